package analyse

// This file decides which variables must live on the heap and which closures may stay on the C++ stack
// (escape analysis). It works on the type-checked syntax. A generic function is analysed once, and the result
// holds for all its instances. If the analysis cannot decide, it chooses the heap.
//
// A value that refers to memory (a pointer, a slice of an array, a closure) escapes if something may still
// refer to that memory after the end of the block that created it. A variable leaks if one of its uses lets
// its value escape. The analysis starts with the assumption that no variable leaks, and adds leaks until
// nothing changes (a least fixed point).

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"oj/tools/bundle/internal/cxx/rt"
)

// Escapes contains the results of the escape analysis.
type Escapes struct {
	p        *Source
	Parents  map[ast.Node]ast.Node
	Uses     map[types.Object][]*ast.Ident
	Leaks    map[types.Object]bool           // a use of the variable lets its value escape
	Boxed    map[types.Object]bool           // the variable must live on the heap
	Assigned map[types.Object]int            // assignments after the declaration
	Addrs    map[types.Object][]ast.Expr     // expressions that take the variable's address
	Captured map[types.Object]bool           // a function literal uses the variable, which is declared outside the literal
	Escaping map[*ast.FuncLit]bool           // closures that must be on the heap
	Free     map[*ast.FuncLit][]types.Object // the variables that a function literal captures
	Params   map[*types.Func][]types.Object  // the receiver and the parameters of a function, in this order
	LoopOnly map[types.Object]bool           // loop variables that the post statement of their for loop changes
	names    map[types.Object]*ast.Ident     // the name of each object in its declaration
	changed  bool                            // the current step has found a new leak
}

// FindEscapes runs the escape analysis on a program.
func FindEscapes(p *Source) *Escapes {
	e := &Escapes{p: p, Parents: map[ast.Node]ast.Node{}, Uses: map[types.Object][]*ast.Ident{}, Leaks: map[types.Object]bool{},
		Boxed: map[types.Object]bool{}, Assigned: map[types.Object]int{}, Addrs: map[types.Object][]ast.Expr{}, Captured: map[types.Object]bool{},
		Escaping: map[*ast.FuncLit]bool{}, Free: map[*ast.FuncLit][]types.Object{}, Params: map[*types.Func][]types.Object{}, LoopOnly: map[types.Object]bool{}, names: map[types.Object]*ast.Ident{}}

	e.link()
	for e.changed = true; e.changed; {
		e.changed = false
		e.step()
	}
	e.decide()
	return e
}

// link records the parents of nodes, and for each variable its uses, its assignments and the expressions that
// take its address.
func (e *Escapes) link() {
	var stack []ast.Node
	ast.Inspect(e.p.File, func(n ast.Node) bool {
		if n == nil {
			stack = stack[:len(stack)-1]
			return true
		}

		if len(stack) > 0 {
			e.Parents[n] = stack[len(stack)-1]
		}
		stack = append(stack, n)
		e.note(n)
		return true
	})
	for id, obj := range e.p.Info.Defs {
		if obj != nil {
			e.names[obj] = id
		}
	}
	for id, obj := range e.p.Info.Uses {
		if v, ok := obj.(*types.Var); ok && e.Local(v) {
			e.Uses[v] = append(e.Uses[v], id)
		}
	}

	// Captures depend on the parents, so compute them after all parents are known.
	for obj, ids := range e.Uses {
		for _, id := range ids {
			e.noteCapture(obj, id)
		}
	}
}

// Local reports whether a variable is local to a function.
func (e *Escapes) Local(v *types.Var) bool {
	return v != nil && !v.IsField() && v.Parent() != e.p.Pkg.Scope() && v.Pkg() == e.p.Pkg
}

