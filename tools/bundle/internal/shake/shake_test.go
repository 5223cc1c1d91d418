package shake_test

import (
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"oj/tools/bundle/internal/shake"
	"oj/tools/bundle/internal/uses"
	"oj/tools/bundle/internal/usestest"
)

// reasons maps each reason to the word that the tables below write after a name.
var reasons = map[shake.Reason]string{shake.Start: "start", shake.Effect: "effect", shake.Used: "used", shake.Dynamic: "dynamic", shake.Hiding: "hiding"}

// kept returns the names of the kept units with their reasons, sorted.
func kept(t *testing.T, g *uses.Graph) string {
	t.Helper()
	k, err := shake.Search(g)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, u := range k.Units {
		list = append(list, u.Name()+":"+reasons[k.Why[u]])
	}
	sort.Strings(list)
	return strings.Join(list, " ")
}

// TestKept checks which declarations are kept, and why.
func TestKept(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"what main uses", "package main\nfunc f() { g() }\nfunc g() {}\nfunc h() { f() }\nfunc main() { f() }\n",
			"f:used g:used main:start"},
		{"init functions that are not empty", "package main\nvar n int\nfunc init() {}\nfunc init() { n++ }\nfunc main() {}\n",
			"init:start main:start n:used"},
		{"variables with effects", "package main\nvar a = f()\nvar b = 1 + 2\nvar c []int\nvar d = c[0]\nvar e = len(c)\nfunc f() int { return 1 }\nfunc main() {}\n",
			"a:effect c:used d:effect f:used main:start"},
		{"checks of the compiler go", "package main\ntype t struct{}\nvar _ error = t{}\nfunc (t) Error() string { return \"\" }\nfunc _() {}\nfunc main() {}\n",
			"main:start"},
		{"methods of an interface in the source", "package main\ntype i interface{ M() }\ntype t struct{}\nfunc (t) M() {}\nfunc (t) N() {}\nfunc main() { var x any = t{}; x.(i).M() }\n",
			"M:dynamic i:used main:start t:used"},
		{"only if the type has all methods", "package main\ntype i interface{ M(); N(int) }\ntype t struct{}\nfunc (t) M() {}\nfunc (t) N(string) {}\nfunc main() { var x any = t{}; _, _ = x.(i) }\n",
			"i:used main:start t:used"},
		{"methods of a generic type by their shape", "package main\ntype i[E any] interface{ M(E) }\ntype t[E any] struct{}\nfunc (t[E]) M(E) {}\nfunc (t[E]) N(E) {}\nfunc main() { var x any = t[int]{}; x.(i[int]).M(1) }\n",
			"M:dynamic i:used main:start t:used"},
		{"a method that hides a promoted one", "package main\ntype a struct{}\nfunc (a) M() {}\ntype b struct{ a }\nfunc (b) M() {}\nfunc main() { a{}.M(); _ = b{} }\n",
			"M:hiding M:used a:used b:used main:start"},
		{"a method that makes a name ambiguous", "package main\ntype a struct{}\nfunc (a) M() {}\ntype c struct{}\nfunc (c) M() {}\ntype b struct { a; c }\nfunc main() { a{}.M(); _ = b{} }\n",
			"M:hiding M:used a:used b:used c:used main:start"},
		{"the method of a local type", "package main\nimport \"fmt\"\ntype a struct{}\nfunc (a) String() string { return \"\" }\nfunc main() { type b struct{ a }; fmt.Println(b{}) }\n",
			"String:dynamic a:used main:start"},
	} {
		if diff := cmp.Diff(test.want, kept(t, usestest.Graph(t, test.source))); diff != "" {
			t.Errorf("%s: -want +got:\n%s", test.name, diff)
		}
	}
}

