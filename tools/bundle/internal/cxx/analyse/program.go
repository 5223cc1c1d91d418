// Package analyse finds facts about a checked Go program: what must live on the heap, which calls have effects, which
// formats and texts of errors are met. It takes Go's syntax and types and knows no C++.
package analyse

// This file says what a program is, and names parts of its syntax.

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/cxx/rt"
)

// Program is one type-checked file of package main.
type Program struct {
	Fset    *token.FileSet
	File    *ast.File
	Pkg     *types.Package
	Info    *types.Info
	Minor   int                    // of its language version: the number after "go1."; a large one for the newest
	Named   *types.Package         // its scope has packages by their names: those that the runtime knows types of
	Library func(token.Pos) string // the package of the library whose source was inlined there, "" for the program's own

	// Declared gives what a function of the library does with its arguments, false if the runtime does not say.
	Declared func(*types.Func) (rt.Function, bool)
}

// Facts are a program and all that is found about it.
type Facts struct {
	*Program
	Escapes   *Escapes
	Effects   *Effects
	NonNil    *NonNil
	Transient map[ast.Expr]bool // what Transients finds

	Recursive      bool // a function may call itself, directly or through others
	LargeVariables bool // the local variables may not fit into the system's stack
}

// Find finds the facts about a program.
func Find(p *Program) *Facts {
	escapes := FindEscapes(p)
	return &Facts{
		Program:        p,
		Escapes:        escapes,
		Effects:        FindEffects(p),
		NonNil:         FindNonNil(p, escapes),
		Transient:      Transients(p),
		Recursive:      isRecursive(p),
		LargeVariables: hasLargeVariables(p),
	}
}

// PerIteration reports whether loop variables are new in every iteration.
func (p *Program) PerIteration() bool { return p.Minor >= 22 }

// Packages are a package and what it imports, by path.
func Packages(pkg *types.Package) map[string]*types.Package {
	all := map[string]*types.Package{}
	var add func(list ...*types.Package)
	add = func(list ...*types.Package) {
		for _, pkg := range list {
			if all[pkg.Path()] == nil {
				all[pkg.Path()] = pkg
				add(pkg.Imports()...)
			}
		}
	}
	add(pkg)
	return all
}

// NamedFunc is the declared function that an expression names, nil if it names none.
func NamedFunc(info *types.Info, e ast.Expr) *types.Func {
	fn, _ := info.Uses[CalleeIdent(e)].(*types.Func)
	return fn
}

// Builtin is the name of the predeclared function that an expression means, "" if it means none.
func (p *Program) Builtin(fun ast.Expr) string {
	if b, ok := p.Info.Uses[CalleeIdent(fun)].(*types.Builtin); ok {
		return b.Name()
	}
	return ""
}

// Holds reports whether a node outside nested function literals satisfies f.
func Holds(root ast.Node, f func(ast.Node) bool) bool {
	found := false
	ast.Inspect(root, func(n ast.Node) bool {
		if _, ok := n.(*ast.FuncLit); ok && n != root {
			return false
		}
		found = found || n != nil && f(n)
		return !found
	})
	return found
}

func HasGoto(body *ast.BlockStmt) bool {
	return Holds(body, func(n ast.Node) bool {
		b, ok := n.(*ast.BranchStmt)
		return ok && b.Tok.String() == "goto"
	})
}

// Postponed reports whether a node is a statement that makes a call later: go or defer.
func Postponed(n ast.Node) bool {
	switch n.(type) {
	case *ast.DeferStmt, *ast.GoStmt:
		return true
	}
	return false
}

// CalleeIdent is the identifier that names a called function, nil if none does.
func CalleeIdent(fun ast.Expr) *ast.Ident {
	switch f := ast.Unparen(fun).(type) {
	case *ast.Ident:
		return f
	case *ast.SelectorExpr:
		return f.Sel
	case *ast.IndexExpr:
		return CalleeIdent(f.X)
	case *ast.IndexListExpr:
		return CalleeIdent(f.X)
	}
	return nil
}
