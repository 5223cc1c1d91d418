// Package pocketcube_test tests the problem package of the pocket cube. The tests check three things. The stored data
// are the generator's output. The validator rejects inputs that break a rule of the statement (the judge checks that
// it accepts every input). The checker rejects wrong outputs, and exits with status 1 if the stored answer is wrong.
package pocketcube_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
)

// status runs a program and returns its exit status and its messages.
func status(t *testing.T, input, exe string, args ...string) (int, string) {
	t.Helper()
	cmd := exec.Command(exe, args...)
	cmd.Stdin = strings.NewReader(input)
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		t.Fatalf("%s ended with %v, but it must fail", exe, err)
	}
	return exit.ExitCode(), strings.TrimSpace(string(out))
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestDataAreWhatTheGeneratorMakes(t *testing.T) {
	full.Test(t)
	dir := t.TempDir()
	if out, err := exec.Command(program.Build(t, "./generators"), dir).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	made := names(t, dir)
	stored := slices.DeleteFunc(names(t, "data/secret"), func(name string) bool { return strings.Contains(name, "-stress.") }) // found by tools/stress
	if !slices.Equal(made, stored) {
		t.Fatalf("the generator makes %v, but data/secret contains %v", made, stored)
	}
	for _, name := range made {
		if read(t, filepath.Join(dir, name)) != read(t, filepath.Join("data/secret", name)) {
			t.Errorf("data/secret/%s differs from the generator's output: run the generator again", name)
		}
	}
}

func names(t *testing.T, dir string) (all []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		all = append(all, e.Name())
	}
	return all
}

const solved = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23\n"

func TestEveryBreachIsRejected(t *testing.T) {
	exe := program.Build(t, "./input_validators/cube")
	const cases, sticker = "want a whole number from 1 to 100000", "want a whole number from 0 to 23"
	change := func(from, to string) string { return "1\n" + strings.Replace(solved, from, to, 1) + solved }
	for _, c := range []struct{ name, input, message string }{
		{"empty", "", `line 1, word 1: "": ` + cases},
		{"no case", "0\n", `line 1, word 1: "0": ` + cases},
		{"too many", "100001\n", `line 1, word 1: "100001": ` + cases},
		{"plus", "+1\n" + solved + solved, `line 1, word 1: "+1": ` + cases},
		{"leading zero", "01\n" + solved + solved, `line 1, word 1: "01": ` + cases},
		{"no number", "one\n", `line 1, word 1: "one": ` + cases},
		{"no end position", "1\n" + solved, `line 3, word 1: "": ` + sticker},
		{"23 numbers", change(" 23", "") + " 0", `line 3, word 1: "0": this sticker is at two places`},
		{"short end", "1\n" + solved + strings.Replace(solved, " 23", "", 1), `line 4, word 1: "": ` + sticker},
		{"sticker 24", change("23", "24"), `line 2, word 24: "24": ` + sticker},
		{"negative", change("5", "-5"), `line 2, word 6: "-5": ` + sticker},
		{"sticker with zero", change(" 5", " 05"), `line 2, word 6: "05": ` + sticker},
		{"twice", change("23", "7"), `line 2, word 24: "7": this sticker is at two places`},
		{"letter", change("5", "f"), `line 2, word 6: "f": ` + sticker},
		{"NUL", change("5", "5\x00"), `line 2, word 6: "5\x00": ` + sticker},
		{"more cases than said", "1\n" + solved + solved + solved, `line 4, word 1: "0": nothing may follow the last case`},
	} {
		if code, message := status(t, c.input, exe); code != 43 || message != c.message {
			t.Errorf("%s: exit status %d: %s\nwant 43: %s", c.name, code, message, c.message)
		}
	}
}

// The input has three cases: the first needs one turn, F', the second none, and in the third the end cannot be
// reached.
const (
	afterF  = "6 7 8 0 1 2 9 10 11 3 4 5 12 13 14 15 16 17 18 19 20 21 22 23\n"
	twisted = "1 2 0 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23\n"
	three   = "3\n" + afterF + solved + solved + solved + twisted + solved
	right   = "1\nF'\n0\n\n-1\n"
)