func (e *Escapes) note(n ast.Node) {
	switch n := n.(type) {
	case *ast.FuncDecl:
		e.noteParams(n)
	case *ast.FuncType:
		e.noteResults(n)
	case *ast.AssignStmt:
		for _, lhs := range n.Lhs {
			// x := 1 declares x, which does not count as an assignment. In x, y := f(), the variable x may
			// exist already; then it is assigned.
			if id, ok := lhs.(*ast.Ident); ok && n.Tok == token.DEFINE && e.p.Info.Defs[id] != nil {
				continue
			}
			e.noteAssign(lhs, n)
		}
	case *ast.IncDecStmt:
		e.noteAssign(n.X, n)
	case *ast.RangeStmt:
		if n.Tok == token.ASSIGN {
			e.noteAssign(n.Key, n)
			e.noteAssign(n.Value, n)
		}
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			e.noteAddr(n.X, n)
		}
	case *ast.SliceExpr:
		// A slice expression on an array takes the address of the array.
		if t := e.p.Info.TypeOf(n.X); t != nil {
			if _, ok := t.Underlying().(*types.Array); ok {
				e.noteAddr(n.X, n)
			}
		}
	case *ast.SelectorExpr:
		e.noteMethodAddr(n)
	}
}

// noteParams records a function's receiver and parameters.
func (e *Escapes) noteParams(n *ast.FuncDecl) {
	fn := e.p.Info.Defs[n.Name].(*types.Func)
	e.Params[fn] = []types.Object{fn.Signature().Recv()}
	for v := range fn.Signature().Params().Variables() {
		e.Params[fn] = append(e.Params[fn], v)
	}
}

// noteResults counts named results as assigned, because a return statement with values assigns them.
func (e *Escapes) noteResults(n *ast.FuncType) {
	if n.Results == nil {
		return
	}
	for _, field := range n.Results.List {
		for _, id := range field.Names {
			if v := e.p.Info.Defs[id]; v != nil {
				e.Assigned[v]++
			}
		}
	}
}

// Root returns the local variable that contains the memory of an addressable expression. For example, it
// returns v for v.f and v[i], where v is a struct or an array. It returns nil if the memory belongs to no
// local variable, because a pointer must be followed or a slice indexed.
func (e *Escapes) Root(x ast.Expr) types.Object {
	switch x := x.(type) {
	case *ast.Ident:
		if v, ok := e.p.Info.ObjectOf(x).(*types.Var); ok && e.Local(v) {
			return v
		}
	case *ast.ParenExpr:
		return e.Root(x.X)
	case *ast.SelectorExpr:
		sel := e.p.Info.Selections[x]
		if sel == nil || sel.Kind() != types.FieldVal || sel.Indirect() {
			return nil
		}
		return e.Root(x.X)
	case *ast.IndexExpr:
		if t := e.p.Info.TypeOf(x.X); t != nil {
			if _, ok := t.Underlying().(*types.Array); ok {
				return e.Root(x.X)
			}
		}
	}
	return nil
}

func (e *Escapes) noteAssign(lhs ast.Expr, stmt ast.Stmt) {
	if lhs == nil {
		return
	}
	// Do not count assignments through pointers: variables whose addresses are taken are in Addrs, and count as
	// assigned anyway.
	v := e.Root(lhs)
	if v == nil {
		return
	}

	// The post statement of the variable's own loop is recorded separately. If each iteration has its own
	// variables, a closure does not see the changes that the post statement makes.
	if loop, ok := e.Parents[stmt].(*ast.ForStmt); ok && loop.Post == stmt && e.definedBy(loop.Init, v) {
		e.LoopOnly[v] = true
		return
	}

	e.Assigned[v]++
}

// definedBy reports whether the statement declares the variable.
func (e *Escapes) definedBy(init ast.Stmt, v types.Object) bool {
	a, ok := init.(*ast.AssignStmt)
	if !ok || a.Tok != token.DEFINE {
		return false
	}
	for _, lhs := range a.Lhs {
		if id, ok := lhs.(*ast.Ident); ok && e.p.Info.Defs[id] == v {
			return true
		}
	}
	return false
}

