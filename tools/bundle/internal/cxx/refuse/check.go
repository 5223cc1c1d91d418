package refuse

// This file reports constructs that have no translation, before anything is translated. If a construct in
// generic code has no translation only for certain type arguments, package lower reports it.

import (
	"go/ast"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
)

// Check adds a refusal for each construct that is never translated.
func Check(p *analyse.Source, r *List) {
	// Directives are comments, which ast.Inspect below does not visit.
	for _, group := range p.File.Comments {
		for _, c := range group.List {
			if strings.HasPrefix(c.Text, "//go:embed ") {
				r.Add(c.Pos(), Embed)
			}
			if strings.HasPrefix(c.Text, "//go:linkname ") {
				r.Add(c.Pos(), Linkname)
			}
		}
	}

	ast.Inspect(p.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.StarExpr:
			// SharedMemory recognises a conversion between string and []byte by unsafe.Pointer. It can be
			// translated, so do not visit the unsafe.Pointer inside it.
			if p.SharedMemory(n) != nil {
				return false
			}
		case *ast.FuncDecl:
			if n.Body == nil {
				r.Add(n.Pos(), NoBody, n.Name.Name)
			}
		case *ast.Ident:
			if obj := p.Info.Uses[n]; obj != nil && obj.Pkg() != nil {
				if kind := refusedNames[obj.Pkg().Path()+"."+obj.Name()]; kind != nil {
					r.Add(n.Pos(), kind)
				}
			}
		}

		if e, ok := n.(ast.Expr); ok {
			if typ := p.Info.Types[e].Type; typ != nil && types.Identical(typ.Underlying(), types.Typ[types.UnsafePointer]) {
				r.Add(e.Pos(), Unsafe)
			}
		}
		return true
	})
}
