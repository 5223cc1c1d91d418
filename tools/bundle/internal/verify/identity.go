package verify

import (
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/uses"
)

// This file finds unnamed types that are different in the program and identical in the bundle. For example,
// struct{ x int } is a different type in every package, because x is unexported. The program can notice the
// difference only if the type occurs in a type switch or type assertion.

// typeTests records the types in type switches and assertions of u.
func (v *verifier) typeTests(u *uses.Unit, old contents) {
	for _, e := range old.tests {
		if tv := u.Pkg.Info.Types[e]; tv.IsType() {
			v.tested[tv.Type] = true
		}
	}
}

// identities reports an error for each type in a type switch or type assertion that is identical with another type in
// the bundle, but not in the original program.
func (v *verifier) identities() {
	var private []typePair
	for _, p := range v.types {
		// Select the types with unexported fields, because only these can become identical.
		if hasPrivateStruct(p.old) {
			private = append(private, p)
		}
	}

	for i, a := range private {
		if !v.tested[a.old] {
			continue
		}
		for j, b := range private {
			// Report an error if the types are identical in the bundle, but not in the program.
			if i != j && types.Identical(a.new, b.new) && !types.Identical(a.old, b.old) {
				v.failAt(v.typePos(a.old), "the types %s of two packages become one, and a type switch or assertion can tell", a.new)
				break
			}
		}
	}
}

// typePos returns a position for a message about t. An unnamed type has no position of its own, so typePos
// returns the position of a field in t.
func (v *verifier) typePos(t types.Type) (pos token.Pos) {
	walkPrivate(t, func(s *types.Struct) { pos = s.Field(0).Pos() })
	return pos
}

// hasPrivateStruct reports whether an unnamed struct type with an unexported field occurs in t.
func hasPrivateStruct(t types.Type) bool {
	found := false
	walkPrivate(t, func(*types.Struct) { found = true })
	return found
}

// walkPrivate calls f for the struct types in t that have an unexported field. It does not look into named types.
func walkPrivate(t types.Type, f func(*types.Struct)) {
	switch t := types.Unalias(t).(type) {
	case *types.Struct:
		private := false
		for i := 0; i < t.NumFields(); i++ {
			private = private || !t.Field(i).Exported()

			// Search the types of the fields, too.
			walkPrivate(t.Field(i).Type(), f)
		}
		if private {
			f(t)
		}
	case *types.Map:
		walkPrivate(t.Key(), f)
		walkPrivate(t.Elem(), f)
	case *types.Signature:
		for _, tuple := range []*types.Tuple{t.Params(), t.Results()} {
			for i := 0; i < tuple.Len(); i++ {
				walkPrivate(tuple.At(i).Type(), f)
			}
		}

	// Do not look into named types: different named types are also different in the bundle.
	case *types.Named, *types.TypeParam:
	case interface{ Elem() types.Type }:
		walkPrivate(t.Elem(), f)
	}
}
