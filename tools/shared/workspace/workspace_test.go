package workspace

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestModule(t *testing.T) {
	dir := t.TempDir()
	for text, want := range map[string]string{
		"module oj\n": "oj", "// of\n\nmodule  example.com/x \n\ngo 1.25\n": "example.com/x", "module \"quoted\"\n": "quoted", "go 1.25\n": "", "": "",
	} {
		if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if got := Module(dir); got != want {
			t.Errorf("%q: module %q, want %q", text, got, want)
		}
	}
	if got := Module(filepath.Join(dir, "nowhere")); got != "" {
		t.Errorf("without go.mod: module %q", got)
	}
}

func TestSuggestion(t *testing.T) {
	names := []string{"guarini", "pocketcube", "skynet1", "skynet2", "starcraft", "uva260"}
	for arg, want := range map[string]string{
		"guarni": "guarini", "cube": "pocketcube", "skynt2": "skynet2", "uav260": "uva260", "260": "uva260", "sarcraft": "starcraft", "uva261": "uva260", "uva99999": "", "uva1260": "uva260", "uva270": "uva260",
		"hello": "", "x": "",
	} {
		got := suggestion(arg, names)
		if want == "" {
			want = "the problems here are guarini, pocketcube, skynet1, skynet2, starcraft and 1 more"
		} else {
			want = "did you mean " + want
		}
		if !strings.HasPrefix(got, want) {
			t.Errorf("%s: %q, want %q", arg, got, want)
		}
	}
}

// TestUnknown: the error about an unknown id says how to create this problem, and that numbers are not shortened.
func TestUnknown(t *testing.T) {
	ids := []string{"guarini", "uva260", "uva2608", "uva10004"}
	for arg, want := range map[string]string{
		"uva26":    `no problem "uva26", and no folder of that name; a number must be whole, as in uva260, uva2608 (go run ./tools/new uva26 creates it)`,
		"uva99999": `no problem "uva99999", and no folder of that name; the problems here are guarini, uva260, uva2608, uva10004 (go run ./tools/new uva99999 creates it)`,
		"guarni":   `no problem "guarni", and no folder of that name; did you mean guarini? (go run ./tools/new guarni creates it)`,
	} {
		if _, err := Match(ids, arg); err == nil || err.Error() != want {
			t.Errorf("%s: %v\nwant %s", arg, err, want)
		}
	}
}

// TestFewNames: an error suggests at most five ids.
func TestFewNames(t *testing.T) {
	var ids []string
	for i := range 60 {
		ids = append(ids, fmt.Sprintf("uva%d", 10000+i))
	}
	for _, arg := range []string{"uva10O04", "xyz", "uva"} {
		_, err := Match(ids, arg)
		if err == nil {
			t.Fatalf("%s: no error", arg)
		}
		if n := strings.Count(err.Error(), "uva1"); n != maxSuggested+2*strings.Count(arg, "uva1") { // the argument stands in the error twice
			t.Errorf("%s: the error names %d ids: %q", arg, n, err)
		}
	}
}

// TestResolveFile: a file determines the problem to which it belongs.
func TestResolveFile(t *testing.T) {
	root := t.TempDir()
	write := func(name string) {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("module m\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{
		"go.mod", "problems/abc/a/solution/solution.go", "testcases/abc/a/data/secret/x/1.in", "problems/one/main.cpp", "testcases/one/1.in",
		"flat/a.cpp", "flat/1.in", "README.md",
	} {
		write(name)
	}

	w := &Workspace{Root: root}
	for name, want := range map[string]string{
		"problems/abc/a/solution/solution.go": "abc/a", "testcases/abc/a/data/secret/x/1.in": "abc/a", "problems/one/main.cpp": "one",
		"testcases/one/1.in": "one", "flat/a.cpp": "flat", "flat/1.in": "flat", "README.md": "",
	} {
		for _, arg := range []string{name, filepath.Join(root, name)} {
			got, err := w.Resolve(root, []string{arg})
			switch {
			case want == "" && (err == nil || !strings.Contains(err.Error(), "belongs to no problem")):
				t.Errorf("%s: %v, %v", arg, got, err)
			case want != "" && (len(got) != 1 || got[0].ID != want):
				t.Errorf("%s: %v (%v), want %s", arg, got, err, want)
			}
		}
	}
}