func (e *Escapes) noteAddr(x ast.Expr, whole ast.Expr) {
	if v := e.Root(x); v != nil {
		e.Addrs[v] = append(e.Addrs[v], whole)
	}
}

// noteMethodAddr records that x.f() takes the address of x if f has a pointer receiver and x is a variable.
func (e *Escapes) noteMethodAddr(n *ast.SelectorExpr) {
	sel := e.p.Info.Selections[n]
	if sel == nil || sel.Kind() != types.MethodVal {
		return
	}

	// A method with a value receiver takes no address. If the type of x is a type parameter, the method may
	// have a pointer receiver in some instances.
	if _, ok := sel.Obj().(*types.Func).Signature().Recv().Type().Underlying().(*types.Pointer); !ok {
		if _, tp := types.Unalias(e.p.Info.TypeOf(n.X)).(*types.TypeParam); !tp {
			return
		}
	}

	// If x is a pointer, or the path to the method follows an embedded pointer, the receiver is not the address
	// of x.
	if _, ok := e.p.Info.TypeOf(n.X).Underlying().(*types.Pointer); ok {
		return
	}
	if sel.Indirect() && len(sel.Index()) > 1 && e.throughPointer(sel) {
		return
	}
	e.noteAddr(n.X, n)
}

// throughPointer reports whether the path to a method of an embedded field follows a pointer.
func (e *Escapes) throughPointer(sel *types.Selection) bool {
	typ := sel.Recv()
	for _, i := range sel.Index()[:len(sel.Index())-1] {
		s, ok := typ.Underlying().(*types.Struct)
		if !ok {
			return true
		}
		typ = s.Field(i).Type()
	}
	_, ptr := typ.Underlying().(*types.Pointer)
	return ptr
}

// noteCapture records which function literals capture a variable: all literals that contain the use of the variable
// but not its declaration.
func (e *Escapes) noteCapture(obj types.Object, id *ast.Ident) {
	for _, lit := range e.literalsBetween(obj, id) {
		e.Captured[obj] = true
		if !slices.Contains(e.Free[lit], obj) {
			e.Free[lit] = append(e.Free[lit], obj)
		}
	}
}

// literalsBetween returns the function literals that enclose a use of a variable but not its declaration,
// innermost first.
func (e *Escapes) literalsBetween(obj types.Object, n ast.Node) []*ast.FuncLit {
	var out []*ast.FuncLit
	for at := n; at != nil; at = e.Parents[at] {
		if lit, ok := at.(*ast.FuncLit); ok {
			// This literal declares the variable. Only the literals inside it, which have been found already,
			// capture the variable.
			if lit.Pos() <= obj.Pos() && obj.Pos() < lit.End() {
				break
			}
			out = append(out, lit)
		}
	}
	return out
}

// step finds further variables that leak and function literals that must be on the heap.
func (e *Escapes) step() {
	ast.Inspect(e.p.File, func(n ast.Node) bool {
		if lit, ok := n.(*ast.FuncLit); ok && !e.Escaping[lit] && (e.valueLeaks(lit) || e.fencedOff(lit)) {
			e.Escaping[lit] = true
			e.changed = true
		}
		return true
	})

	for obj, ids := range e.Uses {
		if e.Leaks[obj] {
			continue
		}
		if slices.ContainsFunc(ids, func(id *ast.Ident) bool { return e.useLeaks(obj, id) }) {
			e.Leaks[obj], e.changed = true, true
		}
	}
}

// fencedOff reports whether a literal is assigned in a function that uses goto, so that it cannot be on the
// stack. In the translation of such a function, each statement is in its own block, and a closure on the stack
// would be destroyed at the end of the block.
func (e *Escapes) fencedOff(lit *ast.FuncLit) bool {
	a, ok := e.Parents[lit].(*ast.AssignStmt)
	return ok && a.Tok == token.ASSIGN && e.GotoAround(a)
}

