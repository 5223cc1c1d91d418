package session

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// TestAlone checks that if a program waited too long while another program was running, the judge runs it
// again alone and uses the result of the second run. In this test the program tooLazy waits until the program
// stays has ended.
func TestAlone(t *testing.T) {
	if _, err := exec.LookPath("flock"); err != nil {
		t.Skip(err)
	}
	names := []string{"stays.sh", "too_lazy.sh"}
	pkg, progs := scripts(t, map[string]string{
		"problem.yaml": "", "lock": "", "data/secret/1.in": "", "data/secret/1.ans": "", "stays.sh": stays, "too_lazy.sh": tooLazy,
	}, names)
	c := newCall(t)
	holds := newScriptTask(c, pkg, names[0], progs[0], 100*time.Second)
	waits := newScriptTask(c, pkg, names[1], progs[1], 300*time.Millisecond)
	if err := c.runAll(context.Background(), []*task{holds, waits}, over(t, pkg, holds)); err != nil {
		t.Fatal(err)
	}
	if res := waits.results[0]; res.Verdict != verdict.AC || !res.Repeated {
		t.Errorf("the program that waited: %v, run again: %v; want AC by a second run", res.Verdict, res.Repeated)
	}
	if res := holds.results[0]; res.Verdict != verdict.AC || res.Repeated {
		t.Errorf("the other program: %v, run again: %v; want AC by the first run", res.Verdict, res.Repeated)
	}
}

// TestRepeated checks which programs are run again after they have exceeded their time limit. A program that
// waits too long is run again, unless it is expected to be too slow. An endless loop is not run again,
// because it has used its whole time limit as CPU time and would do so again.
func TestRepeated(t *testing.T) {
	names := []string{"sleeps.sh", "computes.sh"}
	pkg, progs := scripts(t, map[string]string{
		"problem.yaml": "", "data/secret/1.in": "", "data/secret/1.ans": "", "sleeps.sh": sleeps, "computes.sh": computes,
	}, names)
	c := newCall(t)
	limit := 100 * time.Millisecond
	lazy := newScriptTask(c, pkg, names[0], progs[0], limit)
	expected := newScriptTask(c, pkg, names[0], progs[0], limit)
	expected.program.expect = &problem.Expectations{All: []problem.Expectation{{Required: []verdict.Verdict{verdict.TLE}}}}
	loop := newScriptTask(c, pkg, names[1], progs[1], limit)
	if err := c.runAll(context.Background(), []*task{lazy, expected, loop}, func(*task) {}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []struct {
		name     string
		task     *task
		verdict  verdict.Verdict
		repeated bool
	}{
		{"it sleeps", lazy, verdict.ILE, true}, {"it should sleep", expected, verdict.ILE, false}, {"it loops", loop, verdict.TLE, false},
	} {
		if res := want.task.results[0]; res.Verdict != want.verdict || res.Repeated != want.repeated {
			t.Errorf("%s: %v, run again: %v; want %v, %v", want.name, res.Verdict, res.Repeated, want.verdict, want.repeated)
		}
	}
}
