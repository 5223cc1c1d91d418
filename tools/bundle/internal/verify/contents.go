package verify

import (
	"go/ast"
	"go/types"

	"oj/tools/bundle/internal/graph"
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

func nodesOf(units []*graph.Unit) []ast.Node {
	nodes := make([]ast.Node, len(units))
	for i, u := range units {
		nodes[i] = u.Node()
	}
	return nodes
}

// contentsOf lists the contents of each node. All lists are parts of three long
// ones, for which bytes, the length of the source, gives a measure.
func contentsOf(nodes []ast.Node, info *types.Info, bytes int) []contents {
	all := make([]contents, len(nodes))
	c := contents{leaves: make([]ast.Expr, 0, bytes/9), exprs: make([]ast.Expr, 0, bytes/6)}
	for i, n := range nodes {
		leaves, exprs, tests := len(c.leaves), len(c.exprs), len(c.tests)
		c.collect(n, info)
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
