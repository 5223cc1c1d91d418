package workspace

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestModules(t *testing.T) {
	root := t.TempDir()
	text := `module mine

replace oj => ../oj // the clone
replace (
	example.com/a v1.2.3 => "/with blank/a"
	example.com/b => example.com/c v1.0.0
)
`
	if err := os.WriteFile(filepath.Join(root, "go.mod"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	modules := Modules(root)
	oj := filepath.Join(filepath.Dir(root), "oj")
	want := []GoModule{{"mine", root}, {"oj", oj}, {"example.com/a", "/with blank/a"}}
	if diff := cmp.Diff(want, modules); diff != "" {
		t.Error(diff)
	}
	for path, want := range map[string]string{
		"mine/lib": filepath.Join(root, "lib"), "mine": root, "oj/problems/lib/scan": filepath.Join(oj, "problems", "lib", "scan"),
		"ojo": "", "example.com/b/x": "", "fmt": "",
	} {
		if got, ok := PackageDir(modules, path); got != want || ok != (want != "") {
			t.Errorf("%s is in %q, %v, want %q", path, got, ok, want)
		}
	}
}
