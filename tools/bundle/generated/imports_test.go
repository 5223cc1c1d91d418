package generated

import (
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"
)

// save writes a file and creates its folders.
func save(t *testing.T, dir, name, text string) {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestImports checks that Imports follows the imports of packages of the module, but not the imports of tests.
func TestImports(t *testing.T) {
	dir := t.TempDir()
	save := func(name, text string) { save(t, dir, name, text) }
	other := t.TempDir()
	save("go.mod", "module example.com/m\nreplace oj => "+other+"\n")
	save("problems/a/solution/solution.go", "package main\n\nimport (\n\t\"fmt\"\n\tx \"example.com/m/problems/internal/x\"\n)\n\nfunc main() { broken")
	save("problems/a/solution/a_test.go", "package main\n\nimport \"example.com/m/problems/internal/t\"\n")
	save("problems/internal/x/x.go", "package x\n\nimport \"example.com/m/problems/internal/y\"\nimport \"example.com/mother\"\n")
	save("problems/internal/y/y.go", "package y\n\nimport \"example.com/m/problems/internal/x\"\nimport \"oj/lib/z\"\n")
	var got []string
	dirs, all := Imports(dir, filepath.Join(dir, "problems", "a", "solution"))
	for _, found := range dirs {
		got = append(got, filepath.Base(found))
	}
	if !slices.Contains(dirs, filepath.Join(other, "lib", "z")) {
		t.Errorf("the package of a replaced module is not in %q", dirs)
	}
	if sort.Strings(got); strings.Join(got, " ") != "x y z" || all {
		t.Errorf("imports %q, all: %v; want x, y and z, and false because the package of example.com/mother is not in the module", got, all)
	}
}
