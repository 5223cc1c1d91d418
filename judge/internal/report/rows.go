// This file writes the rows of the tables one by one, as the programs are judged: the columns are as
// wide as what is known before.

package report

import (
	"fmt"
	"io"
	"slices"
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
	known := func(name string, cell func(p *Problem, e *Entry) string) column { // as wide as all that it will hold
		width := columns.Width(name)
		for _, p := range problems {
			for _, e := range p.Entries {
				width = max(width, columns.Width(columns.Printable(cell(p, e))))
			}
		}
		return column{name, width, cell, true}
	}
	judged := func(name string, width int, cell func(p *Problem, e *Entry) string) column {
		return column{name, max(width, len(name)), cell, false}
	}
	total := known("CASES", func(_ *Problem, e *Entry) string { return fmt.Sprintf("%d/%d", e.Total, e.Total) })
	problem := known("PROBLEM", func(p *Problem, _ *Entry) string { return p.ID })
	program := known("PROGRAM", func(_ *Problem, e *Entry) string { return e.Name })
	language := known("LANGUAGE", func(_ *Problem, e *Entry) string { return e.Language })
	counted := judged("CASES", total.width, func(_ *Problem, e *Entry) string { return fmt.Sprintf("%d/%d", e.Passed, e.Total) })
	slow := judged("SLOWEST", slowestWidth(problems, cases), func(_ *Problem, e *Entry) string { return slowest(e) })
	want := known("WANT", func(_ *Problem, e *Entry) string { return strings.Join(e.Expected, "/") })
	memory := judged("MEMORY", len("999.9 MiB"), func(_ *Problem, e *Entry) string { return Bytes(e.Memory) })
	result := judged("GOT", 0, func(_ *Problem, e *Entry) string { return got(e) })
	final := judged("VERDICT", 0, func(p *Problem, e *Entry) string { return got(e) + samplesOnly(p, e) + cached(e) })
	rejected := judged("REJECTED BY", 0, func(_ *Problem, e *Entry) string { return rejectedBy(e) + cached(e) })
	submission := program
	submission.name = "SUBMISSION"
	if slices.ContainsFunc(problems, hasSubmissions) {
		program.width = max(program.width, len(submission.name)) // one width for both tables
	}
	submission.width = max(submission.width, len(submission.name))
	return &Rows{
		w:           w,
		programs:    []column{problem, program, language, counted, slow, memory, final},
		submissions: []column{problem, submission, language, counted, slow, want, result, rejected},
	}
}

func hasSubmissions(p *Problem) bool {
	return slices.ContainsFunc(p.Entries, func(e *Entry) bool { return e.Submission })
}

// slowestWidth is the width of the column that tells the slowest testcase.
func slowestWidth(problems []*Problem, cases []string) int {
	seconds, longest := len(Seconds(1)), 0
	for _, p := range problems {
		seconds = max(seconds, len(Seconds(p.TimeLimit)))
	}
	for _, name := range cases {
		longest = max(longest, columns.Width(columns.Printable(name)))
	}
	return seconds + 1 + min(longest, widestCase)
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
	for i, c := range table {
		cell := "-"
		switch {
		case e.Skipped == "" || c.known:
			cell = c.cell(p, e)
		case i == len(table)-1:
			cell = "skipped: " + e.Skipped
		}
		names, cells = append(names, c.name), append(cells, cell)
	}
	if kind := table[1].name; t.kind != kind || t.broken {
		if t.kind != "" && !t.broken {
			fmt.Fprintln(t.w)
		}
		t.line(table, names)
		t.kind, t.broken = kind, false
	}
	t.line(table, cells)
}

// line writes a text in each column.
func (t *Rows) line(table []column, cells []string) {
	var b strings.Builder
	for i, c := range table {
		cell := columns.Printable(cells[i])
		b.WriteString(columns.Pad(cell, max(c.width, columns.Width(cell))+2))
	}
	fmt.Fprintln(t.w, strings.TrimRight(b.String(), " "))
}

// rejectedBy names the first testcase that rejects, and says what is wrong if the verdict is not as
// expected.
func rejectedBy(e *Entry) string {
	text := ""
	if first := e.Find(); first != nil {
		text = first.Name
		if n := e.rejections(); n > 1 {
			text += fmt.Sprintf(" and %d more", n-1)
		}
	}
	if !e.OK && e.Note != "" {
		if text != "" {
			text += "  "
		}
		text += "<-- " + e.Note
	}
	return text
}

// got is the verdict, with the score of a scoring problem.
func got(e *Entry) string {
	switch {
	case e.Verdict == verdict.None:
		return "not finished"
	case e.Score == nil:
		return e.Verdict.String()
	}
	return fmt.Sprintf("%v %.10g points", e.Verdict, *e.Score)
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

// Cached reports whether every result was taken from an earlier call.
func (e *Entry) Cached() bool {
	for _, c := range e.Cases {
		if !c.Cached && c.Verdict != verdict.None {
			return false
		}
	}
	return len(e.Cases) > 0 && e.Verdict != verdict.None
}

func (e *Entry) rejections() int {
	n := 0
	for _, c := range e.Cases {
		if c.Verdict != verdict.AC && c.Verdict != verdict.None {
			n++
		}
	}
	return n
}

func slowest(e *Entry) string {
	if e.SlowestCase == "" {
		return "-"
	}
	return Seconds(e.Slowest) + " " + e.SlowestCase
}
