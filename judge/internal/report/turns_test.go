package report

import (
	"strings"
	"testing"
)

// exchanged returns a run with these lines. Lines that begin with > come from the program.
func exchanged(lines string) *Case {
	c := &Case{}
	for line := range strings.SplitSeq(lines, ",") {
		text, fromProgram := strings.CutPrefix(line, ">")
		c.Turns = append(c.Turns, Turn{FromProgram: fromProgram, Text: text})
	}
	return c
}

func TestFirstDifference(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{
		{"map,1,>x,2,>y", "map,1,>x,2,>y", 0},
		{"map,1,>x,2,>y", "map,1,>x,2,>z", 2},
		{">x,1,>y", ">x,1,>y ,2", 0},          // white space at the end of an answer, and the last line of the referee, are ignored
		{"1,>x,2,>y", "1,>x,2", 2},            // the second program does not answer in turn 2
		{"1,>x,>y,2,>z", "1,>x,>y,2,>w", 2},   // in both games the first answer has two lines
		{"1,>x,>y,2,>z", "1,>x,2,>y,3,>z", 1}, // the first answer has two lines in one game and one line in the other
		{"1,>x", "map,other,>y", 1}, {"1", "1", 0},
	} {
		a, b := exchanged(test.a), exchanged(test.b)
		if got, back := FirstDifference([]*Case{a, b}), FirstDifference([]*Case{b, a}); got != test.want || back != test.want {
			t.Errorf("%s and %s: %d and back %d, want %d", test.a, test.b, got, back, test.want)
		}
	}

	// Turns after missing lines cannot be compared.
	a, b := exchanged("1,>x,2,>y,9,>z"), exchanged("1,>x,2,>y,3,>w,4,>v")
	a.TurnsCut, a.CutAfter = 7, 4
	if got := FirstDifference([]*Case{a, b}); got != 0 {
		t.Errorf("with missing lines: turn %d, want 0", got)
	}
	third := exchanged("1,>x,2,>n")
	if got := FirstDifference([]*Case{a, b, third}); got != 2 {
		t.Errorf("with a third run: turn %d, want 2", got)
	}
}
