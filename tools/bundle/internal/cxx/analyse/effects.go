package analyse

// This file computes the effects of functions. Effects determine whether two calls may run in any order. Go
// evaluates calls from left to right, C++ in an unspecified order, so the translator orders two calls
// explicitly if one of them can observe the effects of the other.

import (
	"go/ast"
	"go/token"
	"go/types"
)

// An Effect describes what a call may do.
type Effect int

const (
	Pure   Effect = iota // the result depends only on the values of the arguments
	Reads                // the call reads memory that other calls may write
	Writes               // the call writes memory, reads input or prints; or the called function is unknown
)

// Effects contains the effects of all functions of the program.
type Effects struct {
	p     *Source
	level map[*types.Func]Effect
}

// FindEffects computes the effects of all functions as the least fixed point over the call graph.
func FindEffects(p *Source) *Effects {
	e := &Effects{p: p, level: map[*types.Func]Effect{}}

	// Initially all functions are pure. Each pass raises the effects of functions to the effects of their
	// callees, until nothing changes.
	for changed := true; changed; {
		changed = false
		for _, decl := range p.File.Decls {
			fd, ok := decl.(*ast.FuncDecl)
			if !ok || fd.Body == nil {
				continue
			}

			fn := p.Info.Defs[fd.Name].(*types.Func)
			if got := e.body(fd.Body); got > e.level[fn] {
				e.level[fn] = got
				changed = true
			}
		}
	}
	return e
}

// body returns the effect of executing a function's body, except changes to its local variables.
func (e *Effects) body(body *ast.BlockStmt) Effect {
	worst := Pure
	raise := func(to Effect) { worst = max(worst, to) }

	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		// The analysis does not examine these nodes, and assumes that they may have any effect.
		case *ast.FuncLit, *ast.DeferStmt, *ast.GoStmt, *ast.SendStmt, *ast.SelectStmt:
			raise(Writes)
			return false
		case *ast.AssignStmt:
			for _, lhs := range n.Lhs {
				raise(e.store(lhs, body))
			}
		case *ast.IncDecStmt:
			raise(e.store(n.X, body))
		case *ast.RangeStmt:
			// A range over a function may have any effect, and a range over a channel may run other
			// goroutines.
			switch e.p.Info.TypeOf(n.X).Underlying().(type) {
			case *types.Signature, *types.Chan:
				raise(Writes)
			}
			if n.Tok == token.ASSIGN {
				raise(Writes)
			}
			raise(Reads)
		case *ast.UnaryExpr:
			if n.Op == token.ARROW {
				raise(Writes)
			}
		case *ast.CallExpr:
			raise(e.Call(n))
		case *ast.StarExpr, *ast.IndexExpr, *ast.SliceExpr, *ast.SelectorExpr:
			raise(Reads)
		case *ast.Ident:
			if v, ok := e.p.Info.Uses[n].(*types.Var); ok && v.Parent() == e.p.Pkg.Scope() {
				raise(Reads)
			}
		}
		return worst < Writes
	})
	return worst
}

// conversion returns the effect of T(x). If x is a slice, the conversion reads the elements of x.
func (e *Effects) conversion(n *ast.CallExpr) Effect {
	if len(n.Args) == 1 {
		if _, ok := e.p.Info.TypeOf(n.Args[0]).Underlying().(*types.Slice); ok {
			return Reads
		}
	}
	return Pure
}

// store returns the effect of an assignment to lhs inside body. An assignment to a local variable has no effect
// that the caller can observe.
func (e *Effects) store(lhs ast.Expr, body *ast.BlockStmt) Effect {
	switch x := ast.Unparen(lhs).(type) {
	case *ast.Ident:
		v, ok := e.p.Info.ObjectOf(x).(*types.Var)
		if x.Name == "_" || ok && v.Parent() != e.p.Pkg.Scope() {
			return Pure
		}
	// A field or an array element is part of a variable, unless a pointer must be followed to reach it.
	case *ast.SelectorExpr:
		if sel := e.p.Info.Selections[x]; sel != nil && !sel.Indirect() {
			return e.store(x.X, body)
		}
	case *ast.IndexExpr:
		if _, ok := e.p.Info.TypeOf(x.X).Underlying().(*types.Array); ok {
			return e.store(x.X, body)
		}
	}
	return Writes
}

// Call returns the effect of the call itself, without its arguments.
func (e *Effects) Call(n *ast.CallExpr) Effect {
	if e.p.Info.Types[n.Fun].IsType() {
		return e.conversion(n)
	}
	switch obj := e.p.Info.Uses[CalleeIdent(n.Fun)].(type) {
	case *types.Builtin:
		// The length of a string or slice depends only on the argument, but other calls can change the length
		// of a map or channel.
		if obj.Name() == "len" && len(n.Args) == 1 {
			switch e.p.Info.TypeOf(n.Args[0]).Underlying().(type) {
			case *types.Map, *types.Chan:
				return Reads
			}
		}
		return builtinEffect(obj.Name())
	case *types.Func:
		fn := obj.Origin()
		sig := fn.Type().(*types.Signature)

		// A call of an interface's method may reach any method of that name.
		if sig.Recv() != nil && types.IsInterface(sig.Recv().Type()) {
			return Writes
		}
		if fn.Pkg() == e.p.Pkg {
			return e.level[fn]
		}
		// A library function without effects may still read the memory to which its arguments refer.
		if does, ok := e.p.Declared(fn); ok && does.Pure() {
			return Reads
		}
	}
	return Writes
}

func builtinEffect(name string) Effect {
	switch name {
	case "len", "cap", "min", "max", "real", "imag", "complex", "new", "make":
		return Pure
	}
	return Writes
}
