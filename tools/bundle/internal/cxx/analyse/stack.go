package analyse

// This file decides whether a program can run on the stack that the system gives it, which may be as small as
// 8 MB. A recursive program needs a larger stack, because Go's stacks grow to 1 GB. So does a program whose
// functions have large variables.
//
// A program is recursive if its call graph has a cycle. A vertex is a function, a function literal or the body of a
// loop over an iterator. A vertex has an edge to everything that it may call:
//   - A call of a function value may reach any function that has the type of the value and is used as a value somewhere.
//   - A call of an interface's method may reach any method of that name.
//   - A function of the library may call the methods of its arguments.
//
// The graph may have additional edges, but none is missing.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// A program whose local variables, results and temporary values need more than manyVariableBytes in total does not use
// the system's stack.
const manyVariableBytes = 3 << 20

// hasLargeVariables reports whether the local variables of a program may not fit on the system's stack.
func hasLargeVariables(p *Source) bool { return variableBytes(p) > manyVariableBytes }

// callGraph contains the call graph of a program.
type callGraph struct {
	p        *Source
	decls    map[*types.Func]ast.Node
	methods  map[string][]ast.Node // the declarations of methods by name
	values   []funcValue
	once     map[types.Object]*ast.FuncLit // maps each variable whose only value is a function literal to this literal
	vertices []ast.Node
	calls    map[ast.Node][]ast.Node
}

// A funcValue is a function that is used as a value, with the type of this value.
type funcValue struct {
	sig  *types.Signature
	node ast.Node
}

// isRecursive reports whether the call graph of a program has a cycle.
func isRecursive(p *Source) bool {
	g := newCallGraph(p)
	state := map[ast.Node]int{} // the state of a vertex: 1 if it is on the current path, 2 if it reaches no cycle
	return slices.ContainsFunc(g.vertices, func(v ast.Node) bool { return g.reachesCycle(v, state) })
}

// newCallGraph returns the call graph of a program.
func newCallGraph(p *Source) *callGraph {
	g := &callGraph{p: p, decls: map[*types.Func]ast.Node{}, methods: map[string][]ast.Node{},
		once: map[types.Object]*ast.FuncLit{}, calls: map[ast.Node][]ast.Node{}}
	g.findFunctions()
	g.findOnce()

	// Add the edges in a second pass, because they depend on all functions.
	g.eachVertex(func(vertex ast.Node, body ast.Node) {
		g.vertices = append(g.vertices, vertex)
		g.calls[vertex] = g.called(body)
	})
	return g
}

// reachesItself reports whether a call of a function may lead to another call of the same function.
func (g *callGraph) reachesItself(v ast.Node) bool {
	seen := map[ast.Node]bool{}
	var reaches func(at ast.Node) bool
	reaches = func(at ast.Node) bool {
		for _, next := range g.calls[at] {
			if next == v {
				return true
			}
			if !seen[next] {
				seen[next] = true
				if reaches(next) {
					return true
				}
			}
		}
		return false
	}
	return reaches(v)
}

// reachesCycle reports whether a depth-first search from v finds a cycle.
func (g *callGraph) reachesCycle(v ast.Node, state map[ast.Node]int) bool {
	if state[v] != 0 {
		return state[v] == 1
	}

	// An edge to a vertex on the current path closes a cycle.
	state[v] = 1
	for _, next := range g.calls[v] {
		if g.reachesCycle(next, state) {
			return true
		}
	}
	state[v] = 2
	return false
}

// eachVertex calls f for each vertex of the graph, with the statements that the vertex executes.
func (g *callGraph) eachVertex(f func(vertex, body ast.Node)) {
	ast.Inspect(g.p.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Body != nil {
				f(n, n.Body)
			}
		case *ast.FuncLit:
			f(n, n.Body)
		case *ast.RangeStmt:
			if g.iterates(n) {
				f(n, n.Body)
			}
		}
		return true
	})
}

