package cxx

// This file finds which functions have effects: whether a call may be moved
// past another without anybody noticing. Go orders calls from left to right,
// C++ does not; only calls that matter to each other are ordered explicitly.

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// effect is what a call may do.
type effect int

const (
	pure   effect = iota // depends on its arguments' values alone
	reads                // reads memory that others write
	writes               // writes memory, reads input, prints, or is unknown
)

// purePackages are library packages whose functions (not methods) change nothing.
var purePackages = map[string]bool{"math": true, "math/bits": true, "strings": true, "strconv": true, "unicode": true,
	"unicode/utf8": true, "unicode/utf16": true, "cmp": true, "path": true}

// effects knows the effect of every function of the program.
type effects struct {
	p     *program
	level map[*types.Func]effect
}

// findEffects computes the least fixed point over the call graph.
func findEffects(p *program) *effects {
	e := &effects{p: p, level: map[*types.Func]effect{}}
	for changed := true; changed; {
		changed = false
		for _, decl := range p.file.Decls {
			fd, ok := decl.(*ast.FuncDecl)
			if !ok || fd.Body == nil {
				continue
			}
			fn := p.info.Defs[fd.Name].(*types.Func)
			if got := e.body(fd.Body); got > e.level[fn] {
				e.level[fn] = got
				changed = true
			}
		}
	}
	return e
}

// body gives the effect of running a function's body, as seen by its caller.
func (e *effects) body(body *ast.BlockStmt) effect {
	worst := pure
	raise := func(to effect) {
		if to > worst {
			worst = to
		}
	}
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit, *ast.DeferStmt, *ast.GoStmt, *ast.SendStmt, *ast.SelectStmt:
			raise(writes)
			return false
		case *ast.AssignStmt:
			for _, lhs := range n.Lhs {
				raise(e.store(lhs, body))
			}
		case *ast.IncDecStmt:
			raise(e.store(n.X, body))
		case *ast.RangeStmt:
			switch e.p.info.TypeOf(n.X).Underlying().(type) {
			case *types.Signature, *types.Chan:
				raise(writes)
			}
			if n.Tok == token.ASSIGN {
				raise(writes)
			}
			raise(reads)
		case *ast.UnaryExpr:
			if n.Op == token.ARROW {
				raise(writes)
			}
		case *ast.CallExpr:
			raise(e.call(n))
		case *ast.StarExpr, *ast.IndexExpr, *ast.SliceExpr, *ast.SelectorExpr:
			raise(reads)
		case *ast.Ident:
			if v, ok := e.p.info.Uses[n].(*types.Var); ok && v.Parent() == e.p.pkg.Scope() {
				raise(reads)
			}
		}
		return worst < writes
	})
	return worst
}

// conversion gives the effect of T(x): between strings and slices it reads what x refers to.
func (e *effects) conversion(n *ast.CallExpr) effect {
	if len(n.Args) == 1 {
		if _, ok := e.p.info.TypeOf(n.Args[0]).Underlying().(*types.Slice); ok {
			return reads
		}
	}
	return pure
}

// store gives the effect of assigning to lhs inside body: none for its own variables.
func (e *effects) store(lhs ast.Expr, body *ast.BlockStmt) effect {
	switch x := ast.Unparen(lhs).(type) {
	case *ast.Ident:
		v, ok := e.p.info.ObjectOf(x).(*types.Var)
		if x.Name == "_" || ok && v.Parent() != e.p.pkg.Scope() {
			return pure
		}
	case *ast.SelectorExpr:
		if sel := e.p.info.Selections[x]; sel != nil && !sel.Indirect() {
			return e.store(x.X, body)
		}
	case *ast.IndexExpr:
		if _, ok := e.p.info.TypeOf(x.X).Underlying().(*types.Array); ok {
			return e.store(x.X, body)
		}
	}
	return writes
}

// call gives the effect of the call itself, without its arguments.
func (e *effects) call(n *ast.CallExpr) effect {
	if e.p.info.Types[n.Fun].IsType() {
		return e.conversion(n)
	}
	fun := ast.Unparen(n.Fun)
	switch ix := fun.(type) {
	case *ast.IndexExpr:
		fun = ix.X
	case *ast.IndexListExpr:
		fun = ix.X
	}
	var obj types.Object
	switch f := fun.(type) {
	case *ast.Ident:
		obj = e.p.info.Uses[f]
	case *ast.SelectorExpr:
		obj = e.p.info.Uses[f.Sel]
	}
	switch obj := obj.(type) {
	case *types.Builtin:
		if obj.Name() == "len" && len(n.Args) == 1 {
			switch e.p.info.TypeOf(n.Args[0]).Underlying().(type) {
			case *types.Map, *types.Chan:
				return reads
			}
		}
		return builtinEffect(obj.Name())
	case *types.Func:
		fn := obj.Origin()
		sig := fn.Type().(*types.Signature)
		if sig.Recv() != nil && types.IsInterface(sig.Recv().Type()) {
			return writes
		}
		if fn.Pkg() == e.p.pkg {
			return e.level[fn]
		}
		if strings.HasPrefix(fn.Name(), "Append") || fn.Name() == "EncodeRune" {
			return writes // into the slice that they are given
		}
		if fn.Pkg() != nil && sig.Recv() == nil && purePackages[fn.Pkg().Path()] && !takesFunction(sig) {
			return reads
		}
		if fn.Name() == "Error" || fn.Name() == "Len" || fn.FullName() == "(*bufio.Scanner).Text" {
			return reads
		}
	}
	return writes
}

func takesFunction(sig *types.Signature) bool {
	for i := 0; i < sig.Params().Len(); i++ {
		if _, ok := sig.Params().At(i).Type().Underlying().(*types.Signature); ok {
			return true
		}
	}
	return false
}

func builtinEffect(name string) effect {
	switch name {
	case "len", "cap", "min", "max", "real", "imag", "complex", "new", "make":
		return pure
	}
	return writes
}
