package analyse

// This file decides whether a program needs a garbage collector. Without one, everything lives until the program ends,
// and allocating is a few additions.
//
// The rule is about how often the code around an allocation runs:
//   - once: outside loops.
//   - per input: in a loop that reads or prints in each iteration, or in a function that does in each call. The memory
//     is then bounded by a multiple of the input and the output. A loop of few iterations, which constants bound, counts
//     as such a loop.
//   - unbounded: in any other loop, in a recursive function, and in a function that the library calls.
//
// A program needs a collector if it allocates in unbounded code, with two exceptions, where the memory stays in use: a
// slice, map or builder grows that is there only once (containers.go), and X[i] = make(...) in the loop over i. It also
// needs one if it makes a large value or a slice for each piece of input, unless its length is a small constant.

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
)

// often says how often code runs.
type often int

const (
	once often = iota
	perInput
	unbounded
	few = perInput // a few times: small values may stay, but not large ones
)

const (
	fewIterations = 64 // a loop with at most this many iterations does not count as unbounded
	largeLength   = 64 // a longer slice is not allocated for each piece of input
)

// collects reports whether a program needs a garbage collector.
func collects(p *Source, e *Escapes, transient map[ast.Expr]bool) bool {
	c := &collection{p: p, esc: e, transient: transient, graph: newCallGraph(p), often: map[ast.Node]often{},
		streams: map[ast.Node]bool{}, fresh: map[types.Object]often{}, made: map[types.Object]often{}, inside: map[types.Object][]types.Object{}}
	c.vertices = c.graph.vertices
	c.findStreams()
	c.findOften()
	c.findContainers()
	for _, v := range c.vertices {
		if c.often[v] >= 0 && c.garbageIn(v) {
			return true
		}
	}
	return false
}

