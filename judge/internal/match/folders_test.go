package match

import (
	"path/filepath"
	"testing"

	"oj/judge/internal/build"
	"oj/tools/problem"
)

// TestWorkingFolderIsApart: where there are no namespaces a program can write in the folder that its working folder is in,
// so nothing of the judge's may be there.
func TestWorkingFolderIsApart(t *testing.T) {
	temp, files := t.TempDir(), t.TempDir()
	a := (&Runner{Temp: temp}).attempt(&Program{Pkg: &problem.Problem{}, Built: &build.Program{}}, &problem.Case{Files: files})
	defer a.end()
	spec, err := a.spec()
	if err != nil {
		t.Fatal(err)
	}
	hidden, err := a.r.HiddenFolder()
	if err != nil {
		t.Fatal(err)
	}
	if around := filepath.Dir(spec.Dir); around == temp || around == filepath.Dir(hidden) {
		t.Errorf("the program runs in %s", spec.Dir)
	}
}
