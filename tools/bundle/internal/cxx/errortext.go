package cxx

// This file finds out whether a program can tell what its errors say. Most
// contest programs only compare errors with nil; they need no error texts.

import (
	"go/ast"
	"go/token"
	"go/types"
)

// readsErrors reports whether any error goes where its text might be seen:
// anywhere but into variables, results and comparisons.
func readsErrors(p *program) bool {
	seen := false
	var stack []ast.Node
	ast.Inspect(p.file, func(n ast.Node) bool {
		if n == nil {
			stack = stack[:len(stack)-1]
			return true
		}
		if e, ok := n.(ast.Expr); ok && len(stack) > 0 {
			if typ := p.info.TypeOf(e); typ != nil {
				seen = seen || errorInside(typ) || holdsError(typ) && p.isValue(e) && !p.keepsError(stack, e)
			}
		}
		stack = append(stack, n)
		return true
	})
	return seen
}

// isValue reports whether e is a value or a variable, not a type or nil.
func (p *program) isValue(e ast.Expr) bool {
	if id, ok := e.(*ast.Ident); ok {
		_, isVar := p.info.ObjectOf(id).(*types.Var)
		return isVar
	}
	tv := p.info.Types[e]
	return tv.IsValue() && !tv.IsNil()
}

// holdsError reports whether a value of the type is an error, or several results with one.
func holdsError(typ types.Type) bool {
	if tuple, ok := typ.(*types.Tuple); ok {
		for i := 0; i < tuple.Len(); i++ {
			if isError(tuple.At(i).Type()) {
				return true
			}
		}
		return false
	}
	return isError(typ)
}

// errorInside reports whether the type is made of errors: printing a value would print them.
func errorInside(typ types.Type) bool {
	switch u := typ.Underlying().(type) {
	case *types.Slice:
		return isError(u.Elem())
	case *types.Array:
		return isError(u.Elem())
	case *types.Pointer:
		return isError(u.Elem())
	case *types.Map:
		return isError(u.Elem()) || isError(u.Key())
	case *types.Struct:
		for i := 0; i < u.NumFields(); i++ {
			if isError(u.Field(i).Type()) {
				if n, ok := typ.(*types.Named); !ok || n.Obj().Pkg() == nil || n.Obj().Pkg().Name() == "main" {
					return true
				}
			}
		}
	}
	return false
}

// isError reports whether values of the type may be errors made by the library: it is an
// interface that errors have.
func isError(typ types.Type) bool {
	iface, ok := typ.Underlying().(*types.Interface)
	return ok && iface.NumMethods() > 0 && types.Implements(types.Universe.Lookup("error").Type(), iface)
}

// keepsError reports whether the node around e, the last of the stack, only passes on, drops or
// compares the error that e holds.
func (p *program) keepsError(stack []ast.Node, e ast.Expr) bool {
	switch x := stack[len(stack)-1].(type) {
	case *ast.AssignStmt:
		return p.noneLoose(x.Lhs)
	case *ast.ValueSpec:
		return x.Type == nil || e == x.Type || !loose(p.info.TypeOf(x.Type))
	case *ast.ReturnStmt:
		return p.returnsErrors(stack)
	case *ast.ExprStmt, *ast.ParenExpr, *ast.Field, *ast.DeferStmt:
		return true
	case *ast.BinaryExpr:
		return x.Op == token.EQL || x.Op == token.NEQ
	case *ast.SelectorExpr:
		return x.Sel == e // io.EOF, s.err: the whole is looked at with its own surroundings
	}
	return false
}

// loose reports whether a variable of the type hides that it holds an error.
func loose(typ types.Type) bool { return typ != nil && types.IsInterface(typ) && !isError(typ) }

// noneLoose reports whether no expression is of a loose type.
func (p *program) noneLoose(list []ast.Expr) bool {
	for _, e := range list {
		if loose(p.info.TypeOf(e)) {
			return false
		}
	}
	return true
}

// returnsErrors reports whether the function around a return statement gives errors as such.
func (p *program) returnsErrors(stack []ast.Node) bool {
	for i := len(stack) - 1; i >= 0; i-- {
		var fields *ast.FieldList
		switch f := stack[i].(type) {
		case *ast.FuncDecl:
			fields = f.Type.Results
		case *ast.FuncLit:
			fields = f.Type.Results
		default:
			continue
		}
		for _, field := range fields.List {
			if loose(p.info.TypeOf(field.Type)) {
				return false
			}
		}
		return true
	}
	return false
}
