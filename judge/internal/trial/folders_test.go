package trial

import (
	"path/filepath"
	"testing"

	"oj/judge/internal/build"
	"oj/tools/shared/problem"
)

// TestWorkingFolderIsApart checks that the parent of a program's working folder contains no files of the
// judge, because on a system without namespaces the program can write to the parent.
func TestWorkingFolderIsApart(t *testing.T) {
	temp, files := t.TempDir(), t.TempDir()
	a := (&Runner{Temp: temp}).newTrial(&Contestant{Pkg: &problem.Package{}, Built: &build.Artifact{}}, &problem.Case{Files: files})
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

// TestIncompleteValidatorFolder checks that a folder whose files could not be copied is not used by a later
// call of validatorFolder.
func TestIncompleteValidatorFolder(t *testing.T) {
	pkg := &problem.Package{ShowSources: true}
	missing := filepath.Join(t.TempDir(), "missing.go")
	a := (&Runner{Temp: t.TempDir()}).newTrial(&Contestant{Pkg: pkg, Source: missing, Built: &build.Artifact{}}, &problem.Case{})
	defer a.end()
	for call := 1; call <= 2; call++ {
		if folder, err := a.validatorFolder(0); err == nil {
			t.Errorf("call %d returns %+v although the source is missing", call, folder)
		}
	}
}