// iterates reports whether a loop runs over an iterator function.
func (g *callGraph) iterates(loop *ast.RangeStmt) bool {
	_, ok := g.p.Info.TypeOf(loop.X).Underlying().(*types.Signature)
	return ok
}

// findFunctions records all declared functions, and all functions that are used as values.
func (g *callGraph) findFunctions() {
	for _, d := range g.p.File.Decls {
		if decl, ok := d.(*ast.FuncDecl); ok {
			fn := g.p.Info.Defs[decl.Name].(*types.Func)
			g.decls[fn] = decl
			if decl.Recv != nil {
				g.methods[fn.Name()] = append(g.methods[fn.Name()], decl)
			}
		}
	}

	// A function is used as a value if its name occurs anywhere except as the called function of a call. So skip the
	// called expressions, and also the names in selectors, because the selector has been recorded. The set `done`
	// contains the expressions to skip. ast.Inspect visits a call before the called expression, and a selector before
	// its name, so each of them is in the set in time.
	done := map[ast.Expr]bool{}
	ast.Inspect(g.p.File, func(n ast.Node) bool {
		switch n := n.(type) {
		// The name of a called function may be inside a selector or an instantiation, such as x.f or f[T].
		case *ast.CallExpr:
			done[ast.Unparen(n.Fun)] = true
			if id := CalleeIdent(n.Fun); id != nil {
				done[id] = true
			}
		case *ast.FuncLit:
			g.addValue(g.p.Info.TypeOf(n), n)
		case *ast.RangeStmt:
			if g.iterates(n) {
				// The iterator calls its parameter yield, which is the body of the loop. So record the loop
				// as a function value of the type of yield.
				iterator := g.p.Info.TypeOf(n.X).Underlying().(*types.Signature)
				g.addValue(iterator.Params().At(0).Type(), n)
			}
		case *ast.SelectorExpr:
			if fn, ok := g.p.Info.Uses[n.Sel].(*types.Func); ok && !done[n] && !done[n.Sel] {
				g.addFunction(g.p.Info.TypeOf(n), fn)
				done[n.Sel] = true
			}
		case *ast.Ident:
			if fn, ok := g.p.Info.Uses[n].(*types.Func); ok && !done[n] {
				g.addFunction(g.p.Info.TypeOf(n), fn)
			}
		}
		return true
	})
}

// addFunction records that a declared function, or a method of an interface, is used as a value.
func (g *callGraph) addFunction(typ types.Type, fn *types.Func) {
	for _, target := range g.targets(fn) {
		g.addValue(typ, target)
	}
}

func (g *callGraph) addValue(typ types.Type, node ast.Node) {
	if sig, ok := typ.Underlying().(*types.Signature); ok {
		g.values = append(g.values, funcValue{sig, node})
	}
}

// findOnce finds the variables whose only assigned value is one function literal. A call of such a variable can only
// reach that literal.
func (g *callGraph) findOnce() {
	spoilt := map[types.Object]bool{} // variables that may have a value other than one literal

	assign := func(lhs, rhs ast.Expr) {
		id, ok := lhs.(*ast.Ident)
		if !ok {
			return
		}
		v := g.p.Info.ObjectOf(id)
		lit, ok := rhs.(*ast.FuncLit)
		if !ok || g.once[v] != nil {
			spoilt[v] = true
		}
		g.once[v] = lit
	}

	// A variable with a second assignment, or with a value that is not a literal, may have several values.
	// Parameters, results, loop variables and variables whose address is taken may have any value.
	ast.Inspect(g.p.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, lhs := range n.Lhs {
				if len(n.Lhs) == len(n.Rhs) {
					assign(lhs, ast.Unparen(n.Rhs[i]))
				} else {
					assign(lhs, nil)
				}
			}
		case *ast.ValueSpec:
			for i, name := range n.Names {
				if i < len(n.Values) {
					assign(name, ast.Unparen(n.Values[i]))
				}
			}
		case *ast.RangeStmt:
			assign(n.Key, nil)
			assign(n.Value, nil)
		case *ast.FuncType:
			for _, list := range []*ast.FieldList{n.Params, n.Results} {
				for i := 0; list != nil && i < len(list.List); i++ {
					for _, name := range list.List[i].Names {
						assign(name, nil)
					}
				}
			}
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				assign(ast.Unparen(n.X), nil)
			}
		}
		return true
	})

	for v := range spoilt {
		delete(g.once, v)
	}
}

