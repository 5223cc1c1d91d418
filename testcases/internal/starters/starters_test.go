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

// TestStarters checks that every bot in testdata wins all testcases of its puzzle. The file's name is the
// puzzle's id. If testdata has no bot in some language for a puzzle, the puzzle's package has one among its
// accepted submissions.
func TestStarters(t *testing.T) {
	if !full.Asked() {
		t.Skip("takes long: runs with -full")
	}
	files, err := filepath.Glob("testdata/*.*")
	if err != nil || len(files) < 37 {
		t.Fatalf("found %d bots, error %v", len(files), err)
	}

	judge := program.Build(t, "oj/judge")
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			full.Test(t)
			id := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
			// The judge finds the repository, because it runs in this folder.
			cmd := exec.Command(judge, "-src", file, id)
			out, err := cmd.CombinedOutput()
			for _, missing := range []string{"compiler or interpreter found", "needs Node 22.6"} {
				if strings.Contains(string(out), missing) {
					t.Skipf("%s", out)
				}
			}
			if err != nil || !strings.Contains(string(out), " AC") {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
