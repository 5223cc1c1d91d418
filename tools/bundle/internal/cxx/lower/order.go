package lower

// This file makes C++ evaluate calls in Go's order. Go evaluates calls from left to right, but C++ may
// evaluate operands in any order. If the value of another operand may depend on the order, a call is
// evaluated into a temporary before the statement.

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// operands contains the parts of an expression whose order of evaluation matters.
type operands struct {
	// calls are the outermost calls with effects, from left to right. The list also contains && and ||, and operations
	// without effects whose order relative to calls the Go compiler keeps.
	calls  []ast.Expr
	others bool // an operand reads memory that a call may write
	panics bool // an operand may panic: an integer division, or a pointer or index on the left of an assignment
}

// ordered reports whether e is an expression without effects whose order relative to calls matters. Such an
// expression is a call that only reads, a call of a pure function whose arguments another call might change, && or ||,
// a slice expression, or a type assertion to a concrete type. For the last three, the Go specification does not define
// the order relative to calls, but the Go compiler keeps it.
func (t *translator) ordered(e ast.Expr) bool {
	switch x := e.(type) {
	case *ast.CallExpr:
		// A call that writes has effects.
		return t.eff.Call(x) != analyse.Writes
	case *ast.BinaryExpr:
		return !t.impure(x.X) && !t.impure(x.Y)
	case *ast.SliceExpr:
		return true
	case *ast.TypeAssertExpr:
		return !types.IsInterface(t.typeOf(x))
	}
	return false
}

// scan adds the operands of e to o.
func (t *translator) scan(e ast.Expr, o *operands) {
	if e == nil {
		return
	}

	// Skip constants and types, because they are not evaluated at run time.
	if tv, ok := t.prog.Info.Types[e]; ok && (tv.Value != nil || tv.IsType()) {
		return
	}

	switch x := e.(type) {
	case *ast.ParenExpr:
		t.scan(x.X, o)
	case *ast.Ident:
		if v, ok := t.prog.Info.Uses[x].(*types.Var); ok && t.shared(v) {
			o.others = true
		}
	case *ast.CallExpr:
		t.scanCall(x, o)
	case *ast.BinaryExpr:
		if x.Op == token.LAND || x.Op == token.LOR {
			t.scanLogic(x, o)
			return
		}
		t.scan(x.X, o)
		t.scan(x.Y, o)
		divides := x.Op == token.QUO || x.Op == token.REM
		integer := basicInfo(t.typeOf(x))&types.IsInteger != 0
		o.panics = o.panics || divides && integer && t.prog.Info.Types[x.Y].Value == nil
	case *ast.UnaryExpr:
		// A receive is like a call, because other goroutines may run meanwhile and change any memory.
		if x.Op == token.ARROW {
			o.calls = append(o.calls, x)
			return
		}
		t.scan(x.X, o)
	case *ast.StarExpr:
		o.others = true
		t.scan(x.X, o)

	case *ast.SelectorExpr:
		if sel := t.prog.Info.Selections[x]; sel != nil {
			// A called function may change a field that is reached through a pointer, so its value depends on
			// the order.
			if sel.Indirect() || sel.Kind() != types.FieldVal {
				o.others = true
			}
			t.scan(x.X, o)

		} else if _, ok := t.prog.Info.Uses[x.Sel].(*types.Var); ok {
			o.others = true
		}

	case *ast.IndexExpr:
		// Skip the instantiation of a generic function, because it has no operands.
		if t.prog.Info.Types[x.Index].IsType() {
			return
		}
		o.others = true
		t.scan(x.X, o)
		t.scan(x.Index, o)

	case *ast.SliceExpr:
		for _, y := range []ast.Expr{x.X, x.Low, x.High, x.Max} {
			t.scan(y, o)
		}

		// The Go compiler keeps the order of calls and checks of bounds, so list the slice expression as a call.
		o.calls = append(o.calls, x)
	case *ast.TypeAssertExpr:
		o.others = true
		t.scan(x.X, o)
		if t.ordered(x) {
			o.calls = append(o.calls, x)
		}

	case *ast.CompositeLit:
		for _, el := range x.Elts {
			if kv, ok := el.(*ast.KeyValueExpr); ok {
				if structOf(t.typeOf(x)) == nil { // the keys of a struct literal are field names
					t.scan(kv.Key, o)
				}
				el = kv.Value
			}
			t.scan(el, o)
		}
	}
}

