package load

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// module writes a module called m/x into a new folder. The arguments are names and texts of its files.
func module(t *testing.T, files ...string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module m/x\n\ngo 1.22\n")
	for i := 0; i < len(files); i += 2 {
		write(t, filepath.Join(dir, filepath.FromSlash(files[i])), files[i+1])
	}
	return dir
}

// quickIn returns the quick resolver for a folder of a module.
func quickIn(dir string) *quick {
	w := findModule(dir, true)
	return newQuick(w, openStd(w.dir, w.modText))
}

// TestImported checks what the quick resolver finds, and what it leaves to the go command.
func TestImported(t *testing.T) {
	dir := module(t,
		"main.go", "package main\nfunc main() {}\n",
		"a/a.go", "package a\n", "a/internal/b/b.go", "package b\n",
		"nested/go.mod", "module m/x/nested\n", "nested/c/c.go", "package c\n",
		"empty/readme.txt", "no package\n", "y/y.go", "package y\n")
	q := quickIn(dir)
	main, err := q.root()
	if err != nil || main.path != "m/x" || main.name != "main" || main.goVersion != "go1.22" {
		t.Fatalf("main: %+v, %v", main, err)
	}
	a, err := q.imported("m/x/a", main)
	if err != nil || a.path != "m/x/a" || a.dir != filepath.Join(dir, "a") {
		t.Fatalf("m/x/a: %+v, %v", a, err)
	}

	for _, test := range []struct {
		path string
		by   *meta
		want string // "library", "go list", "found", or a part of the error
	}{
		{"fmt", main, "library"},
		{"unsafe", main, "library"},
		{"internal/abi", main, "go list"},
		{"vendor/golang.org/x/net/idna", main, "go list"},
		{"example.com/other", main, "go list"},
		{"m/xy", main, "go list"}, // only the beginning is that of the module
		{"m", main, "go list"},
		{"m/x/missing", main, "go list"},
		{"m/x/empty", main, "go list"},
		{"m/x/nested", main, "go list"}, // another module
		{"m/x/nested/c", main, "go list"},
		{"m/x/a b", main, "go list"},
		{"m/x/a/internal/b", main, "use of internal package m/x/a/internal/b not allowed"},
		{"m/x/a/internal/b", a, "found"},
	} {
		m, err := q.imported(test.path, test.by)
		got := "found"
		switch {
		case errors.Is(err, errUseGoList):
			got = "go list"
		case err != nil:
			got = err.Error()
		case m == nil:
			got = "library"
		}
		if got != test.want {
			t.Errorf("import %q in %s: %s, want %s", test.path, test.by.path, got, test.want)
		}
	}
}

// TestSimple checks which settings need the go command.
func TestSimple(t *testing.T) {
	const main = "package main\nfunc main() {}\n"
	for _, test := range []struct {
		name, key, value string
		files            []string
		want             bool
	}{
		{"nothing special", "", "", nil, true},
		{"harmless flag", "GOFLAGS", "-v", nil, true},
		{"build tags", "GOFLAGS", "-tags=x", nil, false},
		{"vendor mode", "GOFLAGS", "-mod=vendor", nil, false},
		{"modules off", "GO111MODULE", "off", nil, false},
		{"modules auto", "GO111MODULE", "auto", nil, false},
		{"modules on", "GO111MODULE", "on", nil, true},
		{"workspace", "", "", []string{"go.work", "go 1.22\n"}, false},
		{"workspace off", "GOWORK", "off", []string{"go.work", "go 1.22\n"}, true},
		{"workspace elsewhere", "GOWORK", "/elsewhere/go.work", nil, false},
		{"vendored modules", "", "", []string{"go.mod", "module vendor/x\n"}, false},
	} {
		dir := module(t, append([]string{"p/main.go", main}, test.files...)...)
		t.Run(test.name, func(t *testing.T) {
			if test.key != "" {
				t.Setenv(test.key, test.value)
			}
			if got := quickIn(filepath.Join(dir, "p")).simple(); got != test.want {
				t.Errorf("simple: %v, want %v", got, test.want)
			}
		})
	}
}

