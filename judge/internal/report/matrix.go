// This file writes the kill matrix for people: submissions against testcases.

package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"oj/tools/columns"
	"oj/tools/verdict"
)

// The width of the matrix: block is the number of testcases in a group of columns, wide the number of groups in a
// line. someNames bounds the names of a list that are printed.
const (
	block     = 10
	wide      = 7
	someNames = 8
)

// matrix writes one letter for each submission and testcase, and below them which testcases are redundant and which
// programs survive.
func matrix(w io.Writer, p *Problem) {
	rows := slices.DeleteFunc(slices.Clone(p.Entries), func(e *Entry) bool { return !e.Submission || len(e.Cases) == 0 || e.MustAccept() })

	// Accepted submissions are left out: no testcase should reject them.
	if len(rows) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s: submissions against %s in their order\n", p.ID, count(len(rows[0].Cases), "testcase"))
	lines := [][]string{{"", ruler(len(rows[0].Cases))}}

	// A submission may have been stopped early. Then a testcase may only seem to be redundant.
	asFar := ""
	for _, e := range rows {
		if slices.ContainsFunc(e.Cases, func(c *Case) bool { return c.Verdict == verdict.None }) {
			asFar = ", as far as they were run (-full runs all)"
		}
		name := "  " + e.Name

		// Long rows are broken into lines. Only the first one has the name.
		for cases := range slices.Chunk([]*Case(e.Cases), block*wide) {
			lines = append(lines, []string{name, letters(cases)})
			name = ""
		}
	}
	io.WriteString(w, columns.Align(lines))
	fmt.Fprintln(w, "  . accepted; else the first letter of the verdict; blank: not run")

	// Now the conclusions: testcases that are needed, those that are not, and programs that survive.
	for _, c := range rows[0].Cases {
		if names := p.Kill.Alone[c.Name]; len(names) > 0 {
			fmt.Fprintf(w, "  %s alone rejects %s\n", c.Name, Some(names, someNames))
		}
	}
	if len(p.Kill.Idle) > 0 {
		fmt.Fprintf(w, "  redundant, since another testcase rejects all that these reject%s: %s\n", asFar, Some(p.Kill.Idle, someNames))
	}
	if len(p.Kill.Survivors) > 0 {
		fmt.Fprintf(w, "  NOT REJECTED AS EXPECTED: %s\n", strings.Join(p.Kill.Survivors, ", "))
	}
}

// Some joins the first names of a list and counts the others. The JSON form has all names.
func Some(names []string, most int) string {
	if len(names) > most {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), len(names)-most)
	}
	return strings.Join(names, ", ")
}

// ruler returns the line above the columns: the number of the first testcase of each group, counted from 1.
func ruler(cases int) (text string) {
	for first := 1; first <= min(cases, block*wide); first += block {
		text += columns.Pad(strconv.Itoa(first), block+1)
	}
	return text
}

// mark holds the signs for two verdicts. The sign for any other verdict is its first letter.
var mark = map[verdict.Verdict]string{verdict.None: " ", verdict.AC: "."}

// letters returns one letter for each verdict on some testcases, with a blank between groups of columns.
func letters(cases []*Case) (text string) {
	for i, c := range cases {
		if i > 0 && i%block == 0 {
			text += " "
		}
		text += cmp.Or(mark[c.Verdict], c.Verdict.String()[:1])
	}
	return text
}
