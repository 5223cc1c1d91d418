// This file writes the rows of the tables one by one, as the programs are judged: the columns are as
// wide as what is known before.

package report

import (
	"fmt"
	"io"
	"strings"

	"oj/judge/internal/columns"
	"oj/judge/internal/verdict"
)

// Rows writes the tables of programs and of submissions.
type Rows struct {
	w                     io.Writer
	programs, submissions []column
	kind                  string // of the last row: the name of its table's second column
	broken                bool   // something else was printed since the last row
}

// column is a column of a table: a new one is one more of these in NewRows.
type column struct {
	name  string
	width int // at least
	cell  func(p *Problem, e *Entry) string
	known bool // the cell says something of programs that were not judged, too
}

// widestCase bounds the column that names testcases, for packages with very long names.
const widestCase = 48

// NewRows returns the writer of tables about these problems, whose entries, their names, languages and
// numbers of testcases are known; cases are the names of all testcases.
func NewRows(w io.Writer, problems []*Problem, cases []string) *Rows {
	longest := 0
	for _, name := range cases {
		longest = max(longest, min(columns.Width(columns.Printable(name)), widestCase))
	}
	width := func(cell func(p *Problem, e *Entry) string) (most int) {
		for _, p := range problems {
			for _, e := range p.Entries {
				most = max(most, columns.Width(columns.Printable(cell(p, e))))
			}
		}
		return most
	}
	known := func(name string, cell func(p *Problem, e *Entry) string) column {
		return column{name, width(cell), cell, true}
	}
	problem := known("PROBLEM", func(p *Problem, _ *Entry) string { return p.ID })
	program := known("PROGRAM", func(_ *Problem, e *Entry) string { return e.Name })
	submission := known("SUBMISSION", program.cell)
	language := known("LANGUAGE", func(_ *Problem, e *Entry) string { return e.Language })
	counted := column{"CASES", width(func(_ *Problem, e *Entry) string { return fmt.Sprintf("%d/%d", e.Total, e.Total) }),
		func(_ *Problem, e *Entry) string { return fmt.Sprintf("%d/%d", e.Passed, e.Total) }, false}
	slow := column{"SLOWEST", width(func(p *Problem, _ *Entry) string { return Seconds(p.TimeLimit) }) + 1 + longest,
		func(_ *Problem, e *Entry) string { return slowest(e) }, false}
	memory := column{"MEMORY", len("999.9 MiB"), func(_ *Problem, e *Entry) string { return Bytes(e.Memory) }, false}
	final := column{"VERDICT", 0, func(p *Problem, e *Entry) string { return e.Got() + samplesOnly(p, e) + cached(e) }, false}
	want := known("WANT", func(_ *Problem, e *Entry) string { return strings.Join(e.Expected, "/") })
	result := column{"GOT", 0, func(_ *Problem, e *Entry) string { return e.Got() }, false}
	rejected := column{"REJECTED BY", 0, func(_ *Problem, e *Entry) string { return rejectedBy(e) + cached(e) }, false}
	return &Rows{
		w:           w,
		programs:    []column{problem, program, language, counted, slow, memory, final},
		submissions: []column{problem, submission, language, counted, slow, want, result, rejected},
	}
}

// Interrupt says that something else was printed, so that the next row needs a header again.
func (t *Rows) Interrupt() { t.broken = true }

// Interrupted reports whether that was after the last row.
func (t *Rows) Interrupted() bool { return t.broken }

// Begun reports whether there is a row.
func (t *Rows) Begun() bool { return t.kind != "" }

// Row writes the row of one program, under a header where its table begins.
func (t *Rows) Row(p *Problem, e *Entry) {
	table := t.programs
	if e.Submission {
		table = t.submissions
	}
	var names, cells []string
	var widths []int
	for i, c := range table {
		cell := "-"
		switch {
		case e.Skipped == "" || c.known:
			cell = c.cell(p, e)
		case i == len(table)-1:
			cell = "skipped: " + e.Skipped
		}
		names, cells, widths = append(names, c.name), append(cells, cell), append(widths, max(c.width, len(c.name)))
	}
	if kind := table[1].name; t.kind != kind || t.broken {
		if t.kind != "" && !t.broken {
			fmt.Fprintln(t.w)
		}
		io.WriteString(t.w, columns.Align([][]string{names}, widths...))
		t.kind, t.broken = kind, false
	}
	io.WriteString(t.w, columns.Align([][]string{cells}, widths...))
}

// rejectedBy names the first testcase that rejects, and says what is wrong if the verdict is not as
// expected.
func rejectedBy(e *Entry) string {
	text := ""
	if first := e.Find(); first != nil {
		text = first.Name
		if n := e.Rejections(); n > 1 {
			text += fmt.Sprintf(" and %d more", n-1)
		}
	}
	if !e.OK && e.Note != "" {
		text = strings.TrimLeft(text+"  <-- "+e.Note, " ")
	}
	return text
}

// samplesOnly marks an accepted program of which little is known, since the problem has no other testcases.
func samplesOnly(p *Problem, e *Entry) string {
	if p.SamplesOnly && e.Verdict == verdict.AC {
		return " (samples only)"
	}
	return ""
}

// cached marks a row of which every result was taken from an earlier call.
func cached(e *Entry) string {
	if e.Cached() {
		return " (cached)"
	}
	return ""
}

func slowest(e *Entry) string {
	if e.SlowestCase == "" {
		return "-"
	}
	return Seconds(e.Slowest) + " " + e.SlowestCase
}
