package session

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"oj/judge/internal/problem"
	"oj/judge/internal/verdict"
)

// TestAlone: a program that was too slow beside another one is run again with nothing beside it, and that
// run counts. The program here is too slow until the other one is over.
func TestAlone(t *testing.T) {
	if _, err := exec.LookPath("flock"); err != nil {
		t.Skip(err)
	}
	names := []string{"stays.sh", "too_slow.sh", "for_ever.sh"}
	pkg, progs := scripts(t, map[string]string{
		"problem.yaml": "", "lock": "", "data/secret/1.in": "", "data/secret/1.ans": "",
		"stays.sh": stays, "too_slow.sh": tooSlow,
		"for_ever.sh": "while :; do :; done\n",
	}, names)
	program := func(i int) *subject {
		return runs(pkg, names[i], progs[i], time.Second)
	}
	r := newRunner(t)
	holds, waits := program(0), program(1)
	holds.pkg.TimeLimit, waits.pkg.TimeLimit = 100*time.Second, 300*time.Millisecond
	if err := r.Judge(context.Background(), []*subject{holds, waits}, over(t, pkg, holds)); err != nil {
		t.Fatal(err)
	}
	if c := waits.Entry.Cases[0]; c.Verdict != verdict.AC || !c.Retried {
		t.Errorf("beside another: %v, run again: %v, want AC by a second run", c.Verdict, c.Retried)
	}
	if c := holds.Entry.Cases[0]; c.Verdict != verdict.AC || c.Retried {
		t.Errorf("the other: %v, run again: %v", c.Verdict, c.Retried)
	}
	// Who is too slow alone, too, gets its verdict; who is expected to be is not run again.
	slow, expected := program(2), program(2)
	slow.pkg.TimeLimit, expected.pkg.TimeLimit = 100*time.Millisecond, 100*time.Millisecond
	expected.expect = &problem.Expectations{All: []problem.Expectation{{Required: []verdict.Verdict{verdict.TLE}}}}
	if err := r.Judge(context.Background(), []*subject{slow, expected}, over(t, pkg, nil)); err != nil {
		t.Fatal(err)
	}
	for s, again := range map[*subject]bool{slow: true, expected: false} {
		if c := s.Entry.Cases[0]; c.Verdict != verdict.TLE || c.Retried != again {
			t.Errorf("for ever: %v, run again: %v, want TLE, %v", c.Verdict, c.Retried, again)
		}
	}
}
