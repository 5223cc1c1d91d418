// This file writes random statements. Every loop is bounded, every variable is used, and loops over maps have
// the same result in every order.
package randprog

import "fmt"

// statement writes one statement, and reduces g.budget by one. If the budget was zero, it writes only a
// simple statement.
func (g *generator) statement() {
	g.budget--
	if g.budget < 0 {
		g.assign()
		return
	}

	switch g.rng.Intn(22) {
	case 16, 17, 18, 19, 20, 21:
		g.form()
	case 0, 1, 2, 3:
		g.declare(g.anyType(2))
	case 4, 5, 6:
		g.assign()
	case 7, 8:
		g.condition()
	case 9, 10:
		g.loop()
	case 11:
		g.choice()
	case 12:
		g.change()
	case 13:
		g.leave()
	case 14:
		g.typeSwitch()
	case 15:
		g.swap()
	}
}

// block writes some statements in a scope of their own.
func (g *generator) block() {
	g.scoped(func() {
		for i := 1 + g.rng.Intn(3); i > 0; i-- {
			g.statement()
		}
	})
}

// declare writes the declaration of a variable of the type.
func (g *generator) declare(t *goType) {
	value := g.expr(t, 3)
	name := g.name("v")

	// Sometimes the name hides an outer variable.
	if v, ok := g.target(); ok && g.chance(8) && g.fresh(v.name) {
		name = v.name // the new variable hides the outer one
	}
	if g.chance(50) {
		g.line("var %s %s = %s", name, t, value)
	} else {
		g.line("%s := hide[%s](%s)", name, t, value)
	}

	g.line("_ = %s", name)
	g.vars = append(g.vars, variable{name: name, typ: t})
}

// fresh reports whether the innermost block has no variable of that name yet.
func (g *generator) fresh(name string) bool {
	for _, v := range g.vars[g.block0:] {
		if v.name == name {
			return false
		}
	}
	return true
}

// target picks a variable that may be assigned to; ok is false if there is none.
func (g *generator) target() (v variable, ok bool) {
	// Try the variables in random order, so that each has the same probability.
	vars := g.visible()
	for _, i := range g.rng.Perm(len(vars)) {
		if !vars[i].fixed {
			return vars[i], true
		}
	}
	return v, false
}

// assign writes an assignment to a variable, to a part of it, or to the value that it points to.
func (g *generator) assign() {
	v, ok := g.target()
	if !ok {
		g.declare(g.basicType())
		return
	}
	switch {
	case v.typ.kind == structKind && g.chance(60):
		f := v.typ.fields[g.rng.Intn(len(v.typ.fields))]
		g.line("%s.%s = %s", v.name, f.name, g.bounded(f.typ))
	case v.typ.kind == structKind:
		g.line("%s.Set(%s)", v.name, g.bounded(v.typ.fields[0].typ))
	case v.typ.kind == arrayKind:
		g.line("%s[%d] = %s", v.name, g.rng.Intn(v.typ.size), g.expr(v.typ.elem, 2))
	case v.typ.kind == sliceKind && g.chance(60):
		// Let the generated code test that the slice is not empty.
		g.line("if len(%s) > 0 {\n%s[len(%s)/%d%%len(%s)] = %s\n}", v.name, v.name,
			v.name, 1+g.rng.Intn(3), v.name, g.leaf(v.typ.elem))
	case v.typ.kind == mapKind && g.chance(80):
		// Let the generated code test for nil, because assigning to a nil map panics.
		g.line("if %s != nil {\n%s[%s] = %s\n}", v.name, v.name, g.leaf(v.typ.key), g.leaf(v.typ.elem))
	case v.typ.kind == pointerKind && g.chance(70):
		g.line("if %s != nil {\n*%s = %s\n}", v.name, v.name, g.leaf(v.typ.elem))
	case v.typ.kind == stringKind && g.chance(50):
		// Let the generated code test the length, because a string in a loop must not grow without bound.
		g.line("if len(%s) < 200 {\n%s += %s\n}", v.name, v.name, g.leaf(stringType))
	case v.typ.kind == intKind && g.chance(60):
		g.arithmetic(v)
	default:
		g.line("%s = %s", v.name, g.bounded(v.typ))
	}
}

