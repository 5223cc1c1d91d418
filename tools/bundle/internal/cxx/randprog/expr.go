// This file writes random expressions of a wanted type. Go evaluates constant expressions at compile time and
// rejects overflows, so constants are written as arguments of the function hide; consts.go adds some that the
// compiler can see.
package randprog

import (
	"fmt"
	"strings"
)

// expr writes an expression of type t with at most depth levels of operators.
func (g *generator) expr(t *goType, depth int) string {
	// Limit the depth, because the length of the program grows exponentially with it.
	if depth <= 0 || g.chance(15) {
		return g.leaf(t)
	}

	// Calls and generic functions can have a result of any type.
	if g.chance(12) {
		if call := g.call(t, depth); call != "" {
			return call
		}
	}
	if g.chance(10) {
		return g.generic(t, depth)
	}

	switch t.kind {
	case intKind:
		return g.withConstant(t, g.intExpr(t, depth))
	case boolKind:
		return g.boolExpr(depth)
	case stringKind:
		return g.stringExpr(depth)
	case floatKind:
		if g.chance(25) {
			return fmt.Sprintf("%s(%s)", t, g.expr(integers[g.rng.Intn(len(integers))], depth-1))
		}
		return fmt.Sprintf("(%s %s %s)", g.expr(t, depth-1), g.pick("+", "-", "*", "/"), g.expr(t, depth-1))
	case anyKind:
		return fmt.Sprintf("any(%s)", g.expr(g.boxedType(), depth-1))
	case sliceKind:
		return g.sliceExpr(t, depth)
	}
	return g.leaf(t)
}

// pick chooses one of the words.
func (g *generator) pick(words ...string) string { return words[g.rng.Intn(len(words))] }

// leaf writes an expression without operators: a variable in scope that has the type, a part of a variable,
// or a literal.
func (g *generator) leaf(t *goType) string {
	if paths := g.paths(t); len(paths) > 0 && g.chance(80) {
		return paths[g.rng.Intn(len(paths))]
	}
	return g.literal(t)
}

// paths lists the expressions for existing values of the type: variables, their fields and elements, and the
// values to which they point.
func (g *generator) paths(t *goType) (found []string) {
	for _, v := range g.visible() {
		if v.typ.same(t) {
			found = append(found, v.name)
		}
		switch v.typ.kind {
		// Add the fields, including those of embedded structs.
		case structKind:
			for _, f := range v.typ.fields {
				if f.typ.same(t) {
					found = append(found, v.name+"."+f.name)
				}
				if f.embedded {
					found = append(found, promoted(v, f.typ, t)...)
				}
			}
		case arrayKind:
			if v.typ.elem.same(t) {
				found = append(found, fmt.Sprintf("%s[%d]", v.name, g.rng.Intn(v.typ.size)))
			}

		// The map need not contain the key, because the value of a missing key is the zero value.
		case mapKind:
			if v.typ.elem.same(t) {
				found = append(found, fmt.Sprintf("%s[%s]", v.name, g.literal(v.typ.key)))
			}

		// Add only some of the pointers, because dereferencing a nil pointer panics, and most programs should
		// not panic.
		case pointerKind:
			if v.typ.elem.same(t) && g.chance(50) {
				found = append(found, "(*"+v.name+")")
			}
		}
	}
	return found
}

// promoted lists the fields of an embedded struct that no field of the outer struct hides.
func promoted(v variable, inner, t *goType) (found []string) {
	own := map[string]bool{}
	for _, f := range v.typ.fields {
		own[f.name] = true
	}
	for _, f := range inner.fields {
		if f.typ.same(t) && !own[f.name] {
			found = append(found, v.name+"."+f.name)
		}
	}
	return found
}

// literal writes a value that uses no variable.
func (g *generator) literal(t *goType) string {
	switch t.kind {
	case intKind:
		// hide prevents Go from evaluating the constant at compile time.
		return fmt.Sprintf("hide(%s(%s))", t, g.number(t))
	case boolKind:
		return g.pick("hide(true)", "hide(false)")
	case stringKind:
		return fmt.Sprintf("%q", g.pick("", "a", "go", "héllo", "日本", "x y", "tail\n", "\x00\xff"))
	case floatKind:
		return fmt.Sprintf("hide[%s](%s)", t, g.pick("0.0", "1.5", "-2.25", "1e10", "0.1", "3.0", "1e-7"))
	case structKind:
		return t.name + "{" + g.fieldValues(t) + "}"
	case arrayKind, sliceKind:
		return t.String() + "{" + g.values(t.elem, g.length(t)) + "}"
	case mapKind:
		// Use assignments instead of a composite literal, because a literal with equal keys would not
		// compile.
		return fmt.Sprintf("func() %s {\nm := %s{}\n%sreturn m\n}()", t, t, g.entries(t))
	case pointerKind:
		// Sometimes use nil, so that dereferencing the pointer panics.
		if g.chance(10) {
			return "(" + t.String() + ")(nil)"
		}
		if t.elem.kind != structKind {
			return "ptr(" + g.literal(t.elem) + ")"
		}
		return "&" + g.literal(t.elem)
	case funcKind:
		return g.funcLiteral(t)
	case shapeKind:
		if len(g.structs) == 0 {
			return "shape(nil)"
		}
		return "shape(&" + g.literal(g.structs[g.rng.Intn(len(g.structs))]) + ")"
	}
	return fmt.Sprintf("any(%s)", g.literal(g.basicType()))
}