// GotoAround reports whether the function that contains the node uses goto.
func (e *Escapes) GotoAround(n ast.Node) bool {
	for ; n != nil; n = e.Parents[n] {
		switch n := n.(type) {
		case *ast.FuncLit:
			return HasGoto(n.Body)
		case *ast.FuncDecl:
			return HasGoto(n.Body)
		}
	}
	return false
}

// useLeaks reports whether one use of a variable lets its value escape.
func (e *Escapes) useLeaks(obj types.Object, id *ast.Ident) bool {
	return e.inEscaping(obj, id) || e.valueLeaks(id)
}

// valueLeaks reports whether the value of x, which is a pointer, a slice or a closure, may escape: a copy of the
// value may be stored in something that lives longer than the block of x. For the memory behind such a value, see
// placeLeaks.
func (e *Escapes) valueLeaks(x ast.Expr) bool {
	// The parent node determines what happens to the value. If its kind is unknown, the value is assumed to
	// escape.
	switch up := e.Parents[x].(type) {
	case *ast.ParenExpr:
		return e.valueLeaks(up)
	case *ast.SelectorExpr:
		return e.selectionLeaks(up)
	case *ast.StarExpr:
		return e.placeLeaks(up)
	case *ast.IndexExpr:
		return up.X == x && e.placeLeaks(up)
	// x[lo:hi] refers to the same array as x, so continue with the new slice.
	case *ast.SliceExpr:
		return up.X == x && e.valueLeaks(up)
	case *ast.CallExpr:
		return e.argumentLeaks(up, x)
	// These nodes read the value and do not pass it on.
	case *ast.BinaryExpr, *ast.IncDecStmt, *ast.ExprStmt, *ast.IfStmt, *ast.SwitchStmt, *ast.CaseClause, *ast.ForStmt, *ast.RangeStmt:
		return false
	case *ast.AssignStmt:
		return e.assignmentLeaks(up, x)
	// In var a = x, the value flows to a variable that the statement declares.
	case *ast.ValueSpec:
		const define = true
		for i, v := range up.Values {
			if v == x && len(up.Names) == len(up.Values) {
				return e.flowsTo(up.Names[i], define, x)
			}
		}
	case *ast.UnaryExpr:
		return up.Op == token.AND
	}
	return true
}

// x is an expression for memory to which a pointer or slice refers, such as *p, p.f or s[i]. placeLeaks reports
// whether the address of this memory, or of a part of it, escapes. Unlike valueLeaks, placeLeaks ignores what happens
// to the value stored in x: reading *p does not let p escape.
func (e *Escapes) placeLeaks(x ast.Expr) bool {
	switch up := e.Parents[x].(type) {
	case *ast.ParenExpr:
		return e.placeLeaks(up)
	// The expression &x.f takes the address. Its uses decide whether the address escapes.
	case *ast.UnaryExpr:
		return up.Op == token.AND && e.valueLeaks(up)
	case *ast.SelectorExpr:
		if sel := e.p.Info.Selections[up]; sel != nil && sel.Kind() == types.FieldVal {
			return e.placeLeaks(up)
		}
		return e.selectionLeaks(up)
	case *ast.IndexExpr:
		if t := e.p.Info.TypeOf(x); up.X == x && t != nil {
			if _, ok := t.Underlying().(*types.Array); ok {
				return e.placeLeaks(up)
			}
		}
	case *ast.SliceExpr:
		if t := e.p.Info.TypeOf(x); up.X == x && t != nil {
			if _, ok := t.Underlying().(*types.Array); ok {
				return e.valueLeaks(up)
			}
		}
	}
	return false
}

