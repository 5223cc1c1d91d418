package hint

import (
	"fmt"
	"strings"
	"testing"
)

// TestDivide: a testcase of many cases is divided in the usual ways, and the first wrong case is found.
func TestDivide(t *testing.T) {
	for _, c := range []struct {
		name, input, answer, got string
		wrong                    int
		piece, alone             string // the first wrong case and its answer in one of the divisions; "" for no division
	}{
		{"count and lines", "2\n5 6\n7 8\n", "11\n15\n", "11\n26\n", 1, "1\n7 8\n", "15\n"},
		{"count, two lines each", "2\n2\n5 6\n1\n7\n", "11\n7\n", "11\n18\n", 1, "1\n1\n7\n", "7\n"},
		{"count, a number of lines", "2\n2\n5\n6\n1\n7\n", "11\n7\n", "11\n18\n", 1, "1\n1\n7\n", "7\n"},
		{"count, edges", "2\n9 2\n1 2\n2 3\n8 1\n1 2\n", "x\ny\n", "x\nx\n", 1, "1\n8 1\n1 2\n", "y\n"},
		{"count and empty lines", "2\n\na b\nc\n\nd\n", "Case #1: 3\nCase #2: 1\n", "Case #1: 3\nCase #2: 4\n", 1, "1\nd\n", "Case #1: 1\n"},
		{"end", "3\n4\n5\n0\n", "3\n4\n5\n", "3\n4\n9\n", 2, "5\n0\n", "5\n"},
		{"end of the input", "3\r\n4\r\n5\r\n", "3\n4\n5\n", "3\n7\n12\n", 1, "4\n", "4\n"},
		{"answers of two lines", "2\n3\n4\n", "a\nb\nc\nd\n", "a\nb\nc\ne\n", 1, "1\n4\n", "c\nd\n"},

		{"the first case is wrong", "2\n3\n4\n", "a\nb\n", "x\nb\n", 0, "", ""},
		{"only the first case is answered", "2\n3\n4\n", "a\nb\n", "a\n", 0, "", ""},
		{"the number of the case", "2\n3\n4\n", "Case 1: a\nCase 2: b\n", "Case 1: a\nCase 1: b\n", 0, "", ""},
		{"one case", "1\n3\n", "a\n", "b\n", 0, "", ""},
		{"a cut output", "2\n3\n4\n", "a\nb\n", "a\n…", 0, "", ""},
		{"another count", "3\n4\n4\n", "a\nb\n", "a\nc\n", 0, "", ""},
	} {
		list := Divide(c.input, c.answer, c.got)
		if c.piece == "" {
			if len(list) > 0 {
				t.Errorf("%s: %q", c.name, list)
			}
			continue
		}
		found := false
		for _, d := range list {
			found = found || d.Wrong == c.wrong && d.Pieces[d.Wrong] == Piece{c.piece, c.alone}
		}
		if !found {
			t.Errorf("%s: no piece %q %q in %+v", c.name, c.piece, c.alone, list)
		}
	}

	// Very many cases are not divided.
	var input, answer strings.Builder
	fmt.Fprintln(&input, 2000)
	for i := range 2000 {
		fmt.Fprintln(&input, i)
		fmt.Fprintln(&answer, i)
	}
	if list := Divide(input.String(), answer.String(), "0\n"); list != nil {
		t.Errorf("%d divisions", len(list))
	}
}
