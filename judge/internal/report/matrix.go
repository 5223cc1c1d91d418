// This file prints the kill matrix: a row for each submission, a column for each testcase.

package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"oj/tools/shared/columns"
	"oj/tools/shared/verdict"
)

const (
	block     = 10 // the number of testcases between two blanks in a line of the kill matrix
	wide      = 7  // the maximum number of blocks in a line
	someNames = 8  // the maximum number of testcases or programs that are named in one line
)

// matrix prints one letter for each submission and testcase. Below the letters it lists the redundant
// testcases and the survivors: wrong programs that were accepted, or rejected with an unexpected verdict.
func matrix(w io.Writer, p *Problem) {
	// The matrix omits submissions that must be accepted.
	rows := slices.DeleteFunc(slices.Clone(p.Entries), func(e *Entry) bool { return !e.Submission || len(e.Cases) == 0 || e.MustAccept() })
	if len(rows) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s: submissions against %s, in the order of the testcases\n", p.ID, count(len(rows[0].Cases), "testcase"))
	lines := [][]string{{"", ruler(len(rows[0].Cases))}}

	// If a submission was stopped early, a testcase may seem to be redundant although it is not. The note
	// asFar warns of this.
	asFar := ""
	for _, e := range rows {
		if slices.ContainsFunc(e.Cases, func(c *Case) bool { return c.Verdict == verdict.None }) {
			asFar = ", as far as they were run (-full runs all)"
		}
		name := "  " + e.Name

		// A long row takes several lines. Only the first line contains the name of the submission.
		for cases := range slices.Chunk([]*Case(e.Cases), block*wide) {
			lines = append(lines, []string{name, letters(cases)})
			name = ""
		}
	}
	io.WriteString(w, columns.Align(lines))
	fmt.Fprintln(w, "  . accepted; else the first letter of the verdict; blank: not run")

	// Below the matrix: testcases that are the only ones to reject a program, redundant testcases, and programs that
	// survive.
	for _, c := range rows[0].Cases {
		if names := p.Kill.Alone[c.Name]; len(names) > 0 {
			fmt.Fprintf(w, "  %s alone rejects %s\n", c.Name, Some(names, someNames))
		}
	}
	if len(p.Kill.Idle) > 0 {
		fmt.Fprintf(w, "  redundant testcases (for each, another testcase rejects at least the same programs)%s: %s\n", asFar, Some(p.Kill.Idle, someNames))
	}
	if len(p.Kill.Survivors) > 0 {
		fmt.Fprintf(w, "  NOT REJECTED AS EXPECTED: %s\n", strings.Join(p.Kill.Survivors, ", "))
	}
}

// Some returns a text with the first names of a list and the number of the remaining names. The parameter
// most is the maximum number of names in the text.
func Some(names []string, most int) string {
	if len(names) > most {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), len(names)-most)
	}
	return strings.Join(names, ", ")
}

// ruler returns the header of the columns: the number, counted from 1, of the first testcase in each block of
// columns.
func ruler(cases int) (text string) {
	for first := 1; first <= min(cases, block*wide); first += block {
		text += columns.Pad(strconv.Itoa(first), block+1)
	}
	return text
}

// mark holds the symbols for None and AC. The symbol for any other verdict is its first letter.
var mark = map[verdict.Verdict]string{verdict.None: " ", verdict.AC: "."}

// letters returns one letter for the verdict of each case, with a blank between groups of columns.
func letters(cases []*Case) (text string) {
	for i, c := range cases {
		if i > 0 && i%block == 0 {
			text += " "
		}
		text += cmp.Or(mark[c.Verdict], c.Verdict.String()[:1])
	}
	return text
}
