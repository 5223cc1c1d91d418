package emit_test

import (
	"go/format"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"oj/tools/bundle/internal/emit"
	"oj/tools/bundle/internal/rename"
	"oj/tools/bundle/internal/shake"
	"oj/tools/bundle/internal/usestest"
)

// text returns the formatted bundle of a program without its first line and the package clause.
func text(t *testing.T, source string, comments emit.Comments) string {
	t.Helper()
	g := usestest.Graph(t, source)
	kept, err := shake.Search(g)
	if err != nil {
		t.Fatal(err)
	}
	res, err := emit.Emit(g, kept, rename.Choose(g, kept), comments)
	if err != nil {
		t.Fatal(err)
	}
	for i, u := range res.Units {
		if kept.Why[u] == 0 {
			t.Errorf("unit %d, %s, is not kept", i, u.Name())
		}
	}
	formatted, err := format.Source(res.Source)
	if err != nil {
		t.Fatal(err)
	}
	header, rest, _ := strings.Cut(string(formatted), "\n\n")
	if !emit.IsHeader(header) {
		t.Errorf("the first line is %q", header)
	}
	return strings.TrimPrefix(rest, "package main\n\n")
}

// lib is the source of a program that uses F of a package with this source.
func lib(source string) string {
	return "package main\n\nimport \"m/lib\"\n\nfunc main() { lib.F() }\n-- lib/lib.go --\npackage lib\n\n" + source
}

// main is the end of the bundle of lib.
const main = "\n// ---- the program itself ----\n\nfunc main() { F() }\n"

// TestEmit checks the texts of bundles with all comments.
func TestEmit(t *testing.T) {
	const head = "// ---- package m/lib ----\n\n"
	for _, test := range []struct{ name, source, want string }{
		{"a comment belongs to the declaration that follows it",
			lib("// kept\n\n// F is called.\nfunc F() {} // beside\n\n// dropped\n\n// G is not called.\nfunc G() {} // beside G\n"),
			head + "// kept\n\n// F is called.\nfunc F() {} // beside\n" + main},
		{"comments after the last declaration stay with it",
			lib("func G() {}\n\nfunc F() {}\n\n// the end\n"),
			head + "func F() {}\n\n// the end\n" + main},
		{"comments after a dropped last declaration go",
			lib("func F() {}\n\nfunc G() {} // beside G\n\n// the end\n"),
			head + "func F() {}\n" + main},
		{"comments inside a dropped declaration go",
			lib("func G() {\n\t// inside\n}\n\nfunc F() {}\n"),
			head + "func F() {}\n" + main},
		{"specifications of a group go one by one",
			lib("// about the group\nvar (\n\t// about a\n\ta = 1 // beside a\n\t// about b\n\tb = 2 // beside b\n\tc = 3\n)\n\nfunc F() { _ = b }\n"),
			head + "// about the group\nvar (\n\t// about b\n\tb = 2 // beside b\n)\n\nfunc F() { _ = b }\n" + main},
		{"qualifiers go, and those of the library stay",
			lib("import str \"strings\"\n\nfunc F() string { return str.ToUpper(\"\") }\n"),
			"import (\n\t\"strings\"\n)\n\n" + head + "func F() string { return strings.ToUpper(\"\") }\n" + main},
		{"dot imports get a qualifier",
			lib("import . \"strings\"\n\nfunc F() string { return ToUpper(\"\") }\n"),
			"import (\n\t\"strings\"\n)\n\n" + head + "func F() string { return strings.ToUpper(\"\") }\n" + main},
		{"effect imports stay",
			lib("import (\n\t_ \"expvar\"\n\t_ \"image/png\"\n)\n\nfunc F() {}\n"),
			"import (\n\t_ \"expvar\"\n\t_ \"image/png\"\n)\n\n" + head + "func F() {}\n" + main},
		{"directives of one place go",
			lib("//go:generate echo\n\n//go:noinline\nfunc F() {}\n"),
			head + "//go:noinline\nfunc F() {}\n" + main},
		{"an init runs before a later variable that could see its effect",
			"package main\n\nimport \"m/lib\"\n\nvar x = lib.N\n\nfunc main() { println(x) }\n-- lib/lib.go --\npackage lib\n\nvar N int\n\nfunc init() { N = 1 }\n",
			head + "var N int\n\nfunc initLib() { N = 1 }\n\n// The init functions of m/lib run here, before the variables below.\n" +
				"var _ = func() (_ struct{}) {\n\tinitLib()\n\treturn\n}()\n\n// ---- the program itself ----\n\nvar x = N\n\nfunc main() { println(x) }\n"},
		{"it also runs before the variables of a package that comes later than the next one",
			"package main\n\nimport (\n\t\"m/a\"\n\t\"m/b\"\n)\n\nvar y = a.N\n\nfunc main() { println(y, b.X) }\n-- a/a.go --\npackage a\n\nvar N int\n\nfunc init() { N = 1 }\n" +
				"-- b/b.go --\npackage b\n\nimport _ \"m/a\"\n\nvar X = 1\n",
			"// ---- package m/a ----\n\nvar N int\n\nfunc initA() { N = 1 }\n\n// The init functions of m/a run here, before the variables below.\n" +
				"var _ = func() (_ struct{}) {\n\tinitA()\n\treturn\n}()\n\n// ---- package m/b ----\n\nvar X = 1\n\n// ---- the program itself ----\n\nvar y = N\n\nfunc main() { println(y, X) }\n"},
		{"an init stays if no later variable can see its effect",
			"package main\n\nimport \"m/lib\"\n\nvar x = 1\n\nfunc main() { println(x, lib.N) }\n-- lib/lib.go --\npackage lib\n\nvar N int\n\nfunc init() { N = 1 }\n",
			head + "var N int\n\nfunc init() { N = 1 }\n\n// ---- the program itself ----\n\nvar x = 1\n\nfunc main() { println(x, N) }\n"},
		{"an embedded file becomes a literal",
			"package main\n\nimport _ \"embed\"\n\n//go:embed a.txt\nvar a string\n\nfunc main() { println(a) }\n-- a.txt --\nx\"y\n",
			"// embed a.txt (inlined)\nvar a string = `x\"y\n`\n\nfunc main() { println(a) }\n"},
	} {
		got := text(t, test.source, emit.Full)
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: -want +got:\n%s", test.name, diff)
		}
	}
}

