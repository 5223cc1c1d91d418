// Package randprog writes random Go programs, for comparing two builds of one program. It takes a seed and a
// number of units. It returns the text of a program that compiles, ends, needs no input, and prints the same
// with every correct implementation of Go: nothing depends on the order of maps, on addresses or on time. A
// unit may panic; it then recovers and prints the panic.
//
// The files of the package write these parts of a program:
//   - randprog.go: the program, its units and functions
//   - types.go: types
//   - expr.go: expressions
//   - consts.go: integer constants near powers of two
//   - stmt.go: statements
//   - forms.go: groups of statements about one feature
//   - locals.go: functions that return references to their local variables
//   - prelude.go: the functions and types at the beginning of every program
package randprog

import (
	"fmt"
	"go/format"
	"math/rand"
	"slices"
	"strings"
)

// Version returns the language version of the program that belongs to a seed. For odd seeds it is older than
// go1.22, so all iterations of a loop share the loop variables.
func Version(seed int64) string {
	if seed%2 != 0 {
		return "go1.18"
	}
	return "go1.25"
}

// Source returns the program of a seed with this number of independent units. A unit is a group of declarations. The same
// arguments give the same text.
func Source(seed int64, units int) ([]byte, error) {
	g := &generator{
		rng: rand.New(rand.NewSource(seed)), consts: rand.New(rand.NewSource(seed ^ 1<<40)), modern: seed%2 == 0,
	}
	g.line("%s", prelude)
	for u := 0; u < units; u++ {
		g.unit(u)
	}

	// Use another sequence of random numbers for the functions of locals.go, so that a change of these
	// functions does not change the units above.
	g.rng = rand.New(rand.NewSource(^seed))
	g.line("%s", localsPrelude)
	var locals []string
	for i := range 2 * units {
		locals = append(locals, g.local(i))
	}

	// The generated function guard recovers panics, so that a panic ends only one unit.
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

	// Add the import declaration last, because only now it is known which packages the program uses.
	text := g.text.String()
	return format.Source([]byte("package main\n\n" + imports(text) + text))
}

// generator holds the text of the program so far, and the names and types that the next statement may use.
type generator struct {
	rng     *rand.Rand
	consts  *rand.Rand // chooses the constants of consts.go
	text    strings.Builder
	unitNo  int
	names   int        // the number of names in this unit so far
	vars    []variable // the variables in scope, innermost last
	block0  int        // the index in vars of the first variable of the innermost block
	structs []*goType  // the struct types of this unit
	funcs   []function // the functions of this unit that may be called
	pairs   []function // the functions of this unit with two results
	modern  bool       // min, max, clear and range over int may be used
	budget  int        // the number of statements that may still be added to the current function
	loops   int        // the number of loops around the next statement
	labels  []string   // the labels of the loops around the next statement, innermost last
	result  *goType    // the result type of the function that is being written, or nil
	second  *goType    // the second result type of this function, or nil
	closure int        // the number of function literals around the next statement
	depth   string     // the text of the first argument of calls, which limits the depth of recursion
}

// variable is a generated variable in scope.
type variable struct {
	name  string
	typ   *goType
	fixed bool // no statement may assign to it, for example because it is the counter of a loop
}

// function is a generated function that later code may call.
type function struct {
	name   string
	params []*goType
	result *goType
	second *goType // its second result, or nil
}

// line appends one or more lines to the text of the program.
func (g *generator) line(format string, args ...any) {
	fmt.Fprintf(&g.text, format+"\n", args...)
}

// chance returns true with a probability of percent/100.
func (g *generator) chance(percent int) bool { return g.rng.Intn(100) < percent }

// name returns a name that the unit does not use yet.
func (g *generator) name(prefix string) string {
	g.names++
	return fmt.Sprintf("%s%d", prefix, g.names)
}

