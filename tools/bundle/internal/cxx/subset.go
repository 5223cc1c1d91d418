package cxx

// This file refuses, before anything is translated, the constructs that have
// no translation. What depends on types or instances is refused where met.

import (
	"go/ast"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
)

// checkSubset adds a refusal for every construct that is never translated.
func checkSubset(p *program, r *refusals) {
	for _, spec := range p.file.Imports {
		path := strings.Trim(spec.Path.Value, "\"`")
		if kind, ok := refusedImports[path]; ok {
			r.add(spec.Pos(), kind)
		}
	}
	for _, group := range p.file.Comments {
		for _, c := range group.List {
			if strings.HasPrefix(c.Text, "//go:embed ") {
				r.add(c.Pos(), refusedEmbed)
			}
			if strings.HasPrefix(c.Text, "//go:linkname ") {
				r.add(c.Pos(), refusedLinkname)
			}
		}
	}
	ast.Inspect(p.file, func(n ast.Node) bool {
		if star, ok := n.(*ast.StarExpr); ok && p.sharedMemory(star) != nil {
			return false
		}
		checkNode(p, r, n)
		return true
	})
}

// checkNode refuses one node if nothing like it is translated.
func checkNode(p *program, r *refusals, n ast.Node) {
	switch n := n.(type) {
	case *ast.FuncDecl:
		if n.Body == nil {
			r.add(n.Pos(), refusedNoBody, n.Name.Name)
		}
	case *ast.Ident:
		if tn, ok := p.info.Uses[n].(*types.TypeName); ok && tn.Pkg() != nil && refusedTypes[tn.Pkg().Path()+"."+tn.Name()] != nil {
			r.add(n.Pos(), refusedTypes[tn.Pkg().Path()+"."+tn.Name()])
		}
		checkExpr(p, r, n)
	case ast.Expr:
		checkExpr(p, r, n)
	}
}

// readsClock reports whether an expression calls time.Now.
func (p *program) readsClock(e ast.Expr) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			fn := analyse.NamedFunc(p.info, call.Fun)
			found = found || fn != nil && fn.FullName() == "time.Now"
		}
		return !found
	})
	return found
}

// checkExpr refuses pointers without a type.
func checkExpr(p *program, r *refusals, e ast.Expr) {
	tv, ok := p.info.Types[e]
	if !ok || tv.Type == nil {
		return
	}
	if b, ok := types.Unalias(tv.Type).Underlying().(*types.Basic); ok {
		if b.Kind() == types.UnsafePointer {
			r.add(e.Pos(), refusedUnsafe)
		}
	}
}
