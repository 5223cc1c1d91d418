package run

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// TestAlone: a program that was too slow beside another one is run again with nothing beside it, and that
// run counts. The program here is too slow while the other one holds a lock.
func TestAlone(t *testing.T) {
	if _, err := exec.LookPath("flock"); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	files := map[string]string{
		"problem.yaml": "", "lock": "", "data/secret/1.in": "", "data/secret/1.ans": "", "data/secret/2.in": "", "data/secret/2.ans": "",
		"holds.sh":    "exec 9< LOCK\nflock 9\nexec sleep 1.5\n",
		"waits.sh":    "sleep 0.5\nexec 9< LOCK\nflock -n 9 && exit 0\nwhile :; do :; done\n",
		"sleeps.sh":   "sleep 0.5\nexec 9< LOCK\nflock -n 9 && exit 0\nexec sleep 60\n",
		"asleep.sh":   "exec sleep 60\n",
		"for_ever.sh": "while :; do :; done\n",
	}
	var jobs []build.Job
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		text = strings.ReplaceAll(text, "LOCK", filepath.Join(dir, "lock"))
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	names := []string{"holds.sh", "waits.sh", "for_ever.sh", "sleeps.sh", "asleep.sh"}
	for _, name := range names {
		jobs = append(jobs, build.Job{Source: filepath.Join(dir, name)})
	}
	progs, err := (&build.Builder{Cache: t.TempDir(), Temp: t.TempDir()}).Build(context.Background(), jobs)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := packages.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
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
