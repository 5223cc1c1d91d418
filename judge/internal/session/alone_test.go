package session

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"oj/tools/problem"
	"oj/tools/verdict"
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
	program := func(i int) *Program {
		return runs(pkg, names[i], progs[i], time.Second)
	}
	c := newCall(t)
	holds, waits := program(0), program(1)
	holds.pkg.TimeLimit, waits.pkg.TimeLimit = 100*time.Second, 300*time.Millisecond
	if err := c.runAll(context.Background(), []*Program{holds, waits}, over(t, pkg, holds)); err != nil {
		t.Fatal(err)
	}
	if res := waits.Entry.Cases[0]; res.Verdict != verdict.AC || !res.Retried {
		t.Errorf("beside another: %v, run again: %v, want AC by a second run", res.Verdict, res.Retried)
	}
	if res := holds.Entry.Cases[0]; res.Verdict != verdict.AC || res.Retried {
		t.Errorf("the other: %v, run again: %v", res.Verdict, res.Retried)
	}
	// Who is too slow alone, too, gets its verdict; who is expected to be is not run again.
	slow, expected := program(2), program(2)
	slow.pkg.TimeLimit, expected.pkg.TimeLimit = 100*time.Millisecond, 100*time.Millisecond
	expected.expect = &problem.Expectations{All: []problem.Expectation{{Required: []verdict.Verdict{verdict.TLE}}}}
	if err := c.runAll(context.Background(), []*Program{slow, expected}, over(t, pkg, nil)); err != nil {
		t.Fatal(err)
	}
	for s, again := range map[*Program]bool{slow: true, expected: false} {
		if res := s.Entry.Cases[0]; res.Verdict != verdict.TLE || res.Retried != again {
			t.Errorf("for ever: %v, run again: %v, want TLE, %v", res.Verdict, res.Retried, again)
		}
	}
}
