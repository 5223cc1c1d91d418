package lower

// This file says what becomes of declarations: which are translated, in which order, and with which names.

import (
	"strings"
	"testing"
)

// inOrder reports whether the text contains all parts, one after the other.
func inOrder(text string, parts ...string) bool {
	for _, part := range parts {
		_, rest, ok := strings.Cut(text, part)
		if !ok {
			return false
		}
		text = rest
	}
	return true
}

// TestProgram: the text of a program contains these parts in this order, and none of the others.
func TestProgram(t *testing.T) {
	for _, row := range []struct {
		name, src string
		want      []string
		never     []string
	}{
		{
			"only what main reaches is translated",
			"func used() int { return 1 }\nfunc unused() int { return 2 }\nvar a = used()\nfunc main() { println(a) }",
			[]string{"int64 a = 0;", "int64 used() {", "a = used();", "main_();"}, []string{"unused"},
		}, {
			"a struct comes after the structs that it contains",
			"type outer struct{ in inner; p *later }\ntype inner struct{ n int }\ntype later struct{ o outer }\n" +
				"func main() { var l later; println(l.o.in.n) }",
			[]string{"struct inner {", "struct outer {", "struct later {"}, nil,
		}, {
			"a struct that is used before it is complete is declared first",
			"type list struct{ first *node }\ntype node struct{ of *list; next *node }\nfunc main() { var l list; println(l.first == nil) }",
			[]string{"struct node;", "struct list {", "struct node {"}, nil,
		}, {
			"each pointer on the way to a promoted field is checked",
			"type inner struct{ n int }\ntype outer struct{ *inner }\nfunc main() { o := &outer{}; println(o.n) }",
			[]string{"deref(o->inner"}, []string{"deref(o)"},
		}, {
			"package variables are initialised in the order of their dependencies",
			"var a = b + 1\nvar b = f()\nfunc f() int { return 2 }\nfunc main() { println(a, b) }",
			[]string{"b = f();", "a = wadd(b, 1);"}, nil,
		}, {
			"names that C++ or the runtime reserves get an underscore, and shadowing names a number",
			"func main() { class := 1; int64 := 2; println(class, int64); { class := 3; println(class) } }",
			[]string{"class_ = 1", "int64_ = 2"}, []string{" class = "},
		}, {
			"each instance of a generic function is a function of its own, once",
			"func twice[T int | float64](x T) T { return x + x }\nfunc main() { println(twice(1), twice(2), twice(1.5)) }",
			[]string{"int64 twice", "wadd(x, x)", "float64 twice", "x + x"}, []string{"template", "uint8 twice"},
		}, {
			"comments stay with their statements and declarations",
			"// double doubles.\nfunc double(x int) int {\n\t// Add.\n\treturn x + x // twice\n}\nfunc main() { println(double(1)) }",
			[]string{"// double doubles.", "double_(int64 x) {", "// Add.", "return wadd(x, x);  // twice"}, nil,
		}, {
			"several results are a struct; a named result is a variable",
			"func f(x int) (q, r int) { q = x / 3; r = x % 3; return }\nfunc main() { a, b := f(7); println(a, b) }",
			[]string{"R2<int64, int64> f(int64 x) {", "int64 q = 0;", "int64 r = 0;", "return {q, r};"}, nil,
		}, {
			"a method table contains the methods that interfaces call",
			"type shape interface{ area() int }\ntype square struct{ n int }\nfunc (s square) area() int { return s.n }\n" +
				"func (s square) other() int { return 1 }\nfunc main() { var s shape = square{2}; println(s.area()) }",
			[]string{"square_area(", "Sel_area"}, []string{"square_other"},
		}, {
			"a variable whose address escapes lives on the heap, any other does not",
			"var keep *int\nfunc main() { a, b := 1, 2; keep = &a; p := &b; *p = 3; println(*keep, b) }",
			[]string{"int64& a = box<int64>(1);", "int64 b = 2;"}, []string{"int64& b"},
		}, {
			"each iteration has its own variable only if a closure keeps it",
			"var list []func() int\nfunc main() {\n\tfor i := 0; i < 3; i++ { list = append(list, func() int { i++; return i }) }\n" +
				"\tfor k := 0; k < 3; k++ { println(k) }\n}",
			[]string{"box<int64>", "for (int64 k = 0; k < 3; k++) {"}, nil,
		}, {
			"an array parameter is a copy, and so is a struct from a slice",
			"type big struct{ a [3]int }\nfunc set(a [3]int) int { a[0] = 1; return a[0] }\n" +
				"func main() { l := []big{{}}; b := l[0]; b.a[1] = 2; println(set(b.a), l[0].a[1]) }",
			[]string{"set(Array<int64, 3> a)", "big b = l[0];"}, nil,
		},
	} {
		text, err := lowered(t, "package main\n\n"+row.src+"\n")
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
			continue
		}
		if !inOrder(text, row.want...) {
			t.Errorf("%s: want %q in this order in\n%s", row.name, row.want, text)
		}
		for _, part := range row.never {
			if strings.Contains(text, part) {
				t.Errorf("%s: want no %q in\n%s", row.name, part, text)
			}
		}
	}
}

// TestRefusalPlace: a refusal names the line of the construct, and all refusals are reported.
func TestRefusalPlace(t *testing.T) {
	_, err := lowered(t, "package main\n\nimport (\n\t\"math\"\n\t\"math/big\"\n)\n\nfunc main() {\n\tprintln(math.J0(1))\n"+
		"\tx := big.NewFloat(1)\n\tx.Add(x, x)\n\tprintln(math.Y0(1))\n}\n")
	if err == nil || !inOrder(err.Error(), "main.go:9: functions math.J0, math.Y0", "main.go:10: type math/big.Float") ||
		strings.Count(err.Error(), "\n") != 1 {
		t.Errorf("error %v", err)
	}
}
