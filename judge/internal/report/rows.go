// This file prints the rows of the tables one by one, while programs are being judged. The widths of the columns are
// computed before the first row, from names and limits, because the results are not known yet.

package report

import (
	"fmt"
	"io"
	"strings"

	"oj/tools/shared/columns"
	"oj/tools/shared/verdict"
)

// column is a column of the tables of programs and of submissions. To add a column, add a line to the
// variable table.
type column struct {
	name                  string
	programs, submissions bool // whether each of the two tables has the column
	cell                  func(p *Problem, e *Entry) string
}

// table lists the columns from left to right. Each line contains the title of a column, whether the table of
// programs has this column, whether the table of submissions has it, and a function that returns a cell.
var table = []column{
	{"PROBLEM", true, true, func(p *Problem, _ *Entry) string { return p.ID }},
	{"PROGRAM", true, false, func(_ *Problem, e *Entry) string { return e.Name }},
	{"SUBMISSION", false, true, func(_ *Problem, e *Entry) string { return e.Name }},
	{"LANGUAGE", true, true, func(_ *Problem, e *Entry) string { return e.Language }},
	{"CASES", true, true, passed},
	{"SLOWEST", true, true, slowest},
	{"MEMORY", true, false, func(_ *Problem, e *Entry) string { return Bytes(e.Memory) }},
	{"WANT", false, true, func(_ *Problem, e *Entry) string { return strings.Join(e.Expected, "/") }},
	{"GOT", false, true, func(_ *Problem, e *Entry) string { return e.Got() }},
	{"VERDICT", true, false, verdictAndMore},
	{"REJECTED BY", false, true, rejectedBy},
}

// Rows prints the tables of programs and of submissions.
type Rows struct {
	w      io.Writer
	widths []int  // the widths of the columns
	Last   *Entry // the program of the last row; nil before the first row
	Broken bool   // other text was printed after the last row, so a header must precede the next row
}

// widestCase is the maximum width of the name of a testcase.
const widestCase = 48

// NewRows computes the widths of the columns, and returns a Rows that prints the tables to w. The entries of
// the problems must already have names, languages and numbers of testcases. cases lists the names of all
// testcases.
func NewRows(w io.Writer, problems []*Problem, cases []string) *Rows {
	// Any testcase may become the slowest one, so the column must have room for the longest name.
	longest := ""
	for _, name := range cases {
		longest = columns.Pad(longest, columns.Width(columns.Cut(columns.Printable(name), widestCase)))
	}
	t := &Rows{w: w}
	for _, c := range table {
		t.widths = append(t.widths, len(c.name))
	}
	for _, p := range problems {
		for _, e := range p.Entries {
			// The results are not known yet, so compute the cells for the widest possible results.
			most := *e
			most.Passed = e.Total
			most.Slowest = p.LimitOf(e)
			most.Answer, most.SlowestTurn = p.TurnLimit, "turn 100 of "+longest
			most.SlowestCase = longest
			most.Memory = 999 << 20
			for i, c := range table {
				t.widths[i] = max(t.widths[i], columns.Width(columns.Printable(c.cell(p, &most))))
			}
		}
	}
	return t
}

// Row prints the row of one program. If it is the first row of its table, a header comes before it.
func (t *Rows) Row(p *Problem, e *Entry) {
	var names, cells []string
	var widths []int
	for i, c := range table {
		// Programs and submissions have tables with different columns.
		if e.Submission && !c.submissions || !e.Submission && !c.programs {
			continue
		}
		names = append(names, c.name)
		cells = append(cells, c.cell(p, e))
		widths = append(widths, t.widths[i])
	}

	// Remarks are printed in the last column, whose width is not limited.
	last := &cells[len(cells)-1]
	switch {
	case e.Skipped != "":
		*last = "skipped: " + e.Skipped
	case e.Cached():
		*last = strings.TrimLeft(*last+" (cached)", " ")
	}

	// A header is printed at the start of a table, and again after other output.
	otherTable := t.Last != nil && t.Last.Submission != e.Submission
	if t.Broken || t.Last == nil || otherTable {
		if otherTable && !t.Broken {
			fmt.Fprintln(t.w)
		}
		io.WriteString(t.w, columns.Align([][]string{names}, widths...))
	}
	io.WriteString(t.w, columns.Align([][]string{cells}, widths...))
	t.Last = e
	t.Broken = false
}

// passed returns the number of accepted testcases and the number of all testcases, as "3/7".
func passed(_ *Problem, e *Entry) string {
	if e.Skipped != "" {
		return "-"
	}
	return fmt.Sprintf("%d/%d", e.Passed, e.Total)
}

// slowest returns the time and the testcase of the slowest run. If turns are limited, it returns the time of the slowest
// answer, and its turn.
func slowest(p *Problem, e *Entry) string {
	if p.TurnLimits != "" && e.SlowestTurn != "" {
		return Seconds(e.Answer) + " " + e.SlowestTurn
	}
	if e.SlowestCase == "" {
		return "-"
	}
	return Seconds(e.Slowest) + " " + e.SlowestCase
}

// verdictAndMore returns the verdict, and a remark if all testcases are samples.
func verdictAndMore(p *Problem, e *Entry) string {
	// A program that was interrupted has no verdict yet.
	text := e.Got()
	switch {
	case e.Unanswered():
		text = "no answer" // nothing says whether the outputs are right
	case e.Verdict == verdict.None:
		text = "not finished"
	}
	if e.NoAnswer > 0 && e.Verdict == verdict.AC {
		kind := "testcases"
		if p.SamplesOnly {
			kind = "samples"
		}
		return text + fmt.Sprintf(" (%d of %d %s have an answer)", e.Passed, e.Total, kind)
	}
	if p.SamplesOnly && e.Verdict == verdict.AC {
		text += " (samples only)" // a site has more testcases, so AC is uncertain
	}
	return text
}

// rejectedBy returns the name of the first testcase that rejects the program. If the verdict is not as expected, the
// reason follows.
func rejectedBy(_ *Problem, e *Entry) string {
	// The text contains the name of the first testcase and the number of the others.
	var names []string
	for _, c := range e.Failures() {
		names = append(names, c.Name)
	}
	text := Some(names, 1)
	if !e.OK && e.Note != "" {
		text += "  <-- " + e.Note
	}
	return strings.TrimLeft(text, " ")
}
