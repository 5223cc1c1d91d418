package referee_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/testcases/internal/referee"
	"oj/testcases/internal/replay"
)

// block returns the block of code in the given language from the README.
func block(t *testing.T, language string) string {
	t.Helper()
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(text), "```"+language+"\n")
	code, _, closed := strings.Cut(rest, "```")
	if !found || !closed {
		t.Fatalf("README.md has no block of %s", language)
	}
	return code
}

// TestRefereesOfReadme checks that both referees in the README return the same results.
func TestRefereesOfReadme(t *testing.T) {
	folder := t.TempDir()
	source, inGo := filepath.Join(folder, "main.go"), filepath.Join(folder, "referee")
	if err := os.WriteFile(source, []byte(block(t, "go")), 0o666); err != nil {
		t.Fatal(err)
	}
	replaced := `{"Replace": {"` + here(t) + `/shown/main.go": "` + source + `"}}`
	overlay := filepath.Join(folder, "overlay.json")
	if err := os.WriteFile(overlay, []byte(replaced), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "build", "-overlay", overlay, "-o", inGo, "./shown").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}

	referees := map[string]string{"Go": inGo}
	if python, err := exec.LookPath("python3"); err == nil {
		script := filepath.Join(folder, "referee.py")
		text := "#!" + python + "\n" + block(t, "python")
		if err := os.WriteFile(script, []byte(text), 0o777); err != nil {
			t.Fatal(err)
		}
		referees["Python"] = script
	}

	for language, program := range referees {
		for _, test := range []struct {
			input, answers string
			status         int
			message        string
		}{
			{"3 1 0 0 3\n", "E\nSE\nE\n", 42, "Thor stands on the light"},
			{"3 1 0 0 2\n", "E\nSE\n", 43, "no turn is left"},
			{"3 1 0 0 3\n", "E\nN\n", 43, "Thor leaves the map"},
			{"3 1 0 0 3\n", "WN\n", 43, "WN"},
			{"3 1 0 0 3\n", "E\n", 43, ""},
		} {
			got := replay.Play(t, program, test.input, test.answers)
			if got.Status != test.status || !strings.Contains(got.Message, test.message) {
				t.Errorf("%s, %q to %q: status %d, message %q; want %d, %q", language, test.answers, test.input, got.Status, got.Message, test.status, test.message)
			}
			if !strings.HasPrefix(got.PlayerInput, "3 1 0 0\n") {
				t.Errorf("%s: the player's input is %q, want 3 1 0 0 as its first line", language, got.PlayerInput)
			}
		}
	}

	// An answer of 10,000 bytes is allowed. As on CodinGame, the line end counts as one byte, even if it is
	// \r\n.
	longest := "SE" + strings.Repeat(" ", 9997)
	for answer, status := range map[string]int{longest + "\n": 42, longest + "\r\n": 42, longest + " \n": 43, longest + " \r\n": 43} {
		got := replay.Play(t, inGo, "1 1 0 0 3\n", answer)
		if tooLong := strings.Contains(got.Message, "is longer than 10000 bytes"); got.Status != status || tooLong != (status == 43) {
			t.Errorf("%d bytes: status %d, message %q; want %d", len(answer), got.Status, got.Message, status)
		}
	}

	// An answer after twice the time limit is accepted, because the machine may be busy.
	slow := filepath.Join(folder, "slow.sh")
	if err := os.WriteFile(slow, []byte("#!/bin/sh\nsleep 0.3\necho SE\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	if got := replay.Match(t, inGo, "1 1 0 0 3\n", slow, "first=100", "patience=1"); got.Status != 42 {
		t.Errorf("a slow answer was not accepted: status %d, message %q", got.Status, got.Message)
	}
}

// TestUnknownClass checks that a shape of an unknown class, which would be invisible, stops the referee.
func TestUnknownClass(t *testing.T) {
	for name, draw := range map[string]func(g *referee.Game){
		`Dot: there is no class "pink"`: func(g *referee.Game) { g.Dot("pink", "", referee.Point{}) },
		`Area: there is no class "sa"`:  func(g *referee.Game) { g.Area("sa", 1) },
		`Line: there is no class "a"`:   func(g *referee.Game) { g.Line("a", referee.Point{}, referee.Point{}) },
	} {
		func() {
			defer func() {
				if message := fmt.Sprint(recover()); !strings.Contains(message, name) {
					t.Errorf("%s: %s", name, message)
				}
			}()
			draw(&referee.Game{})
		}()
	}
}

func here(t *testing.T) string {
	t.Helper()
	folder, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	return folder
}
