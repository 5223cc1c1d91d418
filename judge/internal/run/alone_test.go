package run

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// TestAlone: a program that was too slow beside another one is run again with nothing beside it, and that
// run counts. The program here is too slow while the other one holds a lock.
func TestAlone(t *testing.T) {
	if _, err := exec.LookPath("flock"); err != nil {
		t.Skip(err)
	}
	names := []string{"holds.sh", "waits.sh", "for_ever.sh"}
	pkg, progs := scripts(t, map[string]string{
		"problem.yaml": "", "lock": "", "data/secret/1.in": "", "data/secret/1.ans": "", "data/secret/2.in": "", "data/secret/2.ans": "",
		"holds.sh": holdsLock, "waits.sh": waitsForIt,
		"for_ever.sh": "while :; do :; done\n",
	}, names)
	subject := func(i int) *Subject {
		return &Subject{Entry: &report.Entry{Name: names[i]}, Pkg: pkg, Prog: progs[i], TimeLimit: time.Second, Cases: pkg.JudgedCases()[:1]}
	}
	r := &Runner{Temp: t.TempDir(), Workers: 2}
	holds, waits := subject(0), subject(1)
	if err := r.Judge(context.Background(), []*Subject{holds, waits}, Events{}); err != nil {
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
	slow.TimeLimit, expected.TimeLimit, expected.SlowIsFine = 100*time.Millisecond, 100*time.Millisecond, true
	if err := r.Judge(context.Background(), []*Subject{slow, expected}, Events{}); err != nil {
		t.Fatal(err)
	}
	for s, again := range map[*Subject]bool{slow: true, expected: false} {
		if c := s.Entry.Cases[0]; c.Verdict != verdict.TLE || c.Retried != again {
			t.Errorf("for ever: %v, run again: %v, want TLE, %v", c.Verdict, c.Retried, again)
		}
	}
}

// TestRepetitions: who sleeps is not run again when the system tells that it did not wait for a processor. Where the
// system does not tell it is, but only until that was in vain once.
func TestRepetitions(t *testing.T) {
	r, s := &Runner{}, &Subject{TimeLimit: time.Second}
	run := func(v verdict.Verdict, cpu float64, rested bool) *attempt {
		a := newAttempt(&packages.Case{}, decide.Limits{})
		a.Verdict, a.CPU, a.facts.Program = v, cpu, &sandbox.Result{Rested: rested}
		return a
	}
	for _, c := range []struct {
		a           *attempt
		first, vain int
	}{
		{run(verdict.ILE, 0.1, true), 0, 0},
		{run(verdict.TLE, 0.1, true), 0, 0},
		{run(verdict.ILE, 0.1, false), onTheClock, 0},
		{run(verdict.TLE, 0.1, false), onTheClock, 1},
		{run(verdict.TLE, 1.1, true), 1, 1},
	} {
		r.vain = nil
		if n := r.repetitions(s, c.a); n != c.first {
			t.Errorf("%v after %v s, rested %v: %d times, want %d", c.a.Verdict, c.a.CPU, c.a.facts.Program.Rested, n, c.first)
		}
		r.vain[s] = 1
		if n := r.repetitions(s, c.a); n != c.vain {
			t.Errorf("%v after %v s, rested %v, in vain before: %d times, want %d", c.a.Verdict, c.a.CPU, c.a.facts.Program.Rested, n, c.vain)
		}
	}
}
