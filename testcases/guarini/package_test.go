// Package guarini_test tests the problem package of guarini. The tests check four things. The generator writes the
// stored inputs, and the solution prints the stored answers. The validator accepts every input, and rejects inputs
// that break a rule of the statement. The checker rejects wrong outputs. If the stored answer is wrong, the checker
// exits with status 1.
package guarini_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/testing/program"
)

// run runs a program and returns its exit status and what it writes to standard error.
func run(t *testing.T, input string, exe string, args ...string) (int, string) {
	t.Helper()
	var message bytes.Buffer
	cmd := exec.Command(exe, args...)
	cmd.Stdin, cmd.Stderr = strings.NewReader(input), &message
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), strings.TrimSpace(message.String())
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func inputs(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob("data/*/*.in")
	if err != nil || len(names) < 16 {
		t.Fatalf("found %d inputs, error %v", len(names), err)
	}
	return names
}

func TestInputsAreWhatTheGeneratorMakes(t *testing.T) {
	dir := t.TempDir()
	if code, message := run(t, "", program.Build(t, "./generators"), dir, "inputs"); code != 0 {
		t.Fatal(message)
	}
	made, err := filepath.Glob(filepath.Join(dir, "*.in"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range made {
		if stored := filepath.Join("data/secret", filepath.Base(name)); read(t, stored) != read(t, name) {
			t.Errorf("%s differs from the generator's output: run the generator again", stored)
		}
	}
	kept, _ := filepath.Glob("data/secret/*-stress.in") // found by tools/stress
	if len(made) != len(inputs(t))-len(kept)-1 {
		t.Errorf("the generator makes %d inputs; there are %d and a sample", len(made), len(inputs(t))-1)
	}
}

// TestAnswersAreTheSolutions checks that the stored answers are the solution's output, and that the checker accepts
// them.
func TestAnswersAreTheSolutions(t *testing.T) {
	validator, checker := program.Build(t, "./input_validators/board"), program.Build(t, "./output_validators/replay")
	solution := program.Build(t, "oj/problems/guarini/solution")
	for _, in := range inputs(t) {
		text := read(t, in)
		if code, message := run(t, text, validator); code != 42 {
			t.Errorf("%s: the validator's exit status %d: %s", in, code, message)
		}
		cmd := exec.Command(solution)
		cmd.Stdin = strings.NewReader(text)
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s: %v", in, err)
		}
		ans := strings.TrimSuffix(in, ".in") + ".ans"
		if string(out) != read(t, ans) {
			t.Errorf("%s differs from the solution's output: run the generator again", ans)
		}
		if code, message := run(t, string(out), checker, in, ans, t.TempDir()+"/"); code != 42 {
			t.Errorf("%s: the checker's exit status %d: %s", in, code, message)
		}
	}
}

func TestEveryBreachIsRejected(t *testing.T) {
	exe := program.Build(t, "./input_validators/board")
	for _, c := range []struct{ name, input, message string }{
		{"empty", "", `line 1, word 1: "": want a whole number from 1 to 10000`},
		{"no case", "0\n", `line 1, word 1: "0": want a whole number from 1 to 10000`},
		{"too many cases", "10001\n", `line 1, word 1: "10001": want a whole number from 1 to 10000`},
		{"no number", "x\n", `line 1, word 1: "x": want a whole number from 1 to 10000`},
		{"leading zero", "1\n01 1\nA A\n", `line 2, word 1: "01": want a whole number from 1 to 36`},
		{"no columns", "1\n1 0\n", `line 2, word 2: "0": want a whole number from 1 to 36`},
		{"too many cells", "1\n6 7\n", `line 2, word 2: "7": want at most 36 cells, not 42`},
		{"missing case", "2\n1 1\nA A\n", `line 4, word 1: "": want a whole number from 1 to 36`},
		{"short row", "1\n1 2\nA AA\n", `line 3, word 1: "A": want 2 cells, not 1`},
		{"long row", "1\n1 2\nAA AA.\n", `line 3, word 2: "AA.": want 2 cells, not 3`},
		{"missing row", "1\n2 2\nAA AA\n", `line 4, word 1: "": want 2 cells, not 0`},
		{"missing target row", "1\n1 2\nAA\n", `line 4, word 1: "": want 2 cells, not 0`},
		{"no letter", "1\n1 2\nA1 A.\n", `line 3, word 1: "A1": cell 2 is neither . nor # nor a letter`},
		{"a sign in the target", "1\n1 2\nA. A?\n", `line 3, word 2: "A?": cell 2 is neither . nor # nor a letter`},
		{"a hole in the start only", "1\n1 2\nA# A.\n", `line 3, word 2: "A.": cell 2: a hole must be in start and target`},
		{"a hole in the target only", "1\n1 2\nA. A#\n", `line 3, word 2: "A#": cell 2: a hole must be in start and target`},
		{"too many arrangements", "1\n1 12\nABCDEFGHIJ.. ABCDEFGHIJ..\n", `line 2, word 2: "12": the case has 239500800 arrangements, more than 5000000`},
		{"a case too many", "1\n1 1\nA A\n1 1\nA A\n", `line 4, word 1: "1": nothing may follow the last case`},
	} {
		if code, message := run(t, c.input, exe); code != 43 || message != c.message {
			t.Errorf("%s: exit status %d: %s\nwant 43: %s", c.name, code, message, c.message)
		}
	}
	for _, valid := range []string{"1 1 1 # #", "1\r\n1 2\r\nA. .B\r\n", "1\n6 6" + strings.Repeat("\nAAAAAA AAAAAA", 6)} {
		if code, message := run(t, valid, exe); code != 42 {
			t.Errorf("%q: exit status %d: %s", valid, code, message)
		}
	}
}

// The first case needs two moves. In the second case the target cannot be reached.
const (
	twoCases = "2\n3 3\nA.. ..A\nB#. B#.\n... ...\n1 2\nA. .A\n"
	answers  = "2\n1 1 3 2\n3 2 1 3\n-1\n"
)

// check runs the checker on an output. It returns the exit status and the message, from standard error or from the
// feedback folder.
func check(t *testing.T, exe, answer, output string) (int, string) {
	t.Helper()
	dir := t.TempDir()
	in, ans := filepath.Join(dir, "1.in"), filepath.Join(dir, "1.ans")
	write(t, in, twoCases)
	write(t, ans, answer)
	code, message := run(t, output, exe, in, ans, dir+"/")
	if code == 43 {
		message = strings.TrimSpace(read(t, filepath.Join(dir, "judgemessage.txt")))
	}
	return code, message
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestCheckerOnDamagedOutputs(t *testing.T) {
	exe := program.Build(t, "./output_validators/replay")
	const right = "2 1 1 3 2 3 2 1 3"
	for _, c := range []struct {
		name, output string
		code         int
		message      string
	}{
		{"right", answers, 42, ""},
		{"other blanks", strings.ReplaceAll(answers, "\n", "\r\n\t"), 42, ""},
		{"nothing", "", 43, "case 1: the output ends before word 1"},
		{"first case only", right, 43, "case 2: the output ends before word 10"},
		{"a move missing", "2\n1 1 3 2\n", 43, "case 1: move 2 of 2: the output ends before word 6"},
		{"-1 although there is a way", "-1 -1", 43, "case 1: says -1, but the target can be reached in 2 moves"},
		{"says 0", "0 -1", 43, "case 1: the 0 moves lead to A..B#...., not to the target ..AB#...."},
		{"two moves too many", "4 1 1 3 2 3 2 1 1 1 1 3 2 3 2 1 3 -1", 43, "case 1: 4 moves, but 2 are enough"},
		{"moves in the case without a way", right + " 1 1 1 1 2", 43, "case 2: move 1 of 1: 1 1 to 1 2 is not a knight's move"},
		{"does not arrive", "2 1 1 3 2 3 2 1 1 -1", 43, "case 1: the 2 moves lead to A..B#...., not to the target ..AB#...."},
		{"no knight's move", "2 1 1 1 3 3 2 1 3 -1", 43, "case 1: move 1 of 2: 1 1 to 1 3 is not a knight's move"},
		{"from an empty cell", "2 1 2 3 3 3 2 1 3 -1", 43, "case 1: move 1 of 2: there is no knight at 1 2"},
		{"from a hole", "2 2 2 3 3 3 2 1 3 -1", 43, "case 1: move 1 of 2: 2 2 to 3 3 is not a knight's move"},
		{"to a cell that is taken", "3 2 1 1 3 1 3 3 2 1 1 3 2 -1", 43, "case 1: move 3 of 3: the cell 3 2 is not empty"},
		{"row 0", "2 0 1 3 2 3 2 1 3 -1", 43, `case 1: move 1 of 2: the output, word 2: "0": want a whole number from 1 to 3`},
		{"column 4", "2 1 1 3 4 3 2 1 3 -1", 43, `case 1: move 1 of 2: the output, word 5: "4": want a whole number from 1 to 3`},
		{"no number", "two", 43, `case 1: the output, word 1: "two": want a whole number from -1 to 2147483647`},
		{"a number written otherwise", "02", 43, `case 1: the output, word 1: "02": want a whole number from -1 to 2147483647`},
		{"-2", "-2", 43, `case 1: the output, word 1: "-2": want a whole number from -1 to 2147483647`},
		{"beyond 64 bits", "99999999999999999999", 43, `case 1: the output, word 1: "99999999999999999999": want a whole number from -1 to 2147483647`},
		{"garbage behind", answers + "0", 43, `the output goes on after the last case: "0"`},
		{"the answers twice", answers + answers, 43, `the output goes on after the last case: "2"`},
	} {
		if code, message := check(t, exe, answers, c.output); code != c.code || message != c.message {
			t.Errorf("%s: exit status %d: %s\nwant %d: %s", c.name, code, message, c.code, c.message)
		}
	}
}

// TestCheckerBlamesTheJury checks that the checker does not reject the output if the stored answer is wrong, but
// exits with status 1.
func TestCheckerBlamesTheJury(t *testing.T) {
	exe := program.Build(t, "./output_validators/replay")
	longer := "4 1 1 3 2 3 2 1 1 1 1 3 2 3 2 1 3 -1"
	for _, c := range []struct{ name, answer, message string }{
		{"longer than needed", longer, "case 1: the jury is wrong: it says 4, but 2 moves reach the target"},
		{"-1 though there is a way", "-1 -1", "case 1: the jury is wrong: it says -1, but 2 moves reach the target"},
		{"empty", "", "case 1: the jury's answer ends before word 1"},
		{"no numbers", "impossible", `case 1: the jury's answer, word 1: "impossible": want a whole number from -1 to 2147483647`},
		{"does not arrive", "1 1 1 3 2 -1", "case 1: the jury's 1 moves do not lead to the target"},
		{"breaks the rules", "1 1 1 1 3 -1", "case 1: the jury's move 1 of 1: 1 1 to 1 3 is not a knight's move"},
	} {
		if code, message := check(t, exe, c.answer, answers); code != 1 || message != c.message {
			t.Errorf("%s: exit status %d: %s\nwant 1: %s", c.name, code, message, c.message)
		}
	}
	if code, _ := run(t, answers, exe, "no/such.in", "no/such.ans", "x/"); code != 1 {
		t.Errorf("missing files: exit status %d", code)
	}
	if code, message := run(t, answers, exe); code != 1 || !strings.HasPrefix(message, "usage") {
		t.Errorf("no arguments: exit status %d: %s", code, message)
	}
}
