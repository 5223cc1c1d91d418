// This file writes the rows of the tables one by one, as the programs are judged. The widths of the columns are
// computed before the first row, from names and limits, because the results are not known yet.

package report

import (
	"fmt"
	"io"
	"strings"

	"oj/tools/columns"
	"oj/tools/verdict"
)

// column is one column of the tables. To add a column, add a line to table.
type column struct {
	name                  string
	programs, submissions bool // the tables that have it
	cell                  func(p *Problem, e *Entry) string
}

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

// Rows writes the tables of programs and of submissions.
type Rows struct {
	w      io.Writer
	widths []int  // of the columns
	Last   *Entry // of the last row; nil before the first
	Broken bool   // something else was printed since, so that the next row needs a header again
}

// widestCase bounds the column that names testcases, for packages with very long names.
const widestCase = 48

// NewRows returns the writer of the tables. The entries of the problems must already have their names, languages and
// numbers of testcases, because the widths of the columns follow from them. cases are the names of all testcases.
func NewRows(w io.Writer, problems []*Problem, cases []string) *Rows {
	// Any testcase may become the slowest one, so its column has room for the longest name.
	longest := ""
	for _, name := range cases {
		longest = columns.Pad(longest, columns.Width(columns.Cut(columns.Printable(name), widestCase)))
	}
	t := &Rows{w: w}
	for _, c := range table {
		// The widest possible cells decide, because the real ones are not known yet.
		width := len(c.name)
		for _, p := range problems {
			for _, e := range p.Entries {
				most := *e // the widest results that the program may have
				most.Passed = e.Total
				most.Slowest = p.TimeLimit
				most.SlowestCase = longest
				most.Memory = 999 << 20
				width = max(width, columns.Width(columns.Printable(c.cell(p, &most))))
			}
		}
		t.widths = append(t.widths, width)
	}
	return t
}

// Row writes the row of one program, under a header where its table begins.
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

	// The last column has the most room.
	last := &cells[len(cells)-1]
	switch {
	case e.Skipped != "":
		*last = "skipped: " + e.Skipped
	case e.Cached():
		*last = strings.TrimLeft(*last+" (cached)", " ")
	}

	// A header is needed at the start of a table, and again after other output.
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

// passed returns the number of testcases that accept the program, and the number of all testcases.
func passed(_ *Problem, e *Entry) string {
	if e.Skipped != "" {
		return "-"
	}
	return fmt.Sprintf("%d/%d", e.Passed, e.Total)
}

// slowest returns the longest time of a run, and the name of its testcase.
func slowest(_ *Problem, e *Entry) string {
	if e.SlowestCase == "" {
		return "-"
	}
	return Seconds(e.Slowest) + " " + e.SlowestCase
}

// verdictAndMore returns the verdict, with a remark if necessary.
func verdictAndMore(p *Problem, e *Entry) string {
	// A program that was interrupted has no verdict yet.
	text := e.Got()
	if e.Verdict == verdict.None {
		text = "not finished"
	}
	if p.SamplesOnly && e.Verdict == verdict.AC {
		text += " (samples only)" // acceptance means little if there are no other testcases
	}
	return text
}

// rejectedBy names the first testcase that rejects the program. If the verdict is not as expected, it also says why.
func rejectedBy(_ *Problem, e *Entry) string {
	// A row has room for one name. Some counts the others.
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
