package verify

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/graph"
)

// This file compares constants and the table of which type implements which
// interface.

// expressions compares the values of constant expressions and collects types.
func (v *verifier) expressions(u *graph.Unit, old, new *contents) {
	olds, news := old.exprs, new.exprs
	if v.res.Inlined[u] {
		return
	}
	v.typeTests(old)
	if len(olds) != len(news) {
		v.fail(u.Node().Pos(), "%s has %d expressions here and %d in the bundle", u.Name(), len(olds), len(news))
		return
	}
	for i := range olds {
		a, b := v.g.Info.Types[olds[i]], v.Info.Types[news[i]]
		// In a constant group an expression can stand for several values; there
		// the constants themselves are compared.
		if !isConst(u) && ((a.Value == nil) != (b.Value == nil) || a.Value != nil && a.Value.ExactString() != b.Value.ExactString()) {
			v.fail(olds[i].Pos(), "this constant is %v here and %v in the bundle", a.Value, b.Value)
		}
		if a.IsType() && !v.seenType[a.Type] {
			v.seenType[a.Type] = true
			v.types = append(v.types, typePair{a.Type, b.Type})
		}
	}
}

// isConst says whether u declares constants.
func isConst(u *graph.Unit) bool {
	d, ok := u.Decl.(*ast.GenDecl)
	return ok && d.Tok == token.CONST
}

// implements compares, for every type and interface written in the program,
// whether the one implements the other.
func (v *verifier) implements() {
	for _, u := range v.res.Units {
		if t := u.Type(); t != nil && v.oldToNew[t] != nil && !v.seenType[t.Type()] {
			v.seenType[t.Type()] = true
			v.types = append(v.types, typePair{t.Type(), v.oldToNew[t].Type()})
		}
		for _, t := range u.Locals {
			if v.oldToNew[t] != nil && !v.seenType[t.Type()] {
				v.seenType[t.Type()] = true
				v.types = append(v.types, typePair{t.Type(), v.oldToNew[t].Type()})
			}
		}
	}
	var ifaces, others []typePair
	for _, p := range v.types {
		if !complete(p.old) || !complete(p.new) {
			continue
		}
		if types.IsInterface(p.old) {
			ifaces = append(ifaces, p)
		} else {
			others = append(others, p)
		}
	}
	for _, t := range others {
		for _, i := range ifaces {
			v.same(t, i, false)
			v.same(t, i, true)
		}
	}
}

// complete leaves out what has no method set of its own: generic types that are
// not instantiated, type parameters and constraints.
func complete(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		return false
	case *types.Named:
		if t.TypeParams().Len() > 0 && t.TypeArgs().Len() == 0 {
			return false
		}
	}
	if i, ok := t.Underlying().(*types.Interface); ok {
		return i.IsMethodSet() && i.NumMethods() > 0
	}
	return true
}

func (v *verifier) same(t, i typePair, pointer bool) {
	old, new := t.old, t.new
	if pointer {
		old, new = types.NewPointer(old), types.NewPointer(new)
	}
	before := types.Implements(old, i.old.Underlying().(*types.Interface))
	after := types.Implements(new, i.new.Underlying().(*types.Interface))
	if before == after {
		return
	}
	pos := token.NoPos
	if named, ok := types.Unalias(t.old).(*types.Named); ok {
		pos = named.Obj().Pos()
	}
	if after {
		v.failAt(pos, "%s would implement %s, as it does not here", t.old, i.old)
	} else {
		v.failAt(pos, "%s would no longer implement %s", t.old, i.old)
	}
}

func (v *verifier) failAt(pos token.Pos, format string, args ...any) {
	if pos == token.NoPos {
		pos = v.g.Main().Files[0].Tree.Pos()
	}
	v.fail(pos, format, args...)
}
