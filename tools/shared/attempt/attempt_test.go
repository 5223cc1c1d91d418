package attempt

import (
	"os"
	"path/filepath"
	"testing"

	"oj/tools/shared/workspace"
)

// TestNamed: an id refers to the learner's program, but a path outside the folder mine does not.
func TestNamed(t *testing.T) {
	root := t.TempDir()
	for _, name := range []string{
		"problems/uva1/main.go", "testcases/uva1/problem.yaml", "mine/uva1/solution.go", "mine/uva1/solution_test.go",
		"problems/uva2/main.go", "testcases/uva2/problem.yaml", "mine/uva2/main.py",
		"problems/uva3/main.go", "testcases/uva3/problem.yaml", "mine/uva3/a.go", "mine/uva3/b.go",
		"problems/uva4/main.go", "testcases/uva4/problem.yaml", "mine/uva4/statement.md",
	} {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(root, "go.mod"), []byte("module m\n"), 0o666); err != nil {
		t.Fatal(err)
	}

	ws := workspace.Find(root)
	for _, c := range []struct{ dir, arg, want string }{
		{"", "uva1", "mine/uva1/solution.go"},
		{"", "1", "mine/uva1/solution.go"},
		{"problems", "uva1", "mine/uva1/solution.go"},
		{"", "mine/uva1", "mine/uva1/solution.go"},
		{"mine/uva1", "solution.go", "mine/uva1/solution.go"},
		{"", "uva2", "mine/uva2/main.py"},
		{"", "uva3", "mine/uva3"},
		{"", "problems/uva1", ""},
		{"", "testcases/uva1", ""},
		{"problems/uva1", ".", ""},
		{"problems/uva1", "main.go", ""},
		{"", "uva4", ""},
		{"", "uva5", ""},
		{"", "uva", ""},
	} {
		want := ""
		if c.want != "" {
			want = filepath.Join(root, filepath.FromSlash(c.want))
		}
		if got, _ := Named(ws, filepath.Join(root, c.dir), c.arg); got != want {
			t.Errorf("%q in %q: %q, want %q", c.arg, c.dir, got, want)
		}
	}
}