// length chooses the number of elements for a literal of this type.
func (g *generator) length(t *goType) int {
	if t.kind == arrayKind {
		return t.size
	}
	return g.rng.Intn(5)
}

// values writes n values of a type.
func (g *generator) values(t *goType, n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = g.literal(t)
	}
	return strings.Join(list, ", ")
}

// fieldValues writes values for some fields of a struct.
func (g *generator) fieldValues(t *goType) string {
	var list []string
	for _, f := range t.fields {
		if g.chance(70) {
			list = append(list, f.name+": "+g.literal(f.typ))
		}
	}
	return strings.Join(list, ", ")
}

// entries writes assignments to elements of a map m.
func (g *generator) entries(t *goType) string {
	var text strings.Builder
	for i := g.rng.Intn(4); i > 0; i-- {
		fmt.Fprintf(&text, "m[%s] = %s\n", g.literal(t.key), g.literal(t.elem))
	}
	return text.String()
}

// number writes an integer of the type, often one near the limits of its range.
func (g *generator) number(t *goType) string {
	// Prefer small numbers, so that values are sometimes equal.
	if g.chance(60) {
		return fmt.Sprint(g.rng.Intn(20) * g.rng.Intn(6))
	}
	if t.signed {
		edge := int64(-1) << (t.bits - 1)
		return g.pick(fmt.Sprint(edge), fmt.Sprint(edge+1),
			fmt.Sprint(^edge), fmt.Sprint(^edge-1), "-1", "-7")
	}
	top := uint64(1)<<(t.bits-1)*2 - 1
	return g.pick(fmt.Sprint(top), fmt.Sprint(top-1), fmt.Sprint(top/2), fmt.Sprint(top/2+1), "1")
}

// intExpr writes an integer expression.
func (g *generator) intExpr(t *goType, depth int) string {
	a := g.expr(t, depth-1)
	switch g.rng.Intn(16) {
	case 12:
		if g.modern {
			return fmt.Sprintf("%s(%s, %s)", g.pick("min", "max"), a, g.expr(t, depth-1))
		}
		return a
	case 13:
		// Sometimes use a divisor that may be zero, so that the division may panic.
		if g.chance(15) {
			return fmt.Sprintf("(%s %s %s)", a, g.pick("/", "%"), g.expr(t, depth-1))
		}

		// If a float does not fit into the target type of a conversion, the result depends on the compiler.
		// So convert it to int64, into which it fits, and then to the type.
		return fmt.Sprintf("%s(int64(hide(%s)))", t, g.pick("1e15", "-7.9", "0.5", "123456.789"))
	case 14:
		return fmt.Sprintf("func(s string) %s {\nif len(s) < 3 {\nreturn %s\n}\nreturn %s(s[len(s)/%d]) + %s(len(s[1:len(s)/2]))\n}(%s)", t, a, t, 2+g.rng.Intn(3), t, g.expr(stringType, depth-1))
	case 15:
		return fmt.Sprintf("tr(%q, %s)", g.pick("a", "b", "c", "d", "e"), a)
	case 0, 1, 2, 3:
		return fmt.Sprintf("(%s %s %s)", a, g.pick("+", "-", "*", "&", "|", "^", "&^"), g.expr(t, depth-1))
	case 4:
		// Make the divisor odd, so that it is not zero.
		return fmt.Sprintf("(%s %s (%s | 1))", a, g.pick("/", "%"), g.expr(t, depth-1))
	case 5:
		// Allow shift counts up to 127, because counts of 64 and more are valid, too.
		return fmt.Sprintf("(%s %s (%s & 127))", a, g.pick("<<", ">>"),
			g.expr(integers[5+g.rng.Intn(5)], depth-1))
	case 6:
		return fmt.Sprintf("(%s%s)", g.pick("-", "^"), a)
	case 7:
		from := integers[g.rng.Intn(len(integers))]
		return fmt.Sprintf("%s(%s)", t, g.expr(from, depth-1))
	case 8:
		return fmt.Sprintf("(%s %s %s)", a, g.pick("+", "-", "*", "^", ">>"), fmt.Sprint(1+g.rng.Intn(9)))
	case 9:
		return fmt.Sprintf("%s(len(hide(%s)))", t, g.expr(stringType, depth-1))
	case 10:
		return fmt.Sprintf("func() %s {\nif %s {\nreturn %s\n}\nreturn %s\n}()",
			t, g.boolExpr(depth-1), a, g.expr(t, depth-1))
	}
	return g.element(t, depth)
}

