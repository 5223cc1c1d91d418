package analyse

// This file says what the analyses find, with small programs.

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"
	"testing"

	"oj/tools/bundle/internal/cxx/rt"
)

// analysed returns the facts about a program with these declarations. minor is the language version.
func analysed(t *testing.T, src string, minor int) *Facts {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "main.go", "package main\n\n"+src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{},
		Uses: map[*ast.Ident]types.Object{}, Implicits: map[ast.Node]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, Scopes: map[ast.Node]*types.Scope{},
		Instances: map[*ast.Ident]types.Instance{},
	}
	conf := types.Config{Importer: importer.ForCompiler(fset, "gc", nil)}
	pkg, err := conf.Check("main", fset, []*ast.File{file}, info)
	if err != nil {
		t.Fatalf("%v in\n%s", err, src)
	}
	functions, err := rt.Declared()
	if err != nil {
		t.Fatal(err)
	}
	return Find(&Source{
		Fset: fset, File: file, Pkg: pkg, Named: types.NewPackage("", ""), Info: info, Minor: minor,
		Library: func(token.Pos) string { return "" },
		Declared: func(fn *types.Func) (rt.Function, bool) {
			if fn.Pkg() == nil || fn.Pkg() == pkg {
				return rt.Function{}, false
			}
			f, ok := functions[fn.Pkg().Name()+"_"+fn.Name()]
			return f, ok
		},
	})
}

