// This file judges the packages in testdata/packages, which are written as public ones are: the same
// problems in the legacy version and in that of 2025-09.

package main

import (
	"bytes"
	"context"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/judge/internal/session"
)

// packageRows are parts of the table that the packages must give.
var packageRows = []string{
	`hello +accepted/hello.go .* AC`, `hello +accepted/hello.rb +Ruby .* skipped: Ruby is none`, `hello +time_limit_exceeded/hello.py .* TLE +TLE`,
	`different +wrong_answer/different_int.cc .* WA +WA`, `different +time_limit_exceeded/counts.c .* TLE +TLE`,
	`guess +accepted/halves.py .* AC`, `guess +run_time_error/reads_on.py .* RTE +RTE`, `guess +time_limit_exceeded/never_flushes.py .* TLE +ILE`,
	`points +accepted/all.py .* AC 100 points`, `points +partially_accepted/loop.py .* AC 30 points`, `points +subtask_1/overflow.c .* WA 30 points`,
	`floats +wrong_answer/nan.py .* WA +WA`, `encode +wrong_answer/forgets.py .* WA +WA`,
}

func TestPackages(t *testing.T) {
	if testing.Short() {
		t.Skip("many compilers run")
	}
	for _, tool := range []string{"python3", "c++", "cc"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(err)
		}
	}
	folders, err := filepath.Glob("testdata/packages/*/*")
	if err != nil || len(folders) < 10 {
		t.Fatalf("%d packages: %v", len(folders), err)
	}
	var out bytes.Buffer
	status := command(context.Background(), ".", append([]string{"-fresh", "-kill"}, folders...), &out, &out)
	if status != session.ExitOK {
		t.Errorf("status %d", status)
	}
	for _, row := range packageRows {
		if !regexp.MustCompile(`(?m)^` + row).MatchString(out.String()) {
			t.Errorf("no row %s", row)
		}
	}
	for _, line := range strings.Split(out.String(), "\n") {
		if strings.Contains(line, "warning") && !strings.Contains(line, "skipped: no checktestdata") {
			t.Errorf("a warning: %s", line)
		}
	}
	if t.Failed() {
		t.Log(out.String())
	}
}
