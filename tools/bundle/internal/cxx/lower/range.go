package lower

// This file translates range loops over integers, slices, arrays, strings and maps; rangefunc.go those over functions, goroutines.go those over channels.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

func (t *translator) rangeStmt(s *ast.RangeStmt, label string) {
	nodes := t.inScope(func() { t.rangeLoop(s, label) })
	if !cpp.IsLoop(nodes) {
		nodes = []cpp.Node{&cpp.Block{Body: nodes}}
	}
	t.add(nodes...)
}

func (t *translator) rangeLoop(s *ast.RangeStmt, label string) {
	typ := t.typeOf(s.X)
	switch u := typ.Underlying().(type) {
	case *types.Basic:
		if u.Info()&types.IsString != 0 {
			t.rangeString(s, label)
			return
		}
		t.rangeInt(s, label)
	case *types.Slice:
		if t.itemsAlone(s) {
			t.use("range_for")
			t.rangeItems(s, label, t.value(s.X))
			return
		}
		list := t.stable(s, s.X, cpp.Template("Slice", t.cpp(u.Elem())))
		t.rangeList(s, label, cpp.Member(list, "n"), cpp.Member(list, "p"), maxLen, u.Elem())
	case *types.Array:
		t.rangeArray(s, label, u)
	case *types.Pointer:
		a := u.Elem().Underlying().(*types.Array)
		p := t.decl(t.cpp(typ), t.temp("p"), t.value(s.X))
		if s.Value == nil || isBlank(s.Value) {
			t.rangeList(s, label, cpp.Int(a.Len()), nil, a.Len(), a.Elem())
			return
		}
		t.rangeList(s, label, cpp.Int(a.Len()), cpp.Through(cpp.Call("deref", p), "a"), a.Len(), a.Elem())
	case *types.Map:
		t.rangeMap(s, label, u)
	case *types.Signature:
		t.rangeFunc(s, label, u)
	case *types.Chan:
		t.rangeChan(s, label, u.Elem())
	}
}

// stable gives a name for the ranged value that keeps while the loop runs.
func (t *translator) stable(s *ast.RangeStmt, x ast.Expr, typ cpp.Expr) cpp.Expr {
	if v := t.variable(x); v != nil && !t.shared(v) && !t.assignedIn(s, v) {
		return t.expr(x)
	}
	value := t.value(x)
	return t.decl(typ, t.temp("list"), value)
}

// assignedIn reports whether a node assigns to the variable or part of it.
func (t *translator) assignedIn(n ast.Node, v types.Object) bool {
	found := false
	note := func(places ...ast.Expr) {
		found = found || slices.ContainsFunc(places, func(e ast.Expr) bool { return t.wholeOf(e) == v })
	}
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			note(n.Lhs...)
		case *ast.IncDecStmt:
			note(n.X)
		case *ast.RangeStmt:
			if n.Tok == token.ASSIGN {
				note(n.Key, n.Value)
			}
		}
		return !found
	})
	return found
}

// wholeOf is the variable that an expression is part of, or refers to a part of what it refers to.
func (t *translator) wholeOf(e ast.Expr) types.Object {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		return t.prog.Info.Uses[x]
	case *ast.IndexExpr:
		return t.wholeOf(x.X)
	case *ast.SelectorExpr:
		return t.wholeOf(x.X)
	}
	return nil
}

// counter chooses the C++ loop counter: the key variable itself where nothing
// else writes to it.
func (t *translator) counter(s *ast.RangeStmt) (name string, own bool) {
	if s.Tok == token.DEFINE && s.Key != nil {
		if obj := t.newVar(s.Key); obj != nil && t.esc.Assigned[obj] == 0 && !t.esc.Boxed[obj] && len(t.esc.Addrs[obj]) == 0 {
			return t.declare(obj, s.X), true
		}
	}
	return t.temp("i"), false
}

// together evaluates what the places of a range clause with = are computed from, before either is assigned to.
func (t *translator) together(s *ast.RangeStmt) {
	if s.Tok == token.ASSIGN && s.Value != nil && !isBlank(s.Key) && !isBlank(s.Value) {
		t.hoistPlaces([]ast.Expr{s.Key, s.Value})
		t.freezePlaces([]ast.Expr{s.Key, s.Value})
	}
}

