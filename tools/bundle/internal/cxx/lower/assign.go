package lower

// This file translates assignments: definitions, single and parallel assignments, assignments from calls with several
// results, and assignments with operators.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"oj/tools/bundle/internal/cxx/cpp"
)

// assign translates an assignment statement.
func (t *translator) assign(s *ast.AssignStmt) {
	switch {
	case s.Tok == token.DEFINE:
		t.defineVars(s.Lhs, s.Rhs)
	case s.Tok != token.ASSIGN:
		t.assignOp(s)
	case len(s.Lhs) == 1 && len(s.Rhs) == 1:
		t.assignOne(s.Lhs[0], s.Rhs[0])
	case len(s.Lhs) == len(s.Rhs):
		t.assignMany(s.Lhs, s.Rhs)
	default:
		t.assignTuple(s.Lhs, s.Rhs[0])
	}
}

// isBlank reports whether an expression is the blank identifier.
func isBlank(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "_"
}

// isStar reports whether an expression dereferences a pointer.
func isStar(e ast.Expr) bool {
	_, ok := ast.Unparen(e).(*ast.StarExpr)
	return ok
}

// variable returns the variable to which an identifier refers, or nil for other expressions.
func (t *translator) variable(e ast.Expr) *types.Var {
	id, _ := ast.Unparen(e).(*ast.Ident)
	v, _ := t.prog.Info.Uses[id].(*types.Var)
	return v
}

// newVar returns the variable that an identifier on the left side of := declares, or nil.
func (t *translator) newVar(e ast.Expr) types.Object {
	if id, ok := e.(*ast.Ident); ok && id.Name != "_" {
		return t.prog.Info.Defs[id]
	}
	return nil
}

// defineVars translates := and var with initial values.
func (t *translator) defineVars(lhs, rhs []ast.Expr) {
	// A single expression, such as a call with several results, may give values to all variables.
	if len(lhs) != len(rhs) {
		t.assignTuple(lhs, rhs[0])
		return
	}

	// A statement with := may declare only some of the variables, and assign to the others.
	fresh := 0
	for _, e := range lhs {
		if t.newVar(e) != nil {
			fresh++
		}
	}
	if len(lhs) > 1 && fresh < len(lhs) {
		// The right side may use the variables that exist already, so this is a parallel assignment.
		t.assignMany(lhs, rhs)
		return
	}

	// If only the order of the calls matters, the order of the declarations keeps it. Otherwise, evaluate all calls
	// before the first declaration.
	var o operands
	for _, e := range rhs {
		t.scan(e, &o)
	}
	inTurn := !t.mixed(&o)
	if !inTurn {
		t.hoistOperands(&o)
	}
	for i, e := range lhs {
		if inTurn {
			t.hoist(rhs[i])
		}
		if isBlank(e) {
			t.discard(rhs[i])
			continue
		}
		t.defineOne(t.newVar(e), rhs[i], rhs)
	}
}

// defineOne declares one variable with its value.
func (t *translator) defineOne(obj types.Object, value ast.Expr, inits []ast.Expr) {
	// If the variable always holds the same closure, and is only called, the closure becomes a lambda or a
	// struct instead of a function value.
	if d := t.direct[obj]; d != nil {
		t.defineDirect(obj, d)
		return
	}

	// Translate the value before declare chooses the variable's C++ name, because the value may refer to an
	// outer variable with the same name.
	s := t.conv(value, obj.Type())
	name := t.declare(obj, inits...)
	if t.prog.Info.Types[value].Value != nil {
		t.noteRange(obj, value)
	}
	t.declareAs(obj, name, t.cpp(obj.Type()), s)
}

// If value is an integer constant and the variable never changes after its initialisation, noteRange records
// that the variable always has this value.
func (t *translator) noteRange(obj types.Object, value ast.Expr) {
	if n, ok := t.constInt(value); ok && t.esc.ByValue(obj) && !t.esc.LoopOnly[obj] {
		t.fn.ranges[obj] = span{n, n}
	}
}

// discard evaluates an expression for its effects.
func (t *translator) discard(e ast.Expr) {
	tv := t.prog.Info.Types[e]
	if tv.Value != nil || tv.IsNil() {
		return
	}
	t.add(cpp.Unary("(void)", t.value(e)))
}

