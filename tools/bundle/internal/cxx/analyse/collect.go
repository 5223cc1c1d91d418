package analyse

// This file decides whether a program needs a garbage collector. Without one, everything lives until the program ends,
// and allocating is a few additions. A program needs a collector if it may allocate again and again what it soon
// drops.
//
// The rule is about how often the code around an allocation runs:
//   - once: outside loops, or in a loop of a few iterations that constants bound.
//   - per input: in a loop that reads or prints in each iteration. So the memory is bounded by a multiple of the input
//     and the output, unless the size of a block is a product or a power of numbers of the input.
//   - without bound: in any other loop, in a recursive function, and in a function that the library calls.
//
// An allocation in code that runs without bound needs a collector, unless the new memory becomes a part of something
// that was there before: append to the same variable or field, an element of a map, X[i] = make(...) for the loop's
// variable i, a field of an object.

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"os"
	"slices"
)

// often says how often code runs.
type often int

const (
	once often = iota
	perInput
	unbounded
)

const (
	fewIterations = 64      // a loop with at most this many iterations counts as none
	largeBlock    = 1 << 16 // the size in bytes of a block that is not allocated for each case without a collector
)

// collects reports whether a program needs a garbage collector.
func collects(p *Program, e *Escapes, transient map[ast.Expr]bool) bool {
	c := &collection{p: p, esc: e, transient: transient, graph: newCallGraph(p), often: map[ast.Node]often{},
		streams: map[ast.Node]bool{}, fresh: map[ast.Node]bool{}, vertexOf: map[ast.Node]ast.Node{}}
	c.vertices = c.graph.vertices
	c.findStreams()
	c.findOften()
	c.findFresh()
	for _, v := range c.vertices {
		if c.often[v] >= 0 && c.garbageIn(v) {
			return true
		}
	}
	return false
}

// collection is the state of the analysis.
type collection struct {
	p         *Program
	esc       *Escapes
	transient map[ast.Expr]bool
	graph     *callGraph
	vertices  []ast.Node
	often     map[ast.Node]often // how often a function is called
	streams   map[ast.Node]bool  // the functions that read or print
	fresh     map[ast.Node]bool  // the functions that return a new object
	vertexOf  map[ast.Node]ast.Node
}

// body returns the statements of a vertex of the call graph.
func body(v ast.Node) *ast.BlockStmt {
	switch v := v.(type) {
	case *ast.FuncDecl:
		return v.Body
	case *ast.FuncLit:
		return v.Body
	case *ast.RangeStmt:
		return v.Body
	}
	return nil
}

// vertex returns the innermost function, function literal or body of an iterator's loop around a node.
func (c *collection) vertex(n ast.Node) ast.Node {
	for at, below := c.esc.Parents[n], n; at != nil; at, below = c.esc.Parents[at], at {
		switch at := at.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			return at
		case *ast.RangeStmt:
			if c.graph.iterates(at) && below == ast.Node(at.Body) {
				return at
			}
		}
	}
	return nil
}

// streamCall reports whether a call of the library reads input or prints.
func (c *collection) streamCall(call *ast.CallExpr) bool {
	fn := NamedFunc(c.p.Info, call.Fun)
	if fn == nil || fn.Pkg() == nil || fn.Pkg() == c.p.Pkg {
		return false
	}
	does, _ := c.p.Declared(fn)
	switch fn.Pkg().Path() {
	case "fmt":
		// Functions on texts, such as Sscan and Sprint, are no streams.
		return fn.Name()[0] != 'S' && fn.Name()[0] != 'A' && fn.Name() != "Errorf" || fn.Name() == "Scan" || fn.Name() == "Scanln" || fn.Name() == "Scanf"
	case "bufio", "os", "io":
		return does.Acts || len(does.Calls)+len(does.Passes) > 0 || fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type())
	case "log":
		return true
	}
	return false
}

// findStreams finds the functions that read or print, directly or through others.
func (c *collection) findStreams() {
	for changed := true; changed; {
		changed = false
		for _, v := range c.vertices {
			if !c.streams[v] && Holds(body(v), func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				return ok && c.streaming(call)
			}) {
				c.streams[v], changed = true, true
			}
		}
	}
}

// streaming reports whether a call reads or prints.
func (c *collection) streaming(call *ast.CallExpr) bool {
	return c.streamCall(call) || slices.ContainsFunc(c.graph.callees(call), func(v ast.Node) bool { return c.streams[v] })
}

