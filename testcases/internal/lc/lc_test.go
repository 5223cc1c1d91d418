package lc

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const folder = "../../lc"

// TestStored checks that the stored testcases are up to date, and that the stored problems are exactly those of the
// table.
func TestStored(t *testing.T) {
	stored, err := filepath.Glob(folder + "/*/problem.yaml")
	if err != nil || len(stored) != len(IDs()) {
		t.Errorf("%d packages in %s, %d problems in the table, %v", len(stored), folder, len(IDs()), err)
	}
	for _, id := range IDs() {
		secret := filepath.Join(folder, id, "data", "secret")
		files := Small(id)
		for _, f := range files {
			input, err := os.ReadFile(filepath.Join(secret, f.Name+".in"))
			answer, err2 := os.ReadFile(filepath.Join(secret, f.Name+".ans"))
			if err != nil || err2 != nil || string(input) != f.Input || string(answer) != f.Answer {
				t.Errorf("%s/%s is out of date: run go run ./testcases/internal/lc/data %s", id, f.Name, id)
			}
			if len(input) > 20_000 {
				t.Errorf("%s/%s has %d bytes, want at most 20,000", id, f.Name, len(input))
			}
		}
		inputs, _ := filepath.Glob(secret + "/[0-8]*.in")
		if len(inputs) != len(files) {
			t.Errorf("%s: %d inputs are stored, but Small returns %d", id, len(inputs), len(files))
		}
	}
}

// TestSamples checks that the sample answers of the statements are accepted. It also checks that an output is
// rejected if it is empty, if it is a sample answer with an additional word, or if it is a sample answer
// without the last word.
func TestSamples(t *testing.T) {
	for _, id := range IDs() {
		input, err := os.ReadFile(filepath.Join(folder, id, "data/sample/1.in"))
		output, err2 := os.ReadFile(filepath.Join(folder, id, "data/sample/1.ans"))
		if err != nil || err2 != nil {
			t.Error(err, err2)
			continue
		}
		answer := problems[id].Answer(NewTokens("input", string(input)))
		for _, answer := range []string{answer, string(output)} {
			if err := Judge(id, string(input), answer, string(output)); err != nil {
				t.Errorf("%s: the sample answer is rejected: %v", id, err)
			}
		}
		words := strings.Fields(string(output))
		for _, wrong := range []string{"", string(output) + "0", strings.Join(words[:len(words)-1], " ")} {
			if Judge(id, string(input), answer, wrong) == nil {
				t.Errorf("%s: %q is accepted", id, wrong)
			}
		}
	}
}

// TestFaultOfCheck checks that an output is not accepted if the check itself panics.
func TestFaultOfCheck(t *testing.T) {
	problems["faulty"] = Task{Check: func(_, _, _ *Tokens) { panic("index out of range") }}
	defer delete(problems, "faulty")
	defer func() {
		if recover() == nil {
			t.Error("the output is accepted")
		}
	}()
	Judge("faulty", "1", "1", "1")
}
