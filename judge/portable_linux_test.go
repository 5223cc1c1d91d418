package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
)

// TestPortable builds the judge with the build tag portable, which runs the code of macOS and other Unix systems on
// Linux. It judges programs of every kind. The verdicts must be right, except for limits that such a system cannot
// enforce.
func TestPortable(t *testing.T) {
	full.Test(t)
	if _, err := exec.LookPath("ps"); err != nil {
		t.Skip("no command ps here")
	}
	exe := filepath.Join(t.TempDir(), "judge")
	if out, err := exec.Command("go", "build", "-tags", "portable", "-o", exe, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	dir, temp, cache := t.TempDir(), t.TempDir(), t.TempDir()
	writeFiles(t, dir, map[string]string{
		"problem.yaml": "limits:\n  memory: 100\n  output: 1\n", ".timelimit": "1", "data/secret/1.in": "", "data/secret/1.ans": "ok\n",
		"submissions/accepted/right.sh":        "echo ok\n",
		"submissions/accepted/orphan.sh":       "sleep 60 & echo ok\n",
		"submissions/wrong_answer/wrong.sh":    "echo no\n",
		"submissions/run_time_error/status.sh": "exit 1\n",
		"submissions/run_time_error/signal.sh": "kill -9 $$\n",
		"submissions/run_time_error/talks.sh":  "while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done\n",
		"submissions/run_time_error/much.sh":   "printf %2000000s x\n",
		// tail must keep its whole input in memory, because the input is a single line.
		"submissions/run_time_error/memory.sh":       "head -c 300000000 /dev/zero | { tail; sleep 5; } | wc -c\n",
		"submissions/time_limit_exceeded/burns.sh":   "while :; do :; done\n",
		"submissions/time_limit_exceeded/sleeps.sh":  "sleep 20\n",
		"submissions/time_limit_exceeded/another.sh": "sh -c 'while :; do :; done'; :\n",
	})
	cmd := exec.Command(exe, "-kill", "-fresh", dir)
	cmd.Env = append(os.Environ(), "TMPDIR="+temp, "XDG_CACHE_HOME="+cache)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"right": "AC", "orphan": "AC", "wrong": "WA", "status": "RTE", "signal": "RTE", "talks": "TLE", "much": "OLE", "memory": "MLE",
		"burns": "TLE", "sleeps": "TLE", "another": "TLE",
	} {
		if row := regexp.MustCompile(`(?m)^.*/` + name + `\.sh .*$`).FindString(out.String()); !strings.Contains(row, " "+want) {
			t.Errorf("want %s of %s.sh: %q", want, name, row)
		}
	}
	if err != nil || !strings.Contains(out.String(), "not limited on this system: ") {
		t.Errorf("%v\n%s", err, &out)
	}
	if left, err := os.ReadDir(temp); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v %v", left, err)
	}
}