// TestHeader checks that a bundle of a bundle keeps the first line, and does not repeat it.
func TestHeader(t *testing.T) {
	g := usestest.Graph(t, emit.Header("there")+"\n\npackage main\n\nfunc main() {}\n")
	kept, err := shake.Search(g)
	if err != nil {
		t.Fatal(err)
	}
	res, err := emit.Emit(g, kept, rename.Choose(g, kept), emit.Full)
	if err != nil {
		t.Fatal(err)
	}
	if want := emit.Header("there") + "\n\npackage main\n\nfunc main() {}\n"; string(res.Source) != want {
		t.Errorf("got\n%s\nwant\n%s", res.Source, want)
	}
}

// TestEmbedRefused checks the directives that cannot be inlined.
func TestEmbedRefused(t *testing.T) {
	for directive, want := range map[string]string{
		"//go:embed a.txt b.txt\nvar a string":           "go:embed of several patterns has no place in one file",
		"//go:embed *.txt\nvar a string":                 "go:embed of *.txt: want the name of one file",
		"//go:embed a.txt\nvar a embed.FS":               "go:embed of a file system has no place in one file",
		"//go:embed a.txt\nvar a []uint16":               "go:embed into a type other than string and []byte",
		"//go:embed \"a b.txt\" \"c.txt\"\nvar a string": "go:embed of several patterns has no place in one file",
	} {
		g := usestest.Graph(t, "package main\n\nimport \"embed\"\n\nvar _ embed.FS\n\n"+directive+"\n\nfunc main() { _ = a }\n-- a.txt --\nx\n-- b.txt --\ny\n")
		kept, err := shake.Search(g)
		if err != nil {
			t.Fatal(err)
		}
		_, err = emit.Emit(g, kept, rename.Choose(g, kept), emit.Full)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "main.go:7:") {
			t.Errorf("%s: %v\nwant %s", directive, err, want)
		}
	}
}

