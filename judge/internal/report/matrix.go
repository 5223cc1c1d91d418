// This file writes the kill matrix for people: submissions against testcases.

package report

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"oj/judge/internal/columns"
	"oj/judge/internal/verdict"
)

// letters are the verdicts in the cells of the matrix.
var letters = map[verdict.Verdict]string{
	verdict.None: " ", verdict.AC: ".", verdict.WA: "W", verdict.PE: "P", verdict.TLE: "T", verdict.ILE: "I",
	verdict.MLE: "M", verdict.OLE: "O", verdict.RTE: "R", verdict.CE: "C", verdict.JE: "J",
}

// block is how many testcases stand in one group of columns, and wide how many groups in one line.
const (
	block = 10
	wide  = 7
)

// matrix writes one letter for each submission and testcase, and what follows from them.
func matrix(w io.Writer, p *Problem) {
	rows := p.rejectable()
	if len(rows) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s: submissions against %s in their order\n", p.ID, count(len(rows[0].Cases), "testcase"))
	lines := [][]string{{"", ruler(len(rows[0].Cases))}}
	for _, e := range rows {
		for i, line := range cells(e) {
			name := "  " + columns.Printable(e.Name)
			if i > 0 {
				name = ""
			}
			lines = append(lines, []string{name, line})
		}
	}
	io.WriteString(w, columns.Align(lines))
	fmt.Fprintln(w, "  . accepted; else the first letter of the verdict; blank: not run")
	for _, c := range rows[0].Cases {
		if names := p.Kill.Alone[c.Name]; len(names) > 0 {
			fmt.Fprintf(w, "  %s alone rejects %s\n", c.Name, some(names))
		}
	}
	if len(p.Kill.Idle) > 0 {
		asFar := ""
		if slices.ContainsFunc(rows, (*Entry).partly) {
			asFar = ", as far as they were run (-full runs all)"
		}
		fmt.Fprintf(w, "  redundant, since another testcase rejects all that these reject%s: %s\n", asFar, some(p.Kill.Idle))
	}
	if len(p.Kill.Survivors) > 0 {
		fmt.Fprintf(w, "  NOT REJECTED AS EXPECTED: %s\n", strings.Join(p.Kill.Survivors, ", "))
	}
}

// someNames bounds how many names are written; the JSON form has them all.
const someNames = 8

// some joins names, the first few of many.
func some(names []string) string {
	if len(names) > someNames {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:someNames], ", "), len(names)-someNames)
	}
	return strings.Join(names, ", ")
}

// partly reports whether there are testcases on which the program was not run.
func (e *Entry) partly() bool {
	return slices.ContainsFunc(e.Cases, func(c *Case) bool { return c.Verdict == verdict.None })
}

// rejectable returns the submissions that are the rows of the matrix.
func (p *Problem) rejectable() []*Entry {
	var rows []*Entry
	for _, e := range p.Entries {
		if e.Submission && len(e.Cases) > 0 && !slices.Equal(e.Expected, []string{"AC"}) {
			rows = append(rows, e)
		}
	}
	return rows
}

// ruler numbers the columns, from 1, where a group of them begins.
func ruler(cases int) string {
	var b strings.Builder
	for first := 1; first <= min(cases, block*wide); first += block {
		b.WriteString(columns.Pad(strconv.Itoa(first), block+1))
	}
	return b.String()
}

// cells returns the letters of one submission, in groups, cut into lines.
func cells(e *Entry) []string {
	var lines []string
	var b strings.Builder
	for i, c := range e.Cases {
		if i > 0 && i%(block*wide) == 0 {
			lines = append(lines, b.String())
			b.Reset()
		} else if i > 0 && i%block == 0 {
			b.WriteByte(' ')
		}
		b.WriteString(letters[c.Verdict])
	}
	return append(lines, b.String())
}