// bind prints the assignment of the key or the value at the start of an iteration.
func (t *translator) bind(s *ast.RangeStmt, e ast.Expr, typ types.Type, value cpp.Expr) {
	if e == nil || isBlank(e) {
		return
	}
	if obj := t.newVar(e); s.Tok == token.DEFINE && obj != nil {
		if x, shared := t.fn.temps[e]; shared { // one variable for all iterations
			t.add(cpp.Binary("=", x, value))
			return
		}
		t.declareAs(obj, t.declare(obj, s.X), t.cpp(obj.Type()), value)
		return
	}
	t.store(e, t.convertTo(value, typ, t.typeOf(e)))
}

// sharedVars declares loop variables that all iterations share, as before Go
// 1.22, where a closure or pointer may see it.
func (t *translator) sharedVars(s *ast.RangeStmt) {
	if s.Tok != token.DEFINE || t.prog.PerIteration() {
		return
	}
	for _, e := range []ast.Expr{s.Key, s.Value} {
		if e == nil {
			continue
		}
		if obj := t.newVar(e); obj != nil && t.esc.Boxed[obj] {
			name := t.declare(obj, s.X)
			t.declareAs(obj, name, t.cpp(obj.Type()), t.zero(obj.Type()))
			t.fn.temps[e] = cpp.Name(name)
		}
	}
}

// runLoop adds a range loop; bind assigns to its variables.
func (t *translator) runLoop(s *ast.RangeStmt, label string, loop *cpp.For, bind func()) {
	g := t.pushTarget(&target{label: label, loop: true, nativeBreak: true, nativeCont: true})
	loop.Body = append(t.capture(bind), t.loopBody(s.Body, g)...)
	t.add(loop)
	t.popTarget()
	t.breakPoint(g)
}

// rangeInt translates range over an integer.
func (t *translator) rangeInt(s *ast.RangeStmt, label string) {
	typ := t.typeOf(s.X)
	if s.Key != nil && !isBlank(s.Key) {
		typ = t.typeOf(s.Key)
	}
	typ = types.Default(typ)
	limit := t.conv(s.X, typ)
	if _, constant := t.constInt(s.X); !constant {
		value := t.value(s.X)
		limit = value
		if v := t.variable(s.X); v == nil || t.shared(v) || t.assignedIn(s, v) || t.newVar(s.Key) != nil && t.newVar(s.Key).Name() == v.Name() {
			limit = t.decl(t.cpp(typ), t.temp("n"), value)
		}
	}
	hi := t.interval(s.X).hi
	t.sharedVars(s)
	i, own := t.counter(s)
	if obj := t.newVar(s.Key); own && obj != nil {
		t.fn.ranges[obj] = span{0, max(hi-1, 0)}
	}
	t.runLoop(s, label, counting(t.cpp(typ), i, limit), func() {
		if !own {
			t.bind(s, s.Key, typ, cpp.Name(i))
		}
	})
}

// counting is a loop in which a variable counts from 0 up to a limit.
func counting(typ cpp.Expr, i string, limit cpp.Expr) *cpp.For {
	return &cpp.For{Init: []cpp.Node{cpp.Decl{Type: typ, Name: i, Value: cpp.Int(0)}}, Cond: cpp.Binary("<", cpp.Name(i), limit), Post: cpp.Postfix(cpp.Name(i), "++")}
}

// rangeList translates range over the items of an array or a slice, of which there are hi at most.
func (t *translator) rangeList(s *ast.RangeStmt, label string, length, items cpp.Expr, hi int64, elem types.Type) {
	if items != nil && hi > 0 && t.itemsAlone(s) {
		t.rangeItems(s, label, items)
		return
	}
	t.sharedVars(s)
	i, own := t.counter(s)
	if obj := t.newVar(s.Key); s.Key != nil && own && obj != nil {
		t.fn.ranges[obj] = span{0, max(hi-1, 0)}
	}
	t.runLoop(s, label, counting(cpp.Name("int64"), i, length), func() {
		t.together(s)
		if !own {
			t.bind(s, s.Key, types.Typ[types.Int], cpp.Name(i))
		}
		if items != nil {
			t.bind(s, s.Value, elem, cpp.Index(items, cpp.Name(i)))
		}
	})
}

// itemsAlone reports whether a loop declares a variable for the items, and nothing for their indices.
func (t *translator) itemsAlone(s *ast.RangeStmt) bool {
	obj := t.newVar(s.Value)
	return obj != nil && !t.esc.Boxed[obj] && (s.Key == nil || isBlank(s.Key))
}

