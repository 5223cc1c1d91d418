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

// TestAloneEverywhere: what was too slow beside another program is run again alone with every kind of
// output validator, too. The program is too slow while the other one holds a lock.
func TestAloneEverywhere(t *testing.T) {
	if _, err := exec.LookPath("flock"); err != nil {
		t.Skip(err)
	}
	if testing.Short() {
		t.Skip("SKIPPED: it takes some seconds")
	}
	for _, validation := range []string{"custom", "custom interactive", "custom multi-pass"} {
		t.Run(validation, func(t *testing.T) {
			dir := t.TempDir()
			lock := filepath.Join(dir, "lock")
			files := map[string]string{
				"problem.yaml": "validation: " + validation + "\n", "lock": "",
				"data/secret/1.in": "", "data/secret/1.ans": "",
				"output_validators/v/v.sh": "cat > /dev/null\nexit 42\n",
				"holds.sh":                 "exec 9< LOCK\nflock 9\nexec sleep 1.5\n",
				"waits.sh":                 "sleep 0.5\nexec 9< LOCK\nflock -n 9 && exit 0\nwhile :; do :; done\n",
			}
			for name, text := range files {
				path := filepath.Join(dir, name)
				if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(strings.ReplaceAll(text, "LOCK", lock)), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			pkg, err := packages.Read(dir)
			if err != nil {
				t.Fatal(err)
			}
			var jobs []build.Job
			names := []string{"holds.sh", "waits.sh", "output_validators/v/v.sh"}
			for _, name := range names {
				jobs = append(jobs, build.Job{Source: filepath.Join(dir, name)})
			}
			progs, err := (&build.Builder{Cache: t.TempDir(), Temp: t.TempDir()}).Build(context.Background(), jobs)
			if err != nil {
				t.Fatal(err)
			}
			var subjects []*Subject
			for i := range 2 {
				subjects = append(subjects, &Subject{
					Entry: &report.Entry{Name: names[i]}, Pkg: pkg, Prog: progs[i], Validators: progs[2:], TimeLimit: time.Second, Cases: pkg.JudgedCases(),
				})
			}
			r := &Runner{Temp: t.TempDir(), Workers: 2}
			if err := r.Judge(context.Background(), subjects, Events{}); err != nil {
				t.Fatal(err)
			}
			for i, again := range []bool{false, true} {
				if c := subjects[i].Entry.Cases[0]; c.Verdict != verdict.AC || c.Retried != again {
					t.Errorf("%s: %v (%s), run again: %v; want AC, %v", names[i], c.Verdict, c.Message, c.Retried, again)
				}
			}
		})
	}
}
