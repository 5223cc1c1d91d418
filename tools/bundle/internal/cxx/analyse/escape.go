package analyse

// This file decides which variables must live on the heap and which closures
// may stay on the C++ stack. It takes the checked syntax (generic code once,
// for all instances) and gives facts about variables and function literals.
// It errs on the side of the heap.
//
// The question it answers for a value (a pointer, a slice of an array, a
// closure) is whether it may be kept beyond the block it was made in. A
// variable leaks if one of its uses lets its value be kept; leaks are found as
// a least fixed point over all variables, starting with none.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"oj/tools/bundle/internal/cxx/rt"
)

// Escapes are the facts.
type Escapes struct {
	p        *Program
	Parents  map[ast.Node]ast.Node
	Uses     map[types.Object][]*ast.Ident
	Leaks    map[types.Object]bool
	Boxed    map[types.Object]bool       // lives on the heap
	Assigned map[types.Object]int        // assignments after the declaration
	Addrs    map[types.Object][]ast.Expr // expressions that take the variable's address
	Captured map[types.Object]bool       // used in a function literal other than its own
	Escaping map[*ast.FuncLit]bool       // closures that must be on the heap
	Free     map[*ast.FuncLit][]types.Object
	Params   map[*types.Func][]types.Object // receiver first, then parameters
	LoopOnly map[types.Object]bool          // assigned by the post statement of its loop alone
	changed  bool
}

// FindEscapes computes the facts for a program.
func FindEscapes(p *Program) *Escapes {
	e := &Escapes{p: p, Parents: map[ast.Node]ast.Node{}, Uses: map[types.Object][]*ast.Ident{}, Leaks: map[types.Object]bool{},
		Boxed: map[types.Object]bool{}, Assigned: map[types.Object]int{}, Addrs: map[types.Object][]ast.Expr{}, Captured: map[types.Object]bool{},
		Escaping: map[*ast.FuncLit]bool{}, Free: map[*ast.FuncLit][]types.Object{}, Params: map[*types.Func][]types.Object{}, LoopOnly: map[types.Object]bool{}}
	e.link()
	for e.changed = true; e.changed; {
		e.changed = false
		e.step()
	}
	e.decide()
	return e
}

// link records parents, uses, assignments and where addresses are taken.
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
	for id, obj := range e.p.Info.Uses {
		if v, ok := obj.(*types.Var); ok && e.Local(v) {
			e.Uses[v] = append(e.Uses[v], id)
		}
	}
	for obj, ids := range e.Uses {
		for _, id := range ids {
			e.noteCapture(obj, id)
		}
	}
}

// Local reports whether a variable belongs to a function.
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
		if t := e.p.Info.TypeOf(n.X); t != nil {
			if _, ok := t.Underlying().(*types.Array); ok {
				e.noteAddr(n.X, n)
			}
		}
	case *ast.SelectorExpr:
		e.noteMethodAddr(n)
	}
}

// noteParams lists a function's receiver and parameters.
func (e *Escapes) noteParams(n *ast.FuncDecl) {
	fn := e.p.Info.Defs[n.Name].(*types.Func)
	e.Params[fn] = []types.Object{fn.Signature().Recv()}
	for v := range fn.Signature().Params().Variables() {
		e.Params[fn] = append(e.Params[fn], v)
	}
}

// noteResults counts named results as assigned: every return with values does it.
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

// Root gives the local variable that an addressable expression is part of,
// nil if the expression goes through a pointer or slice.
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
	v := e.Root(lhs)
	if v == nil {
		return
	}
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