// TestNestedModule loads programs whose imports lead into a nested module: the folder is not part of the outer module.
func TestNestedModule(t *testing.T) {
	t.Setenv("GOPROXY", "off")
	files := []string{"main.go", "package main\nimport \"m/x/nested/c\"\nfunc main() { c.F() }\n", "nested/c/c.go", "package c\nfunc F() {}\n"}
	if _, err := Load(t.Context(), module(t, files...)); err != nil {
		t.Errorf("without a nested go.mod: %v", err)
	}
	dir := module(t, append(files, "nested/go.mod", "module m/x/nested\n")...)
	if p, err := Load(t.Context(), dir); err == nil {
		t.Errorf("with a nested go.mod, the folder is still package %s", p.Packages[0].Path)
	} else if !strings.Contains(err.Error(), "m/x/nested/c") {
		t.Errorf("the error does not name the package: %v", err)
	}
}

// TestOrder checks that dependencies come before dependents, and that a cycle is an error that names the packages.
func TestOrder(t *testing.T) {
	dir := module(t,
		"main.go", "package main\nimport (\n\t\"m/x/b\"\n\t\"m/x/a\"\n)\nfunc main() { a.F(); b.F() }\n",
		"a/a.go", "package a\nimport \"m/x/c\"\nfunc F() { c.F() }\n",
		"b/b.go", "package b\nimport \"m/x/c\"\nfunc F() { c.F() }\n",
		"c/c.go", "package c\nimport \"strings\"\nfunc F() { strings.ToUpper(\"\") }\n")
	p, err := Load(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, pkg := range p.Packages {
		got = append(got, pkg.Path)
	}
	if diff := cmp.Diff([]string{"m/x/c", "m/x/b", "m/x/a", "m/x"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if diff := cmp.Diff([]string{"strings"}, p.Packages[0].StdImports); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}

	write(t, filepath.Join(dir, "c", "c.go"), "package c\nimport \"m/x/a\"\nfunc F() { a.F() }\n")
	_, err = Load(t.Context(), dir)
	if err == nil || !strings.Contains(err.Error(), "import cycle not allowed: m/x imports m/x/b imports m/x/c imports m/x/a imports m/x/c") {
		t.Errorf("cycle: %v", err)
	}
}

// TestVersions checks the language versions of modules.
func TestVersions(t *testing.T) {
	for _, test := range []struct{ mod, want string }{
		{"module a\n\ngo 1.18\n", "go1.18"},
		{"module a\n\ngo 1.22.3 // comment\n", "go1.22.3"},
		{"module a\n", "go1.16"},
	} {
		if got := (place{modDir: "/m", modText: test.mod}).goVersion(); got != test.want {
			t.Errorf("%q: %s, want %s", test.mod, got, test.want)
		}
	}
}

// TestOrigin checks the names of programs.
func TestOrigin(t *testing.T) {
	for _, test := range []struct {
		place place
		want  string
	}{
		{place{arg: "/m/a/b", modDir: "/m", modPath: "x"}, "a/b"},
		{place{arg: "/m/a.go", modDir: "/m", modPath: "x"}, "a.go"},
		{place{arg: "/m", modDir: "/m", modPath: "x/y"}, "x/y"},
		{place{arg: "/m/a/b"}, "b"},
	} {
		if got := test.place.origin(); got != test.want {
			t.Errorf("%+v: %s, want %s", test.place, got, test.want)
		}
	}
}

// TestListPosition checks the positions in messages of the go command.
func TestListPosition(t *testing.T) {
	for s, want := range map[string]string{
		"a.go:3:5":      "/d/a.go:3:5",
		"a.go:3":        "/d/a.go:3",
		"a.go":          "/d/a.go",
		"/x/a:b.go:7:1": "/x/a:b.go:7:1",
	} {
		if got := listPosition("/d", s).String(); got != want {
			t.Errorf("%s: %s, want %s", s, got, want)
		}
	}
}
