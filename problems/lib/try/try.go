// Package try contains functions that run a solution on an input. The tests of solutions use them.
package try

import (
	"io"
	"strings"
	"testing"

	"oj/problems/lib/scan"
)

// Run returns the output of a solution. It fails the test if the solution reports an error.
func Run(t testing.TB, solve scan.Solution, input string) string {
	t.Helper()
	var out strings.Builder
	if err := scan.Run(strings.NewReader(input), &out, solve); err != nil {
		t.Fatalf("%.200q: %v", input, err)
	}
	return out.String()
}

// Answers compares the output of a solution with the expected one.
func Answers(t testing.TB, solve scan.Solution, input, want string) {
	t.Helper()
	if got := Run(t, solve, input); got != want {
		t.Errorf("%.2000s\ngot\n%.2000s\nwant\n%.2000s", input, got, want)
	}
}

// Errors checks that a solution rejects each input with the given message.
func Errors(t testing.TB, solve scan.Solution, messages map[string]string) {
	t.Helper()
	for input, want := range messages {
		err := scan.Run(strings.NewReader(input), io.Discard, solve)
		if err == nil || err.Error() != want {
			t.Errorf("%q: error %v\nwant %s", input, err, want)
		}
	}
}