// bounded writes a new value of the type. It limits the length of strings and slices, because a loop might append a
// value to itself.
func (g *generator) bounded(t *goType) string {
	value := g.expr(t, 3)
	if t.kind != sliceKind && t.kind != stringKind {
		return value
	}
	return fmt.Sprintf("func(s %s) %s {\nif len(s) > 64 {\nreturn s[:64]\n}\nreturn s\n}(%s)", t, t, value)
}

// arithmetic writes a statement such as v++ or v += x, which changes the integer variable v.
func (g *generator) arithmetic(v variable) {
	g.assignConstant(v)
	switch g.rng.Intn(4) {
	case 0:
		g.line("%s%s", v.name, g.pick("++", "--"))
	case 1:
		// Shift counts are unsigned, because negative ones panic.
		g.line("%s %s= %s & 63", v.name, g.pick("<<", ">>"), g.expr(integers[5+g.rng.Intn(5)], 1))
	case 2:
		// Make the divisor odd, so that it is not zero.
		g.line("%s %s= %s | 1", v.name, g.pick("/", "%"), g.expr(v.typ, 1))
	default:
		g.line("%s %s= %s", v.name, g.pick("+", "-", "*", "&", "|", "^", "&^"), g.expr(v.typ, 2))
	}
}

// condition writes an if statement.
func (g *generator) condition() {
	// Sometimes add an init statement that declares a variable.
	if g.chance(30) {
		name := g.name("v")
		t := g.basicType()
		g.line("if %s := %s; %s {", name, g.expr(t, 2), g.boolExpr(2))
		g.line("_ = %s", name)
	} else {
		g.line("if %s {", g.boolExpr(3))
	}
	g.block()
	if g.chance(50) {
		g.line("} else {")
		g.block()
	}
	g.line("}")
}

// loop writes one of the forms of for statements.
func (g *generator) loop() {
	// Write at most two nested loops, because the program would take too long.
	if g.loops >= 2 {
		g.assign()
		return
	}
	label := ""
	if g.chance(30) {
		label = g.name("L")
	}

	// Record the loop and its label, so that statements inside can break out of it.
	g.loops++
	g.labels = append(g.labels, label)
	g.scoped(func() {
		switch g.rng.Intn(4) {
		case 0:
			g.rangeSlice(label)
		case 1:
			g.rangeMap() // this loop needs no label, because its body is always the same
		default:
			g.count(label)
		}
	})
	g.labels = g.labels[:len(g.labels)-1]
	g.loops--
}

// opening writes the label of a loop, if it has one.
func (g *generator) opening(label string) {
	if label != "" {
		g.line("%s:", label)
	}
}

// body writes the body of a loop and the closing brace. If the loop has a label, the last statement is a
// conditional break or continue with the label, because Go rejects unused labels. The statements before it
// are in a block of their own, because they may declare variables that hide variables in the condition.
func (g *generator) body(label string) {
	cond := g.boolExpr(1)
	if label == "" {
		g.block()
	} else {
		g.line("{")
		g.block()
		g.line("}\nif %s {\n%s %s\n}", cond, g.pick("break", "continue"), label)
	}
	g.line("}")
}

// iterates reports whether a loop ranges over a function. It draws no random number, because this would shift
// the sequence of random numbers, and so change all later statements of the program.
func (g *generator) iterates() bool { return g.modern && g.names%3 == 0 }

// count writes a counting loop.
func (g *generator) count(label string) {
	i := g.name("i")
	g.opening(label)
	from, to := g.rng.Intn(3)-1, 1+g.rng.Intn(5)

	// The loop ranges over a function (upto) or a channel (through), or has three clauses.
	if g.iterates() {
		g.line("for %s := range upto(%d, %d) {\n_ = %s", i, from, to, i)
	} else if g.modern && g.names%4 == 0 {
		g.line("for %s := range through(%d, %d) {\n_ = %s", i, from, to, i)
	} else {
		g.line("for %s := %d; %s < %d; %s++ {", i, from, i, to, i)
	}
	g.vars = append(g.vars, variable{name: i, typ: intType, fixed: true})
	g.body(label)
}

// rangeSlice writes a loop over a slice.
func (g *generator) rangeSlice(label string) {
	t := g.valueType(1)
	i, v := g.name("i"), g.name("v")
	s := &goType{kind: sliceKind, elem: t}
	source := g.leaf(s)
	if g.iterates() {
		source = "indexed(" + source + ")"
	}
	g.opening(label)
	g.line("for %s, %s := range hide(%s) {", i, v, source)

	// Leave the loop after 20 iterations, because the body may make the slice longer.
	g.line("if %s > 20 {\nbreak\n}\n_ = %s", i, v)
	g.vars = append(g.vars, variable{name: i, typ: intType, fixed: true}, variable{name: v, typ: t})
	g.body(label)
}