// selectionLeaks reports whether x.f lets x escape. Reading a field does not, but taking its address may. A method
// call lets x escape if the method lets its receiver escape. A method value keeps its receiver, so x escapes.
func (e *Escapes) selectionLeaks(n *ast.SelectorExpr) bool {
	sel := e.p.Info.Selections[n]
	if sel.Kind() == types.FieldVal {
		return e.placeLeaks(n)
	}

	call, ok := e.Parents[n].(*ast.CallExpr)
	if !ok || call.Fun != n {
		return true
	}
	if Postponed(e.Parents[call]) {
		return true
	}

	// For a method of the program, use the result of the analysis for its receiver.
	fn, _ := sel.Obj().(*types.Func)
	fn = fn.Origin()
	if list, ok := e.Params[fn]; ok {
		return list[0] != nil && e.Leaks[list[0]]
	}
	// A call of an interface's method may reach any method of the program.
	if types.IsInterface(sel.Recv()) || fn.Pkg() == e.p.Pkg {
		return true
	}
	return e.declaredLeaks(fn, call, n.X, rt.Receiver)
}

// argumentLeaks reports whether the callee lets its argument x escape.
func (e *Escapes) argumentLeaks(call *ast.CallExpr, x ast.Expr) bool {
	// go and defer store the function and its arguments until the call runs, so both escape.
	if call.Fun == x {
		return Postponed(e.Parents[call])
	}
	if Postponed(e.Parents[call]) {
		return true
	}

	if e.p.Info.Types[call.Fun].IsType() {
		return !e.copies(call) && e.valueLeaks(call)
	}
	if f, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
		if sel := e.p.Info.Selections[f]; sel != nil && sel.Kind() == types.MethodExpr {
			return true // a method expression T.f: assume that every argument of T.f(x) escapes
		}
	}

	// In f(g()), where g has several results, assume that all of them escape.
	if _, several := e.p.Info.TypeOf(x).(*types.Tuple); several {
		return true
	}

	index := slices.Index(call.Args, x)
	switch obj := e.p.Info.Uses[CalleeIdent(call.Fun)].(type) {
	case *types.Builtin:
		return e.builtinLeaks(obj.Name(), call, index)
	case *types.Func:
		return e.calleeLeaks(obj.Origin(), call, index)
	}
	return true
}

// copies reports whether a conversion copies the bytes or runes of its operand.
func (e *Escapes) copies(conversion *ast.CallExpr) bool {
	from, to := e.p.Info.TypeOf(conversion.Args[0]), e.p.Info.TypeOf(conversion)
	_, slice := from.Underlying().(*types.Slice)
	return slice && isString(to)
}

func (e *Escapes) builtinLeaks(name string, call *ast.CallExpr, index int) bool {
	// Predeclared functions without a case here do not let their arguments escape, except panic, because
	// recover returns its argument.
	switch name {
	case "append":
		// The result of append may use the array of the first argument. The other arguments become elements
		// and escape. In append(s, t...), only the elements of t are copied, so t does not escape.
		if index == 0 {
			return e.valueLeaks(call)
		}
		return call.Ellipsis == token.NoPos
	case "String", "Slice", "StringData", "SliceData": // these functions belong to package unsafe
		return e.valueLeaks(call)
	}
	return name == "panic"
}

func (e *Escapes) calleeLeaks(fn *types.Func, call *ast.CallExpr, index int) bool {
	sig := fn.Type().(*types.Signature)
	list, own := e.Params[fn]
	x := call.Args[index]

	// Variadic arguments become the elements of the last parameter, which is a slice.
	if sig.Variadic() && index >= sig.Params().Len()-1 {
		if own && call.Ellipsis == token.NoPos {
			return true
		}
		index = sig.Params().Len() - 1
	}

	if own {
		return e.Leaks[list[index+1]]
	}
	return e.declaredLeaks(fn, call, x, index+1)
}