func TestChecker(t *testing.T) {
	exe := program.Build(t, "./output_validators/replay")
	for _, c := range []struct {
		name, answer, output string
		status               int
		message              string // a part of the message
	}{
		{"right", right, right, 42, ""},
		{"no final newline", right, "1\nF'\n0\n\n-1", 42, ""},
		{"CRLF and blanks", right, "1 \r\n  F'\r\n0\r\n\r\n-1\r\n\r\n\n", 42, ""},
		{"nothing", right, "", 43, "case 1: output ends after line 0"},
		{"too long", right, "3\nF F F\n0\n\n-1\n", 43, "case 1: 3 turns, but 1 are enough"},
		{"wrong turn", right, "1\nF\n0\n\n-1\n", 43, "case 1: output, line 2: the turns lead to"},
		{"fewer turns than said", right, "2\nF'\n0\n\n-1\n", 43, "line 2: 1 turns, but the line before says 2"},
		{"more turns than said", right, "1\nF' L L'\n0\n\n-1\n", 43, "line 2: 3 turns, but the line before says 1"},
		{"unknown turn", right, "1\nR\n0\n\n-1\n", 43, `"R" is not a turn`},
		{"half turn", right, "1\nF2\n0\n\n-1\n", 43, `"F2" is not a turn`},
		{"turns in the line of the number", right, "1 F'\n0\n\n-1\n", 43, "line 1: 2 words, want one number"},
		{"no line for 0 turns", right, "1\nF'\n0\n-1\n", 43, "line 4: 1 turns, but the line before says 0"},
		{"-1 where there is a way", right, "-1\n0\n\n-1\n", 43, "case 1: -1, but the end can be reached in 1 turns"},
		{"a way that is none", right, "1\nF'\n0\n\n1\nF\n", 43, "case 3: output, line 6: the turns lead to"},
		{"-2", right, "-2\n", 43, `"-2" is not -1 or a number of turns`},
		{"number with a sign", right, "+1\nF'\n", 43, `"+1" is not -1 or a number of turns`},
		{"turns missing at the end", right, "1\n", 43, "want a line of 1 turns"},
		{"last case missing", right, "1\nF'\n0\n\n", 43, "case 3: output ends after line 4"},
		{"something after the end", right, right + "0\n", 43, `"0" after the last case`},
		{"answer longer than the output", "3\nF F F\n0\n\n-1\n", right, 1, "less than the answer's 3"},
		{"answer says -1, output has a way", "-1\n0\n\n-1\n", right, 1, "the answer says that it cannot be reached"},
		{"answer does not lead there", "1\nL\n0\n\n-1\n", right, 1, "the turns lead to"},
		{"answer too short", "1\nF'\n", right, 1, "ends after line 2"},
		{"answer goes on", right + "0\n", right, 1, "after the last case"},
	} {
		dir := t.TempDir()
		in, ans := filepath.Join(dir, "1.in"), filepath.Join(dir, "1.ans")
		if err := errors.Join(os.WriteFile(in, []byte(three), 0o600), os.WriteFile(ans, []byte(c.answer), 0o600)); err != nil {
			t.Fatal(err)
		}
		code, reason := status(t, c.output, exe, in, ans, dir+"/")
		if code != c.status || !strings.Contains(reason, c.message) {
			t.Errorf("%s: exit status %d: %s\nwant %d: %s", c.name, code, reason, c.status, c.message)
		}
		judgeMessage, err := os.ReadFile(filepath.Join(dir, "judgemessage.txt"))
		if code != 42 && (err != nil || !bytes.Contains(judgeMessage, []byte(c.message))) {
			t.Errorf("%s: judgemessage.txt says %q, %v", c.name, judgeMessage, err)
		}
	}
}
