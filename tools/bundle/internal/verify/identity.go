package verify

import (
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/graph"
)

// This file looks for unnamed types that were different and are the same in the bundle: struct{ x int } is another type in
// every package, because x is unexported. This matters only if a type switch or assertion tests for the type.

// typeTests records the types in the type switches and assertions of u.
func (v *verifier) typeTests(u *graph.Unit, old contents) {
	for _, e := range old.tests {
		if tv := u.Pkg.Info.Types[e]; tv.IsType() {
			v.tested[tv.Type] = true
		}
	}
}

// identities fails for types that a test names and that became identical with another type of the program.
func (v *verifier) identities() {
	var private []typePair
	for _, p := range v.types {
		// Only types with unexported fields can have become the same.
		if hasPrivateStruct(p.old) {
			private = append(private, p)
		}
	}

	for i, a := range private {
		if !v.tested[a.old] {
			continue
		}
		for j, b := range private {
			// The same now, but not before.
			if i != j && types.Identical(a.new, b.new) && !types.Identical(a.old, b.old) {
				v.failAt(v.typePos(a.old), "the types %s of two packages become one, and a type switch or assertion can tell", a.new)
				break
			}
		}
	}
}

// typePos is the position of a field in t, so that the message has a line.
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

			// Types inside of the fields count, too.
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

	// These keep their identity.
	case *types.Named, *types.TypeParam:
	case interface{ Elem() types.Type }:
		walkPrivate(t.Elem(), f)
	}
}
