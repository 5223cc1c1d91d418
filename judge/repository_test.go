// This file reads every package of the repository, and plays one; go run ./judge -kill judges all.

package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/judge/internal/session"
	"oj/tools/bundle/generated"
	"oj/tools/full"
	"oj/tools/language"
	"oj/tools/problem"
	"oj/tools/workspace"
)

// TestEveryPackageIsRead checks that the judge ignores no file of the repository's packages.
func TestEveryPackageIsRead(t *testing.T) {
	ws := workspace.Find(".")
	all, err := ws.Resolve(".", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, target := range all {
		p, err := problem.Read(target.Package)
		if err != nil {
			t.Error(err)
			continue
		}
		if len(p.Submissions) == 0 {
			continue // somebody works on it
		}
		for _, warning := range p.Warnings {
			t.Errorf("%s: %s", target.ID, warning)
		}
	}
}

// TestStarterLoops checks that CodinGame's starter programs, changed so that they win a map, are accepted although
// they loop for ever after the game is over. Without source_url in the package they are not accepted.
func TestStarterLoops(t *testing.T) {
	ws := workspace.Find(".")
	const package1 = "../testcases/skynet1"
	elsewhere := filepath.Join(t.TempDir(), "skynet1")
	if err := os.CopyFS(filepath.Join(elsewhere, "data/sample"), os.DirFS(filepath.Join(package1, "data/sample"))); err != nil {
		t.Fatal(err)
	}
	referee, _, err := generated.Bundle(filepath.Join(package1, "output_validators/referee"), nil)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(package1, "problem.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	text = regexp.MustCompile(`(?m)^source(_url)?: .*\n`).ReplaceAll(text, nil)
	writeFiles(t, elsewhere, map[string]string{
		"problem.yaml": string(text), ".timelimit": "1\n", "output_validators/referee/main.go": string(referee),
	})
	for _, name := range []string{"loop.go", "loop.cpp", "loop.py"} {
		if name != "loop.py" && !full.Mine(t.Name()+name) {
			continue // they end alike
		}
		if l := language.Of(name); !hasTool(l.Tools...) {
			t.Log("no compiler for", name)
			continue
		}
		for problem, want := range map[string]string{"skynet1": "AC", elsewhere: "another verdict"} {
			var out bytes.Buffer
			if problem == elsewhere && name != "loop.py" {
				continue // one waits as long as the other
			}
			source := filepath.Join("judge", "testdata", "starters", name)
			status := command(context.Background(), ws.Root, []string{"-fresh", "-case", "sample/ep1-01-simple-seen", "-src", source, problem}, &out, &out)
			if won := status == session.ExitOK && strings.Contains(out.String(), " AC\n"); won != (problem == "skynet1") {
				t.Errorf("%s on %s: status %d, want %s\n%s", name, problem, status, want, &out)
			}
		}
	}
}

// hasTool reports whether one of these commands is installed.
func hasTool(names ...string) bool {
	for _, name := range names {
		if _, err := exec.LookPath(name); err == nil {
			return true
		}
	}
	return false
}
