package cxx

// This file gives fields of type io.Reader and io.Writer the type *os.File, if they contain only files. The translation
// then needs no interface for the standard input and output. The types are changed in the source text, and the result
// is type-checked: if a field ever gets another type, or is used as an interface, the check fails, and the source stays
// as it is.

import (
	"bytes"
	"go/ast"
	"go/types"

	"oj/tools/bundle/internal/cxx/analyse"
)

// concreteFields returns the program with the changed types, or the same program.
func concreteFields(p *analyse.Source, src []byte, opts Options) *analyse.Source {
	used := valueUses(p)
	out := bytes.Clone(src)
	changed := false
	for i := len(p.File.Decls) - 1; i >= 0; i-- { // from the end, so that positions stay right
		decl, ok := p.File.Decls[i].(*ast.GenDecl)
		if !ok {
			continue
		}
		for j := len(decl.Specs) - 1; j >= 0; j-- {
			spec, ok := decl.Specs[j].(*ast.TypeSpec)
			if !ok {
				continue
			}
			structure, ok := spec.Type.(*ast.StructType)
			if !ok || spec.TypeParams != nil || used[p.Info.Defs[spec.Name]] {
				continue
			}

			fields := structure.Fields.List
			for k := len(fields) - 1; k >= 0; k-- {
				f := fields[k]
				typ := types.TypeString(p.Info.TypeOf(f.Type), nil)
				if len(f.Names) != 1 || typ != "io.Reader" && typ != "io.Writer" || !alwaysSet(p, spec.Name, f.Names[0].Name) {
					continue
				}
				from, to := p.Fset.Position(f.Type.Pos()).Offset, p.Fset.Position(f.Type.End()).Offset
				out = append(out[:from:from], append([]byte("*os.File"), out[to:]...)...)
				changed = true
			}
		}
	}
	if !changed {
		return p
	}

	// The refusals of the new program are the same as those of the old one, which has none.
	if concrete, _, err := load(out, opts); err == nil {
		return concrete
	}
	return p
}

// valueUses returns the types of which the program may make a value without a literal: it mentions them in another way
// than *T or T{...}.
func valueUses(p *analyse.Source) map[types.Object]bool {
	used := map[types.Object]bool{}
	fine := map[ast.Node]bool{}
	ast.Inspect(p.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.StarExpr:
			fine[n.X] = true
		case *ast.CompositeLit:
			fine[n.Type] = true
		case *ast.Ident:
			if !fine[n] {
				used[p.Info.Uses[n]] = true
			}
		}
		return true
	})
	return used
}

// alwaysSet reports whether every literal of a struct type gives a field a value, which is not nil.
func alwaysSet(p *analyse.Source, name *ast.Ident, field string) bool {
	always := true
	ast.Inspect(p.File, func(n ast.Node) bool {
		lit, ok := n.(*ast.CompositeLit)
		if !ok || lit.Type == nil {
			return true
		}
		if id, ok := lit.Type.(*ast.Ident); !ok || p.Info.Uses[id] != p.Info.Defs[name] {
			return true
		}
		set := false
		for _, x := range lit.Elts {
			pair, keyed := x.(*ast.KeyValueExpr)
			if !keyed {
				return true // without keys, the literal has all fields
			}
			key, _ := pair.Key.(*ast.Ident)
			set = set || key != nil && key.Name == field && !p.Info.Types[pair.Value].IsNil()
		}
		always = always && set
		return true
	})
	return always
}
