// Package starters_test judges bots that contain CodinGame's starter code, the code that a player gets at the
// beginning of a puzzle. Starter code reads word by word, line by line or with cin.ignore, writes to standard
// error, never flushes its output, and loops forever.
package starters_test

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
)

// languages are the extensions of the languages that CodinGame offers and that the judge knows. Bots in C and Go are
// tested elsewhere: Go packages may not contain C, and other tests judge many of them.
const languages = "cpp cs dart hs java js kt lua ml pas php pl py rb rs sh swift ts"

// TestLanguages checks that a bot in each language of CodinGame wins all testcases of Power of Thor. A language whose
// interpreter or compiler is missing is skipped.
func TestLanguages(t *testing.T) {
	judge := program.Build(t, "oj/judge")
	for _, ext := range strings.Fields(languages) {
		t.Run(ext, func(t *testing.T) { wins(t, judge, "testdata/thor1."+ext) })
	}
}

// TestStarters checks that every other bot in testdata wins all testcases of its puzzle. The file's name is the
// puzzle's id. If testdata has no bot in some language for a puzzle, the puzzle's package has one among its
// accepted submissions.
func TestStarters(t *testing.T) {
	if !full.Asked() {
		t.Skip("takes long: runs with -full")
	}
	files, err := filepath.Glob("testdata/*.*")
	if err != nil || len(files) < 39 {
		t.Fatalf("found %d bots, error %v", len(files), err)
	}

	judge := program.Build(t, "oj/judge")
	for _, file := range files {
		if strings.HasPrefix(filepath.Base(file), "thor1.") {
			continue // TestLanguages judges these
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			full.Test(t)
			wins(t, judge, file)
		})
	}
}

// wins checks that a bot wins all testcases of its puzzle.
func wins(t *testing.T, judge, file string) {
	// The judge finds the repository, because it runs in this folder.
	id, _, _ := strings.Cut(filepath.Base(file), ".")
	out, err := exec.Command(judge, "-src", file, id).CombinedOutput()
	for _, missing := range []string{"compiler or interpreter found", "needs Node 22.6"} {
		if strings.Contains(string(out), missing) {
			t.Skipf("%s", out)
		}
	}
	if err != nil || !strings.Contains(string(out), " AC") {
		t.Errorf("%v\n%s", err, out)
	}
}
