package cpp

// This file compares what is printed with what it is to look like.

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestText(t *testing.T) {
	lambda := Lambda("[&](int64 x) -> bool", []Node{Stmt("return x > 0")})
	got := Text([]Node{
		Comment("// what follows"),
		Decl{Type: "int64", Name: "n", Value: "3"}, Beside("// a number"),
		Decl{Type: "String", Ref: true, Name: "s", Value: "t"},
		&Block{Head: "if (n > 2)", Body: []Node{&For{Body: []Node{Stmt("break")}}},
			Next: &Block{Head: "else if (n > 1)", Body: []Node{&For{Cond: "n > 0", Body: []Node{Stmt("each(list, " + lambda + ")")}}},
				Next: &Block{Head: "else"}}},
		&For{Init: "int64 i = 0", Post: "i++", Body: []Node{&Switch{Tag: "i", Cases: []Case{
			{Labels: []string{"case 1", "case 2"}, Body: []Node{Stmt("f()"), Stmt("break")}},
			{Labels: []string{"default"}, Body: []Node{Label("again")}}}}}},
		&Block{Head: "struct", Body: []Node{Decl{Type: "int64", Name: "x"}}, Tail: " p;"},
	})
	want := `// what follows
int64 n = 3;  // a number
String& s = t;
if (n > 2) {
	for (;;) {
		break;
	}
} else if (n > 1) {
	while (n > 0) {
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
		break;
	}
	default:
	{
		again:;
	}
	}
}
struct {
	int64 x;
} p;
`
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestFirstClause(t *testing.T) {
	number := func(name, value string) Node { return Decl{Type: "int64", Name: name, Value: value} }
	for _, test := range []struct {
		nodes []Node
		want  string
		ok    bool
	}{
		{nil, "", true},
		{[]Node{Stmt("i = 0")}, "i = 0", true},
		{[]Node{number("i", "a & 1")}, "int64 i = a & 1", true},
		{[]Node{number("i", "0"), number("j", "n")}, "int64 i = 0, j = n", true},
		{[]Node{number("i", "0"), Decl{Type: "bool", Name: "b", Value: "true"}}, "", false},
		{[]Node{number("i", "0"), Stmt("f()")}, "", false},
		{[]Node{Decl{Type: "Node*", Name: "p", Value: "a"}, Decl{Type: "Node*", Name: "q", Value: "b"}}, "", false},
		{[]Node{Decl{Type: "int64", Ref: true, Name: "i", Value: "box<int64>(0)"}}, "", false},
		{[]Node{number("i", Lambda("[&]()", nil)+"()")}, "", false},
	} {
		if got, ok := FirstClause(test.nodes); got != test.want && test.ok || ok != test.ok {
			t.Errorf("%v: %q, %v; want %q, %v", test.nodes, got, ok, test.want, test.ok)
		}
	}
}
