package workspace

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// module creates a module with problems, contests, and other folders.
func module(t *testing.T) *Workspace {
	t.Helper()
	root := t.TempDir()
	for _, file := range []string{
		"problems/uva100/solution/solution.go", "problems/uva101/main.cpp", "problems/abc300/a/solution/solution.go", "problems/abc300/README.md",
		"problems/abc300/b/main.go", "problems/deep/er/c/main.go", "problems/lib/search/reach.go", "problems/.hidden/main.go",
		"testcases/uva100/1.in", "testcases/abc300/a/data/sample/1.in", "testcases/abc300/b/problem.yaml", "testcases/tested/data/sample/1.in", "problems/tested/x/y",
		"problems/empty/x", "problems/python/main.py", "problems/python/tests/1.in", "problems/python/tests/1.out",
	} {
		file = filepath.Join(root, filepath.FromSlash(file))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return &Workspace{Root: root}
}

var ids = []string{"abc300/a", "abc300/b", "deep/er/c", "empty", "python", "tested", "uva100", "uva101"}

func TestIDs(t *testing.T) {
	got, err := module(t).IDs()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(ids, got); diff != "" {
		t.Error(diff)
	}
	if got, err := new(Workspace).IDs(); err != nil || len(got) > 0 {
		t.Errorf("without a module: %q, %v", got, err)
	}
}

func TestMatch(t *testing.T) {
	contest := []string{"abc300/a", "abc300/b"}
	for arg, want := range map[string][]string{
		"uva100": {"uva100"}, "100": {"uva100"}, "abc300": contest, "abc300/": contest, "abc": contest, "abc300/b": {"abc300/b"}, "t": {"tested"},
		"deep": {"deep/er/c"}, "deep/er": {"deep/er/c"},
		// These arguments are errors: they match no id, or the ids of several problems. For example, uva10 does not
		// match uva100, because the whole number must match.
		"uva10": nil, "uva1": nil, "abc3": nil, "abc30": nil, "10": nil, "u": nil,
		"uva": nil, "102": nil, "": nil, "abc300/c": nil,
	} {
		got, err := Match(ids, arg)
		if diff := cmp.Diff(want, got); diff != "" || (err == nil) != (want != nil) {
			t.Errorf("%q: %v %s", arg, err, diff)
		}
	}
}

// TestNumbersMatchCompletely: an argument with only the first digits of an id's number does not match this
// id. For example, uva1000 does not match uva10004, even if there is no similar id.
func TestNumbersMatchCompletely(t *testing.T) {
	ids := []string{"abc300/a", "cf1850a", "skynet1", "uva10004", "uva260"}
	for arg, want := range map[string]string{
		"uva1000": "", "uva1": "", "uva26": "", "1000": "", "26": "", "cf185": "", "abc30": "", "uva2600": "",
		"uva10004": "uva10004", "10004": "uva10004", "uva260": "uva260", "sky": "skynet1", "cf": "cf1850a", "cf1850": "cf1850a", "abc": "abc300/a",
	} {
		got, err := Match(ids, arg)
		if want == "" && err == nil || want != "" && (len(got) != 1 || got[0] != want) {
			t.Errorf("%s: %q (%v), want %q", arg, got, err, want)
		}
	}
}