// TestShort checks the texts of bundles in which helpers come last and have one line of comment.
func TestShort(t *testing.T) {
	const program = "func main() { F() }\n\n// ---- helpers, in the order of their use ----\n\n"
	for _, test := range []struct{ name, source, want string }{
		{"name, first sentence, cost and file",
			lib("// F returns the answer. It is\n// slow.\n//\n// Cost: time O(n log n), memory O(n). Not more.\nfunc F() {}\n"),
			program + "// lib.F: the answer; O(n log n); lib/lib.go\nfunc F() {}\n"},
		{"the words after a bound stay if the bound means nothing without them",
			lib("// F is it.\n//\n// Cost: one call for each vertex, O(log (m + n)) for each edge; more in C.\nfunc F() {}\n"),
			program + "// lib.F: is it; O(log (m + n)) for each edge; lib/lib.go\nfunc F() {}\n"},
		{"the sentence of a name with a noun stays whole",
			lib("// F returns, for each T, a number.\nfunc F() { _, _ = T(1), U(1) }\n\n// A T tree stores numbers.\ntype T int\n\n// U are numbers.\ntype U int\n"),
			program + "// lib.F: for each T, a number; lib/lib.go\nfunc F() { _, _ = T(1), U(1) }\n\n// lib.T: a T tree stores numbers; lib/lib.go\ntype T int\n\n// lib.U: numbers; lib/lib.go\ntype U int\n"},
		{"comments about the fields of a struct stay",
			lib("// A T is a pair.\ntype T struct {\n\t// above\n\tx int // left\n\ty struct {\n\t\tz int // right\n\t} // both\n} // end\n\nfunc F() (t T) {\n\tu := struct {\n\t\ta int // beside a\n\t}{0} // beside u\n\t_ = u\n\treturn // beside\n}\n"),
			program + "// lib.F: lib/lib.go\nfunc F() (t T) {\n\tu := struct {\n\t\ta int // beside a\n\t}{0}\n\t_ = u\n\treturn\n}\n\n" +
				"// lib.T: a pair; lib/lib.go\ntype T struct {\n\t// above\n\tx int // left\n\ty struct {\n\t\tz int // right\n\t} // both\n}\n"},
		{"constants have a line if they are documented, and no parentheses if they are alone",
			lib("// N is the number\n// of it.\nconst N = 1\n\n// About all.\nconst (\n\tA = 1 // of a\n\t// of b\n\tB = 2 // beside b\n\tC = 3\n)\n\nconst (\n\tD = 4\n\tE = 5\n\tG = 6\n)\n\nfunc F() { println(N, B, D, G) }\n"),
			program + "// lib.F: lib/lib.go\nfunc F() { println(N, B, D, G) }\n\n// lib.N: the number of it; lib/lib.go\nconst N = 1\n\nconst B = 2\n\nconst (\n\tD = 4\n\tG = 6\n)\n"},
		{"an embedded file of a group becomes a literal",
			"package main\n\nimport \"m/lib\"\n\nfunc main() { println(lib.A) }\n-- lib/lib.go --\npackage lib\n\nimport _ \"embed\"\n\nvar (\n\t//go:embed a.txt\n\tA string\n\tB = 2\n)\n-- lib/a.txt --\nx\n",
			"func main() { println(A) }\n\n// ---- helpers, in the order of their use ----\n\nvar A string = `x\n`\n"},
		{"a group that counts keeps its parentheses",
			lib("const (\n\tA = iota\n\tB\n)\n\nvar x, y = 1, 2\n\nvar (\n\tv, w = 1, 2\n\tz = 3\n)\n\nfunc F() { println(B, x, w) }\n"),
			program + "// lib.F: lib/lib.go\nfunc F() { println(B, x, w) }\n\nconst (\n\tA = iota\n\tB\n)\n\nvar x, y = 1, 2\n\nvar v, w = 1, 2\n"},
		{"a function without documentation", lib("func F() {}\n"), program + "// lib.F: lib/lib.go\nfunc F() {}\n"},
		{"directives stay, all other comments go",
			lib("// F is called.\n//\n//go:noinline\nfunc F() {\n\t// first\n\n\tx := 1 // beside\n\n\t// alone\n\tx++ /* between */ ; x++\n\n\t// last\n}\n\n// the end\n"),
			program + "// lib.F: is called; lib/lib.go\n//\n//go:noinline\nfunc F() {\n\tx := 1\n\n\tx++\n\tx++\n}\n"},
		{"a comment of two lines ends a statement",
			lib("func F() {\n\tx := 1 /* one\n\ttwo */ x++\n}\n"),
			program + "// lib.F: lib/lib.go\nfunc F() {\n\tx := 1\n\tx++\n}\n"},
		{"what looks like a comment in a string stays",
			lib("func F() string {\n\treturn `// no\n\t// comment` + \"/* no */\" // yes\n}\n"),
			program + "// lib.F: lib/lib.go\nfunc F() string {\n\treturn `// no\n\t// comment` + \"/* no */\"\n}\n"},
		{"helpers come in the order of their use, methods after their type",
			lib("func c() { b() }\n\n// A T is a type.\ntype T struct{ u U }\n\nfunc b() { var t T; t.m() }\n\n// m does it.\nfunc (t T) m() { a() }\n\ntype U int\n\nfunc a() {}\n\nfunc F() { a(); c() }\n"),
			program + "// lib.F: lib/lib.go\nfunc F() { a(); c() }\n\n// lib.a: lib/lib.go\nfunc a() {}\n\n// lib.c: lib/lib.go\nfunc c() { b() }\n\n// lib.b: lib/lib.go\nfunc b() { var t T; t.m() }\n\n" +
				"// lib.T: a type; lib/lib.go\ntype T struct{ u U }\n\n// m does it.\nfunc (t T) m() { a() }\n\n// lib.U: lib/lib.go\ntype U int\n"},
		{"the solution's comment stands above its code",
			"// About it.\n//\n// State: none.\npackage main\n\nimport \"fmt\"\n\n// x is one.\nconst x = 1 // one\n\nfunc main() {\n\t// print it\n\tfmt.Println(x)\n}\n",
			"import (\n\t\"fmt\"\n)\n\n// About it.\n//\n// State: none.\n\n// x is one.\nconst x = 1 // one\n\nfunc main() {\n\t// print it\n\tfmt.Println(x)\n}\n"},
		{"variables and init functions come last, in their order, if it matters",
			lib("var n = G()\n\n// F is called.\nfunc F() { println(n, m) }\n\nvar m = 2\n\nfunc G() int { return 1 }\n\nfunc init() { m++ }\n"),
			program + "// lib.F: is called; lib/lib.go\nfunc F() { println(n, m) }\n\n// lib.G: lib/lib.go\nfunc G() int { return 1 }\n\nvar n = G()\n\nvar m = 2\n\nfunc init() { m++ }\n"},
		{"packages keep their order if an init function of main would run before those of helpers",
			"package main\n\nimport \"m/lib\"\n\nfunc init() { lib.F() }\n\nfunc main() {}\n-- lib/lib.go --\npackage lib\n\nvar n int\n\nfunc init() { n++ }\n\n// F is called.\nfunc F() {}\n",
			"// ---- package m/lib ----\n\nvar n int\n\nfunc init() { n++ }\n\n// lib.F: is called; lib/lib.go\nfunc F() {}\n\n// ---- the program itself ----\n\nfunc init() { F() }\n\nfunc main() {}\n"},
		{"packages keep their order if an init function runs before a variable of main",
			"package main\n\nimport \"m/lib\"\n\nvar x = lib.F()\n\nfunc main() { println(x) }\n-- lib/lib.go --\npackage lib\n\nfunc F() int { return 1 }\n\nvar n = F()\n",
			"// ---- package m/lib ----\n\n// lib.F: lib/lib.go\nfunc F() int { return 1 }\n\nvar n = F()\n\n// ---- the program itself ----\n\nvar x = F()\n\nfunc main() { println(x) }\n"},
		{"packages keep their order if a variable of main could see one of the helpers before it is set",
			"package main\n\nimport \"m/lib\"\n\nvar x = lib.V.M()\n\nfunc main() { println(x) }\n-- lib/lib.go --\npackage lib\n\ntype i interface{ M() int }\n\nvar V i = t{}\n\nvar table = [...]int{1}\n\ntype t struct{}\n\nfunc (t) M() int { return table[0] }\n",
			"// ---- package m/lib ----\n\n// lib.i: lib/lib.go\ntype i interface{ M() int }\n\nvar V i = t{}\n\nvar table = [...]int{1}\n\n// lib.t: lib/lib.go\ntype t struct{}\n\nfunc (t) M() int { return table[0] }\n\n// ---- the program itself ----\n\nvar x = V.M()\n\nfunc main() { println(x) }\n"},
	} {
		if diff := cmp.Diff(test.want, text(t, test.source, emit.Short)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", test.name, diff)
		}
	}
}
