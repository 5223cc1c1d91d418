// Package pursuit contains the tests that the problem packages of skynet1 and skynet2 share: tests of the
// data, the validator and the referee. It runs these programs and shares no code with them. Its functions use
// the files in the current folder, which must be the folder of the problem package. When go test runs a test of
// the problem package, this is the current folder.
package pursuit

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"oj/testcases/internal/replay"
)

// status runs a program and returns its exit status and what it writes to standard error.
func status(t *testing.T, stdin string, program string, args ...string) (int, string) {
	t.Helper()

	// If the program cannot start, the test fails. If it ends with a status other than 0, the test goes on,
	// because the caller checks the status.
	cmd := exec.Command(program, args...)
	cmd.Stdin = strings.NewReader(stdin)
	var message bytes.Buffer
	cmd.Stderr = &message
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), message.String()
}

// small is a valid input. Node 0 is linked to node 1, which is a gateway, and to node 2. Node 2 is linked to
// node 3.
const small = "4 3 1\n0 1\n0 2\n2 3\n1\n3\nseen 7\n"

// A Breach is a change that makes an input invalid: in the valid input of the constant small, it replaces the
// text Old by the text New. Want is a part of the message that the validator must then write.
type Breach struct{ Name, Old, New, Want string }

// BreachesAreFound tests that the validator rejects the inputs of the list breaches, which are invalid in both
// games, and the inputs of the parameter more.
func BreachesAreFound(t *testing.T, validator string, more ...Breach) {
	// Make sure that the validator accepts a valid input, because a validator that rejects everything would pass the
	// tests below.
	if got, message := status(t, small, validator); got != 42 {
		t.Fatalf("the valid input: exit status %d: %s", got, message)
	}

	for _, test := range append(breaches, more...) {
		broken := strings.Replace(small, test.Old, test.New, 1)

		// Make sure that the change has an effect, because otherwise the test would be meaningless.
		if broken == small {
			t.Fatalf("%s: the change has no effect", test.Name)
		}

		got, message := status(t, broken, validator)
		if got != 43 || !strings.Contains(message, test.Want) {
			t.Errorf("%s: exit status %d, want 43; message %q, want a message with %q",
				test.Name, got, message, test.Want)
		}
	}
}

var breaches = []Breach{
	{"N too small", "4 3 1", "1 3 1", "line 1, word 1"},
	{"N too large", "4 3 1", "501 3 1", "line 1, word 1"},
	{"L too small", "4 3 1", "4 0 1", "line 1, word 2"},
	{"L too large", "4 3 1", "4 1001 1", "line 1, word 2"},
	{"E too small", "4 3 1", "4 3 0", "line 1, word 3"},
	{"E too large", "4 3 1", "4 3 21", "line 1, word 3"},
	{"word missing", "4 3 1", "4 3", "line 1"},
	{"two spaces", "0 2", "0  2", "line 3"},
	{"leading zero", "0 2", "00 2", "line 3, word 1"},
	{"carriage return", "0 2\n", "0 2\r\n", "line 3, word 2"},
	{"node too large", "2 3", "2 4", "line 4, word 2"},
	{"node negative", "2 3", "-1 3", "line 4, word 1"},
	{"link to itself", "2 3", "2 2", "line 4, word 2"},
	{"link twice", "2 3", "2 0", "line 4, word 1"},
	{"gateway twice", "4 3 1\n0 1\n0 2\n2 3\n1\n", "4 3 2\n0 1\n0 2\n2 3\n1\n1\n", "line 6, word 1"},
	{"start on a gateway", "1\n3\nseen", "1\n1\nseen", "line 6, word 1"},
	{"no gateway in reach", "0 2\n", "1 2\n0 3\n", "line"},
	{"nothing to lose", "4 3 1\n0 1\n0 2", "4 2 1\n0 1", "line 5, word 1"},
	{"no such agent", "seen 7", "nobody 7", "line 7, word 1"},
	{"no seed", "seen 7", "seen", "line 7"},
	{"negative seed", "seen 7", "seen -7", "line 7, word 2"},
	{"no newline at the end", "seen 7\n", "seen 7", "line 7"},
	{"more after the end", "seen 7\n", "seen 7\n\n", "line 8"},
}

// Games tests the referee with several games. In the last game, on the map `way`, the player first cuts the link
// 3-4 and then the link 0-2, and loses. The parameter lost is a part of the message that the referee must then
// write.
func Games(t *testing.T, referee, lost string) {
	for _, test := range append(games, game{"lost", way, "3 4\n0 2\n", 43, lost}) {
		begun := time.Now()

		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.want || !strings.Contains(got.Message, test.message) {
			t.Errorf("%s: exit status %d, want %d; message %q, want a message with %q",
				test.name, got.Status, test.want, got.Message, test.message)
		}
		if took := time.Since(begun); took > 20*time.Second {
			t.Errorf("%s: the referee took %v, want at most 20 s", test.name, took)
		}
	}
}

// way is a map: the path 1-0-2-3-4 with gateways at both ends. The agent starts on node 2.
const way = "5 4 2\n0 1\n0 2\n2 3\n3 4\n1\n4\n2\nlow 7\n"

type game struct {
	name, input, answers string
	want                 int // exit status
	message              string
}

