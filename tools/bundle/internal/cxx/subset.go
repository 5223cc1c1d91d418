package cxx

// This file refuses, before anything is translated, the constructs that have
// no translation. What depends on types or instances is refused where met.

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// refusedPackages are imports with a reason of their own.
var refusedPackages = map[string][2]string{
	"sync":        {"goroutines are not translated, so there is nothing to lock", "leave the lock out"},
	"sync/atomic": {"goroutines are not translated", "use a plain variable"},
	"unsafe":      {"memory layout is not Go's", ""},
	"reflect":     {"types are not values in the translation", "use a type switch"},
	"regexp":      {"regular expressions are not translated", "search with package strings"},
	"runtime":     {"there is no Go runtime in the translation", "leave the call out"},
	"C":           {"cgo is not translated", ""},
}

const noConcurrency = "goroutines and channels are not translated"

// checkSubset adds a refusal for every construct that is never translated.
func checkSubset(p *program, r *refusals) {
	for _, spec := range p.file.Imports {
		path := strings.Trim(spec.Path.Value, "\"`")
		if why, ok := refusedPackages[path]; ok {
			r.add(spec.Pos(), "import of "+path, why[0], why[1])
		}
	}
	for _, group := range p.file.Comments {
		for _, c := range group.List {
			if strings.HasPrefix(c.Text, "//go:embed ") {
				r.add(c.Pos(), "go:embed", "the output is one file", "write the text into a constant")
			}
			if strings.HasPrefix(c.Text, "//go:linkname ") {
				r.add(c.Pos(), "go:linkname", "there is no Go linker", "")
			}
		}
	}
	ast.Inspect(p.file, func(n ast.Node) bool {
		checkNode(p, r, n)
		return true
	})
}

// checkNode refuses one node if nothing like it is translated.
func checkNode(p *program, r *refusals, n ast.Node) {
	switch n := n.(type) {
	case *ast.GoStmt:
		r.add(n.Pos(), "go statement", noConcurrency, "call the function")
	case *ast.SelectStmt:
		r.add(n.Pos(), "select statement", noConcurrency, "")
	case *ast.SendStmt:
		r.add(n.Pos(), "send statement", noConcurrency, "append to a slice")
	case *ast.ChanType:
		r.add(n.Pos(), "channel type", noConcurrency, "use a slice as a queue")
	case *ast.UnaryExpr:
		if n.Op == token.ARROW {
			r.add(n.Pos(), "receive", noConcurrency, "")
		}
	case *ast.FuncDecl:
		if n.Body == nil {
			r.add(n.Pos(), "function "+n.Name.Name+" without a body", "there is nothing to translate", "")
		}
	case *ast.RangeStmt:
		if t := p.info.TypeOf(n.X); t != nil {
			if _, ok := t.Underlying().(*types.Signature); ok {
				r.add(n.Pos(), "range over a function", "iterator functions are not translated", "call the function with a loop body")
			}
		}
	case ast.Expr:
		checkExpr(p, r, n)
	}
}

// checkExpr refuses complex numbers and goroutine-related builtins.
func checkExpr(p *program, r *refusals, e ast.Expr) {
	tv, ok := p.info.Types[e]
	if !ok || tv.Type == nil {
		return
	}
	if b, ok := types.Unalias(tv.Type).Underlying().(*types.Basic); ok {
		if b.Info()&types.IsComplex != 0 {
			r.add(e.Pos(), "complex number", "complex numbers are not translated", "use a struct of two float64")
		}
	}
}