// each reports whether each execution of a statement or expression reads or prints. A loop inside it counts if each
// of its iterations does.
func (c *collection) each(n ast.Node) bool {
	switch n := n.(type) {
	case nil:
		return false
	case *ast.BlockStmt:
		return slices.ContainsFunc(n.List, func(s ast.Stmt) bool { return c.each(s) })
	case *ast.IfStmt:
		return n.Init != nil && c.each(n.Init) || c.each(n.Cond) || n.Else != nil && c.each(n.Body) && c.each(n.Else)
	case *ast.SwitchStmt:
		return n.Init != nil && c.each(n.Init) || n.Tag != nil && c.each(n.Tag)
	case *ast.ForStmt:
		return n.Init != nil && c.each(n.Init) || n.Cond != nil && c.each(n.Cond) || c.each(n.Body)
	case *ast.RangeStmt:
		return c.each(n.X) || c.each(n.Body)
	case *ast.LabeledStmt:
		return c.each(n.Stmt)
	case *ast.TypeSwitchStmt, *ast.SelectStmt, *ast.GoStmt:
		return false
	}
	return Holds(n, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		return ok && c.streaming(call)
	})
}

// loop returns how often the body of a loop runs, compared with the loop.
func (c *collection) loop(n ast.Node) often {
	switch n := n.(type) {
	case *ast.ForStmt:
		if c.fewTimes(n) {
			return once
		}
		if n.Cond != nil && c.each(n.Cond) || c.each(n.Body) {
			return perInput
		}
	case *ast.RangeStmt:
		typ := c.p.Info.TypeOf(n.X).Underlying()
		if ptr, ok := typ.(*types.Pointer); ok {
			typ = ptr.Elem().Underlying()
		}
		if array, ok := typ.(*types.Array); ok && array.Len() <= fewIterations {
			return once
		}
		if tv := c.p.Info.Types[n.X]; tv.Value != nil && tv.Value.Kind() == constant.Int && constant.Compare(tv.Value, token.LEQ, constant.MakeInt64(fewIterations)) {
			return once
		}
		if _, ok := ast.Unparen(n.X).(*ast.CompositeLit); ok {
			return once
		}
		if c.each(n.Body) {
			return perInput
		}
	}
	return unbounded
}

// fewTimes reports whether a loop counts up to a small constant.
func (c *collection) fewTimes(n *ast.ForStmt) bool {
	b, ok := n.Cond.(*ast.BinaryExpr)
	if !ok || n.Init == nil || n.Post == nil || b.Op != token.LSS && b.Op != token.LEQ {
		return false
	}
	tv := c.p.Info.Types[b.Y]
	if _, ok := n.Post.(*ast.IncDecStmt); !ok || tv.Value == nil || tv.Value.Kind() != constant.Int {
		return false
	}
	init, ok := n.Init.(*ast.AssignStmt)
	return ok && len(init.Rhs) == 1 && c.p.Info.Types[init.Rhs[0]].Value != nil && constant.Compare(tv.Value, token.LEQ, constant.MakeInt64(fewIterations))
}

// around returns how often a node runs, compared with the function around it. Loops in the list `except` do not count.
func (c *collection) around(n ast.Node, except ...ast.Node) often {
	worst := once
	for at, below := c.esc.Parents[n], n; at != nil; at, below = c.esc.Parents[at], at {
		inside := false
		switch at := at.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			return worst
		case *ast.ForStmt:
			inside = below != ast.Node(at.Init)
		case *ast.RangeStmt:
			inside = below == ast.Node(at.Body)
			if inside && c.graph.iterates(at) {
				return worst
			}
		}
		if inside && !slices.Contains(except, at) {
			worst = max(worst, c.loop(at))
		}
	}
	return worst
}

// runs returns how often a node runs in the whole program.
func (c *collection) runs(n ast.Node, except ...ast.Node) often {
	v := c.vertex(n)
	if v == nil {
		return once // the value of a package variable
	}
	return max(c.often[v], c.around(n, except...))
}