// rangeMap writes a loop that adds the elements of a map. The sum does not depend on the order of the elements.
func (g *generator) rangeMap() {
	t := &goType{kind: mapKind, key: intType, elem: integers[g.rng.Intn(len(integers))]}
	total, m := g.name("v"), g.name("v")
	g.line("%s, %s := %s(0), %s", total, m, t.elem, g.leaf(t))
	g.line("for k, x := range %s {\n%s += x*%s(k)\nif x%%3 == 0 {\ndelete(%s, k)\n}\n}", m, total, t.elem, m)
	g.line("fmt.Println(%s, len(%s), %s)", total, m, m)
}

// choice writes an expression switch.
func (g *generator) choice() {
	t := g.keyType()
	g.line("switch hide(%s) {", g.expr(t, 2))

	// The cases are calls, not constants, so the translator cannot use a C++ switch.
	for i := 1 + g.rng.Intn(3); i > 0; i-- {
		g.line("case hide(%s), hide(%s):", g.expr(t, 1), g.expr(t, 1))
		g.block()
		if i > 1 && g.chance(20) {
			g.line("fallthrough")
		}
	}
	if g.chance(60) {
		g.line("default:")
		g.block()
	}
	g.line("}")
}

// typeSwitch writes a type switch on a value of type any.
func (g *generator) typeSwitch() {
	x := g.name("x")
	g.line("switch %s := %s.(type) {", x, g.expr(emptyType, 2))

	// Go rejects a type that occurs twice.
	seen := map[string]bool{}
	for i := 1 + g.rng.Intn(3); i > 0; i-- {
		t := g.valueType(1)
		if t.kind == anyKind || seen[t.String()] {
			continue
		}
		seen[t.String()] = true
		g.line("case %s:", t)
		g.scoped(func() {
			g.line("_ = %s", x)
			g.vars = append(g.vars, variable{name: x, typ: t})
			for i := 1 + g.rng.Intn(3); i > 0; i-- {
				g.statement()
			}
		})
	}
	g.line("default:\nfmt.Printf(\"%%T\\n\", %s)\n}", x)
}

// change writes a call of delete, copy or fmt.Println.
func (g *generator) change() {
	vars := g.visible()
	for _, i := range g.rng.Perm(len(vars)) {
		v := vars[i]
		switch v.typ.kind {
		case mapKind:
			g.line("delete(%s, %s)", v.name, g.leaf(v.typ.key))
			return
		case sliceKind:
			g.line("fmt.Println(copy(%s, %s))", v.name, g.leaf(v.typ))
			return
		}
	}
	g.line("fmt.Println(%s)", g.expr(g.valueType(1), 2))
}

// leave writes an if statement with a break, continue or return statement.
func (g *generator) leave() {
	// Prefer break, because it is the most frequent of these statements in real programs.
	switch {
	case len(g.labels) > 0 && g.chance(70):
		word := g.pick("break", "continue")
		if label := g.labels[g.rng.Intn(len(g.labels))]; label != "" {
			word += " " + label
		}
		g.line("if %s {\n%s\n}", g.boolExpr(2), word)
	case g.second != nil:
		g.line("if %s {\nreturn %s, %s\n}", g.boolExpr(2), g.expr(g.result, 2), g.expr(g.second, 2))
	case g.result != nil:
		g.line("if %s {\nreturn %s\n}", g.boolExpr(2), g.expr(g.result, 2))
	default:
		g.line("defer fmt.Println(\"deferred\", %s)", g.expr(g.valueType(1), 2))
	}
}

// swap writes an assignment to two variables of the same type.
func (g *generator) swap() {
	v, ok := g.target()
	if !ok {
		return
	}

	// Choose another variable of the same type, or else assign the second value to the blank
	// identifier.
	for _, w := range g.visible() {
		if !w.fixed && w.name != v.name && w.typ.same(v.typ) {
			g.line("%s, %s = %s, %s", v.name, w.name, w.name, v.name)
			return
		}
	}
	g.line("%s, _ = %s, %s", v.name, g.bounded(v.typ), g.expr(v.typ, 1))
}