// element writes an element of a slice or array with elements of the type. The index is sometimes out of
// range.
func (g *generator) element(t *goType, depth int) string {
	vars := g.visible()
	for _, i := range g.rng.Perm(len(vars)) {
		v := vars[i]
		if (v.typ.kind == sliceKind || v.typ.kind == arrayKind) && v.typ.elem.same(t) {
			if g.chance(5) {
				return fmt.Sprintf("%s[%s]", v.name, g.expr(intType, depth-1))
			}

			// Let the generated code test that the slice is not empty.
			return fmt.Sprintf("func() %s {\nif len(%s) == 0 {\nreturn %s\n}\nreturn %s[uint(%s)%%uint(len(%s))]\n}()", t, v.name, g.literal(t), v.name, g.expr(intType, depth-1), v.name)
		}
	}
	return g.leaf(t)
}

// boolExpr writes a condition.
func (g *generator) boolExpr(depth int) string {
	if depth <= 0 {
		return g.leaf(boolType)
	}
	switch g.rng.Intn(6) {
	case 0:
		return fmt.Sprintf("(%s %s %s)", g.boolExpr(depth-1), g.pick("&&", "||"), g.boolExpr(depth-1))
	case 1:
		return "!" + g.boolExpr(depth-1)
	case 2:
		t := g.keyType()
		return fmt.Sprintf("(%s %s %s)", g.compared(t, depth), g.pick("==", "!="), g.compared(t, depth))
	}
	t := g.basicType()

	// Compare strings instead of booleans, because booleans have no order.
	if t.kind == boolKind {
		t = stringType
	}
	x := g.expr(t, depth-1)
	condition := fmt.Sprintf("(%s %s %s)", x, g.pick("<", "<=", ">", ">=", "==", "!="), g.expr(t, depth-1))
	return g.comparedWith(t, condition, x)
}

// compared returns an operand of ==. The operand is an argument of the function `hide`, because Go's syntax does not allow a
// composite literal directly in the condition of an if statement.
func (g *generator) compared(t *goType, depth int) string {
	return "hide(" + g.expr(t, depth-1) + ")"
}

// stringExpr writes a string expression.
func (g *generator) stringExpr(depth int) string {
	a := g.expr(stringType, depth-1)
	switch g.rng.Intn(5) {
	case 0:
		return fmt.Sprintf("(%s + %s)", a, g.expr(stringType, depth-1))
	case 1:
		t := g.valueType(1)
		return fmt.Sprintf("fmt.Sprint(%s)", g.expr(t, depth-1))
	case 2:
		return fmt.Sprintf("string([]byte(%s))", a)
	case 3:
		return fmt.Sprintf("string([]rune(%s))", a)
	}
	return fmt.Sprintf("fmt.Sprintf(%q, %s, %s)",
		g.pick("%d|%v", "%5d|%-4v|", "%x,%q", "%+d %v"), g.expr(intType, depth-1), a)
}

// sliceExpr writes a slice: the result of an append, or a part of another slice.
func (g *generator) sliceExpr(t *goType, depth int) string {
	a := g.expr(t, depth-1)
	switch g.rng.Intn(5) {
	case 4:
		return fmt.Sprintf("func(s %s) %s {\nreturn s[len(s)/%d:len(s)/2+len(s)%%2:len(s)]\n}(%s)",
			t, t, 2+g.rng.Intn(3), a)
	case 0:
		return fmt.Sprintf("append(%s, %s)", a, g.leaf(t.elem))
	case 1:
		return fmt.Sprintf("append(%s, %s...)", a, g.leaf(t))
	case 2:
		// Bounds that are computed from the length are valid; constant bounds may panic.
		if g.chance(90) {
			return fmt.Sprintf("func(s %s) %s {\nreturn s[len(s)/%d:%s]\n}(%s)",
				t, t, 2+g.rng.Intn(3), g.pick("", "len(s)", "cap(s)"), a)
		}
		return fmt.Sprintf("%s[%d:]", a, g.rng.Intn(3))
	}
	return a
}

