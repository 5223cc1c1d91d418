package verify_test

import (
	"strings"
	"testing"

	"oj/tools/bundle/internal/emit"
	"oj/tools/bundle/internal/rename"
	"oj/tools/bundle/internal/shake"
	"oj/tools/bundle/internal/uses"
	"oj/tools/bundle/internal/usestest"
	"oj/tools/bundle/internal/verify"
)

// bundled returns the graph of a program and its bundle, which was not verified.
func bundled(t *testing.T, source string) (*uses.Graph, *emit.Result) {
	t.Helper()
	g := usestest.Graph(t, source)
	kept, err := shake.Search(g)
	if err != nil {
		t.Fatal(err)
	}
	res, err := emit.Emit(g, kept, rename.Choose(g, kept), emit.Full)
	if err != nil {
		t.Fatal(err)
	}
	return g, res
}

// TestDamage damages bundles: verify must notice it.
func TestDamage(t *testing.T) {
	const types = "package main\n\ntype i interface{ M() }\n\ntype t struct{ n int }\n\nfunc (t) M() {}\n\nfunc (t) N() {}\n\n" +
		"func main() { var x i = t{}; x.M(); t{}.N(); var y any = x; _, _ = y.(i) }\n"
	for _, test := range []struct{ name, source, old, new, want string }{
		{"a lost operator", "package main\n\nfunc main() { x := 1; println(-x) }\n", "-x", "x", "main has 8 expressions in the program and 7 in the bundle"},
		{"another operator", "package main\n\nfunc main() { x := 1; println(x + 2) }\n", "x + 2", "x - 2", "this expression has another form"},
		{"another unary operator", "package main\n\nfunc main() { x := 1; println(-x) }\n", "-x", "+x", "this expression has another form"},
		{"lost parentheses that matter", "package main\n\nfunc main() { x := 1; println((x + 1) * x) }\n", "(x + 1) * x", "x + 1*x", "this expression has another form"},
		{"another literal", "package main\n\nfunc main() { println(7) }\n", "7", "8", "this constant is 7 in the program and 8 in the bundle"},
		{"another constant", "package main\n\nconst c = 7\n\nfunc main() { println(c) }\n", "c = 7", "c = 8", "constant c has another value"},
		{"another place in a group of constants", "package main\n\nconst (\n\ta = iota\n\tb\n)\n\nfunc main() { println(a, b) }\n", "a = iota", "a = iota + 1", "expressions in the program and"},
		{"a lost name", "package main\n\nfunc f(...int) {}\n\nfunc main() { f(1, 2) }\n", "f(1, 2)", "f(1)", "names in the program and"},
		{"another variable", "package main\n\nfunc main() { a, b := 1, 2; println(a, b, a) }\n", "println(a, b, a)", "println(a, b, b)", "a means something else"},
		{"another function", "package main\n\nfunc f() {}\n\nfunc g() {}\n\nfunc main() { f(); g() }\n", "f(); g()", "f(); f()", "g means something else"},
		{"another field", "package main\n\ntype t struct{ a, b int }\n\nfunc main() { println(t{}.a, t{}.b) }\n", "t{}.a, t{}.b", "t{}.a, t{}.a", "b means something else"},
		{"another function of the library", "package main\n\nimport \"strings\"\n\nfunc main() { println(strings.ToUpper(\"\")) }\n", "ToUpper", "ToLower", "ToUpper means something else"},
		{"a name in place of a literal", "package main\n\nconst c = 1\n\nfunc main() { println(c, 1) }\n", "(c, 1)", "(c, c)", "a name became a literal"},
		{"a declaration too many", "package main\n\nfunc main() {}\n", "func main() {}", "func main() {}\n\nfunc f() {}", "1 declarations became 2"},
		{"a lost declaration", "package main\n\nfunc f() {}\n\nfunc main() { f() }\n", "func f() {}\n", "", "2 declarations became 1"},
		{"a syntax error", "package main\n\nfunc main() {}\n", "{}", "{", "bug in the bundler"},
		{"a type error", "package main\n\nfunc main() { println(1 + 1) }\n", "1 + 1", "1 + nil", "in one file"},
		{"a type that does not implement an interface any more", types, "func (t) M() {}", "func (*t) M() {}", "cannot use t{}"},
		{"another tag", "package main\n\ntype t struct {\n\ta int `x`\n}\n\nfunc main() { println(t{}.a) }\n", "`x`", "`y`", "the text `x` became `y`"},
	} {
		g, res := bundled(t, test.source)
		if _, err := verify.Verify(g, res, "go1.22"); err != nil {
			t.Errorf("%s: the sound bundle is refused: %v", test.name, err)
		}
		damaged := strings.Replace(string(res.Source), test.old, test.new, 1)
		if damaged == string(res.Source) {
			t.Errorf("%s: the bundle does not contain %s", test.name, test.old)
		}
		res.Source = []byte(damaged)
		_, err := verify.Verify(g, res, "go1.22")
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v\nwant %s", test.name, err, test.want)
		}
	}
}

