package trial

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/build"
	"oj/judge/internal/picture"
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

// TestPlantedLinks: a validator can put symbolic links to the user's files into its feedback folder, or in place of it. The
// judge neither writes nor reads through them.
func TestPlantedLinks(t *testing.T) {
	home := t.TempDir()
	for _, name := range []string{"score.txt", "judgemessage.txt", "nextpass.in", "judgeimage.svg"} {
		if err := os.WriteFile(filepath.Join(home, name), []byte("precious"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	parent := t.TempDir()
	for _, isFolder := range []bool{false, true} {
		dir := filepath.Join(parent, fmt.Sprint(isFolder))
		h := validatorFolder{dir, filepath.Join(dir, ".feedback1") + string(filepath.Separator)}
		if err := os.MkdirAll(h.feedback, 0o755); err != nil {
			t.Fatal(err)
		}
		links := map[string]string{"score.txt": "", "judgemessage.txt": "", "nextpass.in": "", "judgeimage.svg": ""}
		if isFolder {
			os.Remove(h.feedback)
			links = map[string]string{"": ""}
		}
		for name := range links {
			if err := os.Symlink(filepath.Join(home, name), filepath.Clean(h.feedback+name)); err != nil {
				t.Skip(err)
			}
		}

		if text := message(h.feedback); text != "" {
			t.Errorf("message %q", text)
		}
		if x, err := readNumber(h.feedback, scoreFile); err == nil || strings.Contains(err.Error(), "precious") {
			t.Errorf("number %v, error %v", x, err)
		}
		if err := h.take("nextpass.in", dir+"-pass2.in"); err == nil {
			t.Error("the file is the input of the next pass")
		}
		if list, err := picture.Collect(h.feedback); len(list) > 0 || err == nil {
			t.Errorf("pictures %q, error %v", list, err)
		}
		if err := writePoints(h.feedback, "points 7"); (err != nil) != isFolder {
			t.Errorf("writing points: %v", err)
		}
		for _, name := range []string{"score.txt", "judgemessage.txt", "nextpass.in", "judgeimage.svg"} {
			if text, err := os.ReadFile(filepath.Join(home, name)); string(text) != "precious" {
				t.Errorf("%s is %q (%v)", name, text, err)
			}
		}
	}
}