// TestLinked checks that a method which only the standard library would call is kept if and only if the kept
// declarations use a package whose code can call it.
func TestLinked(t *testing.T) {
	// Each method belongs to the type thing. `call` is a statement of main, and `packages` the packages that it needs.
	for _, test := range []struct {
		method, imports string // a method and the packages that it needs itself
		packages, call  string
		want            bool
	}{
		{"String() string { return \"\" }", "", "fmt", "fmt.Println(x)", true},
		{"String() string { return \"\" }", "", "log", "log.Println(x)", true}, // log prints by fmt
		{"String() string { return \"\" }", "", "", "panic(x)", true},          // the runtime prints the value
		{"Error() string { return \"\" }", "", "", "panic(x)", true},
		{"GoString() string { return \"\" }", "", "fmt", "fmt.Printf(\"%#v\", x)", true},
		{"GoString() string { return \"\" }", "", "os", "os.Stdout.WriteString(\"\")", false},
		{"Format(f fmt.State, c rune) {}", "fmt", "fmt", "fmt.Println(x)", true},
		{"Format(f fmt.State, c rune) {}", "fmt", "os", "os.Exit(0)", false},
		{"Scan(s fmt.ScanState, c rune) error { return nil }", "fmt", "fmt", "fmt.Scan(&x)", true},
		{"Is(error) bool { return true }", "", "errors", "_ = errors.New(\"\")", false},
		{"MarshalJSON() ([]byte, error) { return json.Marshal(1) }", "encoding/json", "fmt", "fmt.Println(x)", false},
		{"MarshalJSON() ([]byte, error) { return json.Marshal(1) }", "encoding/json", "encoding/json", "json.Marshal(x)", true},
		{"MarshalJSON() ([]byte, error) { return json.Marshal(1) }", "encoding/json", "encoding/json", "println(json.Valid(nil))", false},
		{"MarshalJSON() ([]byte, error) { return json.Marshal(1) }", "encoding/json", "encoding/json", "f := json.Marshal; f(x)", true},
		{"MarshalJSON() ([]byte, error) { return json.Marshal(1) }", "encoding/json", "encoding/json", "json.HTMLEscape(nil, nil)", false},
		{"MarshalJSON() ([]byte, error) { return json.Marshal(1) }", "encoding/json", "encoding/json", "json.NewEncoder(nil).Encode(x)", true},
		{"ServeHTTP(w http.ResponseWriter, r *http.Request) {}", "net/http", "net/http", "println(http.StatusText(1))", false},
		{"ServeHTTP(w http.ResponseWriter, r *http.Request) {}", "net/http", "net/http", "_ = http.Server{Handler: x}", true},
		{"Is(error) bool { return true }", "", "errors", "errors.Is(nil, nil)", true},
		{"String() string { return \"\" }", "", "strconv", "strconv.Itoa(1)", true}, // a panic could print it
		{"Read([]byte) (int, error) { return 0, nil }", "", "os", "os.Exit(1)", false},
		{"UnmarshalJSON([]byte) error { return nil }", "", "encoding/json", "json.Unmarshal(nil, &x)", true},
		{"MarshalText() ([]byte, error) { return nil, nil }", "", "encoding/json", "json.Marshal(x)", true},
		{"MarshalText() ([]byte, error) { return nil, nil }", "", "encoding/xml", "xml.Marshal(x)", true},
		{"MarshalText() ([]byte, error) { return nil, nil }", "", "sort", "sort.Ints(nil)", false},
		{"MarshalBinary() ([]byte, error) { return nil, nil }", "", "encoding/gob", "gob.NewEncoder(nil).Encode(x)", true},
		{"MarshalBinary() ([]byte, error) { return nil, nil }", "", "fmt", "fmt.Println(x)", false},
		{"GobEncode() ([]byte, error) { return nil, nil }", "", "encoding/gob", "gob.Register(x)", true},
		{"GobEncode() ([]byte, error) { return nil, nil }", "", "fmt", "fmt.Println(x)", false},
		{"Scan(any) error { return nil }", "", "database/sql", "new(sql.Row).Scan(&x)", true},
		{"Scan(any) error { return nil }", "", "fmt", "fmt.Scan(&x)", false},
		{"Value() (driver.Value, error) { return nil, nil }", "database/sql/driver", "fmt", "fmt.Println(x)", false},
		{"ServeHTTP(w http.ResponseWriter, r *http.Request) {}", "net/http", "net/http", "http.Handle(\"\", x)", true},
		{"ServeHTTP(w http.ResponseWriter, r *http.Request) {}", "net/http", "net/http", "println(http.StatusOK)", false},
		{"Read([]byte) (int, error) { return 0, nil }", "", "bufio", "bufio.NewReader(x)", true},
		{"Read([]byte) (int, error) { return 0, nil }", "", "", "println(1)", false},
		{"Len() int { return 0 }", "", "encoding/json", "json.Marshal(x)", false}, // sort.Interface needs Less and Swap, too
		{"Any() {}", "", "text/template", "template.New(\"\").Execute(nil, x)", true},
		{"Any() {}", "", "html/template", "template.New(\"\").Execute(nil, x)", true},
		{"Any() {}", "", "net/rpc", "rpc.Register(x)", true},
		{"Any() {}", "", "reflect", "reflect.ValueOf(x).Method(0)", true},
		{"Any() {}", "", "reflect", "reflect.ValueOf(x).Kind()", false},
	} {
		source := "package main\n"
		for _, path := range strings.Fields(test.packages) {
			source += "import \"" + path + "\"\n"
		}
		source += "import \"m/lib\"\nfunc main() { var x lib.Thing; _ = x; " + test.call + " }\n-- lib/lib.go --\npackage lib\n"
		if test.imports != "" {
			source += "import \"" + test.imports + "\"\n"
		}
		source += "type Thing struct{}\nfunc (Thing) " + test.method + "\n"

		got := kept(t, usestest.Graph(t, source))
		name, _, _ := strings.Cut(test.method, "(")
		if strings.Contains(got, name+":dynamic") != test.want {
			t.Errorf("%s with %s: kept %s; want the method: %v", name, test.call, got, test.want)
		}
	}
}

// TestLinkedLater checks that a kept method which uses another package makes the search find the methods that this
// package calls.
func TestLinkedLater(t *testing.T) {
	got := kept(t, usestest.Graph(t, `package main
import (
	"encoding/json"
	"fmt"
)
type a struct{ b b }
func (x a) String() string { s, _ := json.Marshal(x.b); return string(s) }
type b struct{ c c }
func (b) MarshalJSON() ([]byte, error) { return nil, nil }
type c struct{}
func (c) GobDecode([]byte) error { return nil }
func main() { fmt.Println(a{}) }
`))
	if want := "MarshalJSON:dynamic String:dynamic a:used b:used c:used main:start"; got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}

// TestRefusals checks which declarations are refused if they are kept.
func TestRefusals(t *testing.T) {
	for _, test := range []struct{ source, want string }{
		{"package main\nfunc f()\nfunc main() { f() }\n", "main.go:2:1: cannot bundle: function f has no body (assembly or go:linkname)"},
		{"package main\nimport _ \"unsafe\"\n\n//go:linkname f runtime.nanotime\nfunc f() int { return 1 }\nfunc main() { f() }\n",
			"main.go:4:1: cannot bundle: go:linkname of f refers to another package"},
		{"package main\nfunc f()\nfunc main() {}\n", ""},
	} {
		_, err := shake.Search(usestest.Graph(t, test.source))
		got := ""
		if err != nil {
			got = err.Error()
		}
		if !strings.HasSuffix(got, test.want) || got == "" != (test.want == "") {
			t.Errorf("got %q\nwant %q", got, test.want)
		}
	}
}
