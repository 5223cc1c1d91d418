// Package analyse finds facts about a checked Go program: which variables must live on the heap, which calls
// have effects, which formats are used, whether texts of errors are used. It works on Go's syntax and types,
// without knowledge of C++.
package analyse

// This file defines the types Source and Facts, and contains helper functions for Go's syntax.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"oj/tools/bundle/internal/cxx/rt"
)

// A Source is a type-checked file of package main.
type Source struct {
	Fset    *token.FileSet
	File    *ast.File
	Pkg     *types.Package
	Info    *types.Info
	Minor   int                    // the language version: the number after "go1."; a large number means the newest version
	Library func(token.Pos) string // returns the path of the library package from which the code at a position was inlined; "" for the program's own code

	// Named is an artificial package without declarations. Its scope contains the imported packages with
	// types that the runtime defines, so that the translator can look up these types.
	Named *types.Package

	// Declared returns what a function of the library does with its arguments, or false if the runtime does not declare it.
	Declared func(*types.Func) (rt.Function, bool)

	interfaceMethods map[string]bool // the names of all methods of interface types; nil before InInterface is called
}

// Facts contains a source and all facts about it.
type Facts struct {
	*Source
	Escapes   *Escapes
	Effects   *Effects
	NonNil    *NonNil
	Transient map[ast.Expr]bool // the strings that need no copy: the result of the function Transients
	Plain     PlainStreams

	// Targets maps a field to the declared function that it usually holds.
	Targets map[types.Object]*types.Func

	NilMaps    bool // a map may be nil
	NilStreams bool // a reader, a writer or a scanner of package bufio may be nil

	Collects       bool // the program needs a garbage collector
	Recursive      bool // a function may call itself, directly or through others
	LargeVariables bool // the local variables may not fit on the system's stack
}

// Find computes the facts about a program.
func Find(p *Source) *Facts {
	escapes := FindEscapes(p)
	transient := Transients(p)
	return &Facts{
		Source:         p,
		Escapes:        escapes,
		Effects:        FindEffects(p),
		NonNil:         FindNonNil(p, escapes),
		Transient:      transient,
		Plain:          findPlainStreams(p, escapes),
		Targets:        findTargets(p, escapes),
		NilMaps:        mayBeNil(p, escapes, isMap),
		NilStreams:     mayBeNil(p, escapes, isStream),
		Collects:       collects(p, escapes, transient),
		Recursive:      isRecursive(p),
		LargeVariables: hasLargeVariables(p),
	}
}

// PerIteration reports whether each iteration of a loop has its own loop variables.
func (p *Source) PerIteration() bool { return p.Minor >= 22 }

// Packages returns a package and all packages that it imports, directly or indirectly, by path.
func Packages(pkg *types.Package) map[string]*types.Package {
	all := map[string]*types.Package{}

	// Visit each package of the import graph once.
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

// The declaration of a library function may list replacements: functions of the runtime that are called instead in
// certain cases. Instead returns the name of the first replacement of fn that the function `fits` accepts, or "" if
// it accepts none.
func (p *Source) Instead(fn *types.Func, fits func(rt.Instead) bool) string {
	does, _ := p.Declared(fn)
	if i := slices.IndexFunc(does.Instead, fits); i >= 0 {
		return does.Instead[i].Name
	}
	return ""
}

// OnlyRead reports whether the replacement i is for calls whose result is a string that the calling code
// reads at once and does not keep.
func OnlyRead(i rt.Instead) bool { return i.OnlyRead }

// Typed reports whether the replacement i is only for calls whose printed or scanned operands all have known static
// types.
func Typed(i rt.Instead) bool { return i.Typed }

// NamedFunc returns the declared function to which an expression refers, or nil.
func NamedFunc(info *types.Info, e ast.Expr) *types.Func {
	fn, _ := info.Uses[CalleeIdent(e)].(*types.Func)
	return fn
}

// Builtin returns the name of the predeclared function to which an expression refers, or "".
func (p *Source) Builtin(fun ast.Expr) string {
	if b, ok := p.Info.Uses[CalleeIdent(fun)].(*types.Builtin); ok {
		return b.Name()
	}
	return ""
}

// Holds reports whether f returns true for at least one node of the tree. It does not visit nested function
// literals.
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

// Postponed reports whether a node is a go or defer statement, whose call is executed later.
func Postponed(n ast.Node) bool {
	switch n.(type) {
	case *ast.DeferStmt, *ast.GoStmt:
		return true
	}
	return false
}

// CalleeIdent returns the identifier in fun, the function part of a call: f in f(), in x.f() and in f[T](). It returns
// nil for other expressions.
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
