package lower

// This file translates range loops over integers, slices, arrays, strings and maps. The file rangefunc.go
// translates loops over functions, and goroutines.go translates loops over channels.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// rangeStmt translates a range loop. If the loop needs statements before it, these and the loop are put into
// a block.
func (t *translator) rangeStmt(s *ast.RangeStmt, label string) {
	nodes := t.inScope(func() { t.rangeLoop(s, label) })
	if !cpp.IsLoop(nodes) {
		nodes = []cpp.Node{&cpp.Block{Body: nodes}}
	}
	t.add(nodes...)
}

// rangeLoop chooses the translation by the type of the operand.
func (t *translator) rangeLoop(s *ast.RangeStmt, label string) {
	typ := t.typeOf(s.X)
	switch u := typ.Underlying().(type) {
	case *types.Basic:
		// An operand of a basic type is a string or an integer.
		if u.Info()&types.IsString != 0 {
			t.rangeString(s, label)
			return
		}
		t.rangeInt(s, label)
	case *types.Slice:
		// If the loop uses only the items, it becomes a range-based for loop of C++.
		if t.itemsAlone(s) {
			t.use("range_for")
			t.rangeItems(s, label, t.value(s.X))
			return
		}

		// Go evaluates the slice once, so an assignment to its variable in the body must not change the loop.
		list := t.stable(s, s.X, cpp.Template("Slice", t.cpp(u.Elem())))
		t.rangeList(s, label, cpp.Member(list, "n"), cpp.Member(list, "p"), maxLen, u.Elem())
	case *types.Array:
		t.rangeArray(s, label, u)
	case *types.Pointer:
		a := u.Elem().Underlying().(*types.Array)
		p := t.decl(t.cpp(typ), t.temp("p"), t.value(s.X))

		// Without a value variable the array is not read. Then the pointer may be nil, so do not dereference
		// it.
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

// stable copies the ranged value into a variable, so that the loop body cannot change it. A variable that the
// body does not change is not copied.
func (t *translator) stable(s *ast.RangeStmt, x ast.Expr, typ cpp.Expr) cpp.Expr {
	// An assignment to an element changes neither the length nor the memory that the variable refers to.
	itself := func(e ast.Expr) types.Object { return t.variable(e) }
	if v := t.variable(x); v != nil && !t.shared(v) && !t.assigns(s, v, itself) {
		return t.expr(x)
	}
	value := t.value(x)
	return t.decl(typ, t.temp("list"), value)
}

// assignedIn reports whether a node assigns to the variable, or to a part of it, such as v.f or v[i].
func (t *translator) assignedIn(n ast.Node, v types.Object) bool { return t.assigns(n, v, t.wholeOf) }

// assigns reports whether a node assigns to an expression to which the function of assigns v.
func (t *translator) assigns(n ast.Node, v types.Object, of func(ast.Expr) types.Object) bool {
	found := false
	note := func(places ...ast.Expr) {
		found = found || slices.ContainsFunc(places, func(e ast.Expr) bool { return e != nil && of(e) == v })
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

// wholeOf returns the variable from which an expression selects a part, possibly through pointers.
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

// counter returns the name of the C++ loop counter. If nothing else assigns to the key variable, the key
// variable itself is the counter.
func (t *translator) counter(s *ast.RangeStmt) (name string, own bool) {
	if s.Tok == token.DEFINE && s.Key != nil {
		obj := t.newVar(s.Key)
		if obj != nil && t.esc.Assigned[obj] == 0 && !t.esc.Boxed[obj] && len(t.esc.Addrs[obj]) == 0 {
			return t.declare(obj, s.X), true
		}
	}
	return t.temp("i"), false
}

// In a loop such as "for a[i], b[j] = range x", freezeTargets evaluates the operands of both left sides
// before the loop assigns to the first one.
func (t *translator) freezeTargets(s *ast.RangeStmt) {
	if s.Tok == token.ASSIGN && s.Value != nil && !isBlank(s.Key) && !isBlank(s.Value) {
		t.hoistPlaces([]ast.Expr{s.Key, s.Value})
		t.freezePlaces([]ast.Expr{s.Key, s.Value})
	}
}

// bind adds the assignment of the key or the value at the start of an iteration.
func (t *translator) bind(s *ast.RangeStmt, e ast.Expr, typ types.Type, value cpp.Expr) {
	if e == nil || isBlank(e) {
		return
	}

	// If the loop declares the variable, each iteration has a new one.
	if obj := t.newVar(e); s.Tok == token.DEFINE && obj != nil {
		if x, shared := t.fn.temps[e]; shared { // all iterations share one variable
			t.add(cpp.Binary("=", x, value))
			return
		}
		t.declareAs(obj, t.declare(obj, s.X), t.cpp(obj.Type()), value)
		return
	}
	t.store(e, t.convertTo(value, typ, t.typeOf(e)))
}

// In programs for Go versions before 1.22, all iterations share the loop variables. sharedVars declares the shared
// variables if a closure or pointer can observe the difference.
func (t *translator) sharedVars(s *ast.RangeStmt) {
	if s.Tok != token.DEFINE || t.prog.PerIteration() {
		return
	}
	for _, e := range []ast.Expr{s.Key, s.Value} {
		if e == nil {
			continue
		}

		// Only variables on the heap matter: a closure or pointer may use them after the iteration.
		if obj := t.newVar(e); obj != nil && t.esc.Boxed[obj] {
			name := t.declare(obj, s.X)
			t.declareAs(obj, name, t.cpp(obj.Type()), t.zero(obj.Type()))
			t.fn.temps[e] = cpp.Name(name)
		}
	}
}

// runLoop adds a range loop. The function bind adds the assignments of the loop variables.
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

	// If the limit is an untyped constant, it gets the type of the key variable.
	if s.Key != nil && !isBlank(s.Key) {
		typ = t.typeOf(s.Key)
	}
	typ = types.Default(typ)

	// Go evaluates the limit once, so copy it. A variable need not be copied if the body does not change it
	// and the key variable has another name.
	limit := t.conv(s.X, typ)
	if _, constant := t.constInt(s.X); !constant {
		limit = t.value(s.X)
		v := t.variable(s.X)
		hidden := v != nil && t.newVar(s.Key) != nil && t.newVar(s.Key).Name() == v.Name()
		if v == nil || t.shared(v) || t.assignedIn(s, v) || hidden {
			limit = t.decl(t.cpp(typ), t.temp("n"), limit)
		}
	}

	// Record the bounds of the key variable, which the translation of the loop body uses.
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

// counting returns a loop whose variable counts from 0 up to a limit.
func counting(typ cpp.Expr, i string, limit cpp.Expr) *cpp.For {
	return &cpp.For{
		Init: []cpp.Node{cpp.Decl{Type: typ, Name: i, Value: cpp.Int(0)}},
		Cond: cpp.Binary("<", cpp.Name(i), limit),
		Post: cpp.Postfix(cpp.Name(i), "++"),
	}
}

// rangeList translates range over the items of an array or a slice, which has at most hi items.
func (t *translator) rangeList(s *ast.RangeStmt, label string, length, items cpp.Expr, hi int64, elem types.Type) {
	// If the loop uses only the items, no index is needed.
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
		// Evaluate the operands of both left sides before the first assignment.
		t.freezeTargets(s)
		if !own {
			t.bind(s, s.Key, types.Typ[types.Int], cpp.Name(i))
		}
		if items != nil {
			t.bind(s, s.Value, elem, cpp.Index(items, cpp.Name(i)))
		}
	})
}

// itemsAlone reports whether a loop declares a variable for the items and none for the indices.
func (t *translator) itemsAlone(s *ast.RangeStmt) bool {
	obj := t.newVar(s.Value)
	return obj != nil && !t.esc.Boxed[obj] && (s.Key == nil || isBlank(s.Key))
}

// rangeItems translates range over items to a range-based for of C++.
func (t *translator) rangeItems(s *ast.RangeStmt, label string, items cpp.Expr) {
	obj := t.newVar(s.Value)
	item := cpp.Decl{Type: t.cpp(obj.Type()), Name: t.declare(obj, s.X)}
	t.runLoop(s, label, &cpp.For{Each: item, Range: items}, func() {})
}

// rangeArray translates range over an array value. Go ranges over a copy; the translation makes none if no
// statement can observe the difference.
func (t *translator) rangeArray(s *ast.RangeStmt, label string, u *types.Array) {
	// Without a value variable, only the length is needed, which is a constant.
	if s.Value == nil || isBlank(s.Value) {
		t.discardArray(s.X)
		t.rangeList(s, label, cpp.Int(u.Len()), nil, u.Len(), u.Elem())
		return
	}

	// If the body does not change the array, no copy is needed.
	if v := t.wholeOf(s.X); v != nil && !t.assignedIn(s, v) && !t.bodyCalls(s.Body) {
		t.hoist(s.X)
		t.rangeList(s, label, cpp.Int(u.Len()), cpp.Member(t.place(s.X), "a"), u.Len(), u.Elem())
		return
	}
	list := t.decl(t.cpp(t.typeOf(s.X)), t.temp("list"), t.value(s.X))
	t.rangeList(s, label, cpp.Int(u.Len()), cpp.Member(list, "a"), u.Len(), u.Elem())
}

// discardArray evaluates an array expression for its effects, because only its length is needed.
func (t *translator) discardArray(e ast.Expr) {
	called := analyse.Holds(e, func(n ast.Node) bool { _, ok := n.(*ast.CallExpr); return ok })
	if star, ok := ast.Unparen(e).(*ast.StarExpr); ok && called { // without calls, Go does not evaluate the expression
		t.add(cpp.Unary("(void)", t.checked(star.X)))
	} else if t.impure(e) {
		t.discard(e)
	}
}

// bodyCalls reports whether a loop body may change an array without assigning to it directly.
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

	// The loop's post statement advances the position i by w, the width of the rune that was decoded.
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
		// Decode the rune even if the program does not use it, because its width determines the next
		// position.
		if s.Value == nil || isBlank(s.Value) {
			t.add(decode)
		} else {
			t.freezeTargets(s)
			t.bind(s, s.Value, types.Typ[types.Int32], decode)
		}
		if !own {
			t.bind(s, s.Key, types.Typ[types.Int], cpp.Name(i))
		}
	})
}

// rangeMap translates range over a map. The runtime's iterator allows changes of the map during the loop.
func (t *translator) rangeMap(s *ast.RangeStmt, label string, u *types.Map) {
	t.needHash(u.Key())
	k, v := t.cpp(u.Key()), t.cpp(u.Elem())
	value := t.value(s.X)
	t.sharedVars(s)
	it := cpp.Name(t.temp("it"))
	init := cpp.Decl{Type: cpp.Template("MapIter", k, v), Name: string(it), Args: []cpp.Expr{value}}
	loop := &cpp.For{Init: []cpp.Node{init}, Cond: cpp.Method(it, "next")}
	t.runLoop(s, label, loop, func() {
		t.freezeTargets(s)
		t.bind(s, s.Key, u.Key(), cpp.Method(it, "key"))
		t.bind(s, s.Value, u.Elem(), cpp.Method(it, "value"))
	})
}
