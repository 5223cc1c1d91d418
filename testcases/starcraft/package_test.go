// Package starcraft_test tests the problem package of starcraft. The tests check four things. The data are the
// generator's output. The validator accepts every input, and rejects inputs that break a rule of the statement. The
// checker rejects a plan for each rule that a plan can break. A search that shares no code with the solution confirms
// the answers of small games.
package starcraft_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
)

// exitStatus runs a program and returns its exit status and its output.
func exitStatus(t *testing.T, input, exe string, args ...string) (int, string) {
	t.Helper()
	cmd := exec.Command(exe, args...)
	cmd.Stdin = strings.NewReader(input)
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		t.Fatalf("%s ended with %v, want an exit status other than 0", exe, err)
	}
	return exit.ExitCode(), string(out)
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
	if err != nil || len(names) < 20 {
		t.Fatalf("found %d inputs, error %v", len(names), err)
	}
	return names
}

func TestDataAreWhatTheGeneratorMakes(t *testing.T) {
	dir := t.TempDir()
	if out, err := exec.Command(program.Build(t, "./generators"), dir).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	made, err := filepath.Glob(filepath.Join(dir, "*.in"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range made {
		stored := filepath.Join("data/secret", filepath.Base(name))
		if read(t, name) != read(t, stored) {
			t.Errorf("%s differs from the output of the generator: run the generator again", stored)
		}
	}
	secret, _ := filepath.Glob("data/secret/*.in")
	kept, _ := filepath.Glob("data/secret/*-stress.in") // found by tools/stress
	if len(secret)-len(kept) != len(made) {
		t.Errorf("%d secret inputs, the generator makes %d", len(secret)-len(kept), len(made))
	}
}

// TestDataAreValid checks that every input is valid, and that the checker accepts its answer as an output.
func TestDataAreValid(t *testing.T) {
	validator, checker := program.Build(t, "./input_validators/game"), program.Build(t, "./output_validators/replay")
	for _, in := range inputs(t) {
		if status, message := exitStatus(t, read(t, in), validator); status != 42 {
			t.Errorf("%s: %s", in, message)
		}
		ans := strings.TrimSuffix(in, ".in") + ".ans"
		if status, message := exitStatus(t, read(t, ans), checker, in, ans, t.TempDir()+"/"); status != 42 {
			t.Errorf("%s: %s", ans, message)
		}
	}
}

// TestAnswersByPlainSearch compares answers with a plain search. It uses only inputs for which this search needs a
// second or two.
func TestAnswersByPlainSearch(t *testing.T) {
	full.Test(t)
	slow, checker := program.Build(t, "./submissions/time_limit_exceeded/plain_exact_search"), program.Build(t, "./output_validators/replay")
	ran := 0
	for _, in := range inputs(t) {
		small := strings.Contains(in, "small") || strings.Contains(in, "reduced") || strings.Contains(in, "sample")
		if !small && !strings.Contains(in, "20-") && !strings.Contains(in, "/1") {
			continue
		}
		cmd := exec.Command(slow)
		cmd.Stdin = strings.NewReader(read(t, in))
		plan, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s: %v", in, err)
		}
		ran++
		ans := strings.TrimSuffix(in, ".in") + ".ans"
		if status, message := exitStatus(t, string(plan), checker, in, ans, t.TempDir()+"/"); status != 42 {
			t.Errorf("%s: %s", in, message)
		}
	}
	if ran < 9 {
		t.Errorf("only %d inputs", ran)
	}
}

const (
	game = "batch 50 100 50 450 200 75 100 150 1 6 0 1 8 2 10 4 8 20"
	good = "1\n" + game + "\n"
)

func TestValidatorRejects(t *testing.T) {
	validator := program.Build(t, "./input_validators/game")
	if status, message := exitStatus(t, good, validator); status != 42 {
		t.Fatal(message)
	}
	bad := map[string]string{
		"":                                 "line 1: the input ends",
		"1\n":                              "line 2: the input ends",
		"0\n":                              "line 1, word 1: 0, want from 1 to 1000",
		"1001\n":                           "line 1, word 1: 1001",
		"1 \n" + game + "\n":               "line 1, word 2: an empty word",
		"1\n" + game:                       "without a newline",
		good + "\n":                        "line 3: something follows",
		"2\n" + game + "\n":                "line 3: the input ends",
		"01\n" + game + "\n":               `line 1, word 1: "01"`,
		"1\n" + game + " 1\n":              "20 words, want 19",
		"1\nBatch" + game[5:] + "\n":       `word 1: "Batch"`,
		"1\n" + game[:len(game)-3]:         "without a newline",
		"1\r\n" + game + "\r\n":            `"1\r" is not a whole number`,
		"1\n" + game[:len(game)-2] + "x\n": "is not a whole number",
	}
	// Replace each number of a valid case by -1, and by a number above its bounds.
	above := []string{"10001", "10001", "10001", "10001", "10001", "10001", "10001", "10001",
		"51", "201", "201", "101", "201", "51", "201", "101", "10001", "10001"}
	for i, high := range above {
		for _, word := range []string{"-1", high} {
			words := strings.Fields(game)
			words[i+1] = word
			bad["1\n"+strings.Join(words, " ")+"\n"] = word + ", want from"
		}
	}
	for _, i := range []int{10, 17} { // drones, rate
		words := strings.Fields(game)
		words[i] = "0"
		bad["1\n"+strings.Join(words, " ")+"\n"] = "0, want from 1"
	}
	for input, want := range bad {
		status, message := exitStatus(t, input, validator)
		if status != 43 || !strings.Contains(message, want) {
			t.Errorf("%q: status %d, %q, want 43 and %q", input, status, message, want)
		}
	}
}

// TestCheckerRejects checks that the checker's message names the rule that each output breaks.
func TestCheckerRejects(t *testing.T) {
	checker := program.Build(t, "./output_validators/replay")
	check := func(game, answer, output string) (int, string) {
		dir := t.TempDir()
		in, ans := filepath.Join(dir, "in"), filepath.Join(dir, "ans")
		for name, text := range map[string]string{in: "1\n" + game + "\n", ans: answer} {
			if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		status, message := exitStatus(t, output, checker, in, ans, dir+"/")
		if status == 43 && !bytes.Equal([]byte(message), []byte(read(t, filepath.Join(dir, "judgemessage.txt")))) {
			t.Errorf("judgemessage.txt is not %q", message)
		}
		return status, message
	}
	const (
		rich = "batch 1 1 1 1 1 1 1 1 2 4 0 2 1 3 5 3 100 "
		// this stored answer is not optimal: a plan of 3 seconds exists
		answer = "4\n4\n0 0 0 0 0 1 1 0 0\n1 0 0 0 0 0 0 1 1\n2 0 0 1 0 0 0 0 0\n3 0 0 0 0 0 0 0 0\n"
		best   = "3\n3\n0 0 0 0 0 1 1 0 0\n1 0 0 0 0 0 0 1 1\n2 0 0 1 0 0 0 0 0\n"
	)
	tests := []struct {
		game, answer, output string
		status               int
		message              string
	}{
		{rich + "0", best, best, 42, ""},
		{rich + "0", best, strings.ReplaceAll(best, "\n", " \n\n"), 42, ""},
		{rich + "0", best, answer, 43, "a plan of 4 seconds, but 3 seconds are possible"},
		{rich + "0", answer, best, 1, "a plan of 3 seconds, but the judges' plan needs 4"},
		{rich + "0", best, "impossible\n", 43, "line 1: impossible, but there is a plan of 3 seconds"},
		{rich + "0", "impossible\n", best, 1, "the judges say that there is none"},
		{rich + "0", "nonsense\n", best, 1, "the judges' files"},
		{rich + "0", best, "", 43, "the text ends here"},
		{rich + "0", best, "3\n3\n0 0 0 0 0 1 1 0 0\n", 43, "the text ends here"},
		{rich + "0", best, best + "1\n", 43, `line 6: "1" after the last plan`},
		{rich + "0", best, "x\n", 43, `line 1: "x", want a number`},
		{rich + "0", best, "3\n-1\n", 43, "the number of actions is -1"},
		{rich + "0", best, "4" + best[1:], 43, "line 5: the plan takes 3 seconds, not 4"},
		{rich + "0", best, strings.Replace(best, "2 0 0 1", "1 0 0 1", 1), 43, "line 5: the action begins at 1"},
		{rich + "0", best, strings.Replace(best, "0 0 0 0 0 1 1", "0 0 0 0 0\n1 1", 1), 43, "an action is one line"},
		{rich + "0", best, strings.Replace(best, "2 0 0 1", "2 0 0 0", 1), 43, "0 zerglings, the target is 1"},
		{rich + "0", best, strings.Replace(best, "0 1 1\n2", "0 1 0\n2", 1), 43, "ends without defence upgrades"},
		{rich + "0", best, "1\n1\n0 0 -1 0 0 0 0 0 0\n", 43, "line 3: it orders -1 drones"},
		{rich + "0", best, "1\n1\n0 2 0 0 0 0 0 0 0\n", 43, "there would be 4 hatcheries, but at most 3 are allowed"},
		{rich + "0", best, "1\n1\n0 0 2 0 0 0 0 0 0\n", 43, "there would be 6 drones, but at most 5 are allowed"},
		{rich + "0", best, "1\n1\n0 0 0 0 2 0 0 0 0\n", 43, "there would be 4 overlords, but at most 3 are allowed"},
		{rich + "0", best, "1\n1\n0 0 0 0 0 2 0 0 0\n", 43, "there would be 2 pools, but at most 1 are allowed"},
		{rich + "0", best, "1\n1\n0 0 0 1 0 0 0 0 0\n", 43, "zerglings before the pool exists"},
		{rich + "0", best, "1\n1\n0 0 0 0 0 0 1 1 0\n", 43, "an upgrade before the chamber exists"},
		{rich + "0", best, strings.Replace(best, "2 0 0 1", "2 0 1 2", 1), 43, "3 units at once from 2 hatcheries"},
		{"single" + rich[5:] + "0", "impossible\n", best, 43, "2 orders in one action, but a game of kind single allows only one"},
		{"batch 1 1 1 1 1 1 1 1 1 2 0 1 1 3 5 3 100 0", "impossible\n", "1\n1\n0 0 0 0 0 1 1 0 0\n", 43, "2 of 2 drones turn into buildings, but one drone must be left"},
		{"batch 1 1 1 1 1 1 1 1 1 8 0 1 1 3 9 3 100 0", "impossible\n", "1\n1\n0 0 1 0 0 0 0 0 0\n", 43, "9 drones and zerglings, but 1 overlords control only 8"},
		{"batch 1 1 1 1 1 1 1 1 1 9 191 30 1 3 19 30 100 0", "impossible\n", "1\n1\n0 0 1 0 0 0 0 0 0\n", 43, "30 overlords control only 200"},
		{rich + "3", "impossible\n", best, 43, "line 5: mark 1 at second 3 takes 3 zerglings (it needs power 6), but there are 0"},
		{rich + "2", "impossible\n", best, 43, "line 4: mark 1 at second 2 takes 6 zerglings (it needs power 6), but there are 0"},
		{"batch 1 1 1 1 1 1 1 1 2 4 15 3 1 3 5 3 100 1", "impossible\n", "2\n2\n0 0 0 0 0 0 0 0 0\n1 0 0 0 0 0 0 0 0\n", 43, "line 4: the plan ends with 0 zerglings"},
		{"batch 1 1 1 1 1 1 1 1 2 4 14 3 1 3 5 3 100 1", "impossible\n", "2\n2\n0 0 0 0 0 0 0 0 0\n1 0 0 0 0 0 0 0 0\n", 43, "line 4: mark 2 at second 2 takes 9 zerglings (it needs power 9), but there are 8"},
	}
	for _, test := range tests {
		status, message := check(test.game, test.answer, test.output)
		if status != test.status || !strings.Contains(message, test.message) {
			t.Errorf("%q: status %d, %q, want %d and %q", test.output, status, message, test.status, test.message)
		}
	}
}

// The problem comes from a university course. TestSearchOfTheCourse checks that the search program of this course
// fails as known: for two small games it finds plans of 32 and 39 seconds, although 26 and 33 are possible. For the
// default game of the statement it finds no plan.
func TestSearchOfTheCourse(t *testing.T) {
	const start = "50 100 50 450 200 75 100 150 1 6 0 1 "
	course := program.BuildPatched(t, "submissions/wrong_answer/settles_each_state_once")

	for game, want := range map[string]string{
		"batch " + start + "8 2 10 4 8 20":      "32\n",
		"batch " + start + "14 2 10 4 8 20":     "39\n",
		"single " + start + "150 1 50 25 8 120": "impossible\n",
	} {
		cmd := exec.Command(course)
		cmd.Stdin = strings.NewReader("1\n" + game + "\n")
		if out, err := cmd.Output(); err != nil || !strings.HasPrefix(string(out), want) {
			t.Errorf("%s: %v, %.20q, want %q", game, err, out, want)
		}
	}
}
