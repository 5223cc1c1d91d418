// This file chooses the types of a random program: numbers of every size, bool, string, structs with embedded structs,
// arrays, slices, maps, pointers, functions, any, and an interface with methods.
package randprog

import (
	"fmt"
	"strings"
)

// kind is the kind of a type.
type kind int

const (
	intKind kind = iota
	boolKind
	stringKind
	floatKind
	structKind
	arrayKind
	sliceKind
	mapKind
	pointerKind
	funcKind
	anyKind
	shapeKind // the interface type shape, which the prelude declares
)

// goType is a type of the generated program. For identical types, String returns the same text.
type goType struct {
	kind   kind
	name   string // for basic and struct types: the type's name
	bits   int    // for integers: the size in bits
	signed bool
	key    *goType // for maps: the type of the keys; for functions: the type of the parameter
	elem   *goType // for arrays, slices, maps and pointers: the type of the elements; for functions: the type of the result
	size   int     // for arrays: the length
	fields []field
}

// field is a field of a struct.
type field struct {
	name     string
	typ      *goType
	embedded bool
}

// String returns the type in Go's syntax.
func (t *goType) String() string {
	switch t.kind {
	case arrayKind:
		return fmt.Sprintf("[%d]%s", t.size, t.elem)
	case sliceKind:
		return "[]" + t.elem.String()
	case mapKind:
		return fmt.Sprintf("map[%s]%s", t.key, t.elem)
	case pointerKind:
		return "*" + t.elem.String()
	case funcKind:
		return fmt.Sprintf("func(%s) %s", t.key, t.elem)
	}
	return t.name
}

// same reports whether two types are identical.
func (t *goType) same(u *goType) bool { return t.String() == u.String() }

// comparable reports whether values of the type can be compared by == without a panic.
func (t *goType) comparable() bool {
	switch t.kind {
	// Slices, maps and functions cannot be compared, and interfaces may hold values that cannot be compared.
	case sliceKind, mapKind, funcKind, anyKind, shapeKind:
		return false
	case arrayKind:
		return t.elem.comparable()
	case structKind:
		for _, f := range t.fields {
			if !f.typ.comparable() {
				return false
			}
		}
	}
	return true
}

// printable reports whether fmt.Println prints the same for the value in every run.
func (t *goType) printable() bool {
	switch t.kind {
	// Println prints addresses for these kinds.
	case funcKind, pointerKind, shapeKind:
		return false
	case arrayKind, sliceKind:
		return t.elem.printable()
	case mapKind:
		return t.key.printable() && t.elem.printable()
	case structKind:
		for _, f := range t.fields {
			if !f.typ.printable() {
				return false
			}
		}
	}
	return true
}

// integers contains all integer types.
var integers = []*goType{
	{kind: intKind, name: "int", bits: 64, signed: true},
	{kind: intKind, name: "int8", bits: 8, signed: true},
	{kind: intKind, name: "int16", bits: 16, signed: true},
	{kind: intKind, name: "int32", bits: 32, signed: true},
	{kind: intKind, name: "int64", bits: 64, signed: true},
	{kind: intKind, name: "uint", bits: 64},
	{kind: intKind, name: "uint8", bits: 8},
	{kind: intKind, name: "uint16", bits: 16},
	{kind: intKind, name: "uint32", bits: 32},
	{kind: intKind, name: "uint64", bits: 64},
}

var (
	intType    = integers[0]
	boolType   = &goType{kind: boolKind, name: "bool"}
	stringType = &goType{kind: stringKind, name: "string"}
	floatType  = &goType{kind: floatKind, name: "float64"}
	float32s   = &goType{kind: floatKind, name: "float32"}
	shapeType  = &goType{kind: shapeKind, name: "shape"}
	emptyType  = &goType{kind: anyKind, name: "any"}
)

// basicType picks a number type, bool or string; two thirds of the picks are integer types.
func (g *generator) basicType() *goType {
	switch n := g.rng.Intn(20); {
	case n < 5:
		return intType
	case n < 13:
		return integers[g.rng.Intn(len(integers))]
	case n < 15:
		return boolType
	case n < 18:
		return stringType
	case n < 19:
		return float32s
	}
	return floatType
}

