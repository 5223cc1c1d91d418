package lower

// This file translates composite literals and function literals. A closure that does not outlive its block is
// on the stack and captures variables by reference. Any other closure is on the heap. It captures heap
// variables by reference, and copies of variables that never change.

import (
	"go/ast"
	"go/types"
	"sort"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// closure translates a function literal as a value of a function type.
func (t *translator) closure(lit *ast.FuncLit, to types.Type) cpp.Expr {
	sig := t.cppSignature(t.apply(to).Underlying().(*types.Signature))

	// The closure may be called after the end of the block, so it must not refer to variables on the stack.
	if t.esc.Escaping[lit] {
		return cpp.Apply(cpp.Template("Func", sig), t.lambda(lit, t.captures(lit)...))
	}

	// StackFunc stores the lambda in the current block, and the function value refers to it.
	maker := cpp.Scoped(cpp.Template("StackFunc", sig), cpp.Name("make"))
	name := t.decl(auto, t.temp("f"), cpp.Apply(maker, t.lambda(lit, "&")))
	return cpp.Apply(cpp.Template("onstack", sig), name)
}

// captures returns the captures of an escaping closure: heap variables by reference, others by value.
func (t *translator) captures(lit *ast.FuncLit) []string {
	// Sort the variables by source position, so that the result is the same in every run.
	vars := append([]types.Object{}, t.esc.Free[lit]...)
	sort.Slice(vars, func(i, j int) bool { return vars[i].Pos() < vars[j].Pos() })

	var list []string
	for _, v := range vars {
		name := t.localName(v)
		if t.esc.Boxed[v] {
			name = "&" + name
		}
		list = append(list, name)
	}
	return list
}

// lambda translates a function literal as a C++ lambda with these captures. "&" captures everything by reference.
func (t *translator) lambda(lit *ast.FuncLit, captures ...string) cpp.Lambda {
	sig := t.typeOf(lit).(*types.Signature)

	outer := t.fn
	inner := t.begin(sig)

	// In the body, the names of the enclosing function are visible, and the known bounds of its integer
	// variables still hold.
	inner.ranges = outer.ranges
	inner.shadow = outer.shadow

	// The literal may be inside the left side of an assignment, but its body is not a left side.
	inner.assigning = false

	inner.hasDefer = hasDefer(lit.Body)
	inner.hasGoto = analyse.HasGoto(lit.Body)
	inner.bareReturn = bareReturn(lit.Body)

	var params []cpp.Param
	body := t.capture(func() {
		// In Go, recover stops a panic only if the deferred function itself calls it. If this function does
		// not call recover, the functions that it calls must not stop the panic.
		if t.usesRecover && t.isDeferred(lit) && !t.recovers(lit.Body) {
			t.add(cpp.Call("no_recover"))
		}
		params = t.openFunction(lit.Type, nil, sig)
		t.functionBody(lit.Body)
	})
	t.fn = outer

	byValue := len(captures) > 0 && captures[0] != "&"
	return cpp.Lambda{Captures: captures, Params: params, Mutable: byValue, Result: t.cppResults(sig.Results()), Body: body}
}

// composite translates T{...}.
func (t *translator) composite(lit *ast.CompositeLit) cpp.Expr {
	typ := t.typeOf(lit)
	if u, ok := typ.Underlying().(*types.Pointer); ok { // in a literal of type []*T, the element {...} means &T{...}
		value := t.compositeOf(lit, t.apply(u.Elem()))
		return cpp.Apply(cpp.Template("newptr", t.cpp(u.Elem())), value)
	}
	return t.compositeOf(lit, typ)
}

// compositeOf translates a composite literal of the type typ.
func (t *translator) compositeOf(lit *ast.CompositeLit, typ types.Type) cpp.Expr {
	switch u := typ.Underlying().(type) {
	case *types.Struct:
		return t.structLit(lit, typ, u)
	case *types.Array:
		return t.arrayLit(lit, typ, u)
	case *types.Slice:
		return t.sliceLit(lit, typ, u)
	case *types.Map:
		return t.mapLit(lit, typ, u)
	}
	panic("composite literal of " + typ.String())
}

// structLit translates a struct literal.
func (t *translator) structLit(lit *ast.CompositeLit, typ types.Type, u *types.Struct) cpp.Expr {
	name := t.cpp(typ)

	// T{} is the zero value.
	if len(lit.Elts) == 0 {
		return cpp.Apply(name)
	}

	// The fields of a library struct may have another order in the runtime, so assign each field by its name.
	if _, keyed := lit.Elts[0].(*ast.KeyValueExpr); keyed && t.foreign(typ) {
		x := t.decl(name, t.temp("x"), cpp.Braces(nil))
		for _, el := range lit.Elts {
			kv := el.(*ast.KeyValueExpr)
			field := kv.Key.(*ast.Ident)
			t.add(cpp.Binary("=", cpp.Member(x, field.Name), t.conv(kv.Value, t.prog.Info.Uses[field].Type())))
		}
		return x
	}

	values := make([]cpp.Expr, u.NumFields())
	for i, el := range lit.Elts {
		k := i // the index of the field

		// Fields with names may be in any order.
		if kv, ok := el.(*ast.KeyValueExpr); ok {
			for j := 0; j < u.NumFields(); j++ {
				if u.Field(j).Name() == kv.Key.(*ast.Ident).Name {
					k = j
				}
			}
			el = kv.Value
		}
		values[k] = t.conv(el, u.Field(k).Type())
	}

	// C++11 has no designated initialisers, so list all fields.
	for i := range values {
		if values[i] == nil {
			values[i] = t.zero(u.Field(i).Type())
		}
	}
	return cpp.Braces(name, values...)
}

// listed returns the elements of an array or slice literal as a map from indices to values, and the length of the array
// or slice.
func (t *translator) listed(lit *ast.CompositeLit, elem types.Type) (values map[int64]cpp.Expr, n int64) {
	values = map[int64]cpp.Expr{}
	at := int64(0)
	for _, el := range lit.Elts {
		// An element with a key has the key as its index, and the following elements have the next indices.
		if kv, ok := el.(*ast.KeyValueExpr); ok {
			at, _ = t.constInt(kv.Key)
			el = kv.Value
		}
		values[at] = t.conv(el, elem)
		at++
		n = max(n, at)
	}
	return values, n
}

// arrayLit translates an array literal.
func (t *translator) arrayLit(lit *ast.CompositeLit, typ types.Type, u *types.Array) cpp.Expr {
	name := t.cpp(typ)
	values, n := t.listed(lit, u.Elem())
	if n == 0 {
		return cpp.Apply(name)
	}

	// If most elements are zero, assign the others one by one.
	if sparse(len(values), n) {
		x := t.decl(name, t.temp("a"), cpp.Apply(name))
		t.fill(cpp.Member(x, "a"), values, n)
		return x
	}
	return cpp.Braces(name, cpp.Braces(nil, t.dense(values, n, u.Elem())...))
}

// Literals with up to longList elements always list all elements.
const longList = 64

// sparse reports whether a long literal has values for less than half of its elements, so that single
// assignments are shorter.
func sparse(given int, n int64) bool { return n > longList && int64(given) < n/2 }

// fill adds an assignment for each element of the literal.
func (t *translator) fill(base cpp.Expr, values map[int64]cpp.Expr, n int64) {
	for i := int64(0); i < n; i++ {
		if s, ok := values[i]; ok {
			t.add(cpp.Binary("=", cpp.Index(base, cpp.Int(i)), s))
		}
	}
}

// dense returns all elements, with zero values in the gaps.
func (t *translator) dense(values map[int64]cpp.Expr, n int64, elem types.Type) []cpp.Expr {
	var list []cpp.Expr
	for i := int64(0); i < n; i++ {
		s, ok := values[i]
		if !ok {
			s = t.zero(elem)
		}
		list = append(list, s)
	}
	return list
}

// sliceLit translates a slice literal.
func (t *translator) sliceLit(lit *ast.CompositeLit, typ types.Type, u *types.Slice) cpp.Expr {
	elem := t.cpp(u.Elem())
	values, n := t.listed(lit, u.Elem())

	// A literal without elements is not nil. A C++ Slice that is default-constructed would be nil, so allocate a
	// slice of length 0.
	if n == 0 {
		return cpp.Apply(cpp.Template("mkslice", elem), cpp.Int(0))
	}

	if sparse(len(values), n) {
		made := cpp.Apply(cpp.Template("mkslice", elem), cpp.Int(n))
		x := t.decl(cpp.Template("Slice", elem), t.temp("s"), made)
		t.fill(cpp.Member(x, "p"), values, n)
		return x
	}
	return cpp.Apply(cpp.Template("slicelit", elem), cpp.Braces(nil, t.dense(values, n, u.Elem())...))
}

// mapLit translates a map literal.
func (t *translator) mapLit(lit *ast.CompositeLit, typ types.Type, u *types.Map) cpp.Expr {
	t.needHash(u.Key())
	k := t.cpp(u.Key())
	v := t.cpp(u.Elem())

	var list []cpp.Expr
	for _, el := range lit.Elts {
		kv := el.(*ast.KeyValueExpr)
		list = append(list, cpp.Braces(nil, t.conv(kv.Key, u.Key()), t.conv(kv.Value, u.Elem())))
	}
	if len(list) == 0 {
		return cpp.Apply(cpp.Template("mkmap", k, v))
	}
	return cpp.Apply(cpp.Template("maplit", k, v), cpp.Braces(nil, list...))
}
