package match

import (
	"path/filepath"
	"testing"

	"oj/judge/internal/build"
	"oj/tools/problem"
)

// TestWorkingFolderIsApart checks that the parent of a working folder contains no files of the judge, because programs
// without namespaces can write there.
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
