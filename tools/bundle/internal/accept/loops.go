package accept

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/pipeline"
	"oj/tools/bundle/internal/uses"
)

// This file warns about loop variables that may be used after their iteration. Up to Go 1.21 all iterations
// share the variable, and since Go 1.22 each iteration has its own, so the same source may behave differently.

// perIteration is the first minor version in which each iteration has its own variables.
const perIteration = 22

// checkLoops warns about loops that may behave differently if the program and the bundle have different rules
// for loop variables.
func checkLoops(level string, b *pipeline.Bundle) diag.List {
	var list diag.List

	// If the version is unknown, its rule for loop variables is unknown, too: do not warn.
	if minorOf(level) == 0 {
		return nil
	}

	shared := minorOf(level) < perIteration
	for _, u := range b.Kept.Units {
		// A build constraint can set the version of a file.
		own := u.Pkg.Info.FileVersions[u.File.Tree]
		if own == "" {
			own = u.Pkg.GoVersion
		}

		// Skip files whose Go version has the same rule for loop variables as the bundle's.
		if minorOf(own) == 0 || (minorOf(own) < perIteration) == shared {
			continue
		}

		l := loops{b, u, own, level, &list}
		ast.Inspect(u.Node(), l.visit)
	}
	return list
}

// loops warns about the loops of one unit, which is a top-level declaration.
type loops struct {
	*pipeline.Bundle
	u          *uses.Unit
	own, level string // the Go versions for which the unit and the bundle are compiled
	list       *diag.List
}

// visit examines a loop that declares variables.
func (l loops) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.RangeStmt:
		// Without := the variable is declared outside the loop, so it behaves in the same way before and after Go
		// 1.22.
		if n.Tok == token.DEFINE {
			l.body(l.variables(n.Key, n.Value), n.Body)
		}
	case *ast.ForStmt:
		if init, ok := n.Init.(*ast.AssignStmt); ok && init.Tok == token.DEFINE {
			vars := l.variables(init.Lhs...)

			// Examine only the body: the condition and the post statement run between two iterations, so they
			// belong to neither.
			l.body(vars, n.Body)
		}
	}
	return true
}

// variables returns the variables that the expressions declare.
func (l loops) variables(exprs ...ast.Expr) map[types.Object]bool {
	vars := map[types.Object]bool{}
	for _, e := range exprs {
		// The blank identifier is not a variable.
		if id, ok := e.(*ast.Ident); ok && l.u.Pkg.Info.Defs[id] != nil {
			vars[l.u.Pkg.Info.Defs[id]] = true
		}
	}
	return vars
}

// body warns about closures that use the variables, and about expressions that take the address of a
// variable, if the closure or the address may be used after the iteration.
func (l loops) body(vars map[types.Object]bool, body ast.Node) {
	harmless := map[ast.Node]bool{} // closures that are not used after the statement that contains them
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		// The function of a go or defer statement may run after the iteration.
		case *ast.GoStmt:
			l.closure(vars, n.Call.Fun)
		case *ast.DeferStmt:
			l.closure(vars, n.Call.Fun)
		case *ast.CallExpr:
			l.markHarmless(n, harmless)

		// Any other closure may be stored and called after the iteration.
		case *ast.FuncLit:
			if !harmless[n] {
				l.closure(vars, n)
			}
		case *ast.UnaryExpr:
			id, ok := ast.Unparen(n.X).(*ast.Ident)

			// A pointer to a loop variable may be stored, too.
			if ok && n.Op == token.AND && vars[l.u.Pkg.Info.Uses[id]] {
				l.warn(id, "the address of")
			}
		}
		return true
	})
}

// markHarmless marks closures that are not used after the call: a function literal that is called immediately,
// and arguments of sorting and searching functions.
func (l loops) markHarmless(call *ast.CallExpr, harmless map[ast.Node]bool) {
	// A function literal that is called immediately is not stored.
	if lit, ok := ast.Unparen(call.Fun).(*ast.FuncLit); ok {
		harmless[lit] = true
	}

	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok {
		return
	}
	f, ok := l.u.Pkg.Info.Uses[sel.Sel].(*types.Func)
	if !ok || f.Pkg() == nil {
		return
	}

	// The functions of these packages call their arguments, but do not store them.
	switch f.Pkg().Path() {
	case "sort", "slices", "strings", "bytes":
		for _, arg := range call.Args {
			harmless[ast.Unparen(arg)] = true
		}
	}
}

// closure warns if e is a function literal that uses one of the variables.
func (l loops) closure(vars map[types.Object]bool, e ast.Expr) {
	lit, ok := ast.Unparen(e).(*ast.FuncLit)
	if !ok {
		return
	}

	warned := false // report only the first use
	ast.Inspect(lit.Body, func(n ast.Node) bool {
		// Warn if the literal uses one of the loop variables.
		if id, ok := n.(*ast.Ident); ok && !warned && vars[l.u.Pkg.Info.Uses[id]] {
			l.warn(id, "a function literal that uses")
			warned = true
		}
		return true
	})
}

// warn adds a warning about a use of a loop variable, unless there is a warning for the same position.
func (l loops) warn(id *ast.Ident, what string) {
	pos := l.Program.Position(id.Pos())

	// The same use may be found several times.
	for _, d := range *l.list {
		if d.Pos == pos {
			return
		}
	}

	msg := "%s the loop variable %s may outlive the iteration: all iterations share one variable up to Go 1.21, " +
		"and each iteration has its own since Go 1.22; the program is written for Go %s, but bundled for Go %s"
	*l.list = append(*l.list, diag.Errorf(pos, msg, what, id.Name, l.own[2:], l.level[2:])...)
}
