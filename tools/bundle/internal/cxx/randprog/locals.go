// This file writes functions that pass a local array to library functions, and return a value that refers to the array:
// a slice of it, a buffer or a closure. The caller uses the result after other calls have overwritten the stack.
package randprog

import (
	"fmt"
	"slices"
	"strings"
)

// localsPrelude contains the declarations that the generated functions use. Each program contains it once.
const localsPrelude = `
// overwrite fills the stack below its caller.
func overwrite(depth int) int {
	var a [300]byte
	for i := range a {
		a[i] = byte('A' + (depth+i)%26)
	}
	if depth == 0 {
		return int(a[3])
	}
	return overwrite(depth-1) + int(a[depth])
}

type holder struct{ data []byte }

var keptBytes []byte
`

// localPackages contains the packages whose functions a generated program may call.
var localPackages = []string{
	"bufio", "bytes", "container/list", "fmt", "math/big", "slices", "strconv", "strings", "unicode/utf8",
}

// imports returns an import declaration for the packages in localPackages that occur in a text.
func imports(text string) string {
	// Delete the packages that the text does not use, because Go rejects unused imports.
	used := slices.DeleteFunc(slices.Clone(localPackages), func(path string) bool {
		name := path[strings.LastIndex(path, "/")+1:]
		return !strings.Contains(text, name+".")
	})
	return "import (\n\"" + strings.Join(used, "\"\n\"") + "\"\n)\n"
}

// local writes a function that returns a reference to its local variable, and a caller, which is a second function. It
// returns the name of the caller.
func (g *generator) local(number int) string {
	name := fmt.Sprintf("local%d", number)
	caller := fmt.Sprintf("useLocal%d", number)
	g.names = 0
	switch g.rng.Intn(4) {
	case 0:
		g.localNumbers(name, caller)
	case 1:
		g.localValues(name, caller)
	default:
		g.localBytes(name, caller)
	}
	return caller
}

// localBytes writes a function with a local array of bytes.
func (g *generator) localBytes(name, caller string) {
	// For each kind of result: its type, how it is made from the local variable b, and how its
	// contents are read.
	results := []struct{ typ, value, text string }{
		{"[]byte", "b", "result"},
		{"holder", "holder{b}", "result.data"},
		{"*holder", "&holder{data: b}", "result.data"},
		{"[][]byte", "[][]byte{nil, b}", "result"},
		{"[][]byte", "bytes.Fields(b)", "result"},
		{"[][]byte", "bytes.Split(b, []byte(\"-\"))", "result"},
		{"map[int][]byte", "map[int][]byte{1: b}", "result[1]"},
		{"func() []byte", "func() []byte { return b }", "result()"},
		{"*bytes.Buffer", "bytes.NewBuffer(b)", "result.Bytes()"},
		{"*bufio.Reader", "bufio.NewReader(bytes.NewReader(b))", "func() string { s, _ := result.ReadString('-'); return s }()"},
		{"string", "string(b)", "result"},
		{"[]string", "strings.Fields(string(b))", "result"},
		{"int", "bytes.Index(b, []byte(\"1\"))", "result"},
		{"any", "any(b)", "result"},
		{"*byte", "&append(b, '!')[0]", "*result"},
	}
	result := results[g.rng.Intn(len(results))]

	g.line("func %s() %s {\na := [%d]byte{%s}", name, result.typ, 24+g.rng.Intn(40),
		g.pick("", "'a', ' ', 'b', '-', 'c', ' ', 'd'", "' ', '1', '-', '2', ' '"))
	g.line("b := a[%d:%d]", g.rng.Intn(3), 3+g.rng.Intn(6))
	for i := 1 + g.rng.Intn(4); i > 0; i-- {
		g.byteStep()
	}

	g.line("return %s\n}\n", result.value)
	g.line("func %s() {\nkeptBytes = nil\nresult := %s()\noverwrite(8)\nfmt.Printf(\"%%s %%q %%q\\n\", %q, any(%s), keptBytes)\n}\n", caller, name, name, result.text)
}

