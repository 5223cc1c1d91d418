package verify

import (
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"slices"
)

// This file lists the expressions in declarations, so that a declaration in the program can be compared with
// its counterpart in the bundle, expression by expression.

// A contents value lists the expressions in a declaration, in source order. It omits qualifiers such as q in
// q.Name, because the bundle contains only the qualifiers of standard packages. It also omits parentheses, because
// gofmt removes the redundant ones, for example in "if (x > 2)", "func f(x (int))" and "((3))". The order of the
// other expressions shows whether parentheses that matter are missing, see sameForm.
type contents struct {
	leaves []ast.Expr  // identifiers and literals
	exprs  []ast.Expr  // all expressions except parentheses
	tests  []ast.Expr  // the types in type assertions, and the expressions in case clauses
	marks  []token.Pos // the starts of statements, and the braces of blocks
}

// contentsOfProgram returns the contents of the declarations in the program.
func (v *verifier) contentsOfProgram() []contents {
	return contentsOf(len(v.units), func(i int) (ast.Node, *types.Info) {
		return v.units[i].Node(), v.units[i].Pkg.Info
	})
}

// contentsOfBundle returns the contents of the declarations in the bundle.
func (v *verifier) contentsOfBundle() []contents {
	return contentsOf(len(v.news), func(i int) (ast.Node, *types.Info) {
		return v.news[i], v.Info
	})
}

// contentsOf returns the contents of n nodes.
func contentsOf(n int, node func(i int) (ast.Node, *types.Info)) []contents {
	all := make([]contents, n)
	var c contents // is filled for each node, so that the copies have no spare capacity
	for i := range all {
		c.leaves, c.exprs, c.tests, c.marks = c.leaves[:0], c.exprs[:0], c.tests[:0], c.marks[:0]
		c.collect(node(i))
		all[i] = contents{slices.Clone(c.leaves), slices.Clone(c.exprs), slices.Clone(c.tests), slices.Clone(c.marks)}
	}
	return all
}

// collect adds the contents of a node.
func (c *contents) collect(root ast.Node, info *types.Info) {
	ast.Inspect(root, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:

			// Omit the qualifier.
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

			// Skip the expression x.(type) of a type switch: it contains no type, because the types are in
			// the clauses.
			if n.Type != nil {
				c.tests = append(c.tests, n.Type)
			}
		case *ast.CaseClause:
			c.marks = append(c.marks, n.Pos())
			c.tests = append(c.tests, n.List...)
		case *ast.EmptyStmt: // gofmt removes empty statements
		case *ast.BlockStmt:
			c.marks = append(c.marks, n.Lbrace, n.Rbrace)
		case ast.Stmt:
			c.marks = append(c.marks, n.Pos())
		case *ast.ParenExpr: // omit the parentheses, but not what is inside
		case ast.Expr:
			c.exprs = append(c.exprs, n)
		}
		return true
	})
}

// sameForm reports whether two expressions are of the same kind, apart from their operands. For operations, the
// operators must be equal. So a list of expressions in source order has another form if parentheses that matter are
// missing: (a+b)*c is a product of a sum and c, but a+b*c is a sum of a and a product.
func sameForm(old, new ast.Expr) bool {
	switch old := old.(type) {
	case *ast.BinaryExpr:
		new, ok := new.(*ast.BinaryExpr)
		return ok && old.Op == new.Op
	case *ast.UnaryExpr:
		new, ok := new.(*ast.UnaryExpr)
		return ok && old.Op == new.Op

	// The bundler removes qualifiers, and adds them for dot imports: q.Name becomes Name, or the other way round.
	case *ast.SelectorExpr, *ast.Ident:
		_, isSelector := new.(*ast.SelectorExpr)
		_, isName := new.(*ast.Ident)
		return isSelector || isName
	}
	return reflect.TypeOf(old) == reflect.TypeOf(new)
}
