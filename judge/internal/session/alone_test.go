package session

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
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
		"problem.yaml": "", "lock": "", "data/secret/1.in": "", "data/secret/1.ans": "", "data/secret/2.in": "", "data/secret/2.ans": "",
		"stays.sh": stays, "too_slow.sh": tooSlow,
		"for_ever.sh": "while :; do :; done\n",
	}, names)
	subject := func(i int) *Program {
		return &Program{Entry: &report.Entry{Name: names[i]}, Program: runs(pkg, progs[i], time.Second), Cases: pkg.JudgedCases()[:1]}
	}
	r := &runner{Runner: match.Runner{Temp: t.TempDir(), Workers: 2}}
	holds, waits := subject(0), subject(1)
	holds.Limits.Time, waits.Limits.Time = 100*time.Second, 300*time.Millisecond
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
	slow.Limits.Time, expected.Limits.Time, expected.SlowIsFine = 100*time.Millisecond, 100*time.Millisecond, true
	if err := r.Judge(context.Background(), []*Program{slow, expected}, over(t, pkg, nil)); err != nil {
		t.Fatal(err)
	}
	for s, again := range map[*Program]bool{slow: true, expected: false} {
		if c := s.Entry.Cases[0]; c.Verdict != verdict.TLE || c.Retried != again {
			t.Errorf("for ever: %v, run again: %v, want TLE, %v", c.Verdict, c.Retried, again)
		}
	}
}

// TestWorthRepeating: who sleeps is not run again when the system tells that it did not wait for a processor. Where the
// system does not tell it is, but only until a retry failed.
func TestWorthRepeating(t *testing.T) {
	r, s := &runner{}, &Program{}
	s.Limits.Time = time.Second
	run := func(v verdict.Verdict, cpu float64, rested bool) *match.Attempt {
		return &match.Attempt{Case: &report.Case{Verdict: v, CPU: cpu}, Facts: decide.Facts{Program: &sandbox.Result{CPU: time.Duration(cpu * 1e9), Rested: rested}}}
	}
	for _, c := range []struct {
		a             *match.Attempt
		first, failed bool
	}{
		{run(verdict.ILE, 0.1, true), false, false},
		{run(verdict.TLE, 0.1, true), false, false},
		{run(verdict.ILE, 0.1, false), true, false},
		{run(verdict.TLE, 0.1, false), true, true},
		{run(verdict.TLE, 1.1, true), true, true},
	} {
		for failed, want := range []bool{c.first, c.failed} {
			r.failedRetries = map[*Program]int{s: failed}
			if got := r.worthRepeating(s, c.a); got != want {
				t.Errorf("%v after %v s, rested %v, %d retries failed: %v, want %v", c.a.Verdict, c.a.CPU, c.a.Facts.Program.Rested, failed, got, want)
			}
		}
	}
}
