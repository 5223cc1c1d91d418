package session

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"oj/judge/internal/match"
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
	subject := func(i int) *Program {
		return runs(pkg, names[i], progs[i], time.Second)
	}
	r := &runner{Runner: match.Runner{Temp: t.TempDir(), Workers: 2}}
	holds, waits := subject(0), subject(1)
	holds.Pkg.TimeLimit, waits.Pkg.TimeLimit = 100*time.Second, 300*time.Millisecond
	if err := r.Judge(context.Background(), []*Program{holds, waits}, over(t, pkg, holds)); err != nil {
		t.Fatal(err)
	}
	if c := waits.Entry.Cases[0]; c.Verdict != verdict.AC || !c.Retried {
		t.Errorf("beside another: %v, run again: %v, want AC by a second run", c.Verdict, c.Retried)
	}
	if c := holds.Entry.Cases[0]; c.Verdict != verdict.AC || c.Retried {
		t.Errorf("the other: %v, run again: %v", c.Verdict, c.Retried)
	}
	// Who is too slow alone, too, gets its verdict; who is expected to be is not run again.
	slow, expected := subject(2), subject(2)
	slow.Pkg.TimeLimit, expected.Pkg.TimeLimit, expected.slowIsFine = 100*time.Millisecond, 100*time.Millisecond, true
	if err := r.Judge(context.Background(), []*Program{slow, expected}, over(t, pkg, nil)); err != nil {
		t.Fatal(err)
	}
	for s, again := range map[*Program]bool{slow: true, expected: false} {
		if c := s.Entry.Cases[0]; c.Verdict != verdict.TLE || c.Retried != again {
			t.Errorf("for ever: %v, run again: %v, want TLE, %v", c.Verdict, c.Retried, again)
		}
	}
}
