package verify

import (
	"go/ast"
	"go/types"
)

// This file lists what a declaration consists of, so that an old one and what
// became of it can be compared item by item.

// contents are what stands in a declaration, in source order. A qualified name
// counts as one: the package name before the dot is left out.
type contents struct {
	leaves []ast.Expr // identifiers and literals
	exprs  []ast.Expr // these and all other expressions
	tests  []ast.Expr // those of type assertions and case clauses
}

// contentsOfUnits lists what the old declarations hold.
func (v *verifier) contentsOfUnits() []contents {
	return contentsOf(len(v.units), len(v.res.Source), func(i int) (ast.Node, *types.Info) {
		return v.units[i].Node(), v.units[i].Pkg.Info
	})
}

// contentsOfNews lists what the new ones hold.
func (v *verifier) contentsOfNews() []contents {
	return contentsOf(len(v.news), len(v.res.Source), func(i int) (ast.Node, *types.Info) {
		return v.news[i], v.Info
	})
}

// contentsOf lists the contents of n nodes. All lists are parts of three long
// ones, for which bytes, the length of the source, gives a measure.
func contentsOf(n, bytes int, node func(i int) (ast.Node, *types.Info)) []contents {
	all := make([]contents, n)
	c := contents{leaves: make([]ast.Expr, 0, bytes/9), exprs: make([]ast.Expr, 0, bytes/6)}
	for i := range all {
		leaves, exprs, tests := len(c.leaves), len(c.exprs), len(c.tests)
		c.collect(node(i))
		all[i] = contents{c.leaves[leaves:], c.exprs[exprs:], c.tests[tests:]}
	}
	return all
}

func (c *contents) collect(root ast.Node, info *types.Info) {
	ast.Inspect(root, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			c.exprs = append(c.exprs, n)
			q, ok := n.X.(*ast.Ident)
			if !ok {
				return true
			}
			if _, ok := info.Uses[q].(*types.PkgName); ok {
				c.leaves = append(c.leaves, n.Sel)
				return false
			}
		case *ast.Ident:
			c.leaves = append(c.leaves, n)
			c.exprs = append(c.exprs, n)
		case *ast.BasicLit:
			c.leaves = append(c.leaves, n)
			c.exprs = append(c.exprs, n)
		case *ast.TypeAssertExpr:
			c.exprs = append(c.exprs, n)
			if n.Type != nil {
				c.tests = append(c.tests, n.Type)
			}
		case *ast.CaseClause:
			c.tests = append(c.tests, n.List...)
		case ast.Expr:
			c.exprs = append(c.exprs, n)
		}
		return true
	})
}
