// This file judges the packages in testdata/packages. They are written like packages that other people
// publish, and contain each problem in the format versions legacy and 2025-09.

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
	"oj/tools/shared/testing/full"
)

// packageRows maps a version to parts of rows that the table must contain.
var packageRows = map[string][]string{
	"2025-09": {
		`hello +accepted/hello.go .* AC`, `hello +accepted/hello.jl +Julia .* skipped: Julia is none`, `hello +time_limit_exceeded/hello.py .* TLE +TLE`,
		`different +wrong_answer/different_int.cc .* WA +WA`, `different +time_limit_exceeded/counts.c .* TLE +TLE`, `guess +accepted/halves.py .* AC`,
		`points +accepted/all.py .* AC 100 points`, `points +subtask_1/overflow.c .* WA 30 points`, `encode +wrong_answer/forgets.py .* WA +WA`,
	},
	"legacy": {
		`hello +accepted/hello.go .* AC`, `different +wrong_answer/different_int.cc .* WA +WA`,
		`guess +run_time_error/reads_on.py .* RTE +RTE`, `guess +time_limit_exceeded/never_flushes.py .* TLE +ILE`,
		`points +partially_accepted/loop.py .* AC 30 points`, `floats +wrong_answer/nan.py .* WA +WA`,
	},
}

func TestPackages(t *testing.T) {
	for _, tool := range []string{"python3", "c++", "cc"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(err)
		}
	}
	for version, rows := range packageRows {
		t.Run(version, func(t *testing.T) {
			full.Test(t)
			judgePackages(t, version, rows)
		})
	}
}

// judgePackages judges the packages of a version and checks that the table contains these rows.
func judgePackages(t *testing.T, version string, rows []string) {
	folders, err := filepath.Glob("testdata/packages/" + version + "/*")
	if err != nil || len(folders) < 5 {
		t.Fatalf("%d packages: %v", len(folders), err)
	}
	var out bytes.Buffer
	status := command(context.Background(), ".", append([]string{"-fresh", "-kill"}, folders...), &out, &out)
	if status != session.ExitOK {
		t.Errorf("status %d", status)
	}
	for _, row := range rows {
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
