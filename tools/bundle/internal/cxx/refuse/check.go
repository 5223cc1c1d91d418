package refuse

// This file reports constructs that have no translation, before anything is translated. Some constructs have
// no translation only in certain instances of generic code; package lower reports them.

import (
	"go/ast"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
)

// Check adds a refusal for each construct that is never translated.
func Check(p *analyse.Program, r *List) {
	// Directives are comments, which are not part of the syntax tree.
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
			// The expression is the one use of package unsafe that is translated, so skip the unsafe.Pointer
			// inside it.
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
