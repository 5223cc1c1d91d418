package verify

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/uses"
)

// This file compares the bundled program with its source: the values of constants, and for each interface the types
// that implement it.

// expressions compares the values of constant expressions. It also records the types in the program; two other
// methods (implements and identities) compare them later.
func (v *verifier) expressions() {
	for i, u := range v.res.Units {
		if v.res.Inlined[u] {
			continue
		}
		v.typeTests(u, v.olds[i])
		v.expressionsOf(u, v.olds[i].exprs, v.names[i].exprs)
		v.olds[i].exprs, v.names[i].exprs = nil, nil // a large program has many
	}
}

// expressionsOf compares the expressions of a unit.
func (v *verifier) expressionsOf(u *uses.Unit, olds, news []ast.Expr) {
	// The lists are compared element by element, so they must have the same length.
	if len(olds) != len(news) {
		v.fail(u.Node().Pos(), "%s has %d expressions in the program and %d in the bundle", u.Name(), len(olds), len(news))
		return
	}

	for i := range olds {
		// Expressions of different kinds mean that a part of the source was lost, such as an operator.
		if !sameForm(olds[i], news[i]) {
			v.fail(olds[i].Pos(), "this expression has another form in the bundle")
			return
		}
		a := u.Pkg.Info.Types[olds[i]]
		b := v.Info.Types[news[i]]

		// Skip constant declarations, because an expression with iota has a different value for each constant
		// of the group. The method v.constant compares the values of declared constants.
		if !isConst(u) && !sameValue(a.Value, b.Value) {
			v.fail(olds[i].Pos(), "this constant is %v in the program and %v in the bundle", a.Value, b.Value)
		}

		// Record each type once.
		if a.IsType() && !v.seenType[a.Type] {
			v.seenType[a.Type] = true
			v.types = append(v.types, typePair{a.Type, b.Type})
		}
	}
}

// sameValue reports whether two values are equal or both nil.
func sameValue(a, b constant.Value) bool {
	return a == b || a != nil && b != nil && a.ExactString() == b.ExactString()
}

// isConst reports whether u declares constants.
func isConst(u *uses.Unit) bool {
	d, ok := u.Decl.(*ast.GenDecl)
	return ok && d.Tok == token.CONST
}

// implements checks that each type of the program implements the same interfaces in the bundle.
func (v *verifier) implements() {
	// Add the types that units declare.
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
		// Skip types without methods, because they implement only interfaces without methods.
		if !complete(p.old) || !complete(p.new) || withoutMethods(p.old) && withoutMethods(p.new) {
			continue
		}
		if types.IsInterface(p.old) {
			ifaces = append(ifaces, p)
		} else {
			others = append(others, p)
		}
	}

	for _, t := range others {
		_, isPointer := types.Unalias(t.old).(*types.Pointer)
		for _, i := range ifaces {
			// The pointer type *t has all methods of t. So check t only if *t implements the interface. If t
			// is itself a pointer, *t has no methods, so check t in any case.
			const pointer = true
			if v.same(t, i, pointer) || isPointer {
				v.same(t, i, !pointer)
			}
		}
	}
}

// complete reports whether a type has a method set. Generic types that are not instantiated, type parameters
// and constraints have none.
func complete(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	// A type parameter stands for many types, so it has no method set.
	case *types.TypeParam:
		return false
	case *types.Named:
		if t.TypeParams().Len() > 0 && t.TypeArgs().Len() == 0 {
			return false
		}
	}

	// Exclude constraints. Also exclude interfaces without methods, because every type implements them.
	if i, ok := t.Underlying().(*types.Interface); ok {
		return i.IsMethodSet() && i.NumMethods() > 0
	}
	return true
}

// withoutMethods reports whether a quick test shows that neither t nor *t has methods.
func withoutMethods(t types.Type) bool {
	t = types.Unalias(t)
	if named, ok := t.(*types.Named); ok && named.NumMethods() > 0 {
		return false
	}

	// Only a struct can get methods from its fields.
	switch u := t.Underlying().(type) {
	case *types.Basic, *types.Slice, *types.Array, *types.Map, *types.Chan, *types.Signature:
		return true
	case *types.Struct:
		for i := range u.NumFields() {
			if u.Field(i).Embedded() {
				return false
			}
		}
		return true
	}
	return false
}

// same checks whether t implements i in the program and in the bundle. If pointer is set, it checks a pointer
// to t instead. It reports an error if the two results differ, and returns true if at least one of them is
// true.
func (v *verifier) same(t, i typePair, pointer bool) bool {
	old := t.old
	new := t.new
	if pointer {
		old = types.NewPointer(old)
		new = types.NewPointer(new)
	}
	before := types.Implements(old, i.old.Underlying().(*types.Interface))
	after := types.Implements(new, i.new.Underlying().(*types.Interface))

	// Return if the type implements the interface in the program and in the bundle, or in neither.
	if before == after {
		return before
	}

	pos := token.NoPos

	// Use the position of the type's declaration.
	if named, ok := types.Unalias(t.old).(*types.Named); ok {
		pos = named.Obj().Pos()
	}

	if after {
		v.failAt(pos, "%s would implement %s in the bundle, but does not in the program", t.old, i.old)
	} else {
		v.failAt(pos, "%s would not implement %s in the bundle, but does in the program", t.old, i.old)
	}
	return true
}

// failAt reports an error at pos. If pos is unknown, it reports the error at the main package.
func (v *verifier) failAt(pos token.Pos, format string, args ...any) {
	if pos == token.NoPos {
		pos = v.g.Main().Files[0].Tree.Pos()
	}
	v.fail(pos, format, args...)
}
