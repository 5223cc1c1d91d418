package trial

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"oj/tools/shared/problem"
)

// TestSecretFolders checks that Hide hides the checkouts of the module and of each package with their git directories,
// the home folder, the cache, and the files of validators.
func TestSecretFolders(t *testing.T) {
	top := t.TempDir()
	t.Setenv("HOME", filepath.Join(top, "home"))
	for _, dir := range []string{"module/.git", "other/.git", "other/pkg"} {
		if err := os.MkdirAll(filepath.Join(top, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}

	r := &Runner{Temp: filepath.Join(top, "temp")}
	pkg := &problem.Package{Dir: filepath.Join(top, "other", "pkg")}
	got := r.secretFolders(filepath.Join(top, "module"), filepath.Join(top, "cache"), []*problem.Package{pkg})
	var want []string
	for _, dir := range []string{"cache", "home", "module", "module/.git", "other", "other/.git", "other/pkg", "temp/hidden"} {
		want = append(want, filepath.Join(top, dir))
	}
	for _, list := range [][]string{got, want} {
		slices.Sort(list)
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestRepository checks that the function repository finds all folders in which git stores the files of a
// checkout. The checkouts are a main worktree, another worktree, and a clone that shares objects.
func TestRepository(t *testing.T) {
	git, err := exec.LookPath("git")
	if err != nil {
		t.Skip("SKIPPED: ", err)
	}
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	run := func(args ...string) {
		t.Helper()
		cmd := exec.Command(git, append([]string{"-c", "user.name=a", "-c", "user.email=a@example.com"}, args...)...)
		cmd.Dir, cmd.Env = top, append(os.Environ(), "GIT_CONFIG_GLOBAL=/dev/null")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %q: %v\n%s", args, err, out)
		}
	}
	run("init", "-q", "main")
	run("-C", "main", "commit", "-q", "--allow-empty", "-m", "first")
	run("-C", "main", "worktree", "add", "-q", "../other")
	run("clone", "-q", "--shared", "main", "clone")
	run("init", "-q", "--separate-git-dir", "apart.git", "separate")
	inside := filepath.Join(top, "other", "a", "b")
	if err := os.MkdirAll(inside, 0o755); err != nil {
		t.Fatal(err)
	}
	for dir, want := range map[string][]string{
		"main":      {"main", "main/.git", "other"},
		"other/a/b": {"main", "main/.git", "main/.git/worktrees/other", "other"},
		"clone":     {"clone", "clone/.git", "main/.git/objects"},
		"separate":  {"apart.git", "separate"},
		"":          nil,
	} {
		var got []string
		for _, path := range repository(filepath.Join(top, dir), map[string]bool{}) {
			path, _ = filepath.Rel(top, path)
			got = append(got, path)
		}
		slices.Sort(got)
		if got = slices.Compact(got); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", dir, got, want)
		}
	}
}
