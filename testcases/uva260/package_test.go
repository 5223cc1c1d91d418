// Package uva260_test tests the problem package of UVa 260. It checks that the generator writes the stored data, and
// that the validator rejects inputs that break a rule of the statement. The judge checks that every stored input is
// valid.
package uva260_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/testing/program"
)

// validate returns the exit status and the message of the input validator.
func validate(t *testing.T, exe, input string) (int, string) {
	t.Helper()
	cmd := exec.Command(exe)
	cmd.Stdin = strings.NewReader(input)
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		t.Fatalf("the validator ended with %v, which is neither 42 nor 43", err)
	}
	return exit.ExitCode(), string(out)
}

func TestDataAreWhatTheGeneratorMakes(t *testing.T) {
	dir := t.TempDir()
	if out, err := exec.Command(program.Build(t, "./generators"), dir).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	made, stored := files(t, dir), files(t, "data/secret")
	for name, text := range made {
		if !bytes.Equal(stored[name], text) {
			t.Errorf("data/secret/%s is not what the generator makes: run it again", name)
		}
	}
	for name := range stored {
		if made[name] == nil && !strings.Contains(name, "-stress.") { // found by tools/stress
			t.Errorf("data/secret/%s does not come from the generator", name)
		}
	}
}

func files(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		all[strings.TrimPrefix(path, dir)], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestEveryBreachIsRejected(t *testing.T) {
	exe := program.Build(t, "./input_validators/board")
	long := strings.Repeat("b", 201)
	for _, c := range []struct{ name, input, message string }{
		{"empty", "", `line 1, word 1: "": want 0 or a whole number from 2 to 200`},
		{"no final 0", "2\nbb\nww\n", `line 4, word 1: "": want 0 or a whole number from 2 to 200`},
		{"one row", "1\nb\n0\n", `line 1, word 1: "1": want 0 or a whole number from 2 to 200`},
		{"negative", "-2\nbb\nww\n0\n", `line 1, word 1: "-2": want 0 or a whole number from 2 to 200`},
		{"201 rows", "201\n" + strings.Repeat(long+"\n", 201) + "0\n", `line 1, word 1: "201": want 0 or a whole number from 2 to 200`},
		{"no number", "two\n", `line 1, word 1: "two": want 0 or a whole number from 2 to 200`},
		{"a number and more", "2x\nbb\nww\n0\n", `line 1, word 1: "2x": want 0 or a whole number from 2 to 200`},
		{"leading zero", "02\nbb\nww\n0\n", `line 1, word 1: "02": want 0 or a whole number from 2 to 200`},
		{"plus", "+2\nbb\nww\n0\n", `line 1, word 1: "+2": want 0 or a whole number from 2 to 200`},
		{"short row", "2\nbb\nw\n0\n", `line 3, word 1: "w": want 2 letters, not 1`},
		{"long row", "2\nbbb\nww\n0\n", `line 2, word 1: "bbb": want 2 letters, not 3`},
		{"row in two words", "2\nb b\nww\n0\n", `line 2, word 1: "b": want 2 letters, not 1`},
		{"missing row", "2\nbb\n", `line 3, word 1: "": want 2 letters, not 0`},
		{"capital", "2\nbB\nww\n0\n", `line 2, word 1: "bB": letter 2 is neither b nor w`},
		{"empty cell", "2\nbb\n.w\n0\n", `line 3, word 1: ".w": letter 1 is neither b nor w`},
		{"NUL", "2\nbb\nw\x00\n0\n", `line 3, word 1: "w\x00": letter 2 is neither b nor w`},
		{"something after 0", "2\nbb\nww\n0\n2\n", `line 5, word 1: "2": nothing may follow the final 0`},
	} {
		code, message := validate(t, exe, c.input)
		if code != 43 || strings.TrimSpace(message) != c.message {
			t.Errorf("%s: exit status %d: %s\nwant 43: %s", c.name, code, message, c.message)
		}
	}
	if code, message := validate(t, exe, " \t2 bw\r\nwb\v0"); code != 42 {
		t.Errorf("other blanks: exit status %d: %s", code, message)
	}
}