// lvalue translates the left side of an assignment.
func (t *translator) lvalue(e ast.Expr) cpp.Expr {
	saved := t.fn.assigning
	t.fn.assigning = true
	x := t.place(e)
	t.fn.assigning = saved
	return x
}

// mapElement returns e as an index expression of a map, or nil if it is not one.
func (t *translator) mapElement(e ast.Expr) *ast.IndexExpr {
	if x, ok := ast.Unparen(e).(*ast.IndexExpr); ok {
		if _, ok := t.typeOf(x.X).Underlying().(*types.Map); ok {
			return x
		}
	}
	return nil
}

// assignOne translates x = y.
func (t *translator) assignOne(lhs, rhs ast.Expr) {
	if isBlank(lhs) {
		t.discard(rhs)
		return
	}

	// If the variable always holds the same closure, and is only called, this assignment defines the closure.
	if v := t.variable(lhs); t.direct[v] != nil {
		t.defineDirect(v, t.direct[v])
		return
	}

	// Two kinds of assignment do not need an lvalue: appending to the same slice, and assigning to an element of a map.
	t.hoistFor([]ast.Expr{lhs}, rhs)
	if t.pushInPlace(lhs, rhs) {
		return
	}
	typ := t.typeOf(lhs)
	if m := t.mapElement(lhs); m != nil {
		mt := t.typeOf(m.X).Underlying().(*types.Map)
		t.add(cpp.Method(t.expr(m.X), "set", t.conv(m.Index, mt.Key()), t.conv(rhs, typ)))
		return
	}

	value := t.conv(rhs, typ)
	place := t.lvalue(lhs)
	if cpp.Same(place, value) { // compilers warn about x = x
		t.add(cpp.Unary("(void)", place))
		return
	}

	// Two array pointers may point to overlapping arrays, because both may be conversions of the same slice.
	// So copy the array through a temporary.
	if _, array := typ.Underlying().(*types.Array); array && isStar(lhs) && isStar(rhs) {
		value = t.decl(t.cpp(typ), t.temp("t"), value)
	}
	t.add(cpp.Binary("=", place, value))
}

// If the assignment has the form x = append(x, y), pushInPlace translates it to a push on x and returns true.
func (t *translator) pushInPlace(lhs, rhs ast.Expr) bool {
	call, ok := ast.Unparen(rhs).(*ast.CallExpr)
	if !ok || len(call.Args) != 2 || call.Ellipsis != token.NoPos {
		return false
	}

	// The left side and the first argument must be the same expression without effects. The call must not
	// have been evaluated into a temporary already.
	if t.evaluated(rhs) || t.prog.Builtin(call.Fun) != "append" || !t.sameSource(lhs, call.Args[0]) {
		return false
	}

	t.hoistFor([]ast.Expr{lhs}, call.Args[1])
	elem := t.typeOf(rhs).Underlying().(*types.Slice).Elem()
	value := t.conv(call.Args[1], elem)
	t.add(cpp.Call("push", t.lvalue(lhs), value))
	return true
}

// sameSource reports whether two expressions have the same source text and no effects.
func (t *translator) sameSource(a, b ast.Expr) bool {
	if t.impure(a) || t.impure(b) {
		return false
	}
	return types.ExprString(ast.Unparen(a)) == types.ExprString(ast.Unparen(b))
}

// assignMany translates x, y = a, b, and also := if it declares only some of the variables.
func (t *translator) assignMany(lhs, rhs []ast.Expr) {
	if t.swap(lhs, rhs) {
		return
	}
	if t.independent(lhs, rhs) {
		for i, e := range lhs {
			if obj := t.newVar(e); obj != nil {
				t.defineOne(obj, rhs[i], rhs)
			} else {
				t.assignOne(e, rhs[i])
			}
		}
		return
	}

	// Go evaluates all operands before it stores the first value.
	t.hoistFor(lhs, rhs...)
	t.freezePlaces(lhs)
	values := make([]cpp.Expr, len(rhs))
	for i, e := range rhs {
		// If the left side is blank, evaluate the calls in the value, but do not store the value.
		if isBlank(lhs[i]) {
			t.discard(e)
			continue
		}
		typ := t.typeOf(lhs[i])
		if obj := t.newVar(lhs[i]); obj != nil {
			typ = obj.Type()
		}

		s := t.conv(e, typ)

		// A constant needs no temporary, because no assignment changes it. A call may already have one.
		done := t.evaluated(e) && types.Identical(typ, t.typeOf(e))
		if t.prog.Info.Types[e].Value == nil && !done {
			s = t.decl(t.cpp(typ), t.temp("t"), s)
		}
		values[i] = s
	}

	for i, e := range lhs {
		if !isBlank(e) {
			t.store(e, values[i])
		}
	}
}