// findOften finds how often each function is called.
func (c *collection) findOften() {
	for _, v := range c.vertices {
		c.often[v] = -1
	}
	var reach func(v ast.Node, o often)
	reach = func(v ast.Node, o often) {
		if known, ok := c.often[v]; !ok || known >= o {
			return
		}
		c.often[v] = o
		ast.Inspect(body(v), func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncLit:
				return false
			case *ast.CallExpr:
				to := max(o, c.around(n))
				fn, _ := c.p.Info.Uses[CalleeIdent(n.Fun)].(*types.Func)
				if fn != nil && fn.Pkg() != c.p.Pkg && (fn.Signature().Recv() == nil || !types.IsInterface(fn.Signature().Recv().Type())) {
					to = unbounded
				}
				for _, next := range c.graph.callees(n) {
					reach(next, to)
				}
			case *ast.RangeStmt:
				if c.graph.iterates(n) {
					for _, next := range c.graph.iteratorCallees(n) {
						reach(next, unbounded)
					}
					return true
				}
			}
			return true
		})
	}
	for _, v := range c.vertices {
		decl, ok := v.(*ast.FuncDecl)
		if ok && decl.Recv == nil && (decl.Name.Name == "main" || decl.Name.Name == "init") {
			reach(v, once)
		}
	}
	for _, init := range c.p.Info.InitOrder {
		ast.Inspect(init.Rhs, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				for _, next := range c.graph.callees(call) {
					reach(next, once)
				}
			}
			return true
		})
	}

	// A recursive function may call itself without bound.
	for _, v := range c.vertices {
		if c.often[v] >= 0 && c.graph.reachesItself(v) {
			reach(v, unbounded)
		}
	}
}

// findFresh finds the functions that return a new object: a call of such a function counts as its allocation.
func (c *collection) findFresh() {
	for _, v := range c.vertices {
		decl, ok := v.(*ast.FuncDecl)
		if !ok {
			continue
		}
		ast.Inspect(decl.Body, func(n ast.Node) bool {
			if r, ok := n.(*ast.ReturnStmt); ok && slices.ContainsFunc(r.Results, c.makes) {
				c.fresh[v] = true
			}
			return true
		})
	}
}

// makes reports whether an expression is a new object of fixed size: &T{...} or new(T).
func (c *collection) makes(x ast.Expr) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.UnaryExpr:
		_, lit := ast.Unparen(x.X).(*ast.CompositeLit)
		return x.Op == token.AND && lit
	case *ast.CallExpr:
		return c.p.Builtin(x.Fun) == "new"
	}
	return false
}

// garbageIn reports whether a function makes garbage without bound.
func (c *collection) garbageIn(v ast.Node) bool {
	found := false
	ast.Inspect(body(v), func(n ast.Node) bool {
		if found || n == nil {
			return false
		}
		if lit, ok := n.(*ast.FuncLit); ok && n != v {
			found = c.esc.Escaping[lit] && c.runs(lit) == unbounded
			c.say(found, n)
			return false
		}
		if c.garbage(n) {
			found = true
		}
		c.say(found, n)
		return !found
	})
	return found
}

func (c *collection) say(found bool, n ast.Node) {
	if found && os.Getenv("COLLECTWHY") != "" {
		fmt.Fprintf(os.Stderr, "collect: %v: %T\n", c.p.Fset.Position(n.Pos()), n)
	}
}

// garbage reports whether a node allocates what a collector would have to free.
func (c *collection) garbage(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GoStmt, *ast.SendStmt, *ast.SelectStmt:
		return true
	case *ast.DeferStmt:
		return c.runs(n) == unbounded
	case *ast.CallExpr:
		return c.callGarbage(n)
	case *ast.UnaryExpr:
		return c.makes(n) && c.runs(n) == unbounded && !c.kept(n)
	case *ast.CompositeLit:
		return c.literalGarbage(n)
	case *ast.BinaryExpr:
		tv := c.p.Info.Types[n]
		return n.Op == token.ADD && isString(tv.Type) && tv.Value == nil && c.runs(n) == unbounded && !c.kept(n)
	case *ast.AssignStmt:
		return c.assignGarbage(n)
	case *ast.Ident:
		v, ok := c.p.Info.Defs[n].(*types.Var)
		return ok && c.esc.Boxed[v] && c.runs(n) == unbounded
	case *ast.ReturnStmt:
		return c.returnGarbage(n)
	}
	return false
}