// called returns the functions that a vertex may call. Function literals inside it are separate vertices.
func (g *callGraph) called(body ast.Node) []ast.Node {
	var out []ast.Node
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			out = append(out, g.callees(n)...)
		case *ast.RangeStmt:
			if g.iterates(n) {
				out = append(out, g.iteratorCallees(n)...)
			}
		}
		return true
	})
	return out
}

// iteratorCallees returns the functions that a loop over an iterator may call: the iterator and the body of
// the loop. The body is included because it is called by the iterator, which may be a library function
// without a vertex.
func (g *callGraph) iteratorCallees(loop *ast.RangeStmt) []ast.Node {
	return append(g.functionValue(loop.X), loop)
}

// callees returns the functions that a call may reach.
func (g *callGraph) callees(call *ast.CallExpr) []ast.Node {
	if tv := g.p.Info.Types[call.Fun]; tv.IsType() || tv.IsBuiltin() {
		return nil
	}

	fn, ok := g.p.Info.Uses[CalleeIdent(call.Fun)].(*types.Func)
	if !ok {
		return g.functionValue(call.Fun)
	}

	// The call runs a function of the program, or a method of an interface that a type of the program may
	// implement.
	if fn.Pkg() == g.p.Pkg || fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type()) {
		return g.targets(fn)
	}
	return g.libraryCallees(fn, call)
}

// targets returns the functions of the program that a call of fn may run: fn itself, or all methods of this
// name if fn is a method of an interface.
func (g *callGraph) targets(fn *types.Func) []ast.Node {
	if decl := g.decls[fn.Origin()]; decl != nil {
		return []ast.Node{decl}
	}
	if fn.Signature().Recv() != nil {
		return g.methods[fn.Name()]
	}
	return nil
}

// functionValue returns the functions that a call of an expression of function type may reach.
func (g *callGraph) functionValue(fun ast.Expr) []ast.Node {
	fun = ast.Unparen(fun)
	// If fun is a function literal, or a variable that only ever holds one function literal, the call can only reach
	// this literal.
	if lit, ok := fun.(*ast.FuncLit); ok {
		return []ast.Node{lit}
	}
	if id, ok := fun.(*ast.Ident); ok {
		if lit := g.once[g.p.Info.ObjectOf(id)]; lit != nil {
			return []ast.Node{lit}
		}
	}

	// Otherwise every function value of the type is a candidate.
	sig, _ := g.p.Info.TypeOf(fun).Underlying().(*types.Signature)
	return g.valuesOf(sig)
}

// valuesOf returns the function values whose type may be sig. If sig is nil, their type is unknown.
func (g *callGraph) valuesOf(sig *types.Signature) []ast.Node {
	var out []ast.Node
	for _, value := range g.values {
		if maySameSignature(sig, value.sig) {
			out = append(out, value.node)
		}
	}
	return out
}

