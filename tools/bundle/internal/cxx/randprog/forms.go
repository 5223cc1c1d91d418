// This file writes groups of statements, each about one feature: goto, recover, closures over loop variables, closures that
// call themselves, generic containers, method values, interfaces, several results, constants, text, pointers to parts.
package randprog

import "fmt"

// form writes one group of statements about a feature.
func (g *generator) form() {
	forms := []func(){
		g.jump, g.recovering, g.loopClosures, g.recursive, g.container, g.methodValue, g.shapes, g.twoResults, g.twoResults,
		g.constants, g.text1, g.pointers, g.deferred, g.wrapping, g.mapUpdate, g.shared, g.order,
	}
	forms[g.rng.Intn(len(forms))]()
}

// jump writes a goto, backwards or forwards.
func (g *generator) jump() {
	label := g.name("G")
	n := g.name("n")

	// A backward jump makes a loop with a counter.
	if g.chance(50) {
		g.line("{\n%s := 0\n%s:\n%s++", n, label, n)
		g.block()
		g.line("if %s < %d {\ngoto %s\n}\n}", n, 1+g.rng.Intn(4), label)
		return
	}

	// A forward jump leaves a block, because goto must not jump over declarations.
	g.line("{\nif %s {\ngoto %s\n}\n{", g.boolExpr(2), label)
	g.block()
	g.line("}\n%s:\nfmt.Println(%q)\n}", label, label)
}

// recovering writes a call of a closure that may panic and that recovers its own panic. The result of the
// closure shows whether it has panicked.
func (g *generator) recovering() {
	t := g.anyType(1)
	name, e := g.name("v"), g.name("e")
	g.line("%s := func() (r %s) {", name, t)
	g.inClosure(t, func() {
		g.vars = append(g.vars, variable{name: "r", typ: t})

		// If the closure panics, the deferred call sets the named result r.
		g.line("defer func() {\nif %s := recover(); %s != nil {\nfmt.Println(\"recovered\", %s)\nr = %s\n}\n}()", e, e, e, g.expr(t, 2))
		for i := 1 + g.rng.Intn(2); i > 0; i-- {
			g.statement()
		}

		// The closure panics with a value of one of several types, or with a run-time error.
		switch g.rng.Intn(5) {
		case 0:
			g.line("if %s {\npanic(%s)\n}", g.boolExpr(2), g.expr(g.boxedType(), 2))
		case 1:
			g.line("if %s {\npanic(fmt.Errorf(\"error %%v\", %s))\n}",
				g.boolExpr(2), g.expr(g.valueType(1), 2))
		case 2:
			g.line("fmt.Println(%s.(%s))", g.expr(emptyType, 2), g.basicType())
		}
		g.line("return %s", g.expr(t, 3))
	})
	g.line("}()\n_ = %s", name)
	g.vars = append(g.vars, variable{name: name, typ: t})
}

// loopClosures writes a loop that collects closures over its variables, and calls of these closures after the
// loop.
func (g *generator) loopClosures() {
	fs, i, v, f := g.name("fs"), g.name("i"), g.name("v"), g.name("f")
	g.line("var %s []func() int", fs)
	switch g.rng.Intn(3) {
	case 0:
		g.line("for %s := 0; %s < %d; %s++ {", i, i, 2+g.rng.Intn(4), i)
	case 1:
		g.line("for %s, %s := range []int{%s} {\n_ = %s", i, v, g.values(intType, 3), v)

	// Range over an integer if the language version allows it (Go 1.22), otherwise over an array.
	case 2:
		if g.modern {
			g.line("for %s := range hide(%d) {", i, 1+g.rng.Intn(4))
		} else {
			g.line("for %s := range [%d]int{} {", i, 1+g.rng.Intn(4))
		}
	}
	g.scoped(func() {
		g.vars = append(g.vars, variable{name: i, typ: intType, fixed: true})

		// Each closure changes a variable that is declared in the loop body, and perhaps the loop variable.
		own := g.name("v")
		g.line("%s := %s", own, g.expr(intType, 2))
		g.line("%s = append(%s, func() int {\n%s++\n%s\nreturn %s*100 + %s\n})",
			fs, fs, own, g.pick("", i+"++"), i, own)
		if g.chance(30) {
			g.line("if %s {\n%s\n}", g.boolExpr(1), g.pick("break", "continue"))
		}
	})
	g.line("}\nfor _, %s := range %s {\nfmt.Println(%s(), %s())\n}", f, fs, f, f)
}

