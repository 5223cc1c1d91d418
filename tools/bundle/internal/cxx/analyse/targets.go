package analyse

// This file finds the declared function that a field of a function type usually holds. A call through such a field can
// compare the field with this function, and then call the function directly.

import (
	"go/ast"
	"go/types"
)

// findTargets maps fields to the only declared function of the program that can get there, directly or through parameters
// and variables. A field may also hold function literals and nil.
func findTargets(p *Source, e *Escapes) map[types.Object]*types.Func {
	// values lists the values of each variable, parameter and field.
	values := map[types.Object][]ast.Expr{}
	add := func(to types.Object, value ast.Expr) {
		if v, ok := to.(*types.Var); ok && v != nil && isFunc(v.Type()) {
			values[v.Origin()] = append(values[v.Origin()], value)
		}
	}
	ast.Inspect(p.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, lhs := range n.Lhs {
				if len(n.Lhs) == len(n.Rhs) {
					add(p.Info.ObjectOf(CalleeIdent(lhs)), n.Rhs[i])
				}
			}
		case *ast.ValueSpec:
			for i, value := range n.Values {
				if len(n.Names) == len(n.Values) {
					add(p.Info.Defs[n.Names[i]], value)
				}
			}
		case *ast.CompositeLit:
			p.noteFields(n, add)
		case *ast.CallExpr:
			fn := NamedFunc(p.Info, n.Fun)
			if fn == nil {
				break
			}
			// The first element of params is the receiver or nil.
			params := e.Params[fn.Origin()]
			for i, arg := range n.Args {
				if i+1 < len(params) {
					add(params[i+1], arg)
				}
			}
		}
		return true
	})

	targets := map[types.Object]*types.Func{}
	for obj := range values {
		if v, ok := obj.(*types.Var); ok && v.IsField() {
			found := map[*types.Func]bool{}
			p.follow(obj, values, map[types.Object]bool{}, found)
			for fn := range found {
				if len(found) == 1 {
					targets[obj] = fn
				}
			}
		}
	}
	return targets
}

// noteFields notes the fields' values of a struct literal.
func (p *Source) noteFields(lit *ast.CompositeLit, add func(types.Object, ast.Expr)) {
	s, ok := p.Info.TypeOf(lit).Underlying().(*types.Struct)
	for i, value := range lit.Elts {
		if pair, keyed := value.(*ast.KeyValueExpr); keyed && ok {
			if key, ok := pair.Key.(*ast.Ident); ok {
				add(p.Info.Uses[key], pair.Value)
			}
		} else if ok {
			add(s.Field(i), value)
		}
	}
}

// follow adds the declared functions that can get into a variable to found.
func (p *Source) follow(obj types.Object, values map[types.Object][]ast.Expr, seen map[types.Object]bool, found map[*types.Func]bool) {
	if seen[obj] {
		return
	}
	seen[obj] = true
	for _, value := range values[obj] {
		switch to := p.Info.Uses[CalleeIdent(value)].(type) {
		case *types.Func:
			if to.Pkg() == p.Pkg && to.Signature().Recv() == nil && to.Signature().TypeParams() == nil {
				found[to] = true
			}
		case *types.Var:
			p.follow(to.Origin(), values, seen, found)
		}
	}
}

// isFunc reports whether a type is a function type.
func isFunc(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}