// byteStep writes a statement that calls a library function and assigns the result to b, directly or through
// another variable. In the generated function, b is a slice of the local array a.
func (g *generator) byteStep() {
	// The first argument of the call is the slice `from`. If this slice is shorter than b, the call may
	// append to it and overwrite bytes of b.
	number := g.rng.Intn(100000) - 50000
	from := g.pick("b", "b", "b[:0]", "a[:0]", "b[len(b)/2:]")

	// The result of each of these calls may refer to the local array.
	call := g.pick(
		fmt.Sprintf("strconv.AppendInt(%s, %d, %d)", from, number, 2+g.rng.Intn(35)),
		fmt.Sprintf("strconv.AppendUint(%s, %d, 10)", from, g.rng.Intn(1000)),
		fmt.Sprintf("strconv.AppendQuote(%s, %q)", from, g.pick("x", "a b", "\n")),
		fmt.Sprintf("strconv.AppendFloat(%s, %d/8.0, 'g', -1, 64)", from, number),
		fmt.Sprintf("utf8.AppendRune(%s, '%s')", from, g.pick("x", "é", "世")),
		fmt.Sprintf("fmt.Appendf(%s, \"%%d-%%s\", %d, \"z\")", from, number),
		fmt.Sprintf("append(%s, %q...)", from, g.pick(" 7-8 ", "-", "word")),
		fmt.Sprintf("bytes.TrimSpace(%s)", from),
		fmt.Sprintf("bytes.Trim(%s, \" -\")", from),
		fmt.Sprintf("bytes.TrimPrefix(%s, []byte(\"a\"))", from),
		fmt.Sprintf("bytes.TrimFunc(%s, func(r rune) bool { return r == ' ' || r == 0 })", from),
		fmt.Sprintf("bytes.ToUpper(%s)", from),
		fmt.Sprintf("bytes.ReplaceAll(%s, []byte(\"-\"), []byte(\"+\"))", from),
		fmt.Sprintf("slices.Insert(%s, 0, 'i', 'j')", from),
		fmt.Sprintf("slices.Clip(%s)", from),
		fmt.Sprintf("slices.Clone(%s)", from),
	)

	// Assign the result to b, directly or through another variable, a loop or a buffer; or assign it to a
	// package variable.
	other := g.name("c")
	switch g.rng.Intn(8) {
	case 0:
		g.line("%s := %s\nb = %s", other, call, other)
	case 1:
		g.line("%s, %s, _ := bytes.Cut(%s, []byte(\"-\"))\nb = %s",
			other, other+"x", from, g.pick(other, other+"x"))
		g.line("_, _ = %s, %s", other, other+"x")
	case 2:
		g.line("for _, %s := range bytes.Fields(%s) {\nb = %s\n}", other, from, other)
	case 3:
		g.line("if %s := %s; len(%s) > %d {\nb = %s\n}", other, call, other, g.rng.Intn(6), other)
	case 4:
		g.line("%s := bytes.NewBuffer(%s)\n%s.WriteString(%q)\nb = %s.Bytes()",
			other, from, other, g.pick("w", " v-"), other)
	case 5:
		g.line("keptBytes = %s", call)
	default:
		g.line("b = %s", call)
	}
}

// localNumbers writes a function with a local array of ints.
func (g *generator) localNumbers(name, caller string) {
	g.line("func %s() []int {\na := [%d]int{3, 1, 4, 1, 5}\ns := a[%d:%d]",
		name, 8+g.rng.Intn(8), g.rng.Intn(3), 3+g.rng.Intn(5))

	// Each generated call returns a slice of the local array, or a copy in new memory.
	for i := 1 + g.rng.Intn(4); i > 0; i-- {
		other := g.name("t")
		call := g.pick(
			fmt.Sprintf("slices.Insert(s, len(s)/2, %d)", g.rng.Intn(50)),
			fmt.Sprintf("slices.Replace(s, 0, len(s)/2, %d)", g.rng.Intn(50)),
			"slices.Delete(s, 0, len(s)/2)",
			"slices.DeleteFunc(s, func(x int) bool { return x == 1 })",
			"slices.Compact(s)",
			fmt.Sprintf("slices.Grow(s, %d)", g.rng.Intn(10)),
			"slices.Concat(s, s)",
			"append(s[:len(s)/2], s...)",
		)
		switch g.rng.Intn(3) {
		case 0:
			g.line("%s := %s\ns = %s", other, call, other)
		case 1:
			g.line("slices.%s(s)", g.pick("Sort", "Reverse"))
		default:
			g.line("s = %s", call)
		}
	}

	g.line("return s\n}\n")
	g.line("func %s() {\nresult := %s()\noverwrite(8)\nfmt.Println(%q, result)\n}\n", caller, name, name)
}

// localValues writes a function that stores pointers to local variables in a list and a slice, and adds big integers
// that are local variables.
func (g *generator) localValues(name, caller string) {
	g.line("func %s() (*list.List, []*int, *big.Int) {\nvar l list.List\nvar z big.Int\np := []*int{new(int)}\nsum := &z", name)
	for i := 1 + g.rng.Intn(5); i > 0; i-- {
		x := g.name("x")
		g.line("%s := %d", x, g.rng.Intn(100))

		// Each step stores a pointer to the new local variable x, or uses its value.
		switch g.rng.Intn(5) {
		case 0:
			g.line("l.%s(&%s)", g.pick("PushBack", "PushFront"), x)
		case 1:
			g.line("p = slices.Insert(p, len(p)/2, &%s)", x)
		case 2:
			g.line("var %sBig big.Int\nsum = %sBig.%s(sum, big.NewInt(int64(%s)))",
				x, x, g.pick("Add", "Sub", "Mul"), x)
		case 3:
			g.line("if e := l.Front(); e != nil {\nl.InsertAfter(&%s, e)\n}", x)
		case 4:
			g.line("if last := l.PushBack(&%s).Prev(); last != nil {\n*last.Value.(*int) += %s\n}", x, x)
		}
	}

	g.line("return &l, p, sum\n}\n")
	g.line("func %s() {\nl, p, sum := %s()\noverwrite(8)\nfor e := l.Front(); e != nil; e = e.Next() {\nfmt.Print(*e.Value.(*int), \" \")\n}", caller, name)
	g.line("for _, x := range p {\nfmt.Print(*x, \" \")\n}\nfmt.Println(%q, sum)\n}\n", name)
}
