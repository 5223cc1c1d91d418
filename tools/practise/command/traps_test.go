package command

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/problem"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
	"oj/tools/shared/workspace"
)

// TestTraps checks the trap of each problem: at least one wrong program of the problem's package fails on the trap, and no
// accepted program fails on it. A game has a testcase for its referee.
func TestTraps(t *testing.T) {
	c, err := readCourse(clone)
	if err != nil {
		t.Fatal(err)
	}
	judge := program.Build(t, "oj/judge")
	for _, one := range c.lessons {
		t.Run(one.id, func(t *testing.T) {
			if one.id != "uva260" && one.id != "skynet2" {
				full.Test(t)
			}
			from := filepath.Join(clone, "testcases", one.id)
			pkg, err := problem.Read(from)
			if err != nil {
				t.Fatal(err)
			}
			h, err := place{lesson: one, target: (&workspace.Workspace{Root: clone}).Target(one.id)}.readHints()
			if err != nil {
				t.Fatal(err)
			}
			if pkg.Interactive != (h.game != "") {
				t.Fatalf("the package is a game: %t; the last hint has a testcase for the referee: %t", pkg.Interactive, h.game != "")
			}
			input := h.input
			if pkg.Interactive {
				input = h.game
			}

			// Copy the package and make the trap its only testcase.
			l := newLearner(t)
			l.copyProblem(one.id)
			dir := filepath.Join(l.dir, "testcases", "traps", one.id)
			for _, name := range []string{"problem.yaml", ".timelimit", "submissions", "output_validators"} {
				copyInto(t, filepath.Join(dir, name), filepath.Join(from, name))
			}
			l.write("testcases/traps/"+one.id+"/data/secret/trap.in", input)
			l.write("testcases/traps/"+one.id+"/data/secret/trap.ans", h.answer)

			report := filepath.Join(l.dir, "report.json")
			cmd := exec.Command(judge, "-kill", "-json", report, dir)
			cmd.Dir = l.dir

			// Ignore the judge's exit status: it is 1 if any wrong program is accepted, but this
			// test requires only that at least one wrong program is rejected.
			out, _ := cmd.CombinedOutput()
			text, err := os.ReadFile(report)
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			var parsed struct {
				Problems []struct{ Entries []judged }
			}
			if err := json.Unmarshal(text, &parsed); err != nil {
				t.Fatal(err)
			}
			rejected := 0
			for _, p := range parsed.Problems {
				for _, e := range p.Entries {
					if strings.HasPrefix(e.Name, "wrong_answer/") && e.Verdict != "AC" {
						rejected++
					}
					if strings.HasPrefix(e.Name, "accepted/") && e.Verdict != "AC" {
						t.Errorf("%s: %s", e.Name, e.Verdict)
					}
				}
			}
			if rejected == 0 {
				t.Errorf("the trap rejects no wrong program\n%s", out)
			}
		})
	}
}

// copyInto copies a file or a folder, if it exists.
func copyInto(t *testing.T, to, from string) {
	t.Helper()
	info, err := os.Stat(from)
	switch {
	case err != nil:
		return
	case info.IsDir():
		err = os.CopyFS(to, os.DirFS(from))
	default:
		var text []byte
		if text, err = os.ReadFile(from); err == nil {
			err = os.MkdirAll(filepath.Dir(to), 0o777)
		}
		if err == nil {
			err = os.WriteFile(to, text, 0o666)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
}
