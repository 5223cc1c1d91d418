package lower

// This file says what the passes of this package promise: small tables of Go code and the C++ code that it becomes.
// Programs as a whole are tested in package cxx, which compiles and runs them.

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"regexp"
	"strings"
	"testing"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
	"oj/tools/bundle/internal/cxx/link"
	"oj/tools/bundle/internal/cxx/refuse"
	"oj/tools/bundle/internal/cxx/rt"
)

// lowered translates a program. It returns the text without the runtime, and the refusals.
func lowered(t *testing.T, src string) (string, error) {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "main.go", src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{},
		Uses: map[*ast.Ident]types.Object{}, Implicits: map[ast.Node]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, Scopes: map[ast.Node]*types.Scope{},
		Instances: map[*ast.Ident]types.Instance{},
	}
	conf := types.Config{Importer: importer.ForCompiler(fset, "gc", nil), Sizes: types.SizesFor("gc", "amd64")}
	pkg, err := conf.Check("main", fset, []*ast.File{file}, info)
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}

	library, err := link.Runtime()
	if err != nil {
		t.Fatal(err)
	}
	functions, err := rt.Declared()
	if err != nil {
		t.Fatal(err)
	}
	declared := func(fn *types.Func) (rt.Function, bool) {
		if fn.Pkg() == nil || fn.Pkg() == pkg {
			return rt.Function{}, false
		}
		f, ok := functions[Symbol(fn)]
		return f, ok
	}
	prog := &analyse.Source{
		Fset: fset, File: file, Pkg: pkg, Named: types.NewPackage("", ""), Info: info, Minor: 1000,
		Library: func(token.Pos) string { return "" }, Declared: declared,
	}
	refused := &refuse.List{Fset: fset}
	unit := Lower(analyse.Find(prog), library, refused)
	return cpp.Print(unit.Nodes, true), refused.Err()
}

// body returns the lines of a C++ function without the outer indentation.
func body(t *testing.T, text, function string) string {
	t.Helper()
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if !strings.Contains(line, " "+function+"(") || !strings.HasSuffix(line, "{") {
			continue
		}
		var list []string
		for _, line := range lines[i+1:] {
			if line == "}" {
				return renumbered(strings.Join(list, "\n"))
			}
			list = append(list, strings.TrimPrefix(line, "\t"))
		}
	}
	t.Fatalf("no function %s in\n%s", function, text)
	return ""
}

// temporary matches the number in the name of a temporary variable or a label.
var temporary = regexp.MustCompile(`_[0-9]+\b`)

// renumbered numbers the temporaries of a function from 1, so that a row does not depend on the rows before it.
func renumbered(text string) string {
	numbers := map[string]string{}
	return temporary.ReplaceAllStringFunc(text, func(old string) string {
		if numbers[old] == "" {
			numbers[old] = fmt.Sprintf("_%d", len(numbers)+1)
		}
		return numbers[old]
	})
}

// declarations are at the beginning of the programs of all tables.
const declarations = `
type point struct{ x, y int }

func (p point) sum() int    { return p.x + p.y }
func (p *point) move(d int) { p.x += d }

type shape interface{ sum() int }

var count int

func next() int       { count++; return count }
func both() (int, int) { return next(), next() }
func add(a, b int) int { return a - b }

const limit = 100
const top = uint64(1) << 63

`

// parameters are the parameters of the functions that contain the code of the tables.
const parameters = "i, j int, n int32, b, c uint8, h uint16, u, w uint64, f float64, ok bool, s string, l []int, a [4]int, " +
	"m map[string]int, p *point, q point, e any, g shape"

// A row is a piece of Go code, with the C++ code that it becomes.
type row struct{ code, want string }

// checkRows translates each row in a function of its own. wrap returns the body of the function.
func checkRows(t *testing.T, imports string, rows []row, wrap func(code string) string) {
	t.Helper()
	var src, calls strings.Builder
	src.WriteString("package main\n\n" + imports + declarations)
	for i, r := range rows {
		fmt.Fprintf(&src, "func test%d(%s) {\n%s\n}\n", i, parameters, wrap(r.code))
		fmt.Fprintf(&calls, "\ttest%d(0, 0, 0, 0, 0, 0, 0, 0, 0, false, \"\", nil, [4]int{}, nil, nil, point{}, nil, nil)\n", i)
	}
	src.WriteString("func main() {\n" + calls.String() + "}\n")
	text, err := lowered(t, src.String())
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range rows {
		got := body(t, text, fmt.Sprintf("test%d", i))
		if got != strings.TrimSpace(r.want) {
			t.Errorf("%s\nbecomes:\n%s\nwant:\n%s", r.code, got, r.want)
		}
	}
}

// checkExpressions checks the values of expressions. Each becomes the value of a variable v.
func checkExpressions(t *testing.T, imports string, rows []row) {
	t.Helper()
	list := make([]row, len(rows))
	for i, r := range rows {
		list[i] = row{r.code, r.want + "\n(void)v;"}
	}
	checkRows(t, imports, list, func(code string) string { return "\tv := " + code + "\n\t_ = v" })
}

// checkStatements checks statements.
func checkStatements(t *testing.T, imports string, rows []row) {
	t.Helper()
	checkRows(t, imports, rows, func(code string) string { return code })
}
