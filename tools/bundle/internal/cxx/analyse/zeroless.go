package analyse

// This file finds out whether a program can have nil maps and nil streams of package bufio. It has none if it mentions
// these types only where a value follows: maps and streams have no zero value in such a program, because no variable,
// field, element or result starts without a value.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// mayBeNil reports whether a value of a type that is selects may be nil somewhere in the program.
func mayBeNil(p *Source, e *Escapes, is func(types.Type) bool) bool {
	// A panic that is recovered ends a function whose result may have no value.
	found := false
	ast.Inspect(p.File, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			found = found || p.Builtin(id) == "recover" || p.Info.Types[id].IsNil() && !p.nilElsewhere(e, id, is)
		}
		if x, ok := n.(ast.Expr); ok && !found {
			tv := p.Info.Types[x]
			found = tv.IsType() && is(tv.Type) && !p.hasValue(e, x)
		}
		return !found
	})

	// A generic function may declare variables of the type of its argument. Those of package maps take and return maps.
	for id, instance := range p.Info.Instances {
		obj := p.Info.Uses[id]
		fromMaps := obj != nil && obj.Pkg() != nil && obj.Pkg().Path() == "maps"
		for i := 0; i < instance.TypeArgs.Len() && !fromMaps; i++ {
			found = found || is(instance.TypeArgs.At(i))
		}
	}
	return found
}

// hasValue reports whether the type expression x is at a place that gives no variable its zero value: in a declaration
// with values, in a literal, in make, in a conversion, or as the type of a parameter or of a result without a name.
func (p *Source) hasValue(e *Escapes, x ast.Expr) bool {
	switch up := e.Parents[x].(type) {
	case *ast.ValueSpec:
		return len(up.Values) > 0
	case *ast.TypeSpec:
		return true
	case *ast.CompositeLit:
		return isMap(p.Info.TypeOf(x))
	case *ast.IndexExpr:
		return up.X == x
	case *ast.CallExpr:
		return up.Fun == x || p.Builtin(up.Fun) == "make"
	case *ast.Field:
		list := e.Parents[up]
		switch fn := e.Parents[list].(type) {
		case *ast.FuncDecl:
			return true // the receiver
		case *ast.FuncType:
			return list == ast.Node(fn.Params) || len(up.Names) == 0
		}
	}
	return false
}

// nilElsewhere reports whether an identifier nil is no value of a type that is selects.
func (p *Source) nilElsewhere(e *Escapes, id *ast.Ident, is func(types.Type) bool) bool {
	switch up := e.Parents[id].(type) {
	case *ast.BinaryExpr:
		return true
	case *ast.AssignStmt:
		i := slices.Index(up.Rhs, ast.Expr(id))
		return up.Tok == token.ASSIGN && i >= 0 && len(up.Lhs) == len(up.Rhs) && !is(p.Info.TypeOf(up.Lhs[i]))
	case *ast.ValueSpec:
		return up.Type != nil && !is(p.Info.TypeOf(up.Type))
	case *ast.CallExpr:
		tv := p.Info.Types[up.Fun]
		sig, ok := tv.Type.Underlying().(*types.Signature)
		if tv.IsType() || !ok {
			return tv.IsType() && !is(tv.Type)
		}
		for v := range sig.Params().Variables() {
			if is(v.Type()) {
				return false
			}
		}
		return true
	case *ast.ReturnStmt:
		for n := e.Parents[up]; n != nil; n = e.Parents[n] {
			if results, ok := resultsOf(n); ok {
				return !slices.ContainsFunc(results.List, func(f *ast.Field) bool { return is(p.Info.TypeOf(f.Type)) })
			}
		}
	case *ast.KeyValueExpr, *ast.CompositeLit:
		return true // a container of such values is found by its type
	}
	return false
}

// isMap reports whether a type is a map.
func isMap(t types.Type) bool {
	_, ok := t.Underlying().(*types.Map)
	return ok
}

// isStream reports whether a type is a pointer to a reader, a writer or a scanner of package bufio, or contains two.
func isStream(t types.Type) bool {
	name := types.TypeString(types.Unalias(t), nil)
	if pointer, ok := t.Underlying().(*types.Pointer); ok {
		name = "*" + types.TypeString(types.Unalias(pointer.Elem()), nil)
	}
	return strings.HasPrefix(name, "*bufio.") || name == "bufio.ReadWriter"
}
