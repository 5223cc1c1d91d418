package report

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/diff"
	"oj/tools/shared/verdict"
)

// TestFailureShowsInput checks that without -v the details of a wrong answer contain only the first lines of the input.
func TestFailureShowsInput(t *testing.T) {
	file := filepath.Join(t.TempDir(), "1.in")
	if err := os.WriteFile(file, []byte("1\n2\n3\n4\n5\n6 is not shown\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	Failure(&out, "p", &Entry{Name: "main.go"}, &Case{Name: "secret/1", Verdict: verdict.WA, Input: file}, 0)
	if text := out.String(); !strings.Contains(text, "  input:\n    1\n    2\n    3\n    4\n    5\n    …\n") {
		t.Errorf("%s", text)
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
		Failure(&out, "p", &Entry{Name: "main.go"}, &Case{Name: "secret/1", Verdict: verdict.RTE, Input: file}, DefaultColumns)
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
	Failure(&out, "p", &Entry{Name: "main.go"}, &Case{Name: "secret/1", Verdict: verdict.WA, Diff: d}, 60)
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
	for width, start := range map[int]string{0: "  (2 lines before)\n        2.0 ms < x\n", DefaultColumns: "  input (): empty\n        0.0 ms < x\n"} {
		var out bytes.Buffer
		Failure(&out, "p", &Entry{Name: "main.go"}, c, width)
		if got := out.String(); !strings.Contains(got, start) || !strings.Contains(got, end) {
			t.Errorf("in %d columns:\n%s", width, got)
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
	Failure(&out, "p", &Entry{Name: "main.go"}, c, DefaultColumns)
	const middle = "       19.0 ms < x\n  (1060 lines left out)\n       80.0 ms < x\n"
	const end = "       99.0 ms < x\n  turn 5000 took 200 ms\n"
	got := out.String()
	if !strings.Contains(got, middle) || !strings.Contains(got, end) || strings.Count(got, " ms < x\n") != 2*manyTurns {
		t.Errorf("%s", got)
	}
}
