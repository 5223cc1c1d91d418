package tracked

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
)

// TestOnly: folders, files in them and single files that git does not track are left out.
func TestOnly(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip(err)
	}
	root := t.TempDir()
	for _, name := range []string{"go.mod", "problems/a/main.go", "testcases/a/problem.yaml"} {
		write(t, root, name)
	}
	t.Chdir(root)
	all := []string{"problems/a", "testcases/a/problem.yaml", "problems/b", "testcases/b/data/1.in", "testcases/a/new.in", filepath.Join(root, "testcases/b")}
	if got := Only(t, all); !slices.Equal(got, all) {
		t.Errorf("without a repository: %q", got)
	}
	for _, args := range [][]string{{"init", "-q"}, {"add", "."}} {
		if out, err := exec.Command("git", args...).CombinedOutput(); err != nil {
			t.Fatalf("git %q: %v\n%s", args, err, out)
		}
	}
	for _, name := range []string{"problems/b/main.go", "testcases/b/data/1.in", "testcases/a/new.in"} {
		write(t, root, name)
	}
	if got := Only(t, all); !slices.Equal(got, all[:2]) {
		t.Errorf("kept %q, want %q", got, all[:2])
	}
	t.Chdir(filepath.Join(root, "problems"))
	if got, want := Only(t, []string{"a", "b/main.go", "../testcases/a"}), []string{"a", "../testcases/a"}; !slices.Equal(got, want) {
		t.Errorf("kept %q, want %q", got, want)
	}
}

func write(t *testing.T, root, name string) {
	t.Helper()
	path := filepath.Join(root, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("module m\n"), 0o666); err != nil {
		t.Fatal(err)
	}
}