// rangeItems translates range over items to the same in C++.
func (t *translator) rangeItems(s *ast.RangeStmt, label string, items cpp.Expr) {
	obj := t.newVar(s.Value)
	t.runLoop(s, label, &cpp.For{Each: cpp.Decl{Type: t.cpp(obj.Type()), Name: t.declare(obj, s.X)}, Range: items}, func() {})
}

// rangeArray translates range over an array value: a copy, unless nothing can tell.
func (t *translator) rangeArray(s *ast.RangeStmt, label string, u *types.Array) {
	if s.Value == nil || isBlank(s.Value) {
		t.discardArray(s.X)
		t.rangeList(s, label, cpp.Int(u.Len()), nil, u.Len(), u.Elem())
		return
	}
	if v := t.wholeOf(s.X); v != nil && !t.assignedIn(s, v) && !t.bodyCalls(s.Body) {
		t.hoist(s.X)
		t.rangeList(s, label, cpp.Int(u.Len()), cpp.Member(t.place(s.X), "a"), u.Len(), u.Elem())
		return
	}
	list := t.decl(t.cpp(t.typeOf(s.X)), t.temp("list"), t.value(s.X))
	t.rangeList(s, label, cpp.Int(u.Len()), cpp.Member(list, "a"), u.Len(), u.Elem())
}

// discardArray evaluates an array expression that only its length is wanted of.
func (t *translator) discardArray(e ast.Expr) {
	called := analyse.Holds(e, func(n ast.Node) bool { _, ok := n.(*ast.CallExpr); return ok })
	if star, ok := ast.Unparen(e).(*ast.StarExpr); ok && called { // else nothing is evaluated
		t.add(cpp.Unary("(void)", t.checked(star.X)))
	} else if t.impure(e) {
		t.discard(e)
	}
}

// bodyCalls reports whether a loop body does anything that might change an array behind its back.
func (t *translator) bodyCalls(body *ast.BlockStmt) bool {
	return analyse.Holds(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			return t.eff.Call(n) == analyse.Writes
		case *ast.StarExpr:
			return true
		case *ast.UnaryExpr:
			return n.Op == token.AND
		}
		return false
	})
}

// rangeString translates range over the runes of a string.
func (t *translator) rangeString(s *ast.RangeStmt, label string) {
	var list cpp.Expr
	if t.prog.Info.Types[s.X].Value != nil {
		list = t.decl(cpp.Name("String"), t.temp("text"), t.expr(s.X))
	} else {
		list = t.stable(s, s.X, cpp.Name("String"))
	}
	t.sharedVars(s)
	i, own := t.counter(s)
	w := t.temp("w")
	loop := counting(cpp.Name("int64"), i, cpp.Member(list, "n"))
	loop.Init = append(loop.Init, cpp.Decl{Type: cpp.Name("int64"), Name: w, Value: cpp.Int(0)})
	loop.Post = cpp.Binary("+=", cpp.Name(i), cpp.Name(w))
	decode := cpp.Call("decode", list, cpp.Name(i), cpp.Name(w))
	if obj := t.newVar(s.Key); s.Key != nil && own && obj != nil {
		t.fn.ranges[obj] = span{0, maxLen}
	}
	t.runLoop(s, label, loop, func() {
		if s.Value == nil || isBlank(s.Value) {
			t.add(decode)
		} else {
			t.together(s)
			t.bind(s, s.Value, types.Typ[types.Int32], decode)
		}
		if !own {
			t.bind(s, s.Key, types.Typ[types.Int], cpp.Name(i))
		}
	})
}

// rangeMap translates range over a map, which may change meanwhile.
func (t *translator) rangeMap(s *ast.RangeStmt, label string, u *types.Map) {
	t.needHash(u.Key())
	k, v := t.cpp(u.Key()), t.cpp(u.Elem())
	value := t.value(s.X)
	t.sharedVars(s)
	it := cpp.Name(t.temp("it"))
	loop := &cpp.For{Init: []cpp.Node{cpp.Decl{Type: cpp.Template("MapIter", k, v), Name: string(it), Args: []cpp.Expr{value}}}, Cond: cpp.Method(it, "next")}
	t.runLoop(s, label, loop, func() {
		t.together(s)
		t.bind(s, s.Key, u.Key(), cpp.Method(it, "key"))
		t.bind(s, s.Value, u.Elem(), cpp.Method(it, "value"))
	})
}