// literalGarbage is garbage for a composite literal.
func (c *collection) literalGarbage(n *ast.CompositeLit) bool {
	switch c.p.Info.TypeOf(n).Underlying().(type) {
	case *types.Slice:
		if up, ok := c.esc.Parents[n].(*ast.RangeStmt); ok && up.X == ast.Expr(n) {
			return false
		}
		return len(n.Elts) > 0 && c.runs(n) == unbounded && !c.kept(n)
	case *types.Map:
		return c.runs(n) == unbounded && !c.kept(n)
	}
	return false
}

// assignGarbage is garbage for an assignment: s += t makes a new string that is longer than s, and x = nil drops what
// later calls of append have to allocate again.
func (c *collection) assignGarbage(n *ast.AssignStmt) bool {
	if n.Tok == token.ADD_ASSIGN && isString(c.p.Info.TypeOf(n.Lhs[0])) {
		return c.runs(n) > c.declared(n.Lhs[0])
	}
	if len(n.Lhs) != len(n.Rhs) {
		return false
	}
	for i, lhs := range n.Lhs {
		typ := c.p.Info.TypeOf(n.Rhs[i])
		if to := c.p.Info.TypeOf(lhs); to != nil && types.IsInterface(to) && c.boxes(typ, n.Rhs[i]) && c.runs(n) == unbounded {
			return true
		}
		id, ok := ast.Unparen(lhs).(*ast.Ident)
		if !ok || n.Tok != token.ASSIGN || c.selfish(id, n.Rhs[i]) {
			continue
		}
		if _, slice := c.p.Info.TypeOf(lhs).Underlying().(*types.Slice); slice && c.runs(n) == unbounded && c.appended(id) {
			return true
		}
	}
	return false
}

// selfish reports whether an expression is append of the variable, a part of it, or a call.
func (c *collection) selfish(id *ast.Ident, x ast.Expr) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.SliceExpr:
		return c.selfish(id, x.X)
	case *ast.CallExpr:
		return len(x.Args) > 0 && (c.p.Builtin(x.Fun) == "append" || c.p.Builtin(x.Fun) == "")
	case *ast.Ident:
		return c.p.Info.ObjectOf(x) == c.p.Info.ObjectOf(id)
	}
	return false
}

// appended reports whether the program appends to a local variable without bound.
func (c *collection) appended(id *ast.Ident) bool {
	v := c.p.Info.ObjectOf(id)
	for _, use := range c.esc.Uses[v] {
		call, ok := c.esc.Parents[use].(*ast.CallExpr)
		if ok && c.p.Builtin(call.Fun) == "append" && call.Args[0] == ast.Expr(use) && c.runs(call) == unbounded {
			return true
		}
	}
	return false
}

// returnGarbage is garbage for values that become interface values when they are returned.
func (c *collection) returnGarbage(n *ast.ReturnStmt) bool {
	var sig *types.Signature
	switch v := c.vertex(n).(type) {
	case *ast.FuncDecl:
		sig = c.p.Info.Defs[v.Name].(*types.Func).Signature()
	case *ast.FuncLit:
		sig = c.p.Info.TypeOf(v).Underlying().(*types.Signature)
	}
	if sig == nil || sig.Results().Len() != len(n.Results) {
		return false
	}
	for i, x := range n.Results {
		if types.IsInterface(sig.Results().At(i).Type()) && c.boxes(c.p.Info.TypeOf(x), x) && c.runs(n) == unbounded {
			return true
		}
	}
	return false
}

// boxes reports whether an interface value needs memory for a value of the type.
func (c *collection) boxes(typ types.Type, x ast.Expr) bool {
	switch u := typ.Underlying().(type) {
	case *types.Interface, *types.Pointer, *types.Map, *types.Signature, *types.Chan:
		return false
	case *types.Basic:
		return u.Info()&types.IsString != 0
	}
	return true
}

// callGarbage is garbage for a call.
func (c *collection) callGarbage(n *ast.CallExpr) bool {
	o := c.runs(n)
	if o == once {
		return false
	}
	tv := c.p.Info.Types[n.Fun]
	if tv.IsType() {
		return o == unbounded && c.conversionGarbage(n) && !c.kept(n)
	}
	switch c.p.Builtin(n.Fun) {
	case "append":
		return o == unbounded && c.appendGarbage(n)
	case "make":
		return c.makeGarbage(n)
	case "new":
		return o == unbounded && !c.kept(n)
	case "":
	default:
		return false
	}
	if o < unbounded {
		return false
	}

	fn := NamedFunc(c.p.Info, n.Fun)
	sig, _ := c.p.Info.TypeOf(n.Fun).Underlying().(*types.Signature)
	if fn != nil && fn.Pkg() != nil && fn.Pkg() != c.p.Pkg {
		return c.libraryGarbage(n, fn)
	}

	// A function that returns a new object counts as the allocation.
	if slices.ContainsFunc(c.graph.callees(n), func(v ast.Node) bool { return c.fresh[v] }) && !c.kept(n) {
		return true
	}
	if sig == nil {
		return false
	}
	for i, arg := range n.Args {
		if iface := interfaceParam(sig, i); iface != nil && c.boxes(c.p.Info.TypeOf(arg), arg) {
			return true
		}
	}
	return false
}