// recursive writes the declaration of a closure that calls itself.
func (g *generator) recursive() {
	f, n := g.name("f"), g.name("n")
	t := g.basicType()

	// Declare the variable first, so that the closure can call itself through it.
	g.line("var %s func(int) %s\n%s = func(%s int) %s {", f, t, f, n, t)
	g.inClosure(t, func() {
		g.vars = append(g.vars, variable{name: n, typ: intType, fixed: true})
		g.line("if %s <= 0 {\nreturn %s\n}", n, g.expr(t, 1))
		g.statement()
		g.line("return %s(%s%s)\n}", g.pick("", "hide"), f+"("+n+"-1)", "")
	})
	g.line("fmt.Println(%s(%d))", f, 1+g.rng.Intn(5))

	// Sometimes assign another closure to the variable. Then the translator must not replace a call of the
	// variable by a call of the first closure.
	if g.chance(30) {
		g.line("%s = func(int) %s { return %s }\nfmt.Println(%s(3))", f, t, g.literal(t), f)
	}
}

// container writes code that fills and empties a generic stack.
func (g *generator) container() {
	t := g.valueType(1)
	s, x, ok := g.name("s"), g.name("x"), g.name("ok")
	g.line("%s := &stack[%s]{}", s, t)
	for i := g.rng.Intn(4); i > 0; i-- {
		g.line("%s.Push(%s)", s, g.expr(t, 2))
	}
	g.line("for %s, %s := %s.Pop(); %s; %s, %s = %s.Pop() {\nfmt.Println(%s, len(%s.items))\n}",
		x, ok, s, ok, x, ok, s, x, s)
}

// methodValue writes code that creates a method value, and then changes its receiver.
func (g *generator) methodValue() {
	vars := g.visible()

	// Take the first variable of a struct type, in random order.
	for _, i := range g.rng.Perm(len(vars)) {
		v := vars[i]
		if v.typ.kind != structKind {
			continue
		}
		get, set, first := g.name("f"), g.name("f"), v.typ.fields[0]
		g.line("%s, %s := %s.Get, %s.Set", get, set, v.name, v.name)

		// The method value has copied the receiver of Get, so this change must have no effect.
		if !v.fixed {
			g.line("%s.%s = %s\n%s(%s)", v.name, first.name, g.bounded(first.typ), set, g.bounded(first.typ))
		}
		g.line("fmt.Println(%s(), %s.Get(), %s.Get(%s), func() %s {\nx := %s\n(*%s).Set(&x, %s)\nreturn x\n}())", get, v.name, v.typ, v.name, v.typ, v.name, v.typ, g.leaf(first.typ))
		_ = set
		return
	}
}

// shapes writes a loop that calls methods through the interface types `shape` and `named`, which have one and
// two methods.
func (g *generator) shapes() {
	list, s := g.name("list"), g.name("s")

	// The list contains nil, a value of the integer type `level`, a random value of the interface type `shape`,
	// and pointers to structs.
	g.line("%s := []shape{nil, %s, %s}", list, g.pick("low", "middle", "high"), g.leaf(shapeType))
	for _, t := range g.structs {
		g.line("%s = append(%s, &%s)", list, list, g.literal(t))
	}

	// The generated loop calls the methods through the interface `shape` and through fmt.Stringer.
	g.line("for _, %s := range %s {\nfmt.Println(describe(%s))\nif %s != nil {\nfmt.Println(%s.Size(%s))\n}",
		s, list, s, s, s, g.expr(intType, 2))
	g.line("if x, ok := %s.(fmt.Stringer); ok {\nfmt.Println(x, x.String(), x == %s)\n}",
		s, g.pick("low", "high"))
	g.line("if x, ok := any(%s).(level); ok {\nfmt.Printf(\"%%v %%d %%T\\n\", x, x, x)\n}\n}", s)
}

