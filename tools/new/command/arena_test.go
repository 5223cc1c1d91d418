package command

import (
	"os"
	"path"
	"strings"
	"testing"
)

// TestArena: -arena copies the starter of a game in the chosen language, and changes nothing that exists.
func TestArena(t *testing.T) {
	module(t)
	if err := os.MkdirAll("testcases/duel/starters/go", 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"go/bot.go", "bot.py"} {
		if err := os.WriteFile("testcases/duel/starters/"+name, []byte("text of "+path.Base(name)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"bot.go", "bot.py"} {
		words := []string{"-game", "-arena", "duel"}
		if name == "bot.py" {
			words = []string{"-arena", "-lang", "py", "duel"}
		}
		if out := create(t, exitOK, words...); !strings.Contains(out, "./judge -arena -src problems/duel/"+name) {
			t.Errorf("%q does not name the next command", out)
		}
		if text, err := os.ReadFile("problems/duel/" + name); string(text) != "text of "+name {
			t.Errorf("%s: %q, %v", name, text, err)
		}
	}
	for want, words := range map[string][]string{
		"exists already":                  {"-arena", "duel"},
		"has no starter in this language": {"-arena", "-lang", "cpp", "duel"},
		"no game \"chess\"":               {"-arena", "chess"},
	} {
		if out := create(t, exitFailed, words...); !strings.Contains(out, want) {
			t.Errorf("new %q: %q, want %q", words, out, want)
		}
	}
}
