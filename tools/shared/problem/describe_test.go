package problem

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"oj/tools/shared/workspace"
)

// TestDescribe: Describe returns the settings of a package, and the defaults for missing settings.
func TestDescribe(t *testing.T) {
	w := &workspace.Workspace{Root: t.TempDir()}
	a := w.Target("abc300/a")
	text := "name: A\nsource_url: https://atcoder.jp/contests/abc300/tasks/abc300_a\nkeywords: [graphs, trees]\nlimits: {time_limit: 2, memory: 1024}\n"
	if os.MkdirAll(a.Package, 0o755) != nil || os.WriteFile(filepath.Join(a.Package, "problem.yaml"), []byte(text), 0o644) != nil {
		t.Fatal("the package cannot be written")
	}
	p, err := Describe(a)
	if err != nil {
		t.Fatal(err)
	}
	if p.Site == nil || p.Site.Name != "atcoder" || p.SourceURL != "https://atcoder.jp/contests/abc300/tasks/abc300_a" ||
		p.ID != "abc300/a" || p.Name != "A" || len(p.Keywords) != 2 || p.TimeLimit != 2*time.Second || p.Limits.Memory != 1<<30 {
		t.Errorf("%+v", p)
	}
	p, err = Describe(w.Target("uva101")) // this problem has no package at all
	if err != nil || p.Site == nil || p.Site.Name != "uva" || p.Name != "uva101" || p.TimeLimit != 3*time.Second {
		t.Errorf("%+v, %v", p, err)
	}
}
