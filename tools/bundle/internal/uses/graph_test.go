package uses_test

import (
	"bytes"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"oj/tools/bundle/internal/uses"
	"oj/tools/bundle/internal/usestest"
)

// describe returns a line for each unit: the names that it declares, and the names of objects that it uses.
func describe(g *uses.Graph) []string {
	var lines []string
	for _, u := range g.Units {
		line := ""
		for _, o := range u.Objs {
			line += o.Name() + " "
		}
		line += "<-"
		for _, r := range u.Uses {
			line += " "
			if r.Qualifier != nil {
				line += r.Qualifier.Name + "."
			}
			line += r.Obj.Name()
		}
		lines = append(lines, line)
	}
	return lines
}

// TestUnits checks which declarations are one unit, and which objects each of them uses.
func TestUnits(t *testing.T) {
	for _, test := range []struct {
		name, source string
		want         []string
	}{
		{"each constant is a unit", "package main\nconst (\n\ta = 1\n\tb = a\n)\nfunc main() {}\n",
			[]string{"a <-", "b <- a", "main <-"}},
		{"iota joins the constants of a group", "package main\nconst (\n\ta = iota\n\tb\n)\nfunc main() {}\n",
			[]string{"a b <- iota", "main <-"}},
		{"a repeated value joins the constants of a group", "package main\nconst (\n\ta = 1\n\tb\n)\nfunc main() {}\n",
			[]string{"a b <-", "main <-"}},
		{"each variable specification is a unit", "package main\nvar (\n\ta, b = f()\n\tc int\n)\nfunc f() (int, int)\nfunc main() {}\n",
			[]string{"a b <- f", "c <- int", "f <- int int", "main <-"}},
		{"locals are no uses", "package main\nfunc main() { x := y; x++ }\nvar y = 1\n",
			[]string{"main <- y", "y <-"}},
		{"fields and methods are uses", "package main\ntype t struct{ x int }\nfunc (r t) m() {}\nfunc main() { var v t; v.x = 1; v.m() }\n",
			[]string{"t <- int", "m <- t", "main <- t x m"}},
		{"a method of an instance is that of the generic type",
			"package main\ntype t[E any] struct{ x E }\nfunc (r t[E]) m() {}\nfunc main() { t[int]{}.m() }\n",
			[]string{"t <- any", "m <- t", "main <- t int m"}},
		{"packages come in the order of initialisation",
			"package main\nimport \"m/a\"\nfunc main() { a.F() }\n-- a/a.go --\npackage a\nimport \"m/b\"\nfunc F() { b.G() }\n-- b/b.go --\npackage b\nfunc G() {}\n",
			[]string{"G <-", "F <- b.G", "main <- a.F"}},
	} {
		g := usestest.Graph(t, test.source)
		if diff := cmp.Diff(test.want, describe(g)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", test.name, diff)
		}
		for _, u := range g.Units {
			for _, o := range u.Objs {
				if g.Of[o] != u {
					t.Errorf("%s: %s belongs to another unit", test.name, o.Name())
				}
			}
		}
	}
}

// TestEmbed checks that the directive is found above a variable and above a group.
func TestEmbed(t *testing.T) {
	g := usestest.Graph(t, "package main\nimport _ \"embed\"\n\n//go:embed a.txt\nvar a string\n\n//go:embedded\nvar b string\n\nfunc main() {}\n")
	if c := g.Units[0].Embed(); c == nil || c.Text != "//go:embed a.txt" {
		t.Errorf("a: %v", c)
	}
	if c := g.Units[1].Embed(); c != nil {
		t.Errorf("b: %v, want no directive", c.Text)
	}
}

// TestEffectImports checks that EffectImports names blank imports and packages that register themselves, but not
// packages that are only used.
func TestEffectImports(t *testing.T) {
	g := usestest.Graph(t, `package main
import (
	_ "embed"
	_ "expvar"
	"fmt"
	_ "strings"
	_ "unsafe"
	"m/lib"
)
func main() { fmt.Println(lib.F()) }
-- lib/lib.go --
package lib
import "crypto/sha256"
func F() int { return sha256.Size }
`)
	got := g.EffectImports()
	sort.Strings(got)
	if diff := cmp.Diff([]string{"crypto/sha256", "expvar", "strings"}, slices.Compact(got)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// registers contains functions with which a package of the library registers itself at start-up.
var registers = []string{"crypto.RegisterHash", "image.RegisterFormat", "http.HandleFunc", "flag.StringVar"}

// TestRegistering searches the library's init functions for calls of functions that register a package. A program that
// imports such a package keeps the import, even if nothing that is kept uses the package.
func TestRegistering(t *testing.T) {
	src := filepath.Join(build.Default.GOROOT, "src")
	found := 0
	err := filepath.WalkDir(src, func(name string, d os.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		switch d.Name() {
		case "cmd", "internal", "testdata", "vendor":
			return filepath.SkipDir
		}
		path := filepath.ToSlash(strings.TrimPrefix(name, src+string(filepath.Separator)))
		if !registersItself(t, name) {
			return nil
		}
		found++
		g := usestest.Graph(t, "package main\nimport \"m/lib\"\nfunc main() { lib.F() }\n-- lib/lib.go --\npackage lib\n"+
			"import "+`used "`+path+"\"\nfunc F() {}\nfunc init() { _ = used."+exportedIn(t, name)+" }\n")
		if !slices.Contains(g.EffectImports(), path) {
			t.Errorf("%s registers itself, but its import is dropped", path)
		}
		return nil
	})
	if err != nil || found < 9 {
		t.Errorf("%d packages register themselves (%v), want at least 9", found, err)
	}
}

// filesIn returns the parsed files of a folder that contain the word, without tests.
func filesIn(t *testing.T, dir, word string) []*ast.File {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var files []*ast.File
	for _, name := range names {
		if ok, err := build.Default.MatchFile(dir, filepath.Base(name)); !ok || err != nil || strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}

		// Parse only the files of interest, because the library is large.
		if !bytes.Contains(text, []byte(word)) {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return files
}

// registersItself reports whether an init function of a package calls a function in registers.
func registersItself(t *testing.T, dir string) bool {
	found := false
	for _, f := range filesIn(t, dir, "func init()") {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv != nil || fn.Name.Name != "init" || fn.Body == nil {
				continue
			}
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				if s, ok := n.(*ast.SelectorExpr); ok {
					x, ok := s.X.(*ast.Ident)
					found = found || ok && slices.Contains(registers, x.Name+"."+s.Sel.Name)
				}
				return !found
			})
		}
	}
	return found
}

// exportedIn returns the name of a function that a package exports.
func exportedIn(t *testing.T, dir string) string {
	for _, f := range filesIn(t, dir, "func ") {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Name.IsExported() && fn.Type.TypeParams == nil {
				return fn.Name.Name
			}
		}
	}
	t.Fatalf("%s exports no function", dir)
	return ""
}