// unit writes the types, functions and start function of one unit.
func (g *generator) unit(u int) {
	g.unitNo = u
	g.names = 0
	g.vars = nil
	g.structs = nil
	g.funcs = nil
	g.pairs = nil

	// The declarations come first; each may use earlier ones.
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

	// The start function uses the declarations, and prints all variables at the end.
	g.budget = 7
	g.result = nil
	g.depth = "2"
	g.line("func unit%d() {", u)
	g.scoped(func() {
		for i := 2 + g.rng.Intn(3); i > 0; i-- {
			g.statement()
		}
		g.printAll()
	})
	g.line("}\n")
}

// global writes the declaration of a package variable. Its initial value is a literal or an earlier variable,
// so that no panic can happen before main runs.
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

// function writes the declaration of a random function, whose statements also use the package variables. The first
// parameter limits the depth of recursion.
func (g *generator) function() {
	f := function{name: fmt.Sprintf("f%d_%d", g.unitNo, len(g.funcs)), result: g.anyType(2)}
	text := "depth int"
	outer := len(g.vars)

	// Add the parameters to the scope, so that the statements can use them.
	for i := g.rng.Intn(3); i > 0; i-- {
		t := g.anyType(2)
		f.params = append(f.params, t)
		name := g.name("p")
		text += ", " + name + " " + t.String()
		g.vars = append(g.vars, variable{name: name, typ: t})
	}

	g.budget = 4
	g.result = f.result
	g.depth = "depth-1"
	named := g.chance(30)
	if named {
		g.line("func %s(%s) (r %s) {", f.name, text, f.result)
		g.vars = append(g.vars, variable{name: "r", typ: f.result})

		// Sometimes defer a call that changes the named result after the return statement.
		if g.chance(50) {
			g.line("defer func() {\nr = %s\n}()", g.expr(f.result, 2))
		}
	} else {
		g.line("func %s(%s) %s {", f.name, text, f.result)
	}

	// At depth 0 the function returns without calling others, so the recursion ends.
	g.line("if depth <= 0 {\nreturn %s\n}", g.expr(f.result, 1))
	for i := 1 + g.rng.Intn(2); i > 0; i-- {
		g.statement()
	}

	// From here on, generated code may call the function f. So f may call itself in its return statement.
	g.funcs = append(g.funcs, f)
	g.line("return %s\n}\n", g.expr(f.result, 3))
	g.vars = g.vars[:outer]
}

// pairFunction writes a function with two results, often named and changed by a deferred call.
func (g *generator) pairFunction() {
	f := function{name: fmt.Sprintf("m%d_%d", g.unitNo, len(g.pairs)),
		result: g.anyType(1), second: g.anyType(1)}
	outer := len(g.vars)
	t := g.anyType(1)
	f.params = []*goType{t}
	name := g.name("p")
	g.vars = append(g.vars, variable{name: name, typ: t})

	g.budget = 3
	g.result = f.result
	g.second = f.second
	g.depth = "depth-1"
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

	// If another function has the same result types, sometimes return its results by "return m(...)".
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

// visible lists the variables in scope that no inner variable hides.
func (g *generator) visible() []variable {
	var list []variable

	// Search from the innermost variable outwards: the first variable of each name is visible.
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

// scoped runs body, and then removes the variables that body has declared from the scope.
func (g *generator) scoped(body func()) {
	outer := len(g.vars)
	block := g.block0
	g.block0 = outer
	body()
	g.vars = g.vars[:outer]
	g.block0 = block
}

// printAll writes statements that print every variable in scope, except functions and values that may contain pointers.
func (g *generator) printAll() {
	for _, v := range g.visible() {
		switch v.typ.kind {
		// fmt would print addresses, which differ from run to run.
		case funcKind, shapeKind:
		case pointerKind:
			// An address differs from run to run, so print the value to which the pointer points.
			g.line("if %s != nil {\nfmt.Printf(\"%s %%+v\\n\", *%s)\n}", v.name, v.name, v.name)
		case sliceKind:
			g.line("fmt.Println(%q, %s, len(%s), cap(%s), %s == nil)", v.name, v.name, v.name, v.name, v.name)
		default:
			g.line("fmt.Println(%q, %s)", v.name, v.name)
		}
	}
}