// libraryGarbage is garbage for a call of the library that runs without bound.
func (c *collection) libraryGarbage(n *ast.CallExpr, fn *types.Func) bool {
	if c.transient[n] || c.streamCall(n) {
		return false
	}
	does, _ := c.p.Declared(fn)
	sig := fn.Signature()
	if recv := sig.Recv(); recv != nil {
		switch typ := types.TypeString(recv.Type(), nil); typ {
		case "*strings.Builder", "*bytes.Buffer":
			sel := ast.Unparen(n.Fun).(*ast.SelectorExpr)
			return c.declared(sel.X) == unbounded
		}
	}
	switch fn.Pkg().Path() {
	case "math/big", "container/list", "container/ring", "time", "regexp":
		return true
	}
	for i, arg := range n.Args {
		if iface := interfaceParam(sig, i); iface != nil && fn.Pkg().Path() != "sort" && fn.Pkg().Path() != "fmt" && c.boxes(c.p.Info.TypeOf(arg), arg) {
			return true
		}
	}
	if len(does.Returns) > 0 {
		return false
	}
	for v := range sig.Results().Variables() {
		switch u := v.Type().Underlying().(type) {
		case *types.Slice, *types.Map, *types.Pointer:
			return !c.kept(n)
		case *types.Basic:
			if u.Info()&types.IsString != 0 {
				return !c.kept(n)
			}
		}
	}
	return false
}

// conversionGarbage reports whether a conversion allocates.
func (c *collection) conversionGarbage(n *ast.CallExpr) bool {
	if c.transient[n] || c.p.Info.Types[n].Value != nil {
		return false
	}
	from, to := c.p.Info.TypeOf(n.Args[0]), c.p.Info.TypeOf(n)
	if isString(to) != isString(from) {
		return true
	}
	return types.IsInterface(to) && c.boxes(from, n.Args[0])
}

// appendGarbage is garbage for a call of append that runs without bound.
func (c *collection) appendGarbage(n *ast.CallExpr) bool {
	first := ast.Unparen(n.Args[0])
	if s, ok := first.(*ast.SliceExpr); ok {
		first = ast.Unparen(s.X)
	}
	switch first.(type) {
	case *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr:
		return c.declared(first) == unbounded && !c.kept(n)
	}
	return true
}

// makeGarbage is garbage for make.
func (c *collection) makeGarbage(n *ast.CallExpr) bool {
	o := c.runs(n)
	fill := c.filled(n)
	if fill != nil && o == unbounded {
		if o = c.runs(n, fill); o == perInput && c.loop(fill) == unbounded {
			return true // rows of a table for each case
		}
	}
	if c.kept(n) || c.doubles(n) {
		return false
	}
	if o == perInput {
		return slices.ContainsFunc(n.Args[1:], func(x ast.Expr) bool { return c.large(x, c.p.Info.TypeOf(n)) })
	}
	return o == unbounded
}

// large reports whether a size may be large in each case: a large constant, a product, or a power.
func (c *collection) large(size ast.Expr, typ types.Type) bool {
	if tv := c.p.Info.Types[size]; tv.Value != nil {
		n, ok := constant.Int64Val(constant.ToInt(tv.Value))
		return !ok || n > largeBlock/8
	}
	return Holds(size, func(n ast.Node) bool {
		b, ok := n.(*ast.BinaryExpr)
		return ok && (b.Op == token.SHL || b.Op == token.MUL && c.p.Info.Types[b.X].Value == nil && c.p.Info.Types[b.Y].Value == nil)
	})
}