// call writes a call that has the wanted result type. The called function is a function of the unit, a
// function value or a method. In a closure, call writes nothing, because a closure that is passed to a
// function could call itself endlessly.
func (g *generator) call(t *goType, depth int) string {
	if g.closure > 0 {
		return ""
	}

	// Outside of nested loops, call a function of the unit with this result type, if there is one.
	for _, i := range g.rng.Perm(len(g.funcs)) {
		if f := g.funcs[i]; f.result.same(t) && g.loops < 2 {
			args := []string{g.depth}
			for _, p := range f.params {
				args = append(args, g.expr(p, depth-1))
			}
			return f.name + "(" + strings.Join(args, ", ") + ")"
		}
	}

	// Otherwise call a function value, a method of a struct, or a method of the interface type `shape`.
	vars := g.visible()
	for _, i := range g.rng.Perm(len(vars)) {
		v := vars[i]
		if v.typ.kind == funcKind && v.typ.elem.same(t) {
			return fmt.Sprintf("%s(%s)", v.name, g.expr(v.typ.key, depth-1))
		}
		if v.typ.kind == structKind && v.typ.fields[0].typ.same(t) {
			return fmt.Sprintf(g.pick("%[1]s.Get()", "%[2]s.Get(%[1]s)",
				"(%[1]s.Get)()", "tr(\"g\", %[1]s).Get()"), v.name, v.typ)
		}
		if v.typ.kind == shapeKind && t.same(intType) {
			return fmt.Sprintf(g.pick("%s.Size(%s)", "shape.Size(%s, %s)"), v.name, g.expr(intType, depth-1))
		}
	}
	return ""
}

// funcLiteral writes a closure, which may change what it captures.
func (g *generator) funcLiteral(t *goType) string {
	// The methods called below append to g.text. Empty it meanwhile, because the closure is an expression
	// that funcLiteral returns instead of appending it to the program.
	var outer strings.Builder
	outer.WriteString(g.text.String())
	g.text.Reset()
	name := g.name("c")
	g.inClosure(t.elem, func() {
		g.vars = append(g.vars, variable{name: name, typ: t.key})
		g.line("func(%s %s) %s {", name, t.key, t.elem)
		for i := g.rng.Intn(3); i > 0; i-- {
			g.statement()
		}
		g.line("return %s", g.expr(t.elem, 2))
		fmt.Fprint(&g.text, "}")
	})
	text := g.text.String()
	g.text.Reset()
	g.text.WriteString(outer.String())
	return text
}

// inClosure writes the text of a function literal with the given result, or none. Its statements cannot leave
// the enclosing function, and cannot call functions of the unit.
func (g *generator) inClosure(result *goType, body func()) {
	budget := g.budget
	outer := g.result
	second := g.second
	loops := g.loops
	labels := g.labels

	g.budget = 3
	g.result = result
	g.second = nil
	g.loops = 2
	g.labels = nil
	g.closure++
	g.scoped(body)
	g.closure--
	g.budget = budget
	g.result = outer
	g.second = second
	g.loops = loops
	g.labels = labels
}

// generic writes an expression that passes a value to a generic function or type. The prelude, which is the
// beginning of every program, declares these functions and types.
func (g *generator) generic(t *goType, depth int) string {
	a := g.expr(t, depth-1)
	ordered := t.kind == intKind || t.kind == stringKind || t.kind == floatKind

	// Some of the functions accept only certain types, for example ordered ones.
	switch n := g.rng.Intn(7); {
	case n == 0:
		return fmt.Sprintf("choose[%s](%s, %s, %s)", t, g.boolExpr(depth-1), a, g.expr(t, depth-1))
	case n == 1:
		return fmt.Sprintf("(pair[%s, %s]{%s, %s}.Swap().Second)", t, intType, a, g.expr(intType, depth-1))
	case n == 2 && ordered:
		return fmt.Sprintf("largest[%s](%s, %s)", t, a, g.expr(t, depth-1))
	case n == 3 && t.kind == intKind:
		return fmt.Sprintf("sum[%s](%s, %s, %s)", t, a, g.leaf(t), g.expr(t, depth-1))
	case n == 4 && t.kind != funcKind:
		return fmt.Sprintf("apply([]%s{%s}, func(x %s) %s { return x })[0]", t, a, t, t)
	case n == 5:
		return fmt.Sprintf("(*ptr[%s](%s))", t, a)
	}
	return fmt.Sprintf("tr[%s](%q, %s)", t, g.pick("x", "y", "z"), a)
}
