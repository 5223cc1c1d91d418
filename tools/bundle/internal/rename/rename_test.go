package rename_test

import (
	"fmt"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"oj/tools/bundle/internal/rename"
	"oj/tools/bundle/internal/shake"
	"oj/tools/bundle/internal/usestest"
)

// chosen returns the new names, the names of the imports, and the number of warnings, in sorted order.
func chosen(t *testing.T, source string) string {
	t.Helper()
	g := usestest.Graph(t, source)
	kept, err := shake.Search(g)
	if err != nil {
		t.Fatal(err)
	}
	names := rename.Choose(g, kept)
	var list []string
	for o, name := range names.Of {
		list = append(list, o.Pkg().Name()+"."+o.Name()+"="+name)
	}
	for path, name := range names.Import {
		list = append(list, path+"="+name)
	}
	sort.Strings(list)
	if n := len(names.Warnings); n > 0 {
		list = append(list, fmt.Sprint(n, " warnings"))
	}
	return strings.Join(list, " ")
}

// TestChoose checks which names change.
func TestChoose(t *testing.T) {
	const call = "package main\nimport \"m/lib\"\nfunc main() { lib.F(); f() }\n"
	for _, test := range []struct{ name, source, want string }{
		{"no clash", call + "func f() {}\n-- lib/lib.go --\npackage lib\nfunc F() { g() }\nfunc g() {}\n", ""},
		{"main keeps its name", call + "func f() {}\n-- lib/lib.go --\npackage lib\nfunc F() { f() }\nfunc f() {}\n", "lib.f=libF"},
		{"the new name is taken, too", call + "func f() { libF() }\nfunc libF() {}\n-- lib/lib.go --\npackage lib\nfunc F() { f() }\nfunc f() {}\n", "lib.f=libF2"},
		{"a local variable hides the name", "package main\nimport \"m/lib\"\nfunc main() { F := 1; lib.F(F) }\n-- lib/lib.go --\npackage lib\nfunc F(int) {}\n", "lib.F=libF"},
		{"a parameter hides the name", "package main\nimport \"m/lib\"\nfunc main() { f(1) }\nfunc f(F int) { lib.F() }\n-- lib/lib.go --\npackage lib\nfunc F() {}\n", "lib.F=libF"},
		{"a local variable elsewhere does not hide it", "package main\nimport \"m/lib\"\nfunc main() { { F := 1; _ = F }; lib.F() }\n-- lib/lib.go --\npackage lib\nfunc F() {}\n", ""},
		{"a predeclared name that is used", "package main\nimport \"m/lib\"\nfunc main() { println(len(\"\")); lib.F() }\n-- lib/lib.go --\npackage lib\nfunc F() { len() }\nfunc len() {}\n", "lib.len=libLen"},
		{"a predeclared name that is not used", "package main\nimport \"m/lib\"\nfunc main() { lib.F() }\n-- lib/lib.go --\npackage lib\nfunc F() { len() }\nfunc len() {}\n", ""},
		{"two packages of one name", "package main\nimport (\n\t\"crypto/rand\"\n\tmath \"math/rand\"\n)\nfunc main() { _, _ = rand.Int, math.Int }\n",
			"crypto/rand=rand math/rand=mathRand"},
		{"an import clashes with main's name", "package main\nimport s \"sort\"\nfunc main() { s.Ints(nil); sort() }\nfunc sort() {}\n", "sort=stdSort"},
		{"an embedded type keeps its name before others", "package main\nimport \"m/lib\"\ntype T struct{ lib.F }\nfunc main() { _ = T{}; f() }\nfunc f() { }\n-- lib/lib.go --\npackage lib\ntype F struct{}\n", ""},
		{"a clash of an embedded type changes the field", "package main\nimport \"m/lib\"\ntype F struct{}\ntype T struct { F }\ntype U struct{ lib.F }\nfunc main() { _, _ = T{}, U{} }\n-- lib/lib.go --\npackage lib\ntype F struct{}\n",
			"lib.F=LibF main.F=LibF 1 warnings"},
		{"an unexported method would implement another package's interface",
			"package main\nimport \"m/lib\"\ntype t struct{}\nfunc (t) f() {}\nfunc main() { lib.F(t{}); t{}.f() }\n-- lib/lib.go --\npackage lib\nfunc F(x any) { if y, ok := x.(i); ok { y.f() } }\ntype i interface{ f() }\n",
			"lib.f=libF"},
		{"the new name of a method differs from that of a function",
			"package main\nimport \"m/lib\"\ntype t struct{}\nfunc (t) f() {}\nfunc f() {}\nfunc main() { lib.F(t{}); t{}.f(); f() }\n-- lib/lib.go --\npackage lib\nfunc F(x any) { f(); if y, ok := x.(i); ok { y.f() } }\nfunc f() {}\ntype i interface{ f() }\n",
			"lib.f=libF lib.f=libF2"},
		{"an unexported field would hide a promoted one",
			"package main\nimport \"m/lib\"\ntype b struct{ x int }\ntype t struct { lib.T; b }\nfunc main() { println(t{}.x, lib.Get(lib.T{})) }\n-- lib/lib.go --\npackage lib\ntype T struct{ x int }\nfunc Get(t T) int { return t.x }\n",
			"lib.x=libX 1 warnings"},
		{"underscores in the name of a package", call + "func f() {}\n-- lib/lib.go --\npackage lib\nimport \"m/a_b\"\nfunc F() { a_b.F() }\n-- a_b/a.go --\npackage a_b\nfunc F() {}\n", "lib.F=libF"},
	} {
		if diff := cmp.Diff(test.want, chosen(t, test.source)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", test.name, diff)
		}
	}
}

// TestFresh checks that Fresh returns each name once, and no name in use.
func TestFresh(t *testing.T) {
	g := usestest.Graph(t, "package main\nfunc initLib() {}\nfunc main() { initLib() }\n")
	kept, err := shake.Search(g)
	if err != nil {
		t.Fatal(err)
	}
	names := rename.Choose(g, kept)
	got := []string{names.Fresh("init", "lib"), names.Fresh("init", "lib"), names.Fresh("init", "other")}
	if diff := cmp.Diff([]string{"initLib2", "initLib3", "initOther"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