// scanLogic adds x && y or x || y to o. Calls in y are executed conditionally, so they cannot become temporaries. The
// whole expression counts as a call instead, like in the Go compiler. C++ keeps the order of x and y, too.
func (t *translator) scanLogic(x *ast.BinaryExpr, o *operands) {
	var inner operands
	t.scan(x.X, &inner)
	t.scan(x.Y, &inner)
	// A call to the left may write the memory that x && y reads. Calls to the right come after it in the list.
	if len(o.calls) > 0 && t.ordered(x) {
		o.others = o.others || inner.others
		o.panics = o.panics || inner.panics
	}
	if len(inner.calls) > 0 || inner.others || inner.panics {
		o.calls = append(o.calls, x)
	}
}

// scanPlace adds the operands in the left side of an assignment to o. The assignment writes the variable
// after all operands have been evaluated. So the variable itself is not an operand, but pointers and indices
// on the way to it are.
func (t *translator) scanPlace(e ast.Expr, o *operands) {
	switch x := ast.Unparen(e).(type) {
	case *ast.StarExpr:
		o.panics = true
		t.scan(x.X, o)
	case *ast.SelectorExpr:
		if sel := t.prog.Info.Selections[x]; sel != nil && len(sel.Index()) == 1 {
			if sel.Indirect() {
				o.panics = true
				t.scan(x.X, o)
			} else {
				t.scanPlace(x.X, o)
			}
			return
		}
		// x.f may be a promoted field, so pointers to embedded structs may be read on the way to f.
		t.scan(e, o)

	case *ast.IndexExpr:
		o.panics = true

		// An array is a part of the variable that is assigned to, whereas a slice is read.
		if _, ok := t.typeOf(x.X).Underlying().(*types.Array); ok {
			t.scanPlace(x.X, o)
		} else {
			t.scan(x.X, o)
		}
		t.scan(x.Index, o)
	}
}

// scanPlaces calls scanPlace for several left sides.
func (t *translator) scanPlaces(list []ast.Expr) (o operands) {
	for _, e := range list {
		t.scanPlace(e, &o)
	}
	return o
}

// scanCall adds a call to o. A call with effects is a single operand. For a call without effects, the arguments
// are the operands.
func (t *translator) scanCall(x *ast.CallExpr, o *operands) {
	switch t.eff.Call(x) {
	case analyse.Writes:
		// The list contains the whole call, because the call and its arguments are one operand.
		o.calls = append(o.calls, x)
		return

	case analyse.Reads:
		// A call to the left may write the memory that this call reads. A call to the right comes after this call in the
		// list. Add the call after its arguments, because Go evaluates the arguments first.
		o.others = o.others || len(o.calls) > 0
		defer func() { o.calls = append(o.calls, x) }()

	case analyse.Pure:
		// If another call may change a variable in the arguments of a pure function, the order of the two
		// calls matters. So add the call to the list. Do not add conversions, because the Go compiler
		// evaluates them after all calls.
		if !t.prog.Info.Types[x.Fun].IsType() {
			others := o.others
			o.others = false
			defer func() {
				if o.others {
					o.calls = append(o.calls, x)
				}
				o.others = o.others || others
			}()
		}
	}

	if sel, ok := x.Fun.(*ast.SelectorExpr); ok && t.prog.Info.Selections[sel] != nil {
		t.scan(sel.X, o)
	}
	for _, a := range x.Args {
		t.scan(a, o)
	}
}

// shared reports whether the variable may change while an expression is evaluated, for example by a called
// function.
func (t *translator) shared(v *types.Var) bool {
	captured := t.esc.Captured[v] && !t.esc.ByValue(v)
	return v.Parent() == t.prog.Pkg.Scope() || t.esc.Boxed[v] || captured || len(t.esc.Addrs[v]) > 0
}

// impure reports whether evaluating e has effects.
func (t *translator) impure(e ast.Expr) bool {
	known, ok := t.impureExprs[e]

	// Cache the result, because scanning nested expressions again would take quadratic time.
	if !ok {
		var o operands
		t.scan(e, &o)
		t.dropOrdered(&o)
		known = len(o.calls) > 0
		t.impureExprs[e] = known
	}
	return known
}

