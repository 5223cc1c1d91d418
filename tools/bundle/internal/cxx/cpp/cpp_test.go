package cpp

// This file compares printed nodes with the expected text.

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// number64 is the type of most variables in these tests.
const number64 = Name("int64")

func TestPrint(t *testing.T) {
	n, x := Name("n"), Name("x")
	positive := Lambda{Captures: []string{"&"}, Params: []Param{{number64, "x"}}, Result: Name("bool"), Body: []Node{Return{X: Binary(">", x, Int(0))}}}
	nodes := []Node{
		Comment(" what??/ follows \\"),
		Decl{Type: number64, Name: "n", Value: Int(3)}, Beside(" a number"),
		Decl{Type: Name("String"), Ref: true, Name: "s", Value: Name("t")},
		&If{Cond: Binary(">", n, Int(2)), Then: []Node{&For{Body: []Node{Jump("break")}}},
			Else: &If{Cond: Binary(">", n, Int(1)), Then: []Node{&For{Cond: n, Body: []Node{Call("each", Name("list"), positive)}}},
				Else: &If{}}},
		&For{Init: []Node{Decl{Type: number64, Name: "i", Value: Int(0)}}, Post: Postfix(Name("i"), "++"), Body: []Node{&Switch{Tag: Name("i"), Cases: []Case{
			{Values: []Expr{Int(1), Int(2)}, Body: []Node{Call("f"), Guard{Cond: x, Then: Goto("again")}}},
			{Default: true, Body: []Node{Label("again")}}}}}},
		&For{Each: Decl{Type: number64, Name: "x"}, Range: Name("list"), Body: []Node{Call("f")}},
		Struct{Name: "pair", Body: []Node{Decl{Type: number64, Name: "x"}}, Var: "p", Init: []Expr{n}},
		Blank{},
		Func{Specifier: "static", Result: Name("void"), Name: "g", Params: []Param{{Type: Ref(Name("String"))}}, Short: true},
	}
	want := `// what?/ follows
int64 n = 3;  // a number
String& s = t;
if (n > 2) {
	for (;;) {
		break;
	}
} else if (n > 1) {
	while (n) {
		each(list, [&](int64 x) -> bool {
			return x > 0;
		});
	}
} else {
}
for (int64 i = 0;; i++) {
	switch (i) {
	case 1:
	case 2:
	{
		f();
		if (x) goto again;
	}
	default:
	{
		again:;
	}
	}
}
for (int64 x : list) {
	f();
}
struct pair {
	int64 x;
} p = {n};

static void g(String&) {}
`
	if diff := cmp.Diff(want, Print(nodes, true)); diff != "" {
		t.Error(diff)
	}
	quiet := strings.NewReplacer("// what?/ follows\n", "", "  // a number", "").Replace(want)
	if diff := cmp.Diff(quiet, strings.TrimPrefix(Print(nodes, false), "\n")); diff != "" {
		t.Error(diff)
	}
	names := Names(nodes...)
	if diff := cmp.Diff([]string{"int64", "n", "String", "s", "t", "each", "list", "x", "bool", "i", "f", "again", "pair", "p", "void", "g"}, names); diff != "" {
		t.Error(diff)
	}
}

func TestExpressions(t *testing.T) {
	a, b, c := Name("a"), Name("b"), Name("c")
	list := Template("Slice", number64)
	lambda := Lambda{Result: Name("int"), Body: []Node{Return{X: Int(1)}}, Short: true}
	for _, test := range []struct {
		x    Expr
		want string
	}{
		{Binary("*", Binary("+", a, b), c), "(a + b) * c"},
		{Binary("-", a, Binary("-", b, c)), "a - (b - c)"},
		{Binary("-", Binary("-", a, b), c), "a - b - c"},
		{Binary("||", Binary("||", a, b), Binary("&&", b, c)), "a || b || (b && c)"},
		{Binary("&&", Binary("||", a, b), Binary("==", b, c)), "(a || b) && b == c"},
		{Binary("==", Binary("&", a, Int(1)), Int(0)), "(a & 1) == 0"},
		{Binary("=", a, Binary("<<", Binary("+", b, c), Int(2))), "a = (b + c) << 2"},
		{Binary("+=", a, Binary("&", b, c)), "a += b & c"},
		{Unary("-", Int(-3)), "-(-3)"},
		{Unary("!", Binary("<", a, b)), "!(a < b)"},
		{Postfix(Deref(a), "++"), "(*a)++"},
		{Deref(Address(a)), "a"},
		{Address(Deref(a)), "a"},
		{Through(Address(a), "x"), "a.x"},
		{Through(a, "x"), "a->x"},
		{Index(Deref(a), lambda), "(*a)[([]() -> int { return 1; })]"},
		{Index(a, Call("f", lambda)), "a[f([]() -> int { return 1; })]"},
		{Call("f", Sequence(a, b)), "f((a, b))"},
		{Method(Binary("=", a, b), "n"), "(a = b).n()"},
		{Apply(Scoped(Template("FuncValue", FuncType(Name("void"), number64)), Template("of", a))), "FuncValue<void(int64)>::of<a>()"},
		{Scoped(nil, Template("Slice", Scoped(Name("prog"), a))), "::Slice<prog::a>"},
		{Braces(list, a, Braces(nil, b)), "Slice<int64>{a, {b}}"},
		{Pointer(ConstRef(Const(a))), "const a const&*"},
		{Table([][]Expr{{a, b}, {c}}), "{\n\t{a, b},\n\t{c},\n}"},
		{Int(-1 << 63), "(-9223372036854775807LL - 1)"},
		{Uint(1 << 31), "2147483648U"},
		{Float(3, false), "3.0"},
		{Float(-0.5, true), "-0.5f"},
		{Char('\''), `'\''`},
		{Text("a\"\n??\x01é\xff"), `"a\"\n?\?\001é\377"_s`},
	} {
		if got := Print([]Node{test.x}, true); got != test.want+";\n" {
			t.Errorf("got %s\nwant %s", got, test.want)
		}
	}
}

func TestFitFirstClause(t *testing.T) {
	number := func(name string, value Expr) Node { return Decl{Type: number64, Name: name, Value: value} }
	pointer := func(name string) Node { return Decl{Type: Pointer(number64), Name: name, Value: Name("a")} }
	for _, test := range []struct {
		nodes []Node
		want  bool
	}{
		{nil, true},
		{[]Node{Binary("=", Name("i"), Int(0))}, true},
		{[]Node{number("i", Int(1))}, true},
		{[]Node{number("i", Int(0)), number("j", Name("n"))}, true},
		{[]Node{number("i", Int(0)), Decl{Type: Name("bool"), Name: "b", Value: Bool(true)}}, false},
		{[]Node{number("i", Int(0)), Call("f")}, false},
		{[]Node{pointer("p")}, true},
		{[]Node{pointer("p"), pointer("q")}, false},
		{[]Node{Decl{Type: number64, Ref: true, Name: "i", Value: Name("x")}}, false},
		{[]Node{number("i", Apply(Lambda{}))}, false},
	} {
		if got := FitFirstClause(test.nodes); got != test.want {
			t.Errorf("%v: %v", test.nodes, got)
		}
	}
}
