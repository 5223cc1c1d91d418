package command

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/testing/program"
)

// TestGame: in each language, the bot of a new game wins against its referee. In a module that contains the package
// for referees, the referee uses this package; in other modules it is a Python program.
func TestGame(t *testing.T) {
	here, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	judge := program.Build(t, "oj/judge")

	// module changes HOME. Keep the build cache, because otherwise the standard library would be compiled
	// again.
	cache, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOCACHE", strings.TrimSpace(string(cache)))
	for _, kit := range []bool{false, true} {
		module(t)
		referee, flags := "referee.py", [][]string{{"-lang", "py"}, {"-lang", "cpp"}}
		if kit {
			referee, flags = "referee/main.go", [][]string{nil}
			put(t, "go.mod", "module oj\n\ngo 1.25\n")
			link(t, filepath.Join(here, "testcases/internal"), "testcases/internal")
			link(t, filepath.Join(here, "problems/lib"), "problems/lib")
		} else if _, err := exec.LookPath("python3"); err != nil {
			continue
		}

		id := "the-labyrinth"
		for _, flag := range flags {
			out := create(t, exitOK, append(flag, "https://www.codingame.com/training/hard/the-labyrinth")...)
			if _, err := os.Stat("testcases/" + id + "/output_validators/" + referee); err != nil || !strings.Contains(out, id) {
				t.Errorf("%v\n%s", err, out)
			}
		}
		yaml, _ := os.ReadFile("testcases/" + id + "/problem.yaml")
		for _, line := range []string{`source: "CodinGame"`, `source_url: "https://www.codingame.com/training/hard/the-labyrinth"`, "validation: custom interactive", "validator_flags: turn=100 first=1000"} {
			if !strings.Contains(string(yaml), line+"\n") {
				t.Errorf("no line %s in\n%s", line, yaml)
			}
		}

		out, err := exec.Command(judge, "-v", "-html", "game.html", id).CombinedOutput()
		if accepted := strings.Count(string(out), "AC  sample/1"); err != nil || accepted != len(flags) {
			t.Errorf("kit %t: %v\n%s", kit, err, out)
		}

		// If the referee uses this repository's package for referees (kit is true), the HTML page contains a
		// picture of the game with two steps. Otherwise the page contains no such picture.
		page, err := os.ReadFile("game.html")
		if err != nil {
			t.Fatal(err)
		}
		if drawn := strings.Contains(string(page), `data-steps=\"2\"`); drawn != kit {
			t.Errorf("kit %t: the page has a picture of two steps: %t", kit, drawn)
		}
	}
}

func link(t *testing.T, to, name string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(to, name); err != nil {
		t.Skip(err) // Windows may forbid symbolic links
	}
}

// TestGameFlags: -game works with an id, and is rejected together with flags that create other files.
func TestGameFlags(t *testing.T) {
	module(t)
	out := create(t, exitOK, "-game", "mine")
	for _, want := range []string{"mine: mine, 1 sample", "write the rules into testcases/mine/output_validators/referee.py", "judge -v mine plays the games"} {
		if !strings.Contains(out, want) {
			t.Errorf("want %q in %s", want, out)
		}
	}
	create(t, exitOK, "https://www.codingame.com/training/medium/don't-panic-episode-1")
	if _, err := os.Stat("testcases/don-t-panic-episode-1/output_validators/referee.py"); err != nil {
		t.Error(err)
	}

	for want, args := range map[string][]string{
		"-game needs the id":       {"-game"},
		"-game cannot be combined": {"-game", "-checker", "x"},
	} {
		if out := create(t, exitUsage, args...); !strings.Contains(out, want) {
			t.Errorf("%q: printed %s", args, out)
		}
	}
}
