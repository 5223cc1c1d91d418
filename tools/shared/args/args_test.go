package args

import (
	"errors"
	"flag"
	"io"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for line, want := range map[string]string{
		"":             "",
		"a -n 3 b":     "3 a b",
		"-n 3 a b":     "3 a b",
		"a b -n=3":     "3 a b",
		"a -- -n 3":    " a -n 3",
		"-n -- a":      "-- a",
		"a - b":        " a - b",
		"a -- b -- -n": " a b -- -n",
	} {
		f := flag.NewFlagSet("", flag.ContinueOnError)
		n := f.String("n", "", "")
		names, err := parse(f, strings.Fields(line))
		if got := strings.Join(append([]string{*n}, names...), " "); err != nil || got != want {
			t.Errorf("%q: %q, want %q (%v)", line, got, want, err)
		}
	}
	f := flag.NewFlagSet("", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	if _, err := parse(f, []string{"a", "-x"}); err == nil {
		t.Error("an unknown flag after a name is taken")
	}
}

// TestHelp: for -h, even after a positional argument, Parse writes the help: the usage text, the list of flags,
// and the text for the end. Without -h, it writes nothing.
func TestHelp(t *testing.T) {
	for line, want := range map[string]string{"a -h": "before\n  -n NUMBER\n    \ta NUMBER\nafter\n", "a -x": "", "a": ""} {
		f := flag.NewFlagSet("", flag.ContinueOnError)
		f.String("n", "", "a `NUMBER`")
		var out strings.Builder
		_, err := Parse(f, strings.Fields(line), &out, "before\n", "after\n")
		if errors.Is(err, flag.ErrHelp) != (want != "") || out.String() != want {
			t.Errorf("%q: %v, %q", line, err, out.String())
		}
	}
}
