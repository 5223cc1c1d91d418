package report

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/diff"
	"oj/tools/shared/verdict"
)

// TestShortFailure checks that without -v the details of a wrong answer contain at most twelve lines of the input, and of
// the answer beside the output, and say how many more there are. Equal lines have no mark.
func TestShortFailure(t *testing.T) {
	dir := t.TempDir()
	write := func(name string, lines int) string {
		text := ""
		for i := range lines {
			text += fmt.Sprintln(i + 1)
		}
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	show := func(c *Case) string {
		var out bytes.Buffer
		Failure(&out, "p", &Entry{Name: "main.go"}, c, Layout{})
		return out.String()
	}

	// The eighth line differs: the lines 3 to 14 of 26 are shown.
	in, ans := write("1.in", 14), write("1.ans", 26)
	d := &diff.Diff{WantLine: 2, GotLine: 2, Same: 6}
	for i := 2; i <= 14; i++ {
		line := fmt.Sprint(i, "⏎")
		d.Want = append(d.Want, line)
		if i == 8 {
			line = "x⏎"
		}
		d.Got = append(d.Got, line)
	}
	text := show(&Case{Name: "secret/1", Verdict: verdict.WA, Input: in, Answer: ans, Got: strings.Repeat("x\n", 26), Diff: d})
	for _, want := range []string{"    12  12\n        … 2 more lines\n", "        …\n        expected", "\n     3  3⏎", "     8  8⏎", "≠ x⏎", "    14  14⏎", "\n        … 12 more lines\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	if strings.Count(text, "≠") != 1 {
		t.Errorf("an equal line is marked:\n%s", text)
	}

	// A program that was stopped: what it printed before is shown.
	text = show(&Case{Name: "secret/1", Verdict: verdict.TLE, Input: in, Answer: write("2.ans", 2), Got: "1\nx\n"})
	if !strings.Contains(text, "     1  1 ") || !strings.Contains(text, "≠ x\n") || strings.Count(text, "more lines") != 1 {
		t.Errorf("after TLE:\n%s", text)
	}
	if text := show(&Case{Name: "secret/1", Verdict: verdict.RTE, Input: in, Answer: ans}); strings.Contains(text, "expected") {
		t.Errorf("no output, but it is compared:\n%s", text)
	}
}

// TestCauses checks which failures are printed as one.
func TestCauses(t *testing.T) {
	failed := []*Case{
		{Name: "1", Verdict: verdict.RTE, Trace: []string{"a.py:3: f()", "a.py:9: g()"}},
		{Name: "2", Verdict: verdict.WA, Message: "wrong"},
		{Name: "3", Verdict: verdict.RTE, Trace: []string{"a.py:3: f()"}},
		{Name: "4", Verdict: verdict.RTE, Message: "killed by a signal"},
		{Name: "5", Verdict: verdict.WA, Message: "wrong"},
		{Name: "6", Verdict: verdict.RTE, Message: "killed by a signal"},
		{Name: "7", Verdict: verdict.ILE, Message: "no output since turn 3\nlast line: 4"},
		{Name: "8", Verdict: verdict.ILE, Message: "no output since turn 3\nlast line: 5"},
		{Name: "9", Verdict: verdict.RTE, Trace: []string{"a.py:4: f()"}},
	}
	var got []string
	for _, group := range Causes(failed) {
		got = append(got, strings.Join(namesOf(group), ""))
	}
	if text := strings.Join(got, " "); text != "13 2 4 5 6 78 9" {
		t.Errorf("groups %s", text)
	}
	var out bytes.Buffer
	SameCause(&out, "p", &Entry{Name: "a.py"}, failed[:3])
	if got := out.String(); got != "p a.py: fails in the same way in 2, 3\n\n" {
		t.Errorf("%q", got)
	}
}

// TestInputInDetail checks the input in the details of a failure, which -v prints. The details must say that
// an empty input is empty, and must mark a last line without a newline.
func TestInputInDetail(t *testing.T) {
	for text, want := range map[string]string{"": "): empty\n", "1\n2": "):\n     1  1\n     2  2⌑\n", "1\n": "):\n     1  1\n   "} {
		file := filepath.Join(t.TempDir(), "1.in")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		Failure(&out, "p", &Entry{Name: "main.go"}, &Case{Name: "secret/1", Verdict: verdict.RTE, Input: file}, Layout{InFull: true})
		if got := out.String(); !strings.Contains(got, "  input ("+file+want) {
			t.Errorf("input %q: %s", text, got)
		}
	}
}

// TestDifferenceInSight checks that on a narrow terminal two long lines are cut so that their first
// difference remains visible.
func TestDifferenceInSight(t *testing.T) {
	d := &diff.Diff{WantLine: 1, GotLine: 1, Want: []string{strings.Repeat("o", 39) + "Xpp"}, Got: []string{strings.Repeat("o", 39) + "Ypp"}}
	var out bytes.Buffer
	Failure(&out, "p", &Entry{Name: "main.go"}, &Case{Name: "secret/1", Verdict: verdict.WA, Diff: d}, Layout{Columns: 60, InFull: true})
	if got := out.String(); !strings.Contains(got, "…ooooooooooooXpp") || !strings.Contains(got, "…ooooooooooooYpp") {
		t.Errorf("%s", got)
	}
}

// TestBytes checks that amounts of memory of every size fit into their column.
func TestBytes(t *testing.T) {
	for n, want := range map[int64]string{0: "-", 1: "1 KiB", 5 << 20: "5.0 MiB", 999 << 20: "999.0 MiB", 1 << 30: "1.00 GiB", 16 << 30: "16.00 GiB"} {
		if got := Bytes(n); got != want || len(got) > len("999.9 MiB") {
			t.Errorf("%d bytes: %q, want %q", n, got, want)
		}
	}
}

// TestExchange checks that the details of a lost game contain the last lines (with -v all recorded lines),
// and that they say how many lines are missing.
func TestExchange(t *testing.T) {
	c := &Case{Name: "secret/1", Verdict: verdict.WA, TurnsCut: 7, CutAfter: 11}
	for i := range 12 {
		c.Turns = append(c.Turns, Turn{Milliseconds: float64(i), FromProgram: i%2 > 0, Text: "x", Open: i == 11})
	}
	const end = "       10.0 ms < x\n  (7 lines left out)\n       11.0 ms > x (no newline)\n"
	for full, start := range map[bool]string{false: "  (2 lines before)\n        2.0 ms < x\n", true: "  input (): empty\n        0.0 ms < x\n"} {
		var out bytes.Buffer
		Failure(&out, "p", &Entry{Name: "main.go"}, c, Layout{InFull: full})
		if got := out.String(); !strings.Contains(got, start) || !strings.Contains(got, end) {
			t.Errorf("in full %v:\n%s", full, got)
		}
	}
}

// TestLongExchange checks that the first and the last lines of a very long game are shown, followed by the
// reason of the failure.
func TestLongExchange(t *testing.T) {
	c := &Case{Name: "secret/1", Verdict: verdict.TLE, Message: "turn 5000 took 200 ms", TurnsCut: 1000, CutAfter: 50}
	for i := range 100 {
		c.Turns = append(c.Turns, Turn{Milliseconds: float64(i), Text: "x"})
	}
	var out bytes.Buffer
	Failure(&out, "p", &Entry{Name: "main.go"}, c, Layout{InFull: true})
	const middle = "       19.0 ms < x\n  (1060 lines left out)\n       80.0 ms < x\n"
	const end = "       99.0 ms < x\n  turn 5000 took 200 ms\n"
	got := out.String()
	if !strings.Contains(got, middle) || !strings.Contains(got, end) || strings.Count(got, " ms < x\n") != 2*manyTurns {
		t.Errorf("%s", got)
	}
}
