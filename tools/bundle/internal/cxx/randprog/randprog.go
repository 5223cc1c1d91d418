// Package randprog writes random Go programs for comparing two builds of one
// program. It takes a seed and a number of units and gives the text of a
// program that compiles, ends, needs no input, and prints the same under every
// correct implementation of Go: nothing depends on map order, on addresses or
// on time. Run-time panics do happen; every unit recovers and prints its own.
//
// The parts: randprog.go the shape of a program, types.go the types it uses,
// expr.go expressions, stmt.go statements, forms.go what takes several statements,
// locals.go functions whose results outlive their local variables, prelude.go the generic functions and types that every program begins with.
package randprog

import (
	"fmt"
	"go/format"
	"math/rand"
	"slices"
	"strings"
)

// Version is the language version that the program of a seed is written for: loop
// variables of odd seeds are shared by all iterations, as before Go 1.22.
func Version(seed int64) string {
	if seed%2 != 0 {
		return "go1.18"
	}
	return "go1.25"
}

// Source returns the program of a seed: so many independent units, each a group
// of declarations of its own. The same arguments give the same text.
func Source(seed int64, units int) ([]byte, error) {
	g := &generator{rng: rand.New(rand.NewSource(seed)), modern: seed%2 == 0}
	g.line("%s", prelude)
	for u := 0; u < units; u++ {
		g.unit(u)
	}
	// The functions of locals.go have a generator of their own, so that the units of a seed stay what they were.
	g.rng = rand.New(rand.NewSource(^seed))
	g.line("%s", localsPrelude)
	var locals []string
	for i := range 2 * units {
		locals = append(locals, g.local(i))
	}

	g.line("// guard runs one unit and prints the panic that ends it, if any.")
	g.line("func guard(name string, f func()) {\ndefer func() {\nif r := recover(); r != nil {\nfmt.Println(name, \"panics:\", r)\n}\nfmt.Println(trace)\n}()\ntrace = \"\"\nf()\n}\n")
	g.line("func main() {")
	for u := 0; u < units; u++ {
		g.line("guard(\"unit%d\", unit%d)", u, u)
	}
	for _, caller := range locals {
		g.line("%s()", caller)
	}
	g.line("}")
	text := g.text.String()
	return format.Source([]byte("package main\n\n" + imports(text) + text))
}

// generator holds the text written so far and what may be named at this place.
type generator struct {
	rng     *rand.Rand
	text    strings.Builder
	unitNo  int
	names   int        // names given out in this unit
	vars    []variable // in scope, innermost last
	block0  int        // the first of vars that the innermost block declared
	structs []*goType  // struct types of this unit
	funcs   []function // functions of this unit that may be called
	pairs   []function // those that give two results
	modern  bool       // min, max, clear and range over int may be used
	budget  int        // statements that this function may still have
	loops   int        // loops around this place
	labels  []string   // labels of the loops around this place, innermost last
	result  *goType    // result type of the function being written, or nil
	second  *goType    // its second result type, or nil
	closure int        // function literals around this place
	depth   string     // first argument of calls written at this place
}

type variable struct {
	name  string
	typ   *goType
	fixed bool // must not be assigned (a loop's counter)
}

type function struct {
	name   string
	params []*goType
	result *goType
	second *goType // second result, or nil
}

func (g *generator) line(format string, args ...any) {
	fmt.Fprintf(&g.text, format+"\n", args...)
}

func (g *generator) chance(percent int) bool { return g.rng.Intn(100) < percent }

func (g *generator) name(prefix string) string {
	g.names++
	return fmt.Sprintf("%s%d", prefix, g.names)
}

// unit writes the types, functions and start function of one unit.
func (g *generator) unit(u int) {
	g.unitNo, g.names, g.vars, g.structs, g.funcs, g.pairs = u, 0, nil, nil, nil, nil
	for i := g.rng.Intn(3); i > 0; i-- {
		g.structType()
	}
	for i := g.rng.Intn(3); i > 0; i-- {
		g.global()
	}
	for i := g.rng.Intn(3); i > 0; i-- {
		g.function()
	}
	for i := g.rng.Intn(2); i > 0; i-- {
		g.pairFunction()
	}
	g.budget, g.result, g.depth = 7, nil, "2"
	g.line("func unit%d() {", u)
	g.scoped(func() {
		for i := 2 + g.rng.Intn(3); i > 0; i-- {
			g.statement()
		}
		g.printAll()
	})
	g.line("}\n")
}