// libraryCallees returns the functions and methods of the program that a library function may call: function
// arguments, methods of the other arguments, and functions and methods of the values that the receiver may
// contain.
func (g *callGraph) libraryCallees(fn *types.Func, call *ast.CallExpr) []ast.Node {
	// The runtime's version of this function calls itself to visit nested values, so the call counts as
	// recursive.
	if does, _ := g.p.Declared(fn); does.Deep {
		g.calls[call] = []ast.Node{call}
		return []ast.Node{call}
	}

	var out []ast.Node
	// The library function may call methods of values that its receiver contains. For example, a bufio.Reader
	// contains an io.Reader and calls its method Read.
	if recv := fn.Signature().Recv(); recv != nil {
		out = g.heldCallees(recv.Type(), map[types.Type]bool{})
	}

	for i, arg := range call.Args {
		typ := g.p.Info.TypeOf(arg)
		if _, ok := typ.Underlying().(*types.Signature); ok {
			out = append(out, g.functionValue(arg)...)
			continue
		}
		if iface := interfaceParam(fn.Signature(), i); iface != nil {
			out = append(out, g.methodsOf(typ, iface, map[types.Type]bool{})...)
		}
	}
	return out
}

// interfaceParam returns the type of the parameter for argument i, or nil if it is not an interface.
func interfaceParam(sig *types.Signature, i int) *types.Interface {
	last := sig.Params().Len() - 1
	typ := sig.Params().At(min(i, last)).Type()
	if sig.Variadic() && i >= last {
		typ = typ.(*types.Slice).Elem()
	}
	// An argument for a type parameter is not converted to an interface.
	if _, param := types.Unalias(typ).(*types.TypeParam); param {
		return nil
	}
	iface, _ := typ.Underlying().(*types.Interface)
	return iface
}

// heldCallees returns the functions of the program that methods of a library type may call, because values of this
// type contain functions or interfaces.
func (g *callGraph) heldCallees(typ types.Type, seen map[types.Type]bool) []ast.Node {
	if seen[typ] { // a recursive type is visited only once
		return nil
	}
	seen[typ] = true

	var out []ast.Node
	switch u := typ.Underlying().(type) {
	case *types.Signature:
		out = g.valuesOf(u)
	case *types.Interface:
		for method := range u.Methods() {
			out = append(out, g.methods[method.Name()]...)
		}
	case *types.Pointer:
		out = g.heldCallees(u.Elem(), seen)
	case *types.Slice:
		out = g.heldCallees(u.Elem(), seen)
	case *types.Struct:
		for field := range u.Fields() {
			out = append(out, g.heldCallees(field.Type(), seen)...)
		}
	}
	return out
}

// askedMethods contains the methods that library functions look for in interface values, in addition to the
// methods of the interface type.
var askedMethods = []string{"Error", "String", "GoString", "Format", "Unwrap", "Is", "As", "WriteString", "WriteByte",
	"ReadByte", "ReadRune", "UnreadByte", "UnreadRune"}

// methodsOf returns the methods of the program that the library may call if an argument is converted to an
// interface: the methods of the argument and of the values inside it.
func (g *callGraph) methodsOf(typ types.Type, iface *types.Interface, seen map[types.Type]bool) []ast.Node {
	if seen[typ] {
		return nil
	}
	seen[typ] = true

	// The library may call the methods of the parameter's interface type, and the methods in askedMethods.
	names := slices.Clone(askedMethods)
	for method := range iface.Methods() {
		names = append(names, method.Name())
	}

	methods := types.NewMethodSet(addressOf(typ))
	var out []ast.Node
	for _, name := range names {
		// An argument of interface type may contain a value of any type that has such a method.
		if types.IsInterface(typ) {
			out = append(out, g.methods[name]...)
		} else if sel := methods.Lookup(g.p.Pkg, name); sel != nil {
			out = append(out, g.targets(sel.Obj().(*types.Func))...)
		}
	}

	// The library may also call methods of elements and fields, for example when it prints a value.
	var inside []types.Type
	switch u := typ.Underlying().(type) {
	case *types.Pointer:
		inside = []types.Type{u.Elem()}
	case *types.Slice:
		inside = []types.Type{u.Elem()}
	case *types.Array:
		inside = []types.Type{u.Elem()}
	case *types.Map:
		inside = []types.Type{u.Key(), u.Elem()}
	case *types.Struct:
		for field := range u.Fields() {
			inside = append(inside, field.Type())
		}
	case *types.Tuple:
		for v := range u.Variables() {
			inside = append(inside, v.Type())
		}
	}

	for _, part := range inside {
		out = append(out, g.methodsOf(part, iface, seen)...)
	}
	return out
}