// noteMethodAddr notes x.f() where f has a pointer receiver and x is a variable.
func (e *Escapes) noteMethodAddr(n *ast.SelectorExpr) {
	sel := e.p.Info.Selections[n]
	if sel == nil || sel.Kind() != types.MethodVal {
		return
	}
	if _, ok := sel.Obj().(*types.Func).Signature().Recv().Type().Underlying().(*types.Pointer); !ok {
		if _, tp := types.Unalias(e.p.Info.TypeOf(n.X)).(*types.TypeParam); !tp {
			return
		}
	}
	if _, ok := e.p.Info.TypeOf(n.X).Underlying().(*types.Pointer); ok {
		return
	}
	if sel.Indirect() && len(sel.Index()) > 1 && e.throughPointer(sel) {
		return
	}
	e.noteAddr(n.X, n)
}

// throughPointer reports whether the path to an embedded method passes a pointer.
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

// noteCapture records in which function literals a use of a variable lies.
func (e *Escapes) noteCapture(obj types.Object, id *ast.Ident) {
	for _, lit := range e.literalsBetween(obj, id) {
		e.Captured[obj] = true
		if !slices.Contains(e.Free[lit], obj) {
			e.Free[lit] = append(e.Free[lit], obj)
		}
	}
}

// literalsBetween lists the function literals that enclose a use of a variable
// but not its declaration, innermost first.
func (e *Escapes) literalsBetween(obj types.Object, n ast.Node) []*ast.FuncLit {
	var out []*ast.FuncLit
	for at := n; at != nil; at = e.Parents[at] {
		if lit, ok := at.(*ast.FuncLit); ok {
			if lit.Pos() <= obj.Pos() && obj.Pos() < lit.End() {
				break
			}
			out = append(out, lit)
		}
	}
	return out
}

// step finds more variables and literals that leak.
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

// fencedOff reports whether a literal is assigned in a function that uses goto: statements
// there get blocks of their own, which a closure on the stack would not outlive.
func (e *Escapes) fencedOff(lit *ast.FuncLit) bool {
	a, ok := e.Parents[lit].(*ast.AssignStmt)
	return ok && a.Tok == token.ASSIGN && e.GotoAround(a)
}

// GotoAround reports whether the function around a node uses goto.
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

// useLeaks reports whether one use of a variable lets its value be kept.
func (e *Escapes) useLeaks(obj types.Object, id *ast.Ident) bool {
	return e.inEscaping(obj, id) || e.valueLeaks(id)
}

// valueLeaks reports whether the value of an expression may be kept.
func (e *Escapes) valueLeaks(x ast.Expr) bool {
	switch up := e.Parents[x].(type) {
	case *ast.ParenExpr:
		return e.valueLeaks(up)
	case *ast.SelectorExpr:
		return e.selectionLeaks(up)
	case *ast.StarExpr:
		return e.placeLeaks(up)
	case *ast.IndexExpr:
		return up.X == x && e.placeLeaks(up)
	case *ast.SliceExpr:
		return up.X == x && e.valueLeaks(up)
	case *ast.CallExpr:
		return e.argumentLeaks(up, x)
	case *ast.BinaryExpr, *ast.IncDecStmt, *ast.ExprStmt, *ast.IfStmt, *ast.SwitchStmt, *ast.CaseClause, *ast.ForStmt, *ast.RangeStmt:
		return false
	case *ast.AssignStmt:
		return e.assignmentLeaks(up, x)
	case *ast.ValueSpec:
		for i, v := range up.Values {
			if v == x && len(up.Names) == len(up.Values) {
				return e.flowsTo(up.Names[i], true, x)
			}
		}
	case *ast.UnaryExpr:
		return up.Op == token.AND
	}
	return true
}