// global declares a package variable, initialised from one before it or by a
// literal: nothing that could panic before main runs.
func (g *generator) global() {
	t := g.anyType(2)
	value := g.literal(t)
	for _, v := range g.vars {
		if v.typ.same(t) && g.chance(50) {
			value = v.name
		}
	}
	name := fmt.Sprintf("g%d_%d", g.unitNo, len(g.vars))
	g.line("var %s %s = %s\n", name, t, value)
	g.vars = append(g.vars, variable{name: name, typ: t})
}

// function writes a function over the globals; recursion is bounded by its first parameter.
func (g *generator) function() {
	f := function{name: fmt.Sprintf("f%d_%d", g.unitNo, len(g.funcs)), result: g.anyType(2)}
	text := "depth int"
	outer := len(g.vars)
	for i := g.rng.Intn(3); i > 0; i-- {
		t := g.anyType(2)
		f.params = append(f.params, t)
		name := g.name("p")
		text += ", " + name + " " + t.String()
		g.vars = append(g.vars, variable{name: name, typ: t})
	}
	g.budget, g.result, g.depth = 4, f.result, "depth-1"
	named := g.chance(30)
	if named {
		g.line("func %s(%s) (r %s) {", f.name, text, f.result)
		g.vars = append(g.vars, variable{name: "r", typ: f.result})
		if g.chance(50) {
			g.line("defer func() {\nr = %s\n}()", g.expr(f.result, 2))
		}
	} else {
		g.line("func %s(%s) %s {", f.name, text, f.result)
	}
	g.line("if depth <= 0 {\nreturn %s\n}", g.expr(f.result, 1))
	for i := 1 + g.rng.Intn(2); i > 0; i-- {
		g.statement()
	}
	g.funcs = append(g.funcs, f)
	g.line("return %s\n}\n", g.expr(f.result, 3))
	g.vars = g.vars[:outer]
}

// pairFunction writes a function with two results, often named and changed by a deferred call.
func (g *generator) pairFunction() {
	f := function{name: fmt.Sprintf("m%d_%d", g.unitNo, len(g.pairs)), result: g.anyType(1), second: g.anyType(1)}
	outer := len(g.vars)
	t := g.anyType(1)
	f.params = []*goType{t}
	name := g.name("p")
	g.vars = append(g.vars, variable{name: name, typ: t})
	g.budget, g.result, g.second, g.depth = 3, f.result, f.second, "depth-1"
	if g.chance(50) {
		g.line("func %s(depth int, %s %s) (r %s, q %s) {", f.name, name, t, f.result, f.second)
		g.vars = append(g.vars, variable{name: "r", typ: f.result}, variable{name: "q", typ: f.second})
		if g.chance(60) {
			g.line("defer func() {\nr, q = %s, %s\n}()", g.expr(f.result, 2), g.expr(f.second, 2))
		}
	} else {
		g.line("func %s(depth int, %s %s) (%s, %s) {", f.name, name, t, f.result, f.second)
	}
	g.line("if depth <= 0 {\nreturn %s, %s\n}", g.expr(f.result, 1), g.expr(f.second, 1))
	for i := g.rng.Intn(3); i > 0; i-- {
		g.statement()
	}
	for _, m := range g.pairs {
		if m.result.same(f.result) && m.second.same(f.second) {
			g.line("if %s {\nreturn %s(depth-1, %s)\n}", g.boolExpr(1), m.name, g.expr(m.params[0], 1))
		}
	}
	g.line("return %s, %s\n}\n", g.expr(f.result, 2), g.expr(f.second, 2))
	g.pairs = append(g.pairs, f)
	g.second = nil
	g.vars = g.vars[:outer]
}

// visible lists the variables that may be named here: not those that an inner one hides.
func (g *generator) visible() []variable {
	var list []variable
	seen := map[string]bool{}
	for i := len(g.vars) - 1; i >= 0; i-- {
		if v := g.vars[i]; !seen[v.name] {
			seen[v.name] = true
			list = append(list, v)
		}
	}
	slices.Reverse(list)
	return list
}

// scoped runs body and forgets the variables that it declared.
func (g *generator) scoped(body func()) {
	outer, block := len(g.vars), g.block0
	g.block0 = outer
	body()
	g.vars, g.block0 = g.vars[:outer], block
}

// printAll prints every variable in scope that has a text of its own.
func (g *generator) printAll() {
	for _, v := range g.visible() {
		switch v.typ.kind {
		case funcKind, shapeKind:
		case pointerKind:
			g.line("if %s != nil {\nfmt.Printf(\"%s %%+v\\n\", *%s)\n}", v.name, v.name, v.name)
		case sliceKind:
			g.line("fmt.Println(%q, %s, len(%s), cap(%s), %s == nil)", v.name, v.name, v.name, v.name, v.name)
		default:
			g.line("fmt.Println(%q, %s)", v.name, v.name)
		}
	}
}
