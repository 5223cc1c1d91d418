package analyse

// This file decides whether a program may use the texts of errors. Most
// contest programs only compare errors with nil, so their translations need no error texts.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// ReadsErrors reports whether the program may use the text of an error. The program does not use the text if it only
// assigns errors to variables, returns them and compares them.
func ReadsErrors(p *Source) bool {
	seen := false
	var stack []ast.Node // the path from the file to the current node

	ast.Inspect(p.File, func(n ast.Node) bool {
		if n == nil {
			stack = stack[:len(stack)-1]
			return true
		}
		if e, ok := n.(ast.Expr); ok && len(stack) > 0 {
			if typ := p.Info.TypeOf(e); typ != nil {
				seen = seen || errorInside(typ) || holdsError(typ) && p.isValue(e) && !p.keepsError(stack, e)
			}
		}
		stack = append(stack, n)
		return true
	})
	return seen
}

// isValue reports whether e is a value or a variable. It returns false for types and for nil.
func (p *Source) isValue(e ast.Expr) bool {
	if id, ok := e.(*ast.Ident); ok {
		_, isVar := p.Info.ObjectOf(id).(*types.Var)
		return isVar
	}
	tv := p.Info.Types[e]
	return tv.IsValue() && !tv.IsNil()
}

// holdsError reports whether typ is an error type, or a tuple that contains one.
func holdsError(typ types.Type) bool {
	// A call with several results has a tuple type.
	if tuple, ok := typ.(*types.Tuple); ok {
		for i := 0; i < tuple.Len(); i++ {
			if IsError(tuple.At(i).Type()) {
				return true
			}
		}
		return false
	}
	return IsError(typ)
}

// errorInside reports whether values of the type contain errors, so that printing such a value prints their texts.
func errorInside(typ types.Type) bool {
	// It is enough to check the elements and fields of the type. To build a deeper value, such as a
	// [][]error, a program needs an expression of the inner type []error, and ReadsErrors checks every
	// expression.
	switch u := typ.Underlying().(type) {
	case *types.Slice:
		return IsError(u.Elem())
	case *types.Array:
		return IsError(u.Elem())
	case *types.Pointer:
		return IsError(u.Elem())
	case *types.Map:
		return IsError(u.Elem()) || IsError(u.Key())
	case *types.Struct:
		for i := 0; i < u.NumFields(); i++ {
			if IsError(u.Field(i).Type()) {
				// fmt prints the error in a field of an unnamed struct or of a struct of the program, but not
				// in a field of a struct of the standard library.
				if n, ok := typ.(*types.Named); !ok || n.Obj().Pkg() == nil || n.Obj().Pkg().Name() == "main" {
					return true
				}
			}
		}
	}
	return false
}

// IsError reports whether variables of the type may contain errors that the library created. These are the interface
// types with the only method Error() string, such as the predeclared type error.
func IsError(typ types.Type) bool {
	iface, ok := typ.Underlying().(*types.Interface)
	return ok && iface.NumMethods() > 0 && types.Implements(types.Universe.Lookup("error").Type(), iface)
}

// keepsError reports whether the parent of e, which is the last node of the stack, only assigns, returns, discards or
// compares the error e. Then it does not use the text of the error.
func (p *Source) keepsError(stack []ast.Node, e ast.Expr) bool {
	switch x := stack[len(stack)-1].(type) {
	case *ast.AssignStmt:
		return p.noneLoose(x.Lhs)
	case *ast.ValueSpec:
		return x.Type == nil || e == x.Type || !loose(p.Info.TypeOf(x.Type))
	case *ast.ReturnStmt:
		return p.returnsErrors(stack)
	case *ast.ExprStmt, *ast.ParenExpr, *ast.Field, *ast.DeferStmt:
		return true
	case *ast.BinaryExpr:
		return x.Op == token.EQL || x.Op == token.NEQ
	case *ast.SelectorExpr:
		return x.Sel == e // e is the name in a selector such as io.EOF or s.err; the whole selector is checked separately
	}
	return false
}

// loose reports whether a variable of this type may contain an error although the type is not an error type. Such a
// type is an interface type, for example any.
func loose(typ types.Type) bool { return typ != nil && types.IsInterface(typ) && !IsError(typ) }

// noneLoose reports whether none of the expressions has a loose type.
func (p *Source) noneLoose(list []ast.Expr) bool {
	for _, e := range list {
		if loose(p.Info.TypeOf(e)) {
			return false
		}
	}
	return true
}

// returnsErrors reports whether a return statement can return errors only as results of error types, because no
// result of the enclosing function has a loose type, such as any.
func (p *Source) returnsErrors(stack []ast.Node) bool {
	// Find the innermost function that contains the return statement.
	for i := len(stack) - 1; i >= 0; i-- {
		if results, ok := resultsOf(stack[i]); ok {
			return !slices.ContainsFunc(results.List, func(f *ast.Field) bool { return loose(p.Info.TypeOf(f.Type)) })
		}
	}
	return false
}

// ReadsNumberErrors reports whether the program may use the text of an error of package strconv. It does not if each
// call assigns its error to a local variable that the program only compares. If the program may look at an error in
// another way, ReadsErrors is also true.
func ReadsNumberErrors(p *Source, e *Escapes) bool {
	results := map[types.Object]bool{} // the named results, which a return statement without operands uses
	ast.Inspect(p.File, func(n ast.Node) bool {
		if f, ok := n.(*ast.FuncType); ok && f.Results != nil {
			for _, field := range f.Results.List {
				for _, name := range field.Names {
					results[p.Info.Defs[name]] = true
				}
			}
		}
		return true
	})

	// compared reports whether the program only assigns to a variable and compares it.
	compared := func(x ast.Expr) bool {
		id, ok := x.(*ast.Ident)
		if !ok || id.Name == "_" {
			return ok
		}
		v, ok := p.Info.ObjectOf(id).(*types.Var)
		if !ok || !e.Local(v) || results[v] {
			return false
		}
		for _, use := range e.Uses[v] {
			switch up := e.Parents[use].(type) {
			case *ast.AssignStmt:
				if !containsNode(up.Lhs, use) {
					return false
				}
			case *ast.BinaryExpr:
			default:
				return false
			}
		}
		return true
	}

	reads := false
	ast.Inspect(p.File, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		if !ok {
			return !reads
		}
		fn, ok := p.Info.Uses[id].(*types.Func)
		if !ok || fn.Pkg() == nil || fn.Pkg().Path() != "strconv" || !holdsError(fn.Signature().Results()) {
			return true
		}

		// A function that is used as a value may be called anywhere.
		sel := e.Parents[id]
		call, ok := e.Parents[sel].(*ast.CallExpr)
		if !ok || ast.Node(call.Fun) != sel {
			reads = true
			return false
		}
		assign, ok := e.Parents[call].(*ast.AssignStmt)
		reads = reads || !ok || len(assign.Lhs) != 2 || !compared(assign.Lhs[1])
		return !reads
	})
	return reads
}

// containsNode reports whether an expression is in a list.
func containsNode(list []ast.Expr, n ast.Node) bool {
	for _, x := range list {
		if x == n {
			return true
		}
	}
	return false
}

// resultsOf returns the results of a function, which are nil if it has none; ok is false if the node is no function.
func resultsOf(n ast.Node) (results *ast.FieldList, ok bool) {
	switch fn := n.(type) {
	case *ast.FuncDecl:
		return fn.Type.Results, true
	case *ast.FuncLit:
		return fn.Type.Results, true
	}
	return nil, false
}