// independent reports whether the assignments of x, y = a, b have the same effects one after the other: none changes what
// a later one reads. A panic between them must not be recovered.
func (t *translator) independent(lhs, rhs []ast.Expr) bool {
	if t.usesRecover {
		return false
	}

	// changed are the variables that the assignments so far have changed.
	changed := map[types.Object]bool{}
	var reads, writes, appends bool
	for i, e := range lhs {
		if !t.readsOnly(rhs[i], changed, &reads, &appends) || !t.writesOnly(e, changed, &writes) {
			return false
		}
	}

	// Assignments to elements, operands that read memory, and append, which does both, must not meet.
	return !(writes && reads) && !(writes && appends) && !(reads && appends)
}

// readsOnly reports whether a value reads only constants, unchanged local variables and memory, and calls nothing but
// append. It notes whether it reads memory, and whether it calls append.
func (t *translator) readsOnly(e ast.Expr, changed map[types.Object]bool, reads, appends *bool) bool {
	fine := true
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			v, ok := t.prog.Info.Uses[n].(*types.Var)
			fine = fine && !(ok && !v.IsField() && (changed[v] || t.shared(v) || t.direct[v] != nil))
		case *ast.IndexExpr, *ast.SelectorExpr:
			*reads = true
		case *ast.CallExpr:
			name := t.prog.Builtin(n.Fun)
			*appends = *appends || name == "append"
			fine = fine && (name == "append" || name == "len")
		case *ast.BasicLit, *ast.BinaryExpr, *ast.ParenExpr, *ast.SliceExpr, nil:
		case *ast.UnaryExpr:
			fine = fine && n.Op != token.AND && n.Op != token.ARROW
		default:
			fine = false
		}
		return fine
	})
	return fine
}

// writesOnly reports whether the left side of an assignment is a local variable, or an element that unchanged local
// variables choose. It notes the variable, and whether the assignment writes to memory.
func (t *translator) writesOnly(e ast.Expr, changed map[types.Object]bool, writes *bool) bool {
	if obj := t.newVar(e); obj != nil {
		return true
	}
	if x, ok := e.(*ast.IndexExpr); ok && t.mapElement(e) == nil {
		*writes = true
		var unread, calls bool
		list := t.variable(x.X)
		if list == nil || !t.readsOnly(x, changed, &unread, &calls) || calls {
			return false
		}
		if _, array := t.typeOf(x.X).Underlying().(*types.Array); array {
			changed[list] = true
		}
		return true
	}
	v := t.variable(e)
	if v == nil || t.shared(v) {
		return false
	}
	changed[v] = true
	return true
}

// freezeKey evaluates the map and the key of m[k] into temporaries.
func (t *translator) freezeKey(m *ast.IndexExpr) {
	for _, e := range []ast.Expr{m.X, m.Index} {
		if t.prog.Info.Types[e].Value == nil {
			t.fn.temps[e] = t.decl(t.cpp(t.typeOf(e)), t.temp("k"), t.expr(e))
		}
	}
}

// freezePlaces evaluates the operands of the left sides of an assignment, before the assignment changes any of
// them.
func (t *translator) freezePlaces(lhs []ast.Expr) {
	own := map[types.Object]bool{} // the variables that are changed by the assignment
	for _, e := range lhs {
		if v := t.esc.Root(e); v != nil {
			own[v] = true
		}
	}

	// An operand needs a temporary only if the assignment itself, or unknown code, may change it.
	for _, e := range lhs {
		t.freezePlace(e, own)
	}
}