// twoResults writes code that uses the results of a function with two results.
func (g *generator) twoResults() {
	// Inside closures and nested loops, write an assignment instead of a call, because the program would take
	// too long.
	if len(g.pairs) == 0 || g.closure > 0 || g.loops >= 2 {
		g.assign()
		return
	}
	f := g.pairs[g.rng.Intn(len(g.pairs))]
	call := fmt.Sprintf("%s(%s, %s)", f.name, g.depth, g.expr(f.params[0], 2))
	x, y := g.name("v"), g.name("v")
	switch g.rng.Intn(4) {
	// The two results become the arguments of another call, or they are assigned to variables or elements.
	case 0:
		g.line("%s := makePair(%s).Swap()\n_ = %s", x, call, x)
		return
	case 1:
		g.line("var %s %s\nvar %s %s\n%s, %s = %s", x, f.result, y, f.second, x, y, call)
	case 2:
		g.line("%s, %s := %s", x, y, call)
	case 3:
		g.line("%s, %s := map[int]%s{}, [2]%s{}\n%s[%s], %s[%s&1] = %s", x+"m", y+"a", f.result,
			f.second, x+"m", g.expr(intType, 1), y+"a", g.expr(intType, 1), call)
		g.line("%s, %s := %s[0], %s[1]", x, y, x+"m", y+"a")
	}
	g.line("_, _ = %s, %s", x, y)
	g.vars = append(g.vars, variable{name: x, typ: f.result}, variable{name: y, typ: f.second})
}

// constants writes declarations of enumerations, and of constants that need more than 64 bits.
func (g *generator) constants() {
	c, d := g.name("k"), g.name("k")
	g.line("const %s = %s\nconst %s = 1<<%d + %s", c, g.constant(3), d, 64+g.rng.Intn(40), c)
	g.line("fmt.Println(int64(%s), int64(%s>>%d), int64(%s%%%d), float64(%s)/3, float64(%s/7.0))",
		c, d, 50+g.rng.Intn(14), d, 7+g.rng.Intn(1000), c, c)

	// Declare an enumeration that skips a value by a blank identifier.
	a, b := g.name("k"), g.name("k")
	t := integers[g.rng.Intn(len(integers))]
	g.line("const (\n%s %s = iota*%d + %d\n_\n%s\n)", a, t, 1+g.rng.Intn(9), g.rng.Intn(50), b)
	g.line("fmt.Println(%s, %s, %s+%s(%s))", a, b, a, t, g.expr(t, 1))
}

// constant writes a constant expression of small integers.
func (g *generator) constant(depth int) string {
	if depth == 0 {
		return fmt.Sprint(g.rng.Intn(30))
	}
	switch g.rng.Intn(6) {
	// The translator must truncate quotients of integer constants, but it must not limit shifts to 64 bits.
	case 0:
		return fmt.Sprintf("(%s/%d)", g.constant(depth-1), 1+g.rng.Intn(5))
	case 1:
		return fmt.Sprintf("(%s<<%d)", g.constant(depth-1), g.rng.Intn(5))
	case 2:
		return fmt.Sprintf("(-%s)", g.constant(depth-1))
	case 3:
		return fmt.Sprintf("'%s'", g.pick("a", "\\n", "é", "\\x41"))
	}
	return fmt.Sprintf("(%s%s%s)", g.constant(depth-1),
		g.pick("+", "-", "*", "|", "&", "^"), g.constant(depth-1))
}