// TestHarmless changes bundles as gofmt does: verify must accept it.
func TestHarmless(t *testing.T) {
	for _, test := range []struct{ source, old, new string }{
		{"package main\n\nfunc main() { if (true) { println(((1))) } }\n", "(true)", "true"},
		{"package main\n\nfunc main() { if (true) { println(((1))) } }\n", "((1))", "(1)"},
		{"package main\n\nfunc f(x (int)) (int) { return x }\n\nfunc main() { println(f(0X1)) }\n", "(x (int)) (int)", "(x int) int"},
		{"package main\n\nfunc f(x (int)) (int) { return x }\n\nfunc main() { println(f(0X1)) }\n", "0X1", "0x1"},
		{"package main\n\nfunc main() { println(1); ; }\n", "; ;", ""},
		{"package main\n\nfunc main() { var x any; switch (x).(type) { case (int): } }\n", "(x).(type) { case (int)", "x.(type) { case int"},
	} {
		g, res := bundled(t, test.source)
		changed := strings.Replace(string(res.Source), test.old, test.new, 1)
		if changed == string(res.Source) {
			t.Errorf("the bundle does not contain %s", test.old)
		}
		res.Source = []byte(changed)
		if _, err := verify.Verify(g, res, "go1.22"); err != nil {
			t.Errorf("%s: %v", test.new, err)
		}
	}
}

// TestRefused checks programs that mean something else in one file.
func TestRefused(t *testing.T) {
	for _, test := range []struct{ name, source, level, want string }{
		{"two struct types of two packages that a type assertion tells apart",
			"package main\nimport \"m/lib\"\nfunc main() { var x any = lib.V; _, ok := x.(struct{ n int }); println(ok) }\n-- lib/lib.go --\npackage lib\nvar V = struct{ n int }{1}\n",
			"go1.22", "main.go:3:54: cannot bundle: the types struct{n int} of two packages become one"},
		{"a new construct for an old judge", "package main\nfunc main() { for range 3 {} }\n", "go1.18", "requires go1.22"},
		{"the same for a new judge", "package main\nfunc main() { for range 3 {} }\n", "go1.22", ""},
	} {
		g, res := bundled(t, test.source)
		_, err := verify.Verify(g, res, test.level)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if !strings.Contains(got, test.want) || got == "" != (test.want == "") {
			t.Errorf("%s: %q\nwant %q", test.name, got, test.want)
		}
	}
}

// TestBundleOfBundle bundles a program that contains the variable by which an earlier bundle calls its init functions,
// together with a package that needs such a variable, too.
func TestBundleOfBundle(t *testing.T) {
	g, res := bundled(t, `package main

import "m/lib"

var table [2]int

func initSieve() { table[1] = lib.N }

// The init functions of m/sieve run here, before the variables below.
var _ = func() (_ struct{}) {
	initSieve()
	return
}()

var x = table[1]

func main() { println(x) }
-- lib/lib.go --
package lib

var N int

func init() { N = 1 }
`)
	if _, err := verify.Verify(g, res, "go1.22"); err != nil {
		t.Error(err)
	}
}

// TestLines checks the positions of the lines, also of those without a name or literal, if comments are cut and if not.
func TestLines(t *testing.T) {
	const source = "package main\n\nimport \"m/lib\"\n\nfunc main() {\n\tlib.F()\n}\n-- lib/lib.go --\npackage lib\n\n// Dropped is dropped.\nfunc Dropped() {}\n\n" +
		"func F() {\n\t// cut\n\n\tfor {\n\t\t// cut\n\t\t// cut, too\n\t\tif N > 1 {\n\n\t\t\t// cut\n\t\t\treturn // cut\n\t\t} else {\n\t\t\t// cut\n\t\t\tbreak\n\t\t}\n\t}\n}\n\nvar N int\n"
	for _, comments := range []emit.Comments{emit.Short, emit.Full} {
		g := usestest.Graph(t, source)
		kept, err := shake.Search(g)
		if err != nil {
			t.Fatal(err)
		}
		res, err := emit.Emit(g, kept, rename.Choose(g, kept), comments)
		if err != nil {
			t.Fatal(err)
		}
		c, err := verify.Verify(g, res, "go1.22")
		if err != nil {
			t.Fatal(err)
		}
		want := map[string]int{"func main() {": 5, "\tF()": 6, "func F() {": 6, "\tfor {": 9, "\t\tif N > 1 {": 12,
			"\t\t\treturn": 15, "\t\t} else {": 16, "\t\t\tbreak": 18, "\t\t}": 19, "\t}": 20, "var N int": 23}
		for i, line := range strings.Split(string(res.Source), "\n") {
			line = strings.TrimSuffix(line, " // cut")
			if n, ok := want[line]; ok {
				if got := c.Lines()[i]; got.Line != n {
					t.Errorf("%q comes from line %d, want %d", line, got.Line, n)
				}
				delete(want, line)
			}
		}
		if len(want) > 0 {
			t.Errorf("the bundle does not contain %v:\n%s", want, res.Source)
		}
		if pos := c.Lines()[0]; pos.IsValid() {
			t.Errorf("the first line comes from %v", pos)
		}
	}
}
