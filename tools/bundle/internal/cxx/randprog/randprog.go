// Package randprog writes random Go programs for comparing two builds of one
// program. It takes a seed and a number of units and gives the text of a
// program that compiles, ends, needs no input, and prints the same under every
// correct implementation of Go: nothing depends on map order, on addresses or
// on time. Run-time panics do happen; every unit recovers and prints its own.
//
// The parts: randprog.go the shape of a program, types.go the types it uses,
// expr.go expressions, stmt.go statements.
package randprog

import (
	"fmt"
	"go/format"
	"math/rand"
	"strings"
)

// Source returns the program of a seed: so many independent units, each a group
// of declarations of its own. The same arguments give the same text.
func Source(seed int64, units int) ([]byte, error) {
	g := &generator{rng: rand.New(rand.NewSource(seed))}
	g.line("package main\n\nimport \"fmt\"\n")
	g.line("// hide makes a value that no compiler folds.\nfunc hide[T any](x T) T { return x }\n")
	for u := 0; u < units; u++ {
		g.unit(u)
	}
	g.line("// guard runs one unit and prints the panic that ends it, if any.")
	g.line("func guard(name string, f func()) {\ndefer func() {\nif r := recover(); r != nil {\nfmt.Println(name, \"panics:\", r)\n}\n}()\nf()\n}\n")
	g.line("func main() {")
	for u := 0; u < units; u++ {
		g.line("guard(\"unit%d\", unit%d)", u, u)
	}
	g.line("}")
	return format.Source([]byte(g.text.String()))
}

// generator holds the text written so far and what may be named at this place.
type generator struct {
	rng     *rand.Rand
	text    strings.Builder
	unitNo  int
	names   int        // names given out in this unit
	vars    []variable // in scope, innermost last
	structs []*goType  // struct types of this unit
	funcs   []function // functions of this unit that may be called
	budget  int        // statements that this function may still have
	loops   int        // loops around this place
	labels  []string   // labels of the loops around this place, innermost last
	result  *goType    // result type of the function being written, or nil
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
	g.unitNo, g.names, g.vars, g.structs, g.funcs = u, 0, nil, nil, nil
	for i := g.rng.Intn(3); i > 0; i-- {
		g.structType()
	}
	for i := g.rng.Intn(3); i > 0; i-- {
		g.global()
	}
	for i := g.rng.Intn(4); i > 0; i-- {
		g.function()
	}
	g.budget, g.result, g.depth = 30, nil, "2"
	g.line("func unit%d() {", u)
	g.scoped(func() {
		for i := 4 + g.rng.Intn(12); i > 0; i-- {
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
	g.budget, g.result, g.depth = 12, f.result, "depth-1"
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
	for i := 1 + g.rng.Intn(6); i > 0; i-- {
		g.statement()
	}
	g.funcs = append(g.funcs, f)
	g.line("return %s\n}\n", g.expr(f.result, 3))
	g.vars = g.vars[:outer]
}

// scoped runs body and forgets the variables that it declared.
func (g *generator) scoped(body func()) {
	outer := len(g.vars)
	body()
	g.vars = g.vars[:outer]
}

// printAll prints every variable in scope that has a text of its own.
func (g *generator) printAll() {
	for _, v := range g.vars {
		switch v.typ.kind {
		case funcKind:
		case pointerKind:
			g.line("if %s != nil {\nfmt.Printf(\"%s %%+v\\n\", *%s)\n}", v.name, v.name, v.name)
		case sliceKind:
			g.line("fmt.Println(%q, %s, len(%s), cap(%s), %s == nil)", v.name, v.name, v.name, v.name, v.name)
		default:
			g.line("fmt.Println(%q, %s)", v.name, v.name)
		}
	}
}