// valueType picks a type without functions, whose values print the same in every run.
func (g *generator) valueType(depth int) *goType {
	for {
		if t := g.anyType(depth); t.printable() {
			return t
		}
	}
}

// keyType picks a type for the keys of a map.
func (g *generator) keyType() *goType {
	for {
		// Avoid float keys, because a key may be NaN, which cannot be found again.
		if t := g.valueType(1); t.comparable() && t.kind != floatKind {
			return t
		}
	}
}

// anyType picks a random type, in which arrays, slices, maps and functions are nested at most depth times.
func (g *generator) anyType(depth int) *goType {
	// At depth 0, and otherwise in half of the cases, pick a basic type or a struct of the unit.
	if depth == 0 || g.chance(50) {
		if len(g.structs) > 0 && g.chance(20) {
			return g.structs[g.rng.Intn(len(g.structs))]
		}
		return g.basicType()
	}
	switch g.rng.Intn(8) {
	case 0:
		return &goType{kind: arrayKind, elem: g.valueType(depth - 1), size: 1 + g.rng.Intn(4)}
	case 1, 2, 3:
		return &goType{kind: sliceKind, elem: g.valueType(depth - 1)}
	case 4:
		return &goType{kind: mapKind, key: g.keyType(), elem: g.valueType(depth - 1)}
	case 5:
		return &goType{kind: funcKind, key: g.valueType(depth - 1), elem: g.valueType(depth - 1)}
	case 6:
		return emptyType
	}

	// Otherwise pick a pointer type: a pointer to a struct if the unit has structs, or else to a basic type. If the
	// unit has structs, sometimes pick the interface type `shape` instead.
	if len(g.structs) == 0 {
		return &goType{kind: pointerKind, elem: g.basicType()}
	}
	if g.chance(25) {
		return shapeType
	}
	return &goType{kind: pointerKind, elem: g.structs[g.rng.Intn(len(g.structs))]}
}

// boxedType picks the type of a value that is converted to any. The type itself does not contain any:
// otherwise a loop could put a value into itself again and again, and the value would grow endlessly.
func (g *generator) boxedType() *goType {
	t := g.basicType()
	switch g.rng.Intn(4) {
	case 0:
		return &goType{kind: sliceKind, elem: t}
	case 1:
		return &goType{kind: arrayKind, elem: t, size: 1 + g.rng.Intn(3)}
	}
	return t
}

// structType writes the declaration of a struct with a method with a value receiver and a method with a
// pointer receiver.
func (g *generator) structType() {
	t := &goType{kind: structKind, name: fmt.Sprintf("S%d_%d", g.unitNo, len(g.structs))}
	var text strings.Builder

	// The fields have types whose values print the same in every run.
	for i := 1 + g.rng.Intn(4); i > 0; i-- {
		f := field{name: fmt.Sprintf("F%d", i), typ: g.valueType(1)}
		t.fields = append(t.fields, f)
		fmt.Fprintf(&text, "%s %s\n", f.name, f.typ)
	}

	// Sometimes embed another struct, whose fields and methods are then promoted.
	if len(g.structs) > 0 && g.chance(40) {
		inner := g.structs[g.rng.Intn(len(g.structs))]
		t.fields = append(t.fields, field{inner.name, inner, true})
		fmt.Fprintf(&text, "%s\n", inner)
	}

	g.line("type %s struct {\n%s}\n", t.name, text.String())
	first := t.fields[0]
	g.line("func (s %s) Get() %s { return s.%s }\n", t.name, first.typ, first.name)
	g.line("func (s *%s) Set(x %s) { s.%s = x }\n", t.name, first.typ, first.name)
	g.line("func (s *%s) Size(n int) int { return n*%d + len(fmt.Sprint(s.%s)) }\n",
		t.name, 2+len(g.structs), first.name)

	// Half of the structs with a single field have no method Name.
	if len(t.fields) > 1 || g.chance(50) {
		g.line("func (s %s) Name() string { return %q + fmt.Sprint(s.%s) }\n", t.name, t.name, first.name)
	}
	g.structs = append(g.structs, t)
}