// freezePlace evaluates the operands of one left side.
func (t *translator) freezePlace(e ast.Expr, own map[types.Object]bool) {
	switch x := ast.Unparen(e).(type) {
	case *ast.StarExpr:
		t.freeze(x.X, own)
	case *ast.SelectorExpr:
		// If the field is reached through a pointer, its address depends only on the pointer, so freeze the
		// pointer.
		if _, pointer := t.typeOf(x.X).Underlying().(*types.Pointer); pointer {
			t.freeze(x.X, own)
		} else if t.prog.Info.Selections[x] != nil {
			t.freezePlace(x.X, own)
		}

	// For a map, freeze the map and its key. An array is part of its variable, so continue with the array
	// expression. The elements of a slice are behind a pointer, so freeze the slice.
	case *ast.IndexExpr:
		switch t.typeOf(x.X).Underlying().(type) {
		case *types.Map:
			t.freezeKey(x)
			return
		case *types.Array:
			t.freezePlace(x.X, own)
		default:
			t.freeze(x.X, own)
		}
		t.freeze(x.Index, own)
	}
}

// freeze evaluates an operand into a temporary, unless nothing can change it before it is used.
func (t *translator) freeze(e ast.Expr, own map[types.Object]bool) {
	if t.prog.Info.Types[e].Value != nil {
		return
	}
	if v := t.variable(e); v != nil && !own[v] && !t.shared(v) {
		return
	}
	t.fn.temps[e] = t.decl(t.cpp(t.typeOf(e)), t.temp("k"), t.value(e))
}

// store assigns a C++ value to an expression.
func (t *translator) store(e ast.Expr, value cpp.Expr) {
	// Declare a variable of := only now, after all values were computed.
	if obj := t.newVar(e); obj != nil {
		t.declareAs(obj, t.declare(obj), t.cpp(obj.Type()), value)
		return
	}
	if m := t.mapElement(e); m != nil {
		// A map element has no address, so it is set by a function of the runtime.
		mt := t.typeOf(m.X).Underlying().(*types.Map)
		t.add(cpp.Method(t.expr(m.X), "set", t.conv(m.Index, mt.Key()), value))
		return
	}
	t.add(cpp.Binary("=", t.lvalue(e), value))
}

// If the assignment has the form x, y = y, x, swap translates it and returns true.
func (t *translator) swap(lhs, rhs []ast.Expr) bool {
	if len(lhs) != 2 || !t.sameSource(lhs[0], rhs[1]) || !t.sameSource(lhs[1], rhs[0]) {
		return false
	}
	for _, e := range lhs {
		if t.newVar(e) != nil || isBlank(e) || t.mapElement(e) != nil {
			return false
		}
	}
	if !types.Identical(t.typeOf(lhs[0]), t.typeOf(lhs[1])) {
		return false
	}

	a := t.lvalue(lhs[0])
	t.add(cpp.Call("swapvalues", a, t.lvalue(lhs[1])))
	return true
}

// assignTuple translates x, y = f() and comma-ok forms, with = or :=.
func (t *translator) assignTuple(lhs []ast.Expr, rhs ast.Expr) {
	tuple := t.typeOf(rhs).(*types.Tuple)
	t.hoistPlaces(lhs)
	call := t.tuple(rhs)

	if !slices.ContainsFunc(lhs, func(e ast.Expr) bool { return !isBlank(e) }) {
		t.add(call)
		return
	}

	r := t.decl(auto, t.temp("r"), call)

	// The call may change variables in the left sides, so evaluate the operands of the left sides after the call.
	t.freezePlaces(lhs)
	for i, e := range lhs {
		if isBlank(e) {
			continue
		}
		typ := t.typeOf(e)
		if obj := t.newVar(e); obj != nil {
			typ = obj.Type()
		}
		t.store(e, t.convertTo(resultOf(r, i), tuple.At(i).Type(), typ))
	}
}

// opAssign maps assignment operators to the corresponding binary operators.
var opAssign = map[token.Token]token.Token{
	token.ADD_ASSIGN: token.ADD, token.SUB_ASSIGN: token.SUB, token.MUL_ASSIGN: token.MUL,
	token.QUO_ASSIGN: token.QUO, token.REM_ASSIGN: token.REM, token.AND_ASSIGN: token.AND, token.OR_ASSIGN: token.OR,
	token.XOR_ASSIGN: token.XOR, token.SHL_ASSIGN: token.SHL, token.SHR_ASSIGN: token.SHR,
	token.AND_NOT_ASSIGN: token.AND_NOT,
}