// collection is the state of the analysis.
type collection struct {
	p         *Source
	esc       *Escapes
	transient map[ast.Expr]bool
	graph     *callGraph
	vertices  []ast.Node
	often     map[ast.Node]often              // how often a function is called
	streams   map[ast.Node]bool               // the functions that read or print
	fresh     map[types.Object]often          // how often a variable, a field or its elements get another container
	made      map[types.Object]often          // how often values of a named type are made
	inside    map[types.Object][]types.Object // the struct types that contain values of a named type
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

// findStreams finds the functions of which each call reads or prints, directly or through others.
func (c *collection) findStreams() {
	for changed := true; changed; {
		changed = false
		for _, v := range c.vertices {
			if !c.streams[v] && c.each(body(v)) {
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
			return few
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
			return few
		}
		if tv := c.p.Info.Types[n.X]; tv.Value != nil && tv.Value.Kind() == constant.Int && constant.Compare(tv.Value, token.LEQ, constant.MakeInt64(fewIterations)) {
			return few
		}
		if _, ok := ast.Unparen(n.X).(*ast.CompositeLit); ok {
			return few
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
		if o == unbounded && c.streams[v] {
			o = perInput
		}
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

// garbageIn reports whether a function makes garbage without bound.
func (c *collection) garbageIn(v ast.Node) bool {
	found := false
	ast.Inspect(body(v), func(n ast.Node) bool {
		if found || n == nil {
			return false
		}
		if lit, ok := n.(*ast.FuncLit); ok && n != v {
			found = c.esc.Escaping[lit] && c.runs(lit) == unbounded
			return false
		}
		if c.garbage(n) {
			found = true
		}
		return !found
	})
	return found
}

// garbage reports whether a node allocates what a collector would have to free.
func (c *collection) garbage(n ast.Node) bool {
	switch n.(type) {
	case *ast.GoStmt, *ast.SendStmt, *ast.SelectStmt:
		return true
	}
	if call, ok := n.(*ast.CallExpr); ok && c.p.Builtin(call.Fun) == "make" {
		return c.makeGarbage(call)
	}
	if x := c.grown(n); x != nil {
		if c.growsGarbage(n, x) {
			return true
		}
		// The value of a map's element may be garbage, too.
		if _, assigned := n.(*ast.AssignStmt); !assigned {
			return false
		}
	}
	if c.large(n) && c.runs(n) == perInput {
		return true
	}
	if c.allocates(n) {
		return c.runs(n) == unbounded
	}
	return c.concatenates(n)
}

// concatenates reports whether a statement makes a string longer that was there before: s += t copies s.
func (c *collection) concatenates(n ast.Node) bool {
	a, ok := n.(*ast.AssignStmt)
	return ok && a.Tok == token.ADD_ASSIGN && isString(c.p.Info.TypeOf(a.Lhs[0])) && c.runs(a) > c.declared(a.Lhs[0])
}

// allocates reports whether a node may allocate memory, apart from calls of make.
func (c *collection) allocates(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.DeferStmt:
		return true
	case *ast.UnaryExpr:
		_, literal := ast.Unparen(n.X).(*ast.CompositeLit)
		return n.Op == token.AND && literal
	case *ast.CompositeLit:
		return c.literalAllocates(n)
	case *ast.BinaryExpr:
		tv := c.p.Info.Types[n]
		return n.Op == token.ADD && isString(tv.Type) && tv.Value == nil
	case *ast.Ident:
		v, ok := c.p.Info.Defs[n].(*types.Var)
		return ok && c.esc.Boxed[v]
	case *ast.CallExpr:
		return c.callAllocates(n)
	case *ast.AssignStmt:
		return c.assignAllocates(n)
	case *ast.ReturnStmt:
		return slices.ContainsFunc(c.results(n), func(t types.Type) bool { return types.IsInterface(t) }) &&
			slices.ContainsFunc(n.Results, c.boxes)
	}
	return false
}

// literalAllocates reports whether a composite literal has memory of its own. A list that a loop ranges over needs none.
func (c *collection) literalAllocates(n *ast.CompositeLit) bool {
	switch c.p.Info.TypeOf(n).Underlying().(type) {
	case *types.Slice:
		up, ok := c.esc.Parents[n].(*ast.RangeStmt)
		ranged := ok && up.X == ast.Expr(n)
		return len(n.Elts) > 0 && !ranged
	case *types.Map:
		return true
	}
	return false
}

// assignAllocates reports whether an assignment makes an interface value, or makes a variable begin anew to which the
// program appends.
func (c *collection) assignAllocates(n *ast.AssignStmt) bool {
	if len(n.Lhs) != len(n.Rhs) {
		return false
	}
	for i, lhs := range n.Lhs {
		typ := c.p.Info.TypeOf(lhs)
		if typ == nil || n.Tok == token.DEFINE {
			continue
		}
		if types.IsInterface(typ) && c.boxes(n.Rhs[i]) {
			return true
		}

		// A slice that gets another value loses the room that append has made.
		_, isSlice := typ.Underlying().(*types.Slice)
		if call, ok := ast.Unparen(n.Rhs[i]).(*ast.CallExpr); ok && c.p.Builtin(call.Fun) == "append" {
			continue
		}
		if _, ok := ast.Unparen(n.Rhs[i]).(*ast.SliceExpr); ok {
			continue
		}
		if isSlice && c.appended(lhs) {
			return true
		}
	}
	return false
}

// appended reports whether the program appends to a variable in unbounded code. It returns true for a variable that is
// not local.
func (c *collection) appended(x ast.Expr) bool {
	id, ok := ast.Unparen(x).(*ast.Ident)
	if !ok {
		return false
	}
	for _, use := range c.esc.Uses[c.p.Info.ObjectOf(id)] {
		call, ok := c.esc.Parents[use].(*ast.CallExpr)
		if ok && c.p.Builtin(call.Fun) == "append" && call.Args[0] == ast.Expr(use) && c.runs(call) == unbounded {
			return true
		}
	}
	return false
}

// results returns the types of the results of the function around a return statement.
func (c *collection) results(n *ast.ReturnStmt) (list []types.Type) {
	var sig *types.Signature
	switch v := c.vertex(n).(type) {
	case *ast.FuncDecl:
		sig = c.p.Info.Defs[v.Name].(*types.Func).Signature()
	case *ast.FuncLit:
		sig = c.p.Info.TypeOf(v).Underlying().(*types.Signature)
	default:
		return nil
	}
	for v := range sig.Results().Variables() {
		list = append(list, v.Type())
	}
	return list
}

// boxes reports whether an interface value needs memory for the value of an expression.
func (c *collection) boxes(x ast.Expr) bool {
	switch u := c.p.Info.TypeOf(x).Underlying().(type) {
	case *types.Interface, *types.Pointer, *types.Map, *types.Signature, *types.Chan:
		return false
	case *types.Basic:
		return u.Info()&types.IsString != 0
	}
	return true
}

// callAllocates reports whether a call allocates. The body of a function of the program is looked at by itself.
func (c *collection) callAllocates(n *ast.CallExpr) bool {
	if c.p.Info.Types[n.Fun].IsType() {
		return c.conversionAllocates(n)
	}
	switch c.p.Builtin(n.Fun) {
	case "append":
		return true // to a temporary value: see grown
	case "new":
		return true
	case "":
	default:
		return false
	}

	fn := NamedFunc(c.p.Info, n.Fun)
	if fn != nil && fn.Pkg() != nil && fn.Pkg() != c.p.Pkg {
		return c.libraryAllocates(n, fn)
	}
	sig, ok := c.p.Info.TypeOf(n.Fun).Underlying().(*types.Signature)
	return ok && c.boxesArgument(n, sig)
}

// boxesArgument reports whether an argument of a call becomes an interface value that needs memory.
func (c *collection) boxesArgument(n *ast.CallExpr, sig *types.Signature) bool {
	for i, arg := range n.Args {
		if interfaceParam(sig, i) != nil && c.boxes(arg) {
			return true
		}
	}
	return false
}

// libraryAllocates reports whether a call of the library allocates.
func (c *collection) libraryAllocates(n *ast.CallExpr, fn *types.Func) bool {
	if c.transient[n] || c.streamCall(n) {
		return false
	}
	does, _ := c.p.Declared(fn)
	sig := fn.Signature()

	switch fn.Pkg().Path() {
	case "math/big", "container/list", "container/ring", "time", "regexp":
		return true
	case "sort", "fmt": // their interface values live during the call
	default:
		if c.boxesArgument(n, sig) {
			return true
		}
	}
	if len(does.Returns) > 0 { // it returns a part of an argument
		return false
	}
	for v := range sig.Results().Variables() {
		switch u := v.Type().Underlying().(type) {
		case *types.Slice, *types.Map, *types.Pointer:
			return true
		case *types.Basic:
			if u.Info()&types.IsString != 0 {
				return true
			}
		}
	}
	return false
}

// conversionAllocates reports whether a conversion allocates.
func (c *collection) conversionAllocates(n *ast.CallExpr) bool {
	if c.transient[n] || c.p.Info.Types[n].Value != nil {
		return false
	}
	from, to := c.p.Info.TypeOf(n.Args[0]), c.p.Info.TypeOf(n)
	return isString(to) != isString(from) || types.IsInterface(to) && c.boxes(n.Args[0])
}

// makeGarbage reports whether a call of make allocates what a collector would have to free.
func (c *collection) makeGarbage(n *ast.CallExpr) bool {
	o := c.runs(n)
	if loop := c.filled(n); loop != nil && o == unbounded {
		// Rows of a table that is there only for one piece of input may be as large as a product.
		if o = c.runs(n, loop); o == perInput {
			return true
		}
	}
	if o == perInput {
		return slices.ContainsFunc(n.Args[1:], c.long)
	}
	return o == unbounded
}

// long reports whether a size may be large for each piece of input. A size that is not constant may: 1,000 queries that
// each make a slice of the graph's 100,000 vertices take 800 MB.
func (c *collection) long(size ast.Expr) bool {
	tv := c.p.Info.Types[size]
	if tv.Value == nil {
		return true
	}
	n, ok := constant.Int64Val(constant.ToInt(tv.Value))
	return !ok || n > largeLength
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