// text1 writes loops over the runes and bytes of a string.
func (g *generator) text1() {
	s, i, r, n := g.name("t"), g.name("i"), g.name("r"), g.name("n")

	// The string may contain invalid bytes, and runes that take more than one byte.
	g.line("%s, %s := %s, 0", s, n, g.expr(stringType, 3))
	g.line("for %s, %s := range %s {\n%s += %s*%d + int(%s)\n%s\n}", i, r, s, n, i, 1+g.rng.Intn(9), r,
		g.pick("", "if "+r+" == 'x' {\nbreak\n}", "if "+r+" > 127 {\ncontinue\n}\n"+n+"++"))

	g.line("for %s := len(%s) - 1; %s >= 0; %s-- {\n%s = %s*31 ^ int(%s[%s])\n}", i, s, i, i, n, n, s, i)
	g.line("fmt.Printf(\"%%d %%q %%x %%v\\n\", %s, %s, []byte(%s), %s %s %s)",
		n, s, s, s, g.pick("<", ">=", "=="), g.expr(stringType, 1))
}

// pointers writes assignments through pointers to variables, elements and fields.
func (g *generator) pointers() {
	v, ok := g.target()
	if !ok {
		return
	}
	p := g.name("p")

	// The pointer refers to an element of a slice, a whole array, a field of a struct, or a whole variable.
	switch {
	case v.typ.kind == sliceKind:
		g.line("if len(%s) > 0 {\n%s := &%s[len(%s)/2]\n*%s = %s\nfmt.Println(len(%s), cap(%s))\n}",
			v.name, p, v.name, v.name, p, g.expr(v.typ.elem, 1), v.name, v.name)
	case v.typ.kind == arrayKind:
		g.line("%s := &%s\n(*%s)[%d] = %s\nfor i := range %s {\nif i > 0 {\n%s[i] = %s[i-1]\n}\n}",
			p, v.name, p, g.rng.Intn(v.typ.size), g.expr(v.typ.elem, 1), p, p, p)
	case v.typ.kind == structKind:
		f := v.typ.fields[g.rng.Intn(len(v.typ.fields))]
		g.line("%s := &%s.%s\n*%s = %s", p, v.name, f.name, p, g.bounded(f.typ))
	default:
		g.line("%s := &%s\n*%s = %s", p, v.name, p, g.bounded(v.typ))
	}
}

// deferred writes a loop that defers calls. Go must evaluate their arguments at the defer statement, not when
// the calls run.
func (g *generator) deferred() {
	i, n := g.name("i"), g.name("n")
	g.line("func() {\n%s := %s", n, g.expr(intType, 2))
	g.inClosure(nil, func() {
		g.line("for %s := 0; %s < %d; %s++ {", i, i, 1+g.rng.Intn(4), i)
		g.line("defer fmt.Println(\"deferred\", %s, %s)\ndefer func(x int) {\n%s += x\nfmt.Println(%s, %s, recover())\n}(%s*2)\n%s++\n}", i, n, n, n, i, i, n)

		// Sometimes panic, because deferred calls must also run after a panic.
		if g.chance(40) {
			g.line("if %s {\npanic(%s)\n}", g.boolExpr(2), g.expr(stringType, 1))
		}
	})
	g.line("}()")
}

// wrapping writes a loop that changes an unsigned or 8-bit variable until it overflows.
func (g *generator) wrapping() {
	// The loop ends because the counter wraps around.
	i := g.name("i")
	switch g.rng.Intn(3) {
	case 0:
		g.line("for %s := uint8(%d); %s >= 250; %s++ {\nfmt.Print(%s, \" \")\n}\nfmt.Println()",
			i, 250+g.rng.Intn(6), i, i, i)
	case 1:
		g.line("for %s := int8(120); %s > 0; %s += %d {\nfmt.Print(%s, \" \")\n}\nfmt.Println()",
			i, i, i, 1+g.rng.Intn(7), i)
	case 2:
		g.line("for %s := uint(%d); %s < 10; %s-- {\nfmt.Print(%s, \" \")\n}\nfmt.Println()",
			i, g.rng.Intn(6), i, i, i)
	}
}

