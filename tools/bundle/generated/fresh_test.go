package generated

import (
	"context"
	"os"
	"path/filepath"
	"testing"
)

// TestMemory: a problem is fresh until something changes that determines its generated files, or one of these files.
func TestMemory(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	root := t.TempDir()
	put := func(name, text string) {
		t.Helper()
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const yaml = "name: a\nsource_url: https://onlinejudge.org/external/1/100.pdf\n"
	put("go.mod", "module m\n\ngo 1.18\n")
	put("problems/lib/x/x.go", "package x\n\nfunc X() int { return 1 }\n")
	put("problems/a/solution/solution.go", "package main\n\nimport \"m/problems/lib/x\"\n\nfunc main() { println(x.X()) }\n")
	put("testcases/a/problem.yaml", yaml)

	// update brings the files up to date, and remembers this.
	update := func() {
		t.Helper()
		m := Remember(root)
		p, err := Make(context.Background(), root, "a")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Write(); err != nil {
			t.Fatal(err)
		}
		m.Add("a")
		m.Save()
	}
	if Remember(root).IsFresh("a") {
		t.Error("a problem is fresh before it was bundled")
	}
	for name, change := range map[string]func(){
		"solution":       func() { put("problems/a/solution/solution.go", "package main\n\nfunc main() { println(2) }\n") },
		"a second file":  func() { put("problems/a/solution/more.go", "package main\n") },
		"a helper":       func() { put("problems/lib/x/x.go", "package x\n\nfunc X() int { return 3 }\n") },
		"main.go":        func() { put("problems/a/main.go", "package main\n") },
		"no main.cpp":    func() { os.Remove(filepath.Join(root, "problems/a/main.cpp")) },
		"the site":       func() { put("testcases/a/problem.yaml", "name: a\n") },
		"the module":     func() { put("go.mod", "module m\n\ngo 1.19\n") },
		"embedded files": func() { put("problems/lib/x/y.go", "package x\n\nimport _ \"embed\"\n\n//go:embed t\nvar t string\n") },
	} {
		t.Run(name, func(t *testing.T) {
			put("go.mod", "module m\n\ngo 1.18\n")
			put("testcases/a/problem.yaml", yaml)
			put("problems/lib/x/x.go", "package x\n\nfunc X() int { return 1 }\n")
			put("problems/a/solution/solution.go", "package main\n\nimport \"m/problems/lib/x\"\n\nfunc main() { println(x.X()) }\n")
			for _, extra := range []string{"problems/a/solution/more.go", "problems/lib/x/y.go", "problems/a/main.go"} {
				os.Remove(filepath.Join(root, extra))
			}
			update()
			if !Remember(root).IsFresh("a") {
				t.Fatal("not fresh although nothing has changed")
			}
			put("problems/a/solution/solution_test.go", "package main\n")
			put("problems/lib/z/z.go", "package z\n")
			if !Remember(root).IsFresh("a") {
				t.Error("not fresh although only a test and another package have changed")
			}
			change()
			if Remember(root).IsFresh("a") {
				t.Error("still fresh after the change")
			}
		})
	}
}