// maySame reports whether two types are the same for some values of type parameters. nil is an unknown type.
func maySame(a, b types.Type) bool {
	a, b = types.Unalias(a), types.Unalias(b)
	if a == nil || b == nil {
		return true
	}
	if _, ok := a.(*types.TypeParam); ok {
		return true
	}
	if _, ok := b.(*types.TypeParam); ok {
		return true
	}
	switch a := a.(type) {
	case *types.Named:
		b, ok := b.(*types.Named)
		return ok && a.Origin() == b.Origin()
	case *types.Pointer:
		b, ok := b.(*types.Pointer)
		return ok && maySame(a.Elem(), b.Elem())
	case *types.Slice:
		b, ok := b.(*types.Slice)
		return ok && maySame(a.Elem(), b.Elem())
	case *types.Array:
		b, ok := b.(*types.Array)
		return ok && a.Len() == b.Len() && maySame(a.Elem(), b.Elem())
	case *types.Map:
		b, ok := b.(*types.Map)
		return ok && maySame(a.Key(), b.Key()) && maySame(a.Elem(), b.Elem())
	case *types.Signature:
		b, ok := b.(*types.Signature)
		return ok && maySameSignature(a, b)
	case *types.Basic:
		return types.Identical(a, b)
	}

	// The other types are rarely parts of a function's type.
	return true
}

// maySameSignature is maySame for the types of functions. nil is an unknown type.
func maySameSignature(a, b *types.Signature) bool {
	if a == nil || b == nil {
		return true
	}
	same := func(a, b *types.Tuple) bool {
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !maySame(a.At(i).Type(), b.At(i).Type()) {
				return false
			}
		}
		return true
	}
	return a.Variadic() == b.Variadic() && same(a.Params(), b.Params()) && same(a.Results(), b.Results())
}

// variableBytes returns the total size of the local variables, parameters and results of all functions, and of
// temporary values: results of calls, composite literals, and the copies over which range loops iterate.
func variableBytes(p *Source) int64 {
	sum := int64(0)
	for _, obj := range p.Info.Defs {
		if v, ok := obj.(*types.Var); ok && !v.IsField() && v.Parent() != p.Pkg.Scope() {
			sum += byteSize(v.Type())
		}
	}

	ast.Inspect(p.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if tv := p.Info.Types[n]; tv.IsValue() {
				sum += byteSize(tv.Type)
			}
		case *ast.CompositeLit:
			sum += byteSize(p.Info.TypeOf(n))
		case *ast.RangeStmt:
			// A range loop over an array iterates over a copy if it uses the values.
			if n.Value != nil {
				sum += byteSize(p.Info.TypeOf(n.X))
			}
		}
		return true
	})
	return sum
}

// wordBytes is the size of a slice, the largest value that is neither an array nor a struct.
const wordBytes = 24

// byteSize estimates the size of a value in memory. The estimate is the true size for arrays of numbers.
func byteSize(typ types.Type) int64 {
	switch u := typ.Underlying().(type) {
	case *types.Array:
		return u.Len() * byteSize(u.Elem())
	case *types.Struct:
		sum := int64(0)
		for field := range u.Fields() {
			sum += byteSize(field.Type())
		}
		return sum
	case *types.Basic:
		if u.Info()&(types.IsNumeric|types.IsBoolean) != 0 && u.Info()&types.IsUntyped == 0 {
			return types.SizesFor("gc", "amd64").Sizeof(u)
		}
	}
	return wordBytes
}
