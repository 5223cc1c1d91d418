package cxx

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
	"strings"
)

// escapes are the facts.
type escapes struct {
	p        *program
	parents  map[ast.Node]ast.Node
	uses     map[types.Object][]*ast.Ident
	leaks    map[types.Object]bool
	boxed    map[types.Object]bool       // lives on the heap
	assigned map[types.Object]int        // assignments after the declaration
	addrs    map[types.Object][]ast.Expr // expressions that take the variable's address
	captured map[types.Object]bool       // used in a function literal other than its own
	escaping map[*ast.FuncLit]bool       // closures that must be on the heap
	free     map[*ast.FuncLit][]types.Object
	params   map[*types.Func][]types.Object // receiver first, then parameters
	loopOnly map[types.Object]bool          // assigned by the post statement of its loop alone
	changed  bool
}

// analyse computes the facts for a program.
func analyse(p *program) *escapes {
	e := &escapes{p: p, parents: map[ast.Node]ast.Node{}, uses: map[types.Object][]*ast.Ident{}, leaks: map[types.Object]bool{},
		boxed: map[types.Object]bool{}, assigned: map[types.Object]int{}, addrs: map[types.Object][]ast.Expr{}, captured: map[types.Object]bool{},
		escaping: map[*ast.FuncLit]bool{}, free: map[*ast.FuncLit][]types.Object{}, params: map[*types.Func][]types.Object{}, loopOnly: map[types.Object]bool{}}
	e.link()
	for {
		e.changed = false
		e.step()
		if !e.changed {
			break
		}
	}
	e.decide()
	return e
}

// link records parents, uses, assignments and where addresses are taken.
func (e *escapes) link() {
	var stack []ast.Node
	ast.Inspect(e.p.file, func(n ast.Node) bool {
		if n == nil {
			stack = stack[:len(stack)-1]
			return true
		}
		if len(stack) > 0 {
			e.parents[n] = stack[len(stack)-1]
		}
		stack = append(stack, n)
		e.note(n)
		return true
	})
	for id, obj := range e.p.info.Uses {
		if v, ok := obj.(*types.Var); ok && e.local(v) {
			e.uses[v] = append(e.uses[v], id)
		}
	}
	for obj, ids := range e.uses {
		for _, id := range ids {
			e.noteCapture(obj, id)
		}
	}
}

// local reports whether a variable belongs to a function.
func (e *escapes) local(v *types.Var) bool {
	return v != nil && !v.IsField() && v.Parent() != e.p.pkg.Scope() && v.Pkg() == e.p.pkg
}

