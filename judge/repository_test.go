// This file reads every package of the repository and judges a few programs. To judge all programs, use the
// command go run ./judge -kill.

package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"oj/judge/internal/session"
	"oj/tools/bundle/generated"
	"oj/tools/shared/language"
	"oj/tools/shared/problem"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/tracked"
	"oj/tools/shared/workspace"
)

// TestEveryPackageIsRead checks that the judge can read the repository's packages without any warning.
func TestEveryPackageIsRead(t *testing.T) {
	ws := workspace.Find(".")
	all, err := ws.Resolve(".", nil)
	if err != nil {
		t.Fatal(err)
	}
	var packages []string
	for _, target := range all {
		packages = append(packages, target.Package)
	}
	packages = tracked.Only(t, packages) // one question to git for all: each takes 20 ms
	for _, target := range all {
		if !slices.Contains(packages, target.Package) {
			continue // the user's own problem may be unfinished
		}
		p, err := problem.ReadWith(target.Package, problem.Options{Base: generated.Base(t.Context(), ws.Root, target.ID)})
		if err != nil {
			t.Error(err)
			continue
		}
		if len(p.Submissions) == 0 {
			continue // the problem is not finished yet
		}
		for _, warning := range p.Warnings {
			t.Errorf("%s: %s", target.ID, warning)
		}
	}
}

// TestStarterLoops checks that programs which loop for ever after the game is over can be accepted.
// CodinGame's starter programs contain such a loop. The programs in testdata/starters are starter programs of
// skynet1, changed so that they win one game. If the package has no source_url, they must not be accepted.
func TestStarterLoops(t *testing.T) {
	ws := workspace.Find(".")
	const package1 = "../testcases/skynet1"
	elsewhere := filepath.Join(t.TempDir(), "skynet1")
	if err := os.CopyFS(filepath.Join(elsewhere, "data/sample"), os.DirFS(filepath.Join(package1, "data/sample"))); err != nil {
		t.Fatal(err)
	}
	referee, err := generated.Paste(t.Context(), filepath.Join(package1, "output_validators/referee"), nil, generated.Options{})
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(package1, "problem.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	text = regexp.MustCompile(`(?m)^source(_url)?: .*\n`).ReplaceAll(text, nil)
	writeFiles(t, elsewhere, map[string]string{
		"problem.yaml": string(text), ".timelimit": "1\n", "output_validators/referee/main.go": string(referee.Text),
	})
	for _, name := range []string{"loop.go", "loop.cpp", "loop.py"} {
		if name != "loop.py" && !full.Mine(t.Name()+name) {
			// Without -full, skip this language, because the test of loop.py is enough.
			continue
		}
		if l := language.Of(name); !hasTool(l.Tools...) {
			t.Log("no compiler for", name)
			continue
		}
		for problem, want := range map[string]string{"skynet1": "AC", elsewhere: "another verdict"} {
			var out bytes.Buffer
			if problem == elsewhere && name != "loop.py" {
				// Without source_url, each program runs until the time limit. To save time, judge only
				// loop.py in this package.
				continue
			}
			source := filepath.Join("judge", "testdata", "starters", name)
			status := command(context.Background(), ws.Root, []string{"-fresh", "-case", "sample/ep1-01-simple-seen", "-src", source, problem}, &out, &out)
			if won := status == session.ExitOK && strings.Contains(out.String(), " AC\n"); won != (problem == "skynet1") {
				t.Errorf("%s on %s: status %d, want %s\n%s", name, problem, status, want, &out)
			}
		}
	}
}

// garbage holds programs whose outputs are wrong for every problem. The outputs contain numbers that are too
// large, or bytes that are not text, or lack a line end. A careless checker may crash on such outputs. One
// program closes its output.
var garbage = map[string]string{
	"bytes.sh":   `i=0; while [ $i -lt 300 ]; do printf '\377\376\000\001\r\n\033[2J\200 7 \t\n'; i=$((i+1)); done`,
	"numbers.sh": `for n in 9999999999 99999999999999999999 -1 0 1e400 nan inf -0 +1 0x10 2147483648; do echo $n; done`,
	"line.sh":    `head -c 3000000 /dev/zero | tr '\0' 9`,
	"nuls.sh":    `head -c 100000 /dev/zero`,
	"closes.sh":  `exec <&- >&-; exit 0`,
	"one.sh":     `printf 1`,
}

// TestGarbage checks that no output makes a checker or a referee of the repository fail: the verdict is never JE.
func TestGarbage(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("SKIPPED: ", err)
	}
	dir := t.TempDir()
	writeFiles(t, dir, garbage)
	args := []string{"-fresh", "-case", "sample/*"}
	for name := range garbage {
		args = append(args, "-src", filepath.Join(dir, name))
	}

	ws := workspace.Find(".")
	packages, err := filepath.Glob(filepath.Join(ws.Root, "testcases", "*", "output_validators"))
	if err != nil || len(packages) < 10 {
		t.Fatalf("%d packages have validators, %v", len(packages), err)
	}
	for _, folder := range tracked.Only(t, packages) {
		id := filepath.Base(filepath.Dir(folder))
		if id != "skynet1" && !full.Mine(t.Name()+id) {
			continue
		}
		var out bytes.Buffer
		status := command(context.Background(), ws.Root, append(args, id), &out, &out)
		rejected := regexp.MustCompile(`(?m)^.*\.sh +shell .* (WA|RTE|ILE|TLE|OLE)$`).FindAllString(out.String(), -1)
		if status != session.ExitFailed || len(rejected) != len(garbage) {
			t.Errorf("%s: status %d, %d programs rejected\n%s", id, status, len(rejected), &out)
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
