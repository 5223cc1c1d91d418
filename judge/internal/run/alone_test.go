package run

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// TestAlone: a program that was too slow beside another one is run again with nothing beside it, and that
// run counts. The program here is too slow while the other one holds a lock.
func TestAlone(t *testing.T) {
	if _, err := exec.LookPath("flock"); err != nil {
		t.Skip(err)
	}
	names := []string{"holds.sh", "waits.sh", "for_ever.sh", "sleeps.sh", "asleep.sh"}
	pkg, progs := scripts(t, map[string]string{
		"problem.yaml": "", "lock": "", "data/secret/1.in": "", "data/secret/1.ans": "", "data/secret/2.in": "", "data/secret/2.ans": "",
		"holds.sh": holdsLock, "waits.sh": waitsForIt,
		"sleeps.sh":   "sleep 0.5\nexec 9< LOCK\nflock -n 9 && exit 0\nexec sleep 60\n",
		"asleep.sh":   "exec sleep 60\n",
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
	// The same for one that idled; but who idles on one testcase after the other is believed.
	again, sleeps := subject(0), subject(3)
	if err := r.Judge(context.Background(), []*Subject{again, sleeps}, Events{}); err != nil {
		t.Fatal(err)
	}
	if c := sleeps.Entry.Cases[0]; c.Verdict != verdict.AC || !c.Retried {
		t.Errorf("idle beside another: %v, run again: %v, want AC by a second run", c.Verdict, c.Retried)
	}
	asleep := subject(4)
	asleep.Cases, asleep.TimeLimit = pkg.JudgedCases(), 50*time.Millisecond
	if err := (&Runner{Temp: t.TempDir(), Workers: 1}).Judge(context.Background(), []*Subject{asleep}, Events{}); err != nil {
		t.Fatal(err)
	}
	for i, again := range []bool{true, false} {
		if c := asleep.Entry.Cases[i]; c.Verdict != verdict.ILE || c.Retried != again {
			t.Errorf("asleep on testcase %d: %v, run again: %v, want ILE, %v", i+1, c.Verdict, c.Retried, again)
		}
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