// declaredLeaks reports whether a call of a library function lets the value of x escape. `number` tells which
// argument x is; rt.Receiver means the receiver. For a function without a declaration, every argument is
// assumed to escape.
func (e *Escapes) declaredLeaks(fn *types.Func, call *ast.CallExpr, x ast.Expr, number int) bool {
	does, ok := e.p.Declared(fn)
	switch {
	case !ok || slices.Contains(does.Keeps, number):
		return true
	case slices.Contains(does.Returns, number) && e.valueLeaks(call):
		return true
	case slices.Contains(does.Calls, number) && e.methodsKeep(e.p.Info.TypeOf(x)):
		return true
	}
	return slices.Contains(does.Passes, number) && e.parametersKeep(e.p.Info.TypeOf(x))
}

// methodsKeep reports whether a value of the type may have a method that lets its receiver escape.
func (e *Escapes) methodsKeep(typ types.Type) bool {
	keeps := func(fn *types.Func) bool {
		list := e.Params[fn]
		return len(list) > 0 && list[0] != nil && e.Leaks[list[0]]
	}
	iface, dynamic := typ.Underlying().(*types.Interface)
	if !dynamic {
		for method := range types.NewMethodSet(typ).Methods() {
			if keeps(method.Obj().(*types.Func).Origin()) {
				return true
			}
		}
		return false
	}

	// A value of an interface type may have any type that implements it. For a generic receiver, assume that it
	// implements the interface.
	for fn, list := range e.Params {
		if keeps(fn) && (fn.Signature().RecvTypeParams() != nil || types.Implements(addressOf(list[0].Type()), iface)) {
			return true
		}
	}
	return false
}

// addressOf returns the type of pointers to a receiver's type. If the receiver's type is a pointer type
// already, addressOf returns it unchanged.
func addressOf(receiver types.Type) types.Type {
	if _, ok := receiver.(*types.Pointer); ok {
		return receiver
	}
	return types.NewPointer(receiver)
}

// parametersKeep reports whether a method of the program lets an argument of this type escape.
func (e *Escapes) parametersKeep(typ types.Type) bool {
	for fn, list := range e.Params {
		for i, parameter := range list {
			// Skip index 0, which is the receiver.
			if i > 0 && list[0] != nil && e.Leaks[parameter] && types.AssignableTo(typ, fn.Signature().Params().At(i-1).Type()) {
				return true
			}
		}
	}
	return false
}

// assignmentLeaks reports whether x, on the right side of an assignment, escapes.
func (e *Escapes) assignmentLeaks(n *ast.AssignStmt, x ast.Expr) bool {
	if slices.Contains(n.Lhs, x) {
		return false // x is on the left side: the assignment does not read it
	}

	if len(n.Rhs) < len(n.Lhs) { // x is a call with several results, so all variables on the left side get a value from x
		return slices.ContainsFunc(n.Lhs, func(lhs ast.Expr) bool {
			return !isNumber(e.p.Info.TypeOf(lhs)) && e.flowsTo(lhs, n.Tok == token.DEFINE, x)
		})
	}

	for i, rhs := range n.Rhs {
		if rhs != x {
			continue
		}
		// x += y computes a new value, so y does not escape.
		if n.Tok != token.ASSIGN && n.Tok != token.DEFINE {
			return false
		}
		return e.flowsTo(n.Lhs[i], n.Tok == token.DEFINE, x)
	}
	return true
}

// isNumber reports whether values of the type are numbers or bools, which refer to no memory. typ is nil for
// the blank identifier.
func isNumber(typ types.Type) bool {
	if typ == nil {
		return false
	}
	basic, ok := typ.Underlying().(*types.Basic)
	return ok && basic.Info()&(types.IsNumeric|types.IsBoolean) != 0
}