// doubles reports whether a call of make replaces a buffer by one of twice its size.
func (c *collection) doubles(n *ast.CallExpr) bool {
	b, ok := ast.Unparen(n.Args[len(n.Args)-1]).(*ast.BinaryExpr)
	return ok && b.Op == token.MUL && Holds(b, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		return ok && (c.p.Builtin(call.Fun) == "len" || c.p.Builtin(call.Fun) == "cap")
	})
}

// filled returns the loop that fills X[i] for each value of its variable i, if x is the new value of X[i].
func (c *collection) filled(x ast.Expr) ast.Node {
	a, ok := c.esc.Parents[x].(*ast.AssignStmt)
	if !ok || len(a.Lhs) != 1 {
		return nil
	}
	index, ok := a.Lhs[0].(*ast.IndexExpr)
	if !ok {
		return nil
	}
	id, ok := ast.Unparen(index.Index).(*ast.Ident)
	if !ok {
		return nil
	}
	i := c.p.Info.ObjectOf(id)
	for at := c.esc.Parents[a]; at != nil; at = c.esc.Parents[at] {
		switch at := at.(type) {
		case *ast.FuncLit, *ast.FuncDecl:
			return nil
		case *ast.ForStmt:
			if at.Init != nil && c.esc.definedBy(at.Init, i) {
				return at
			}
			return nil
		case *ast.RangeStmt:
			if key, ok := at.Key.(*ast.Ident); ok && c.p.Info.ObjectOf(key) == i {
				return at
			}
			return nil
		}
	}
	return nil
}

// declared returns how often the variable, field or element x begins anew: how often the declaration of a local
// variable runs. Parameters, fields, elements and package variables belong to something that was there before.
func (c *collection) declared(x ast.Expr) often {
	id, ok := ast.Unparen(x).(*ast.Ident)
	if !ok {
		return once
	}
	v, ok := c.p.Info.ObjectOf(id).(*types.Var)
	if !ok || !c.esc.Local(v) || c.esc.names[v] == nil {
		return once
	}
	name := c.esc.names[v]
	for at := c.esc.Parents[name]; at != nil; at = c.esc.Parents[at] {
		switch at.(type) {
		case *ast.FieldList:
			return once
		case *ast.BlockStmt:
			return c.runs(name)
		}
	}
	return once
}

// kept reports whether a new value becomes a part of something that was there before.
func (c *collection) kept(x ast.Expr) bool {
	switch up := c.esc.Parents[x].(type) {
	case *ast.ParenExpr:
		return c.kept(up)
	case *ast.KeyValueExpr:
		return c.kept(up)
	case *ast.UnaryExpr:
		return c.kept(up)
	case *ast.CompositeLit:
		return c.kept(up)
	case *ast.CallExpr:
		return c.p.Builtin(up.Fun) == "append" && len(up.Args) > 0 && up.Args[0] != x && !c.appendGarbage(up)
	case *ast.ReturnStmt:
		return c.makes(x) // the call counts
	case *ast.AssignStmt:
		i := slices.Index(up.Rhs, x)
		if i < 0 || len(up.Lhs) != len(up.Rhs) {
			return false
		}
		switch lhs := up.Lhs[i].(type) {
		case *ast.SelectorExpr:
			return c.makes(x) || c.isFresh(x)
		case *ast.IndexExpr:
			if _, ok := c.p.Info.TypeOf(lhs.X).Underlying().(*types.Map); ok {
				return true
			}
			return c.makes(x) || c.isFresh(x)
		case *ast.Ident:
			return (c.makes(x) || c.isFresh(x)) && c.stored(lhs)
		}
	}
	return false
}

func (c *collection) isFresh(x ast.Expr) bool {
	call, ok := x.(*ast.CallExpr)
	return ok && slices.ContainsFunc(c.graph.callees(call), func(v ast.Node) bool { return c.fresh[v] })
}

// stored reports whether a variable with a new object is stored in something else.
func (c *collection) stored(id *ast.Ident) bool {
	for _, use := range c.esc.Uses[c.p.Info.ObjectOf(id)] {
		switch up := c.esc.Parents[use].(type) {
		case *ast.AssignStmt:
			if i := slices.Index(up.Rhs, ast.Expr(use)); i >= 0 && i < len(up.Lhs) {
				if _, ok := up.Lhs[i].(*ast.Ident); !ok {
					return true
				}
			}
		case *ast.CallExpr:
			if c.p.Builtin(up.Fun) == "append" && up.Args[0] != ast.Expr(use) {
				return true
			}
		}
	}
	return false
}