func (e *escapes) note(n ast.Node) {
	switch n := n.(type) {
	case *ast.FuncDecl:
		e.noteParams(n)
	case *ast.FuncType:
		e.noteResults(n)
	case *ast.AssignStmt:
		for _, lhs := range n.Lhs {
			if id, ok := lhs.(*ast.Ident); ok && n.Tok == token.DEFINE && e.p.info.Defs[id] != nil {
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
		if t := e.p.info.TypeOf(n.X); t != nil {
			if _, ok := t.Underlying().(*types.Array); ok {
				e.noteAddr(n.X, n)
			}
		}
	case *ast.SelectorExpr:
		e.noteMethodAddr(n)
	}
}

// noteParams lists a function's receiver and parameters.
func (e *escapes) noteParams(n *ast.FuncDecl) {
	fn, ok := e.p.info.Defs[n.Name].(*types.Func)
	if !ok {
		return
	}
	sig := fn.Type().(*types.Signature)
	list := []types.Object{sig.Recv()}
	for i := 0; i < sig.Params().Len(); i++ {
		list = append(list, sig.Params().At(i))
	}
	e.params[fn] = list
}

// noteResults counts named results as assigned: every return with values does it.
func (e *escapes) noteResults(n *ast.FuncType) {
	if n.Results == nil {
		return
	}
	for _, field := range n.Results.List {
		for _, id := range field.Names {
			if v := e.p.info.Defs[id]; v != nil {
				e.assigned[v]++
			}
		}
	}
}

// root gives the local variable that an addressable expression is part of,
// nil if the expression goes through a pointer or slice.
func (e *escapes) root(x ast.Expr) types.Object {
	switch x := x.(type) {
	case *ast.Ident:
		if v, ok := e.p.info.ObjectOf(x).(*types.Var); ok && e.local(v) {
			return v
		}
	case *ast.ParenExpr:
		return e.root(x.X)
	case *ast.SelectorExpr:
		sel := e.p.info.Selections[x]
		if sel == nil || sel.Kind() != types.FieldVal || sel.Indirect() {
			return nil
		}
		return e.root(x.X)
	case *ast.IndexExpr:
		if t := e.p.info.TypeOf(x.X); t != nil {
			if _, ok := t.Underlying().(*types.Array); ok {
				return e.root(x.X)
			}
		}
	}
	return nil
}

func (e *escapes) noteAssign(lhs ast.Expr, stmt ast.Stmt) {
	if lhs == nil {
		return
	}
	v := e.root(lhs)
	if v == nil {
		return
	}
	if loop, ok := e.parents[stmt].(*ast.ForStmt); ok && loop.Post == stmt && e.definedBy(loop.Init, v) {
		e.loopOnly[v] = true
		return
	}
	e.assigned[v]++
}

// definedBy reports whether the statement declares the variable.
func (e *escapes) definedBy(init ast.Stmt, v types.Object) bool {
	a, ok := init.(*ast.AssignStmt)
	if !ok || a.Tok != token.DEFINE {
		return false
	}
	for _, lhs := range a.Lhs {
		if id, ok := lhs.(*ast.Ident); ok && e.p.info.Defs[id] == v {
			return true
		}
	}
	return false
}

func (e *escapes) noteAddr(x ast.Expr, whole ast.Expr) {
	if v := e.root(x); v != nil {
		e.addrs[v] = append(e.addrs[v], whole)
	}
}

// noteMethodAddr notes x.f() where f has a pointer receiver and x is a variable.
func (e *escapes) noteMethodAddr(n *ast.SelectorExpr) {
	sel := e.p.info.Selections[n]
	if sel == nil || sel.Kind() != types.MethodVal {
		return
	}
	fn := sel.Obj().(*types.Func)
	recv := fn.Type().(*types.Signature).Recv()
	if recv == nil {
		return
	}
	if _, ok := recv.Type().Underlying().(*types.Pointer); !ok {
		if _, tp := types.Unalias(e.p.info.TypeOf(n.X)).(*types.TypeParam); !tp {
			return
		}
	}
	if _, ok := e.p.info.TypeOf(n.X).Underlying().(*types.Pointer); ok {
		return
	}
	if sel.Indirect() && len(sel.Index()) > 1 && e.throughPointer(sel) {
		return
	}
	e.noteAddr(n.X, n)
}

// throughPointer reports whether the path to an embedded method passes a pointer.
func (e *escapes) throughPointer(sel *types.Selection) bool {
	typ := sel.Recv()
	for _, i := range sel.Index()[:len(sel.Index())-1] {
		s := structOf(typ)
		if s == nil {
			return true
		}
		typ = s.Field(i).Type()
	}
	_, ptr := typ.Underlying().(*types.Pointer)
	return ptr
}

// noteCapture records in which function literals a use of a variable lies.
func (e *escapes) noteCapture(obj types.Object, id *ast.Ident) {
	for _, lit := range e.literalsBetween(obj, id) {
		e.captured[obj] = true
		known := false
		for _, o := range e.free[lit] {
			known = known || o == obj
		}
		if !known {
			e.free[lit] = append(e.free[lit], obj)
		}
	}
}

// literalsBetween lists the function literals that enclose a use of a variable
// but not its declaration, innermost first.
func (e *escapes) literalsBetween(obj types.Object, n ast.Node) []*ast.FuncLit {
	var out []*ast.FuncLit
	for at := n; at != nil; at = e.parents[at] {
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
func (e *escapes) step() {
	ast.Inspect(e.p.file, func(n ast.Node) bool {
		if lit, ok := n.(*ast.FuncLit); ok && !e.escaping[lit] && (e.valueLeaks(lit) || e.fencedOff(lit)) {
			e.escaping[lit] = true
			e.changed = true
		}
		return true
	})
	for obj, ids := range e.uses {
		if e.leaks[obj] {
			continue
		}
		for _, id := range ids {
			if e.useLeaks(obj, id) {
				e.leaks[obj] = true
				e.changed = true
				break
			}
		}
	}
}

// fencedOff reports whether a literal is assigned in a function that uses goto: statements
// there get blocks of their own, which a closure on the stack would not outlive.
func (e *escapes) fencedOff(lit *ast.FuncLit) bool {
	a, ok := e.parents[lit].(*ast.AssignStmt)
	return ok && a.Tok == token.ASSIGN && e.gotoAround(a)
}

// gotoAround reports whether the function around a node uses goto.
func (e *escapes) gotoAround(n ast.Node) bool {
	for ; n != nil; n = e.parents[n] {
		switch n := n.(type) {
		case *ast.FuncLit:
			return hasGoto(n.Body)
		case *ast.FuncDecl:
			return hasGoto(n.Body)
		}
	}
	return false
}

// useLeaks reports whether one use of a variable lets its value be kept.
func (e *escapes) useLeaks(obj types.Object, id *ast.Ident) bool {
	for _, lit := range e.literalsBetween(obj, id) {
		if e.escaping[lit] {
			return true
		}
	}
	return e.valueLeaks(id)
}

// valueLeaks reports whether the value of an expression may be kept.
func (e *escapes) valueLeaks(x ast.Expr) bool {
	switch up := e.parents[x].(type) {
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
	case *ast.BinaryExpr, *ast.IncDecStmt, *ast.ExprStmt, *ast.IfStmt, *ast.SwitchStmt, *ast.CaseClause, *ast.ForStmt:
		return false
	case *ast.RangeStmt:
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
func (e *escapes) placeLeaks(x ast.Expr) bool {
	switch up := e.parents[x].(type) {
	case *ast.ParenExpr:
		return e.placeLeaks(up)
	case *ast.UnaryExpr:
		return up.Op == token.AND && e.valueLeaks(up)
	case *ast.SelectorExpr:
		if sel := e.p.info.Selections[up]; sel != nil && sel.Kind() == types.FieldVal {
			return e.placeLeaks(up)
		}
		return e.selectionLeaks(up)
	case *ast.IndexExpr:
		if t := e.p.info.TypeOf(x); up.X == x && t != nil {
			if _, ok := t.Underlying().(*types.Array); ok {
				return e.placeLeaks(up)
			}
		}
	case *ast.SliceExpr:
		if t := e.p.info.TypeOf(x); up.X == x && t != nil {
			if _, ok := t.Underlying().(*types.Array); ok {
				return e.valueLeaks(up)
			}
		}
	}
	return false
}

// selectionLeaks handles x.f: reading a field keeps nothing of x; a method
// keeps what its receiver keeps; a method value keeps x.
func (e *escapes) selectionLeaks(n *ast.SelectorExpr) bool {
	sel := e.p.info.Selections[n]
	if sel == nil {
		return true
	}
	if sel.Kind() == types.FieldVal {
		return e.placeLeaks(n)
	}
	call, ok := e.parents[n].(*ast.CallExpr)
	if !ok || call.Fun != n {
		return true
	}
	if postponed(e.parents[call]) {
		return true
	}
	fn, _ := sel.Obj().(*types.Func)
	fn = fn.Origin()
	if list, ok := e.params[fn]; ok {
		return list[0] != nil && e.leaks[list[0]]
	}
	if types.IsInterface(sel.Recv()) || fn.Pkg() == e.p.pkg {
		return true
	}
	// A method of the library: it may give its receiver back, as those of big.Int do.
	results := fn.Type().(*types.Signature).Results()
	if _, used := e.parents[call].(*ast.ExprStmt); used || results.Len() == 0 {
		return false
	}
	_, pointer := results.At(0).Type().Underlying().(*types.Pointer)
	return pointer
}

// keepingFunctions are library functions that keep a pointer or function that
// they are given; others do not keep arguments that are &x or func literals.
var keepingPackages = map[string]bool{"bufio": true, "container/list": true, "container/ring": true, "errors": true, "io": true, "context": true, "iter": true, "sync": true, "time": true}

// argumentLeaks reports whether the callee keeps its argument x.
func (e *escapes) argumentLeaks(call *ast.CallExpr, x ast.Expr) bool {
	if call.Fun == x {
		return postponed(e.parents[call])
	}
	if postponed(e.parents[call]) {
		return true
	}
	fun := ast.Unparen(call.Fun)
	if tv := e.p.info.Types[fun]; tv.IsType() {
		return e.valueLeaks(call)
	}
	if ix, ok := fun.(*ast.IndexExpr); ok && e.p.info.Types[ix.Index].IsType() {
		fun = ix.X
	}
	if ix, ok := fun.(*ast.IndexListExpr); ok {
		fun = ix.X
	}
	var obj types.Object
	switch f := fun.(type) {
	case *ast.Ident:
		obj = e.p.info.Uses[f]
	case *ast.SelectorExpr:
		if sel := e.p.info.Selections[f]; sel != nil && sel.Kind() == types.MethodExpr {
			return true // T.f(x): the receiver is the first argument
		}
		obj = e.p.info.Uses[f.Sel]
	}
	index := 0
	for i, a := range call.Args {
		if a == x {
			index = i
		}
	}
	switch obj := obj.(type) {
	case *types.Builtin:
		return e.builtinLeaks(obj.Name(), call, index)
	case *types.Func:
		return e.calleeLeaks(obj.Origin(), call, index)
	}
	return true
}

func (e *escapes) builtinLeaks(name string, call *ast.CallExpr, index int) bool {
	switch name {
	case "append":
		if index == 0 {
			return e.valueLeaks(call)
		}
		return call.Ellipsis == token.NoPos
	case "panic", "min", "max":
		return name == "panic"
	}
	return false
}

func (e *escapes) calleeLeaks(fn *types.Func, call *ast.CallExpr, index int) bool {
	sig := fn.Type().(*types.Signature)
	if list, ok := e.params[fn]; ok {
		if sig.Variadic() && index >= sig.Params().Len()-1 {
			if call.Ellipsis == token.NoPos {
				return true
			}
			index = sig.Params().Len() - 1
		}
		return e.leaks[list[index+1]]
	}
	if fn.Pkg() == nil || fn.Pkg() == e.p.pkg || sig.Recv() != nil {
		if sig.Recv() != nil && fn.Pkg() != nil && fn.Pkg() != e.p.pkg && !types.IsInterface(sig.Recv().Type()) {
			return fn.Pkg().Path() != "math/big" && !(fn.Pkg().Path() == "bufio" && fn.Name() != "Split")
		}
		return true
	}
	if keepingPackages[fn.Pkg().Path()] {
		return true
	}
	if fn.Pkg().Path() == "slices" && (strings.HasPrefix(fn.Name(), "Sorted") || fn.Name() == "Collect") {
		return false // they copy what the iterator gives
	}
	if _, iterator := e.p.info.TypeOf(call).Underlying().(*types.Signature); iterator {
		return e.valueLeaks(call)
	}
	if _, generic := e.p.info.TypeOf(call).(*types.Slice); generic && sig.TypeParams().Len() > 0 {
		return true // slices.Insert and the like give their argument back
	}
	if fn.Pkg().Path() == "container/heap" && index > 0 {
		return true
	}
	return fn.Pkg().Path() == "strings" && fn.Name() == "NewReplacer"
}

// assignmentLeaks reports whether x, on the right of an assignment, is kept.
func (e *escapes) assignmentLeaks(n *ast.AssignStmt, x ast.Expr) bool {
	for _, lhs := range n.Lhs {
		if lhs == x {
			return false // stored into, not read
		}
	}
	if len(n.Lhs) != len(n.Rhs) {
		return true
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

// flowsTo reports whether x is kept when it becomes the value of lhs: it is
// not if lhs is a variable that keeps nothing and lives no longer than x.
func (e *escapes) flowsTo(lhs ast.Expr, define bool, x ast.Expr) bool {
	id, ok := lhs.(*ast.Ident)
	if !ok {
		return true
	}
	if id.Name == "_" {
		return false
	}
	obj := e.p.info.ObjectOf(id)
	v, ok := obj.(*types.Var)
	if !ok || !e.local(v) || e.leaks[v] {
		return true
	}
	if define && e.p.info.Defs[id] != nil {
		return false
	}
	// A plain assignment: fine in the block of the declaration itself.
	return e.blockOf(id) != e.declBlock(v)
}

// blockOf is the innermost block that holds a node.
func (e *escapes) blockOf(n ast.Node) ast.Node {
	for at := e.parents[n]; at != nil; at = e.parents[at] {
		switch at.(type) {
		case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
			return at
		}
	}
	return nil
}

// declBlock is the block in which a variable is declared by a statement of its own; nil for parameters.
func (e *escapes) declBlock(v *types.Var) ast.Node {
	for id, obj := range e.p.info.Defs {
		if obj == v {
			for at := e.parents[id]; at != nil; at = e.parents[at] {
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
func (e *escapes) decide() {
	for v, exprs := range e.addrs {
		for _, x := range exprs {
			if e.addressLeaks(v, x) {
				e.boxed[v] = true
			}
		}
	}
	for lit, vars := range e.free {
		if !e.escaping[lit] {
			continue
		}
		for _, v := range vars {
			if !e.byValue(v) {
				e.boxed[v] = true
			}
		}
	}
}

// addressLeaks reports whether an address taken of v by x is kept.
func (e *escapes) addressLeaks(v types.Object, x ast.Expr) bool {
	for _, lit := range e.literalsBetween(v, x) {
		if e.escaping[lit] {
			return true
		}
	}
	if sel, ok := x.(*ast.SelectorExpr); ok {
		return e.selectionLeaks(sel)
	}
	return e.valueLeaks(x)
}

// byValue reports whether closures may hold a copy of a variable: it keeps
// the value that it was declared with.
func (e *escapes) byValue(v types.Object) bool {
	return e.assigned[v] == 0 && len(e.addrs[v]) == 0 && !e.lateInit(v) && !(e.loopOnly[v] && !e.p.perIteration)
}

// lateInit reports whether a variable may get its value after a closure has
// seen it: loop variables of old Go versions.
func (e *escapes) lateInit(v types.Object) bool {
	if e.p.perIteration {
		return false
	}
	for id, obj := range e.p.info.Defs {
		if obj == v {
			switch up := e.parents[id].(type) {
			case *ast.RangeStmt:
				return true
			case *ast.AssignStmt:
				loop, ok := e.parents[up].(*ast.ForStmt)
				return ok && loop.Init == up
			}
			return false
		}
	}
	return false
}