// named returns the names, sorted, of the objects for which has is true.
func named(f *Facts, has func(types.Object) bool) string {
	var list []string
	for id, obj := range f.Info.Defs {
		if obj != nil && has(obj) {
			list = append(list, id.Name)
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// TestBoxed: a variable lives on the heap if something may refer to it after the end of its block.
func TestBoxed(t *testing.T) {
	for _, row := range []struct{ src, want string }{
		{"func main() { a := 1; p := &a; *p = 2 }", ""},
		{"var g *int; func main() { a, b := 1, 2; g = &a; p := &b; _ = p }", "a"},
		{"func f() *int { a := 1; return &a }; func main() { f() }", "a"},
		{"func f(p *int) int { return *p }; func main() { a := 1; println(f(&a)) }", ""},
		{"var g *int; func f(p *int) { g = p }; func main() { a := 1; f(&a) }", "a"},
		{"var g *int; func main() { a := 1; f(&a) }; func f(p *int) { h(p) }; func h(p *int) { k(p) }; func k(p *int) { g = p }", "a"},
		{"func f(p *int) *int { return p }; var g *int; func main() { a, b := 1, 2; g = f(&a); println(*f(&b)) }", "a b"},
		{"func main() { a := [3]int{}; l := a[:]; l[0] = 1 }", ""},
		{"func f() []int { a := [3]int{}; return a[:] }; func main() { f() }", "a"},
		{"type n struct{ p *int }; func main() { a := 1; x := n{&a}; println(*x.p) }", "a"},
		{"func main() { a := 1; c := make(chan *int, 1); c <- &a }", "a"},
		{"func main() { a := 1; f := func() { a++ }; f() }", ""},
		{"func f() func() { a := 1; return func() { a++ } }; func main() { f()() }", "a"},
		{"func f() func() int { a := 1; return func() int { return a } }; func main() { f()() }", ""},
		{"var e any; func main() { a := 1; e = &a }", "a"},
	} {
		f := analysed(t, row.src, 25)
		if got := named(f, func(obj types.Object) bool { return f.Escapes.Boxed[obj] }); got != row.want {
			t.Errorf("%s: boxed %q, want %q", row.src, got, row.want)
		}
	}
}

// TestByValue: a closure may copy a variable that never changes; before Go 1.22 a loop changes its variables.
func TestByValue(t *testing.T) {
	const src = "func main() { a, b := 1, 2; b++; c := 3; p := &c; for i := 0; i < 2; i++ { println(i) }; for k := range p { _ = k }; println(a, b) }"
	for minor, want := range map[int]string{25: "a i k p", 18: "a p"} {
		f := analysed(t, strings.Replace(src, "range p", "range []int{*p}", 1), minor)
		got := named(f, func(obj types.Object) bool {
			v, ok := obj.(*types.Var)
			return ok && f.Escapes.Local(v) && f.Escapes.ByValue(v)
		})
		if got != want {
			t.Errorf("go1.%d: by value %q, want %q", minor, got, want)
		}
	}
}

// TestNeverNil: the arguments of the function is that are never nil.
func TestNeverNil(t *testing.T) {
	for _, row := range []struct{ src, want string }{
		{"func main() { a := &node{}; b := new(node); var c *node; is(a); is(b); is(c) }", "a b"},
		{"func main() { a := &node{}; b := a; a = nil; is(a); is(b) }", ""},
		{"func main() { a := &node{}; b := a; c := b; is(c); b = a.next; is(b) }", ""},
		{"func main() { var n *node; a := n; b := a; c := b; d := c; e := d; f := e; g := f; h := g; is(h) }", ""},
		{"func main() { n := &node{}; a := n; b := a; c := b; d := c; e := d; f := e; is(f) }", "f"},
		{"func f() *node { return &node{} }; func h() *node { return nil }; func main() { a, b := f(), h(); is(a); is(b) }", "a"},
		{"func f(p *node) { is(p) }; func main() { f(&node{}); f(new(node)) }", "p"},
		{"func f(p *node) { is(p) }; func main() { f(&node{}); f(nil) }", ""},
		{"func f(p *node) { is(p) }; func main() { g := f; f(&node{}); g(nil) }", ""},
		{"func f(n int) *node { if n > 0 { return f(n - 1) }; return &node{} }; func main() { a := f(1); is(a) }", "a"},
		{"func (p *node) link() { is(p) }; func main() { var n node; n.link() }", "p"},
		{"type linker interface{ link() }; func (p *node) link() { is(p) }; func main() { var n node; n.link() }", ""},
		{"func main() { a := &node{}; q := &a; *q = nil; is(a) }", ""},
		{"func main() { for _, a := range []*node{nil} { is(a) } }", ""},
	} {
		f := analysed(t, "type node struct{ next *node }\nfunc is(p *node) {}\n"+row.src, 25)
		var list []string
		ast.Inspect(f.File, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && len(call.Args) == 1 {
				fun, _ := call.Fun.(*ast.Ident)
				if arg, ok := call.Args[0].(*ast.Ident); ok && fun != nil && fun.Name == "is" && f.NonNil.Never(arg) {
					list = append(list, arg.Name)
				}
			}
			return true
		})
		if got := strings.Join(list, " "); got != row.want {
			t.Errorf("%s: never nil %q, want %q", row.src, got, row.want)
		}
	}
}

// TestMayBeNil: programs that can have nil maps or nil streams.
func TestMayBeNil(t *testing.T) {
	const head = "import (\"bufio\"; \"maps\"; \"os\")\nvar _ = maps.Keys(table{})\nvar _ *bufio.Reader = bufio.NewReader(os.Stdin)\ntype table map[string]int\n"
	for _, row := range []struct {
		src           string
		maps, streams bool
	}{
		{"func main() { m := map[int]int{}; m[1]++ }", false, false},
		{"var m = make(map[int]int); func main() { m[1]++ }", false, false},
		{"func f(m table) table { return m }; func main() { m := f(table{}); m[\"\"]++; if m == nil { return } }", false, false},
		{"func f() ([]int, table) { return make([]int, 1), table{} }; func main() { f() }", false, false},
		{"func main() { var a []int; a = nil; p := []*int{nil}; println(a, p) }", false, false},
		{"func f(a []int) []int { return nil }; func main() { f(nil); clone := maps.Clone(table{}); println(clone) }", false, false},
		{"func main() { var m map[int]int; println(m[1]) }", true, false},
		{"func main() { m := table(nil); println(m) }", true, false},
		{"func main() { m := table{}; m = nil; println(m) }", true, false},
		{"func f(m table) {}; func main() { f(nil) }", true, false},
		{"func f() table { return nil }; func main() { f() }", true, false},
		{"func f() (m table) { return }; func main() { f() }", true, false},
		{"func f() (int, table) { return 1, nil }; func main() { f() }", true, false},
		{"type s struct{ m table }; func main() { var x s; println(x.m) }", true, false},
		{"func main() { var x [3]table; println(x[0]) }", true, false},
		{"func main() { x := make([]table, 3); println(x[0]) }", true, false},
		{"func main() { x := map[int]table{}; println(x[0]) }", true, false},
		{"func main() { x := *new(table); println(x) }", true, false},
		{"func main() { var x any = 1; m, _ := x.(table); println(m) }", true, false},
		{"func main() { c := make(chan table); close(c); println(<-c) }", true, false},
		{"func f(list ...table) { println(list[:1][0]) }; func main() { f() }", true, false},
		{"func zero[T any](T) (z T) { return }; func main() { println(zero(table{})) }", true, false},
		{"type box[T any] struct{ x T }; func main() { var b box[table]; println(b.x) }", true, false},
		{"func f() table { defer func() { recover() }(); panic(1) }; func main() { println(f()) }", true, true},
		{"func main() { in := bufio.NewReader(os.Stdin); in.ReadByte() }", false, false},
		{"func f(in *bufio.Reader, out *bufio.Writer) {}; func main() { f(bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)) }", false, false},
		{"func main() { var in *bufio.Scanner; in.Scan() }", false, true},
		{"type s struct{ in *bufio.Reader }; func main() { var x s; x.in.ReadByte() }", false, true},
		{"type s *bufio.Reader; func main() { var x s; var in *bufio.Reader = x; in.ReadByte() }", false, true},
		{"func f(in *bufio.Reader) {}; func main() { f(nil) }", false, true},
		{"func main() { rw := bufio.ReadWriter{}; rw.ReadByte() }", false, true},
	} {
		f := analysed(t, head+row.src, 25)
		if f.NilMaps != row.maps || f.NilStreams != row.streams {
			t.Errorf("%s: nil maps %v, nil streams %v, want %v, %v", row.src, f.NilMaps, f.NilStreams, row.maps, row.streams)
		}
	}
}

// TestTargets: the declared functions that fields usually hold.
func TestTargets(t *testing.T) {
	const head = "func a(x int) int { return x }\nfunc b(x int) int { return -x }\ntype tree struct{ f func(int) int }\n"
	for _, row := range []struct{ src, want string }{
		{"func main() { t := tree{a}; println(t.f(1)) }", "a"},
		{"func main() { t := &tree{f: a}; t.f = a; println(t.f(1)) }", "a"},
		{"func main() { var t tree; t.f = b; println(t.f(1)) }", "b"},
		{"func main() { t := tree{a}; t.f = b; println(t.f(1)) }", ""},
		{"func main() { t := tree{a}; t.f = func(x int) int { return x }; println(t.f(1)) }", "a"},
		{"func grow(f func(int) int) *tree { return &tree{f} }; func main() { println(grow(b).f(1)) }", "b"},
		{"func grow(f func(int) int) *tree { return &tree{f} }; func main() { grow(a); println(grow(b).f(1)) }", ""},
		{"func grow(f func(int) int) tree { g := f; return tree{f: g} }; func main() { h := a; println(grow(h).f(1)) }", "a"},
		{"func (t *tree) set(f func(int) int) { t.f = f }; func main() { t := &tree{}; t.set(a); println(t.f(1)) }", "a"},
	} {
		f := analysed(t, head+row.src, 25)
		got := ""
		for _, fn := range f.Targets {
			got += fn.Name()
		}
		if got != row.want {
			t.Errorf("%s: targets %q, want %q", row.src, got, row.want)
		}
	}
}

// TestScannerSettings: which scanners split their input into words from the start, and whether settings change later.
func TestScannerSettings(t *testing.T) {
	for _, row := range []struct {
		body        string
		lines, late bool
	}{
		{"s := bufio.NewScanner(os.Stdin); s.Split(bufio.ScanWords); s.Scan()", false, false},
		{"s := bufio.NewScanner(os.Stdin); s.Buffer(nil, 9); s.Split(bufio.ScanWords); s.Scan()", false, false},
		{"s := bufio.NewScanner(os.Stdin); s.Buffer(nil, 9); s.Scan()", true, false},
		{"s := bufio.NewScanner(os.Stdin); s.Split(bufio.ScanLines); s.Scan()", true, false},
		{"s := bufio.NewScanner(os.Stdin); s.Split(bufio.ScanWords); s.Split(bufio.ScanLines); s.Scan()", true, false},
		{"s := bufio.NewScanner(os.Stdin); s.Scan(); s.Split(bufio.ScanWords)", true, true},
		{"s := bufio.NewScanner(os.Stdin); s.Split(bufio.ScanWords); s.Scan(); s.Split(bufio.ScanLines)", true, true},
		{"s, z := bufio.NewScanner(os.Stdin), 1; s.Split(bufio.ScanWords); println(z)", true, true},
		{"s := bufio.NewScanner(os.Stdin); z := bufio.NewScanner(os.Stdin); z.Split(bufio.ScanWords); s.Scan()", true, false},
		{"s := bufio.NewScanner(os.Stdin); split := s.Split; split(bufio.ScanWords)", true, true},
		{"make := bufio.NewScanner; s := make(os.Stdin); s.Split(bufio.ScanWords)", true, true},
	} {
		plain := analysed(t, "import (\"bufio\"; \"os\")\nfunc main() { "+row.body+" }", 25).Plain
		if plain.Lines != row.lines || plain.Late != row.late {
			t.Errorf("%s: lines %v, late %v, want %v, %v", row.body, plain.Lines, plain.Late, row.lines, row.late)
		}
	}
}

// TestEffects: what calls of each function may do. A function has the effects of the functions that it calls.
func TestEffects(t *testing.T) {
	const src = `
var g int
func pure(x int) int { y := x; y++; return y * 2 }
func reads() int { return g }
func writes() { g = 1 }
func calls() int { return later() }
func later() int { writes(); return 1 }
func element(l []int) int { return l[0] }
func sets(l []int) { l[0] = 1 }
func local(a [3]int) int { a[0] = 1; return a[0] }
func prints() { println(1) }
func unknown(f func() int) int { return f() }
func main() {}
`
	want := map[string]Effect{
		"pure": Pure, "reads": Reads, "writes": Writes, "calls": Writes, "later": Writes, "element": Reads, "sets": Writes,
		"local": Reads, "prints": Writes, "unknown": Writes,
	}
	f := analysed(t, src, 25)
	for _, name := range slices.Sorted(maps.Keys(want)) {
		fn := f.Pkg.Scope().Lookup(name).(*types.Func)
		if got := f.Effects.level[fn]; got != want[name] {
			t.Errorf("%s: effect %d, want %d", name, got, want[name])
		}
	}
}

// TestRecursive: calls that may lead back to the same function.
func TestRecursive(t *testing.T) {
	for src, want := range map[string]bool{
		"func f() {}; func main() { f(); f() }":                                                                false,
		"func f(n int) { if n > 0 { f(n - 1) } }; func main() { f(2) }":                                        true,
		"func f() { h() }; func h() { f() }; func main() {}":                                                   true,
		"func main() { var f func(int); f = func(n int) { f(n) }; f(1) }":                                      true,
		"type s interface{ m(s) }; type a struct{}; func (a) m(x s) { x.m(x) }; func main() { s(a{}).m(a{}) }": true,
		"type s interface{ m() }; type a struct{}; func (a) m() {}; func main() { s(a{}).m() }":                false,
		// A type parameter may stand for any type, but the other parts of a function's type must fit.
		"func f[T any](do func(a T)) { var x T; do(x) }; func g(a *int) { f(g) }; func main() { g(nil) }":                           true,
		"func f[T any](do func(a []T)) { do(nil) }; func g(a []int) { f(g) }; func main() { g(nil) }":                               true,
		"func f[T any](do func(a []T)) { do(nil) }; func g(a map[int]int) { f(func([]int) {}) }; var h = g; func main() { h(nil) }": false,
	} {
		if got := analysed(t, src, 25).Recursive; got != want {
			t.Errorf("%s: recursive %v, want %v", src, got, want)
		}
	}
}

// TestLargeVariables: local arrays that need more than 3 MB.
func TestLargeVariables(t *testing.T) {
	for src, want := range map[string]bool{
		"func main() { var a [300000]int; println(a[1]) }":                                                     false,
		"func main() { var a [500000]int; println(a[1]) }":                                                     true,
		"var a [500000]int; func main() { println(a[1]) }":                                                     false,
		"func f() { var a [300000]int; println(a[1]) }; func main() { var a [300000]int; println(a[1]); f() }": true,
	} {
		if got := analysed(t, src, 25).LargeVariables; got != want {
			t.Errorf("%s: large %v, want %v", src, got, want)
		}
	}
}

// TestVerbs: the verbs and flags of constant formats, also through functions that pass a format on; all verbs if a
// format is unknown.
func TestVerbs(t *testing.T) {
	for _, row := range []struct{ src, want string }{
		{`func main() { fmt.Printf("%d %5.2f\n", 1, 2.0) }`, "flag_any flag_width float_exact verb_d verb_f"},
		{`func main() { fmt.Printf("%+d%%%x", 1, 2) }`, "flag_any flag_plus float_hex verb_% verb_d verb_x"},
		{`func log(f string, a ...any) { fmt.Printf(f, a...) }; func main() { log("%s", "a"); log("%q", "a") }`, "verb_q verb_s"},
		{`type l struct{}; func (l) log(f string) { fmt.Printf(f) }; func main() { l{}.log("%c") }`, "verb_c"},
		{`func main() { a("%c") }; func a(f string) { b(f) }; func b(f string) { c(f) }; func c(f string) { fmt.Printf(f) }`, "verb_c"},
		{`func main() { fmt.Println(1) }`, ""},
	} {
		f := analysed(t, "import \"fmt\"\n"+row.src, 25)
		if got := strings.Join(f.VerbWords(nil), " "); got != row.want {
			t.Errorf("%s: words %q, want %q", row.src, got, row.want)
		}
	}
	for _, src := range []string{
		`func main() { f := "%d"; f += "x"; fmt.Printf(f, 1) }`,
		`func log(f string) { fmt.Printf(f) }; func main() { h := log; h("%d") }`,
		`func log(f string) { f += "x"; fmt.Printf(f) }; func main() { log("%d") }`,
		`type s interface{ log(string) }; type l struct{}; func (l) log(f string) { fmt.Printf(f) }; func main() { l{}.log("%c") }`,
	} {
		if f := analysed(t, "import \"fmt\"\n"+src, 25); !slices.Contains(f.VerbWords(nil), "verb_U") {
			t.Errorf("%s: the format is not unknown", src)
		}
	}
}

// TestReadsErrors: whether the program may use the text of an error of the library.
func TestReadsErrors(t *testing.T) {
	for src, want := range map[string]bool{
		`func main() { _, err := strconv.Atoi("x"); println(err == nil) }`:          false,
		`func main() { _, err := strconv.Atoi("x"); println(err.Error()) }`:         true,
		`func main() { _, err := strconv.Atoi("x"); if err != nil { panic(err) } }`: true,
	} {
		if got := ReadsErrors(analysed(t, "import \"strconv\"\n"+src, 25).Source); got != want {
			t.Errorf("%s: reads errors %v, want %v", src, got, want)
		}
	}
}

// TestCollects checks which programs need a garbage collector: those that allocate without bound for each query.
func TestCollects(t *testing.T) {
	const head = `import ("bufio"; "fmt"; "os"; "strings")
var in = bufio.NewReader(os.Stdin)
func read() (n int) { fmt.Fscan(in, &n); return n }
func check(b bool) { if !b { fmt.Println("wrong"); os.Exit(1) } }
type heap struct{ items []int }
func (h *heap) push(x int) { h.items = append(h.items, x) }
type list []int
func (l *list) push(x int) { *l = append(*l, x) }
type node struct{ next *node }
type pair[T any] struct { a, b [2]T }
func newPair[T any](x T) *pair[T] { return &pair[T]{a: [2]T{x, x}} }
var kept []int
var _ = strings.ToUpper
`
	for _, c := range []struct {
		body string
		want bool
	}{
		// Everything lives to the end.
		{"n := read(); a := make([]int, n); for i := range a { a[i] = read() }; println(a)", false},
		{"n := read(); d := make([][]int, n); for i := range d { d[i] = make([]int, n) }; println(d)", false},
		{"var p []int; for i := 2; i < read(); i++ { p = append(p, i) }; println(p)", false},
		{"n := read(); var p []int; for i := 0; i < n; i++ { p = append(p, i) }; println(p)", false},
		{"n := read(); h := &heap{}; for i := 0; i < n; i++ { h.push(i) }", false},
		{"n := read(); m := map[int]int{}; for i := 0; i < n; i++ { m[i]++ }", false},
		// Memory for each query that the query's input bounds.
		{"for q := read(); q > 0; q-- { var p []int; for read() > 0 { p = append(p, read()) } }", false},
		{"for q := read(); q > 0; q-- { m := map[int]int{}; for read() > 0 { m[read()]++ } }", false},
		{"for q := read(); q > 0; q-- { kept = append(kept, q) }", false},
		// Memory for each query without such a bound.
		{"for q := read(); q > 0; q-- { a := make([]bool, read()); println(a) }", true},
		{"for q := read(); q > 0; q-- { n := read(); var p []int; for i := 2; i < n; i++ { p = append(p, i) } }", true},
		{"for q := read(); q > 0; q-- { n := read(); p := []int{}; for i := 2; i < n; i++ { p = append(p[:0], i) } }", true},
		{"for q := read(); q > 0; q-- { n := read(); m := map[int]int{}; for i := 2; i < n; i++ { m[i]++ } }", true},
		{"for q := read(); q > 0; q-- { n := read(); h := &heap{}; for i := 2; i < n; i++ { h.push(i) } }", true},
		{"for q := read(); q > 0; q-- { n := read(); var h heap; for i := 2; i < n; i++ { h.push(i) } }", true},
		{"for q := read(); q > 0; q-- { n := read(); h := &list{}; for i := 2; i < n; i++ { h.push(i) } }", true},
		{"h := &heap{}; for q := read(); q > 0; q-- { n := read(); h.items = nil; for i := 2; i < n; i++ { h.push(i) } }", true},
		{"for q := read(); q > 0; q-- { n := read(); kept = nil; for i := 2; i < n; i++ { kept = append(kept, i) } }", true},
		{"for q := read(); q > 0; q-- { n := read(); var b strings.Builder; for i := 2; i < n; i++ { b.WriteByte('x') } }", true},
		{"for q := read(); q > 0; q-- { n := read(); var l *node; for i := 2; i < n; i++ { l = &node{l} } }", true},
		{"for q := read(); q > 0; q-- { p := new([100000]int); println(p) }", true},
		{"for q := read(); q > 0; q-- { p := new([1000]pair[int]); println(p) }", true},
		{"p := newPair(1); println(p)", false},
		{"n := read(); for i := 0; i < n; i++ { check(i < n); p := &node{}; println(p) }", true},
		{"n := read(); m := map[int]any{}; for i := 0; i < n; i++ { m[0] = i }", true},
		{"n := read(); s := \"\"; for i := 0; i < n; i++ { s += \"x\" }; println(s)", true},
	} {
		if got := analysed(t, head+"func main() { "+c.body+" }", 25).Collects; got != c.want {
			t.Errorf("%s: collects %v, want %v", c.body, got, c.want)
		}
	}
}