// mapUpdate writes statements that change map elements in place, and that read missing elements.
func (g *generator) mapUpdate() {
	key := g.keyType()
	elem := integers[g.rng.Intn(len(integers))]
	m, x, ok, l := g.name("m"), g.name("x"), g.name("ok"), g.name("m")
	g.line("%s := map[%s]%s{}\n%s := map[%s][]%s{}", m, key, elem, l, key, elem)

	// If the key is missing, each of these updates starts with the zero value.
	for i := 1 + g.rng.Intn(4); i > 0; i-- {
		k := g.leaf(key)
		g.line("%s[%s] %s %s", m, k, g.pick("+=", "-=", "^=", "*="), g.expr(elem, 1))
		g.line("%s[%s]%s\n%s[%s] = append(%s[%s], %s[%s])", m, k, g.pick("++", "--"), l, k, l, k, m, k)
	}
	g.line("%s, %s := %s[%s]\nfmt.Println(%s, %s, len(%s), %s, %s)", x, ok, m, g.leaf(key), x, ok, m, m, l)

	// Use clear only in modern programs, because it needs Go 1.21.
	if g.modern && g.chance(30) {
		g.line("clear(%s)\nfmt.Println(len(%s))", m, m)
	}
}

// shared writes assignments to elements of slices that share one array, before and after one of the slices
// grows.
func (g *generator) shared() {
	t := integers[g.rng.Intn(len(integers))]
	s, u, w := g.name("s"), g.name("s"), g.name("s")
	g.line("%s := make([]%s, %d, %d)", s, t, 3+g.rng.Intn(3), 6+g.rng.Intn(4))

	// The slices u and w share the array of s. The capacity of w is small, so that append soon copies its elements to
	// another array.
	g.line("%s, %s := %s[1:3], %s[:2:%d]", u, w, s, s, 2+g.rng.Intn(2))
	for i := 2 + g.rng.Intn(4); i > 0; i-- {
		switch g.rng.Intn(4) {
		case 0:
			g.line("%s[%d] = %s", s, g.rng.Intn(3), g.expr(t, 1))
		case 1:
			g.line("%s = append(%s, %s)", u, u, g.expr(t, 1))
		case 2:
			g.line("%s = append(%s, %s, %s)", w, w, g.leaf(t), g.leaf(t))
		case 3:
			g.line("copy(%s, %s)", g.pick(s+"[1:]", u, w), g.pick(s, u, w))
		}
	}
	g.line("fmt.Println(%s, %s, %s, len(%s), len(%s), cap(%s))", s, u, w, u, w, u)
	g.vars = append(g.vars, variable{name: s, typ: &goType{kind: sliceKind, elem: t}})
}

// order writes expressions whose calls must be executed from left to right.
func (g *generator) order() {
	// In the generated program, the function tr records the order of its calls.
	one := func() string { return fmt.Sprintf("tr(%q, %s)", g.pick("1", "2", "3", "4"), g.expr(intType, 2)) }
	a := g.name("a")
	g.line("%s := []int{%s, %s, %s}", a, one(), one(), one())
	g.line("%s[tr(\"i\", %d)], %s[tr(\"j\", %d)] = %s, %s", a, g.rng.Intn(3), a, g.rng.Intn(3), one(), one())
	g.line("%s[tr(\"k\", 1)] %s %s", a, g.pick("+=", "-=", "|="), one())
	g.line("fmt.Println(%s+%s*%s, map[int]int{%s: %s}, tr(\"p\", %s) && tr(\"q\", %s), sum(%s, %s), %s)",
		one(), one(), one(), one(), one(), g.boolExpr(1), g.boolExpr(1), one(), one(), a)
}