// placeLeaks reports whether the address of a part of what a pointer or slice
// refers to is taken and kept.
func (e *Escapes) placeLeaks(x ast.Expr) bool {
	switch up := e.Parents[x].(type) {
	case *ast.ParenExpr:
		return e.placeLeaks(up)
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

// selectionLeaks handles x.f: reading a field keeps nothing of x; a method
// keeps what its receiver keeps; a method value keeps x.
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
	fn, _ := sel.Obj().(*types.Func)
	fn = fn.Origin()
	if list, ok := e.Params[fn]; ok {
		return list[0] != nil && e.Leaks[list[0]]
	}
	if types.IsInterface(sel.Recv()) || fn.Pkg() == e.p.Pkg {
		return true
	}
	return e.declaredLeaks(fn, call, n.X, rt.Receiver)
}

// argumentLeaks reports whether the callee keeps its argument x.
func (e *Escapes) argumentLeaks(call *ast.CallExpr, x ast.Expr) bool {
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
			return true // T.f(x): the receiver is the first argument
		}
	}
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

// copies reports whether a conversion gives a copy of the bytes or runes that its operand refers to.
func (e *Escapes) copies(conversion *ast.CallExpr) bool {
	from, to := e.p.Info.TypeOf(conversion.Args[0]), e.p.Info.TypeOf(conversion)
	_, slice := from.Underlying().(*types.Slice)
	return slice && isString(to)
}

func (e *Escapes) builtinLeaks(name string, call *ast.CallExpr, index int) bool {
	switch name {
	case "append":
		if index == 0 {
			return e.valueLeaks(call)
		}
		return call.Ellipsis == token.NoPos
	case "String", "Slice", "StringData", "SliceData": // of package unsafe
		return e.valueLeaks(call)
	}
	return name == "panic"
}