// dropOrdered removes operations without effects from the end of o.calls, because no later call can change
// their results.
func (t *translator) dropOrdered(o *operands) {
	n := len(o.calls)
	for n > 0 && t.ordered(o.calls[n-1]) {
		n--
	}
	o.calls = o.calls[:n]
}

// hoist evaluates calls in the operands of an expression into temporaries if necessary, so that C++ can
// evaluate the remaining expression in any order. `list` must contain all operands of the expression.
func (t *translator) hoist(list ...ast.Expr) { t.hoistFor(nil, list...) }

// hoistFor is like hoist, for the operands of an assignment. `places` are its left sides, `values` its
// right sides.
func (t *translator) hoistFor(places []ast.Expr, values ...ast.Expr) {
	o := t.scanPlaces(places)
	for _, e := range values {
		t.scan(e, &o)
	}
	t.hoistOperands(&o)
}

// hoistPlaces evaluates the calls in the left sides of an assignment into temporaries. It is used if another
// call comes between these calls and the assignment.
func (t *translator) hoistPlaces(places []ast.Expr) {
	for _, call := range t.scanPlaces(places).calls {
		t.hoistOne(call)
	}
}

// hoistOperands evaluates the calls of o into temporaries: all of them, or all but the last one.
func (t *translator) hoistOperands(o *operands) {
	t.dropOrdered(o)
	n := len(o.calls)

	// The last call may remain in the expression if it cannot change the value of another operand.
	if !t.mixed(o) {
		n--
	}

	for i := 0; i < n; i++ {
		t.hoistOne(o.calls[i])
	}

	// If the remaining expression is && or ||, and its right side needs statements, translate it to an if
	// statement.
	if n >= 0 && n < len(o.calls) {
		if b, ok := o.calls[n].(*ast.BinaryExpr); ok && t.needsLines(b.Y) {
			t.hoistOne(b)
		}
	}
}

// mixed reports whether the order of the calls of o and of the other operands matters. An operand that panics may be
// evaluated before a call on its left. Only a program that calls recover can observe this.
func (t *translator) mixed(o *operands) bool { return o.others || o.panics && t.usesRecover }

// hoistOne evaluates an expression into a temporary.
func (t *translator) hoistOne(e ast.Expr) {
	if t.evaluated(e) {
		return
	}

	// If the right side of && or || needs statements, translate it to an if statement, because the right side is
	// evaluated conditionally.
	if b, ok := e.(*ast.BinaryExpr); ok && t.mayNeedLines(b.Y) && t.needsLines(b.Y) {
		t.fn.temps[e] = t.shortCircuit(b)
		return
	}

	typ := t.typeOf(e)
	t.fn.temps[e] = t.decl(t.cpp(typ), t.temp("t"), t.expr(e))
}

// evaluated reports whether a temporary already contains the value of an expression.
func (t *translator) evaluated(e ast.Expr) bool {
	_, done := t.fn.temps[e]
	return done
}

// needsLines reports whether the translation of e needs statements. To find out, needsLines translates e and
// discards the translation.
func (t *translator) needsLines(e ast.Expr) bool {
	saved := t.saveState()
	nodes := t.capture(func() { t.value(e) })
	t.restoreState(saved)
	return len(nodes) > 0
}

// shortCircuit evaluates a && b or a || b by an if statement.
func (t *translator) shortCircuit(b *ast.BinaryExpr) cpp.Expr {
	left := t.value(b.X)
	name := t.decl(cpp.Name("bool"), t.temp("t"), left)
	cond := cpp.Expr(name)
	if b.Op == token.LOR {
		cond = cpp.Unary("!", name)
	}

	right := t.capture(func() { t.add(cpp.Binary("=", name, t.value(b.Y))) })
	t.add(&cpp.If{Cond: cond, Then: right})
	return name
}

// value translates an expression like expr, but first moves calls into temporaries where this is necessary to
// keep Go's order.
func (t *translator) value(e ast.Expr) cpp.Expr {
	t.hoist(e)
	return t.expr(e)
}

// state contains the fields of the translator that the translation of an expression changes. restoreState
// undoes the translation.
type state struct {
	temps int
	made  map[ast.Expr]cpp.Expr
}

func (t *translator) saveState() state {
	return state{t.temps, maps.Clone(t.fn.temps)}
}

func (t *translator) restoreState(s state) {
	t.temps = s.temps
	t.fn.temps = s.made
}