var games = []game{
	{"won", way, "1 0\n3 4\n", 42, "turn 2: won, 2 of 4 links left"},
	{"won with ends exchanged and blanks around", way, " 0 1 \r\n\t4  3\r\n", 42, "turn 2: won"},
	{"last line without newline", way, "0 1\n3 4", 42, "turn 2: won"},
	{"no answer", way, "", 43, "turn 1, agent at 2: the player's output has ended"},
	{"ends early", way, "3 4\n", 43, "turn 2, agent at 0: the player's output has ended"},
	{"empty line", way, "\n", 43, `turn 1, agent at 2: "" is not of the form C1 C2`},
	{"one word", way, "3\n", 43, `"3" is not of the form C1 C2`},
	{"three words", way, "3 4 5\n", 43, `"3 4 5" is not of the form C1 C2`},
	{"garbage", way, "\x00\xff {}\n", 43, "is not a whole number from 0 to 4"},
	{"a word", way, "3 four\n", 43, `"four" is not a whole number from 0 to 4`},
	{"out of range", way, "3 5\n", 43, `"5" is not a whole number from 0 to 4`},
	{"negative", way, "-1 3\n", 43, `"-1" is not a whole number from 0 to 4`},
	{"far out of range", way, "3 99999999999999999999\n", 43, "is not a whole number from 0 to 4"},
	{"no such link", way, "0 4\n", 43, "there is no link 0 4"},
	{"itself", way, "3 3\n", 43, "there is no link 3 3"},
	{"an endless line", way, strings.Repeat("1 ", 1<<16), 43, "is longer than 10000 bytes"},
}

// StrictAboutTurns tests that the referee enforces the time limit of a turn: it stops a player that never
// answers.
func StrictAboutTurns(t *testing.T, referee string) {
	folder := t.TempDir() + "/"
	file := filepath.Join(folder, "case.in")
	if err := os.WriteFile(file, []byte(way), 0o666); err != nil {
		t.Fatal(err)
	}

	// Small limits keep the test short.
	cmd := exec.Command(referee, file, file, folder, "turn=2", "first=4", "patience=3")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	cmd.Run() // the player never answers and does not exit

	message, _ := os.ReadFile(filepath.Join(folder, "judgemessage.txt"))
	if got := cmd.ProcessState.ExitCode(); got != 43 || !strings.Contains(string(message), "no answer within 600 ms (the limit is 4 ms)") {
		t.Errorf("exit status %d, want 43; message %q", got, message)
	}

	// The file turn_limit.txt must contain the limits, because a judge that itself measures the time of a
	// turn reads them there.
	limits, _ := os.ReadFile(filepath.Join(folder, "turn_limit.txt"))
	if string(limits) != "6 12\n" {
		t.Errorf("turn_limit.txt contains %q", limits)
	}
}

// RefereeFails tests that the referee exits with status 1, not 43, if the testcase or the arguments are invalid.
func RefereeFails(t *testing.T, referee string) {
	folder := t.TempDir() + "/"

	// Test damaged inputs.
	for name, input := range map[string]string{
		"cut short": "5 4 2\n0 1\n",
		"no agent":  strings.Replace(way, "low", "nobody", 1),
		"node":      strings.Replace(way, "3 4\n", "3 9\n", 1),
		"start":     strings.Replace(way, "2\nlow", "4\nlow", 1),
		"empty":     "",
	} {
		file := filepath.Join(folder, "case.in")
		if err := os.WriteFile(file, []byte(input), 0o666); err != nil {
			t.Fatal(err)
		}
		if got, message := status(t, "", referee, file, file, folder); got != 1 || message == "" {
			t.Errorf("%s: exit status %d, want 1; message %q", name, got, message)
		}
	}

	// Test wrong arguments.
	for _, args := range [][]string{{}, {"missing.in", "missing.in", folder}, {"a", "b", folder, "turn=0"}, {"a", "b", folder, "pace=3"}} {
		if got, message := status(t, "", referee, args...); got != 1 || message == "" {
			t.Errorf("%q: exit status %d, want 1; message %q", args, got, message)
		}
	}
}

// DataAreWhatTheGeneratorMakes tests that the files in data are equal to the files that generators/generate writes.
func DataAreWhatTheGeneratorMakes(t *testing.T, generator string) {
	made := t.TempDir()

	// The generator must run in the root of the repository, because it reads the public maps.
	cmd := exec.Command(generator, made)
	cmd.Dir = filepath.Join("..", "..")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}

	// Find files that differ, are missing, or should not exist.
	for _, folder := range []string{"sample", "secret", "secret/beyond"} {
		want, got := folderText(t, filepath.Join(made, folder)), folderText(t, filepath.Join("data", folder))
		for name := range got {
			if want[name] != got[name] {
				t.Errorf("%s/%s differs from the output of generators/generate", folder, name)
			}
		}
		if len(want) != len(got) {
			t.Errorf("%s: %d files, generators/generate makes %d", folder, len(got), len(want))
		}
	}
}

// folderText returns the contents of the files in a folder by their names.
func folderText(t *testing.T, folder string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	text := map[string]string{}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		b, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		text[e.Name()] = string(b)
	}
	return text
}
