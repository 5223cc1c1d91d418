package lower

// This file orders evaluation. Go calls functions from left to right and
// reads variables after them; C++ leaves the order of operands open. Calls
// that other operands might notice become temporaries before the statement.

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// operands is what matters about the order in an expression: the calls with
// effects, from left to right, and whether anything else would notice them.
type operands struct {
	calls  []ast.Expr // maximal calls that write, && or || that hold one, and what the Go compiler orders among them
	others bool       // something reads memory that a call might write
	panics bool       // a division, or finding the place that is assigned to, may panic
}

// ordered reports whether e has no effect but is evaluated in turn with the calls around it: calls
// that read, calls of pure functions with what another call might change, and, though the language leaves
// that open, slice expressions and assertions of concrete types.
func (t *translator) ordered(e ast.Expr) bool {
	switch x := e.(type) {
	case *ast.CallExpr:
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

// scan adds the operands of e, which are evaluated together.
func (t *translator) scan(e ast.Expr, o *operands) {
	if e == nil {
		return
	}
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
			var right operands
			t.scan(x.Y, &right)
			if len(right.calls) > 0 { // not to be evaluated unless the left side says so
				t.scan(x.X, &right)
				o.others, o.panics = o.others || right.others, o.panics || right.panics
				o.calls = append(o.calls, x)
				return
			}
		}
		t.scan(x.X, o)
		t.scan(x.Y, o)
		divides := x.Op == token.QUO || x.Op == token.REM
		o.panics = o.panics || divides && basicInfo(t.typeOf(x))&types.IsInteger != 0 && t.prog.Info.Types[x.Y].Value == nil
	case *ast.UnaryExpr:
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
			if sel.Indirect() || sel.Kind() != types.FieldVal {
				o.others = true
			}
			t.scan(x.X, o)
		} else if _, ok := t.prog.Info.Uses[x.Sel].(*types.Var); ok {
			o.others = true
		}
	case *ast.IndexExpr:
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
				if structOf(t.typeOf(x)) == nil {
					t.scan(kv.Key, o)
				}
				el = kv.Value
			}
			t.scan(el, o)
		}
	}
}

// scanPlace is scan for the left side of an assignment: storing there comes
// last, so only what its address is computed from counts.
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
		t.scan(e, o)
	case *ast.IndexExpr:
		o.panics = true
		if _, ok := t.typeOf(x.X).Underlying().(*types.Array); ok {
			t.scanPlace(x.X, o)
		} else {
			t.scan(x.X, o)
		}
		t.scan(x.Index, o)
	}
}

// scanPlaces is scanPlace for several.
func (t *translator) scanPlaces(list []ast.Expr) (o operands) {
	for _, e := range list {
		t.scanPlace(e, &o)
	}
	return o
}

func (t *translator) scanCall(x *ast.CallExpr, o *operands) {
	switch t.eff.Call(x) {
	case analyse.Writes:
		o.calls = append(o.calls, x)
		return
	case analyse.Reads:
		o.others = true
		defer func() { o.calls = append(o.calls, x) }()
	case analyse.Pure:
		if !t.prog.Info.Types[x.Fun].IsType() { // called in turn with the others, it gets what a variable holds by then
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

// shared reports whether a call might change the variable.
func (t *translator) shared(v *types.Var) bool {
	return v.Parent() == t.prog.Pkg.Scope() || t.esc.Boxed[v] || t.esc.Captured[v] && !t.esc.ByValue(v) || len(t.esc.Addrs[v]) > 0
}

// impure reports whether evaluating e calls anything with effects.
func (t *translator) impure(e ast.Expr) bool {
	known, ok := t.impureExprs[e]
	if !ok {
		var o operands
		t.scan(e, &o)
		t.dropOrdered(&o)
		known = len(o.calls) > 0
		t.impureExprs[e] = known
	}
	return known
}

// dropOrdered forgets what no call follows.
func (t *translator) dropOrdered(o *operands) {
	n := len(o.calls)
	for n > 0 && t.ordered(o.calls[n-1]) {
		n--
	}
	o.calls = o.calls[:n]
}

// hoist turns the calls among the expressions that must come first into
// temporaries, so that the rest can be one C++ expression. It is to be called
// with all operands that one C++ expression will hold.
func (t *translator) hoist(list ...ast.Expr) { t.hoistFor(nil, list...) }

// hoistFor is hoist for the assignment of values to places.
func (t *translator) hoistFor(places []ast.Expr, values ...ast.Expr) {
	o := t.scanPlaces(places)
	for _, e := range values {
		t.scan(e, &o)
	}
	t.hoistOperands(&o)
}

// hoistPlaces turns the calls in places into temporaries, because another call will follow.
func (t *translator) hoistPlaces(places []ast.Expr) {
	for _, call := range t.scanPlaces(places).calls {
		t.hoistOne(call)
	}
}

func (t *translator) hoistOperands(o *operands) {
	t.dropOrdered(o)
	n := len(o.calls)
	if !o.others && !(o.panics && t.usesRecover) {
		n-- // the last one may stay where it is; before a panic it comes, but only a program that recovers can tell
	}
	for i := 0; i < n; i++ {
		t.hoistOne(o.calls[i])
	}
	if n >= 0 && n < len(o.calls) {
		if b, ok := o.calls[n].(*ast.BinaryExpr); ok && t.needsLines(b.Y) {
			t.hoistOne(b)
		}
	}
}

// hoistOne evaluates a call into a temporary now.
func (t *translator) hoistOne(e ast.Expr) {
	if t.evaluated(e) {
		return
	}
	typ := t.typeOf(e)
	if b, ok := e.(*ast.BinaryExpr); ok {
		t.fn.temps[e] = t.shortCircuit(b)
		return
	}
	t.fn.temps[e] = t.decl(t.cpp(typ), t.temp("t"), t.expr(e))
}

// evaluated reports whether an expression has been.
func (t *translator) evaluated(e ast.Expr) bool {
	_, done := t.fn.temps[e]
	return done
}

// needsLines reports whether the translation of e takes statements of its own.
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
	t.add(&cpp.If{Cond: cond, Then: t.capture(func() { t.add(cpp.Binary("=", name, t.value(b.Y))) })})
	return name
}

// value is expr after the calls in e have been ordered.
func (t *translator) value(e ast.Expr) cpp.Expr {
	t.hoist(e)
	return t.expr(e)
}

// state is what translating an expression changes; kept to try one out.
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
