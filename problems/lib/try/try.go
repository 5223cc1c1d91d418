// Package try is what the tests of solutions share: it runs a solution on a text.
package try

import (
	"io"
	"strings"
	"testing"
)

// A Solution reads an input, writes the answers, and returns an error that says what is wrong with the input.
type Solution func(r io.Reader, w io.Writer) error

// Run returns what a solution writes for an input that has nothing wrong.
func Run(t testing.TB, run Solution, input string) string {
	t.Helper()
	var out strings.Builder
	if err := run(strings.NewReader(input), &out); err != nil {
		t.Fatalf("%.200q: %v", input, err)
	}
	return out.String()
}

// Answers compares what a solution writes with what is wanted.
func Answers(t testing.TB, run Solution, input, want string) {
	t.Helper()
	if got := Run(t, run, input); got != want {
		t.Errorf("%.2000s\ngot\n%.2000s\nwant\n%.2000s", input, got, want)
	}
}

// Errors wants each input refused with its message.
func Errors(t testing.TB, run Solution, messages map[string]string) {
	t.Helper()
	for input, want := range messages {
		err := run(strings.NewReader(input), io.Discard)
		if err == nil || err.Error() != want {
			t.Errorf("%q: error %v\nwant %s", input, err, want)
		}
	}
}