// flowsTo reports whether x escapes if it is assigned to lhs. It does not escape if lhs is a variable that
// does not leak and does not outlive x. `define` is true for := and var, which may declare lhs.
func (e *Escapes) flowsTo(lhs ast.Expr, define bool, x ast.Expr) bool {
	id, ok := lhs.(*ast.Ident)
	if !ok {
		return true
	}
	if id.Name == "_" { // an assignment to _ stores nothing
		return false
	}

	obj := e.p.Info.ObjectOf(id)
	v, ok := obj.(*types.Var)
	if !ok || !e.Local(v) || e.Leaks[v] {
		return true
	}

	// A variable that this assignment declares does not outlive x: it ceases to exist at the end of the
	// current block.
	if define && e.p.Info.Defs[id] != nil {
		return false
	}

	// After a plain assignment, lhs may refer to x after the end of the current block, unless lhs was
	// declared in the same block.
	return e.BlockOf(id) != e.DeclBlock(v)
}

// BlockOf returns the innermost block around a node.
func (e *Escapes) BlockOf(n ast.Node) ast.Node {
	for at := e.Parents[n]; at != nil; at = e.Parents[at] {
		switch at.(type) {
		case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
			return at
		}
	}
	return nil
}

// DeclBlock returns the block in which a statement declares the variable. For parameters and for variables of
// an if, for or switch header it returns a node that is not a block, so it differs from every block.
func (e *Escapes) DeclBlock(v *types.Var) ast.Node {
	id := e.names[v]
	if id == nil { // the variable of a type switch has no declaration of its own
		return noBlock
	}

	// The variables of a header go out of scope at the end of the statement.
	for at := e.Parents[id]; at != nil; at = e.Parents[at] {
		switch at.(type) {
		case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
			return at
		case *ast.ForStmt, *ast.RangeStmt, *ast.IfStmt, *ast.SwitchStmt, *ast.FuncType, *ast.FieldList:
			return id
		}
	}
	return noBlock
}

// noBlock is not a block, so it is unequal to every block of a program.
var noBlock = &ast.BadStmt{}

// decide marks the variables that must live on the heap.
func (e *Escapes) decide() {
	// A variable must be on the heap if its address escapes.
	for v, exprs := range e.Addrs {
		for _, x := range exprs {
			if e.addressLeaks(v, x) {
				e.Boxed[v] = true
			}
		}
	}

	// A variable must be on the heap if a closure on the heap refers to it.
	for lit, vars := range e.Free {
		if !e.Escaping[lit] {
			continue
		}
		for _, v := range vars {
			if !e.ByValue(v) {
				e.Boxed[v] = true
			}
		}
	}
}

// inEscaping reports whether a use of a variable is inside a closure on the heap that captures the variable.
func (e *Escapes) inEscaping(obj types.Object, n ast.Node) bool {
	return slices.ContainsFunc(e.literalsBetween(obj, n), func(lit *ast.FuncLit) bool { return e.Escaping[lit] })
}

// addressLeaks reports whether the address of v, which the expression x takes, escapes.
func (e *Escapes) addressLeaks(v types.Object, x ast.Expr) bool {
	if e.inEscaping(v, x) {
		return true
	}

	// A method call x.f() with a pointer receiver takes the address of x implicitly.
	if sel, ok := x.(*ast.SelectorExpr); ok {
		return e.selectionLeaks(sel)
	}
	return e.valueLeaks(x)
}

// ByValue reports whether a closure may capture a copy of the variable, because its value does not change after
// the declaration.
func (e *Escapes) ByValue(v types.Object) bool {
	return e.Assigned[v] == 0 && len(e.Addrs[v]) == 0 && !e.lateInit(v) && !(e.LoopOnly[v] && !e.p.PerIteration())
}

// lateInit reports whether a closure may capture a variable before the variable gets its value. Before Go
// 1.22 this is possible for loop variables.
func (e *Escapes) lateInit(v types.Object) bool {
	if e.p.PerIteration() {
		return false
	}

	switch up := e.Parents[e.names[v]].(type) {
	case *ast.RangeStmt:
		return true
	case *ast.AssignStmt:
		loop, ok := e.Parents[up].(*ast.ForStmt)
		return ok && loop.Init == up
	}
	return false
}