// opHelpers contains the runtime's functions for assignments whose operators are undefined in C++ for some
// operands.
var opHelpers = map[token.Token]string{
	token.ADD: "addto", token.SUB: "subto", token.MUL: "multo", token.QUO: "divto", token.REM: "remto",
	token.SHL: "shlto", token.SHR: "shrto",
}

// assignOp translates x op= y.
func (t *translator) assignOp(s *ast.AssignStmt) {
	op := opAssign[s.Tok]
	lhs := s.Lhs[0]
	rhs := s.Rhs[0]
	t.hoist(lhs, rhs)
	typ := t.typeOf(lhs)
	info := basicInfo(typ)
	if info&types.IsString != 0 {
		t.appendString(lhs, rhs, typ)
		return
	}

	// For a shift, do not convert the right operand: a shift count keeps its own type.
	var value cpp.Expr
	if op == token.SHL || op == token.SHR {
		value, _ = t.shiftCount(rhs)
	} else {
		value = t.conv(rhs, typ)
	}

	// A division by zero in m[k] /= y must not add the key k to the map, so compute the quotient before accessing the
	// element.
	divides := (op == token.QUO || op == token.REM) && info&types.IsInteger != 0
	if m := t.mapElement(lhs); m != nil && divides && !t.nativeOp(op, typ, lhs, rhs) {
		t.freezeKey(m)
		t.store(lhs, cpp.Call(wrapNames[op], t.expr(lhs), value))
		return
	}

	// Evaluate the left side once, although the operator reads and writes it.
	lv := t.lvalue(lhs)
	switch {
	case cpp.Same(lv, value) && (op == token.AND || op == token.OR): // compilers warn about x &= x
		t.add(cpp.Unary("(void)", lv))
	case info&(types.IsFloat|types.IsComplex) != 0, op == token.AND, op == token.OR, op == token.XOR:
		t.add(cpp.Binary(s.Tok.String(), lv, value))
	case op == token.AND_NOT:
		t.add(cpp.Binary("&=", lv, t.complement(value, typ, rhs)))
	case t.nativeOp(op, typ, lhs, rhs):
		t.add(cpp.Binary(s.Tok.String(), lv, value))
	default:
		t.add(cpp.Call(opHelpers[op], lv, value))
	}
}

// nativeOp reports whether C++'s assignment operator gives the same result as Go's.
func (t *translator) nativeOp(op token.Token, typ types.Type, lhs, rhs ast.Expr) bool {
	switch op {
	case token.SHL, token.SHR:
		// In C++, a left shift of a signed number may overflow, which is undefined.
		n, ok := t.constInt(rhs)
		return ok && n >= 0 && n < t.bitSize(typ) && (op == token.SHR || basicInfo(typ)&types.IsUnsigned != 0)
	case token.QUO, token.REM:
		// A division of the smallest number by -1 overflows, and a division by 0 must panic.
		d, ok := t.constInt(rhs)
		return ok && d != 0 && d != -1
	}
	return t.plain(op, typ, lhs, rhs)
}

// appendString translates s += x.
func (t *translator) appendString(lhs, rhs ast.Expr, typ types.Type) {
	var parts []cpp.Expr
	// s += a + b appends both operands with one allocation.
	b, chain := ast.Unparen(rhs).(*ast.BinaryExpr)
	if chain && t.prog.Info.Types[rhs].Value == nil && !t.evaluated(rhs) {
		parts = t.concatParts(b)
	} else {
		parts = []cpp.Expr{t.conv(rhs, typ)}
	}

	place := t.lvalue(lhs)

	// The left side is used twice. So bind it to a reference, unless it is a variable.
	if _, variable := place.(cpp.Name); !variable {
		place = t.reference(cpp.Name("String"), t.temp("p"), place)
	}

	name := "concat"
	if len(parts) > 1 {
		name = "concatn"
	}
	t.add(cpp.Binary("=", place, cpp.Call(name, append([]cpp.Expr{place}, parts...)...)))
}