func (e *Escapes) calleeLeaks(fn *types.Func, call *ast.CallExpr, index int) bool {
	sig := fn.Type().(*types.Signature)
	list, own := e.Params[fn]
	x := call.Args[index]
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

// declaredLeaks reports whether a call of a library function lets the value of x be kept, which is the argument or
// receiver of that number. A function that the runtime declares nothing about keeps everything.
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

// methodsKeep reports whether a method of the program that a value of the type may have keeps its receiver.
func (e *Escapes) methodsKeep(typ types.Type) bool {
	methods := types.NewMethodSet(typ)
	iface, dynamic := typ.Underlying().(*types.Interface)
	for fn, list := range e.Params {
		receiver := list[0]
		if receiver == nil || !e.Leaks[receiver] {
			continue
		}
		if dynamic && (fn.Signature().RecvTypeParams() != nil || types.Implements(addressOf(receiver.Type()), iface)) {
			return true
		}
		if method := methods.Lookup(fn.Pkg(), fn.Name()); method != nil && method.Obj().(*types.Func).Origin() == fn {
			return true
		}
	}
	return false
}

// addressOf gives the type of pointers to values of a receiver's type, the type itself if it is one.
func addressOf(receiver types.Type) types.Type {
	if _, ok := receiver.(*types.Pointer); ok {
		return receiver
	}
	return types.NewPointer(receiver)
}

// parametersKeep reports whether a method of the program keeps an argument of the type.
func (e *Escapes) parametersKeep(typ types.Type) bool {
	for fn, list := range e.Params {
		for i, parameter := range list {
			if i > 0 && list[0] != nil && e.Leaks[parameter] && types.AssignableTo(typ, fn.Signature().Params().At(i-1).Type()) {
				return true
			}
		}
	}
	return false
}

// assignmentLeaks reports whether x, on the right of an assignment, is kept.
func (e *Escapes) assignmentLeaks(n *ast.AssignStmt, x ast.Expr) bool {
	if slices.Contains(n.Lhs, x) {
		return false // stored into, not read
	}
	if len(n.Rhs) < len(n.Lhs) { // a call with several results: any of them may refer to x
		return slices.ContainsFunc(n.Lhs, func(lhs ast.Expr) bool {
			return !isNumber(e.p.Info.TypeOf(lhs)) && e.flowsTo(lhs, n.Tok == token.DEFINE, x)
		})
	}
	for i, rhs := range n.Rhs {
		if rhs != x {
			continue
		}
		if n.Tok != token.ASSIGN && n.Tok != token.DEFINE {
			return false
		}
		return e.flowsTo(n.Lhs[i], n.Tok == token.DEFINE, x)
	}
	return true
}

// isNumber reports whether values of the type are numbers or bools, which refer to no memory. The blank identifier has no type.
func isNumber(typ types.Type) bool {
	if typ == nil {
		return false
	}
	basic, ok := typ.Underlying().(*types.Basic)
	return ok && basic.Info()&(types.IsNumeric|types.IsBoolean) != 0
}

// flowsTo reports whether x is kept when it becomes the value of lhs: it is
// not if lhs is a variable that keeps nothing and lives no longer than x.
func (e *Escapes) flowsTo(lhs ast.Expr, define bool, x ast.Expr) bool {
	id, ok := lhs.(*ast.Ident)
	if !ok {
		return true
	}
	if id.Name == "_" {
		return false
	}
	obj := e.p.Info.ObjectOf(id)
	v, ok := obj.(*types.Var)
	if !ok || !e.Local(v) || e.Leaks[v] {
		return true
	}
	if define && e.p.Info.Defs[id] != nil {
		return false
	}
	// A plain assignment: fine in the block of the declaration itself.
	return e.BlockOf(id) != e.DeclBlock(v)
}

// BlockOf is the innermost block that holds a node.
func (e *Escapes) BlockOf(n ast.Node) ast.Node {
	for at := e.Parents[n]; at != nil; at = e.Parents[at] {
		switch at.(type) {
		case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
			return at
		}
	}
	return nil
}

// DeclBlock is the block in which a variable is declared by a statement of its own; nil for parameters.
func (e *Escapes) DeclBlock(v *types.Var) ast.Node {
	for id, obj := range e.p.Info.Defs {
		if obj == v {
			for at := e.Parents[id]; at != nil; at = e.Parents[at] {
				switch at.(type) {
				case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
					return at
				case *ast.ForStmt, *ast.RangeStmt, *ast.IfStmt, *ast.SwitchStmt, *ast.FuncType, *ast.FieldList:
					return id
				}
			}
		}
	}
	return v0
}

// v0 is a block that no node has.
var v0 = &ast.BadStmt{}

// decide marks the variables that must live on the heap.
func (e *Escapes) decide() {
	for v, exprs := range e.Addrs {
		for _, x := range exprs {
			if e.addressLeaks(v, x) {
				e.Boxed[v] = true
			}
		}
	}
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

// inEscaping reports whether a use of a variable lies in a closure on the heap that does not declare it.
func (e *Escapes) inEscaping(obj types.Object, n ast.Node) bool {
	return slices.ContainsFunc(e.literalsBetween(obj, n), func(lit *ast.FuncLit) bool { return e.Escaping[lit] })
}

// addressLeaks reports whether an address taken of v by x is kept.
func (e *Escapes) addressLeaks(v types.Object, x ast.Expr) bool {
	if e.inEscaping(v, x) {
		return true
	}
	if sel, ok := x.(*ast.SelectorExpr); ok {
		return e.selectionLeaks(sel)
	}
	return e.valueLeaks(x)
}

// ByValue reports whether closures may hold a copy of a variable: it keeps
// the value that it was declared with.
func (e *Escapes) ByValue(v types.Object) bool {
	return e.Assigned[v] == 0 && len(e.Addrs[v]) == 0 && !e.lateInit(v) && !(e.LoopOnly[v] && !e.p.PerIteration())
}

// lateInit reports whether a variable may get its value after a closure has
// seen it: loop variables of old Go versions.
func (e *Escapes) lateInit(v types.Object) bool {
	if e.p.PerIteration() {
		return false
	}
	for id, obj := range e.p.Info.Defs {
		if obj == v {
			switch up := e.Parents[id].(type) {
			case *ast.RangeStmt:
				return true
			case *ast.AssignStmt:
				loop, ok := e.Parents[up].(*ast.ForStmt)
				return ok && loop.Init == up
			}
			return false
		}
	}
	return false
}
