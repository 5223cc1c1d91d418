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
	w      io.Writer
	widths struct{ problem, name, language, cases, slowest, want int }
	kind   string // of the last row
	broken bool   // something else was printed since the last row
}

// widestCase bounds the column that names testcases, for packages with very long names.
const widestCase = 48

// NewRows returns the writer of tables about these problems, whose entries, their names, languages and
// numbers of testcases are known; cases are the names of all testcases.
func NewRows(w io.Writer, problems []*Problem, cases []string) *Rows {
	t := &Rows{w: w}
	t.widths.problem, t.widths.name, t.widths.language = len("PROBLEM"), len("PROGRAM"), len("LANGUAGE")
	t.widths.cases, t.widths.slowest, t.widths.want = len("CASES"), len("SLOWEST"), len("WANT")
	grow := func(width *int, text string) { *width = max(*width, columns.Width(Printable(text))) }
	seconds := len(Seconds(1))
	for _, p := range problems {
		seconds = max(seconds, len(Seconds(p.TimeLimit)))
		grow(&t.widths.problem, p.ID)
		for _, e := range p.Entries {
			grow(&t.widths.name, e.Name)
			if e.Submission {
				grow(&t.widths.name, "SUBMISSION")
			}
			grow(&t.widths.language, e.Language)
			grow(&t.widths.cases, fmt.Sprintf("%d/%d", e.Total, e.Total))
			grow(&t.widths.want, strings.Join(e.Expected, "/"))
		}
	}
	longest := 0
	for _, name := range cases {
		grow(&longest, name)
	}
	t.widths.slowest = max(t.widths.slowest, seconds+1+min(longest, widestCase))
	return t
}

// Interrupt says that something else was printed, so that the next row needs a header again.
func (t *Rows) Interrupt() { t.broken = true }

// Interrupted reports whether that was after the last row.
func (t *Rows) Interrupted() bool { return t.broken }

// Begun reports whether there is a row.
func (t *Rows) Begun() bool { return t.kind != "" }

// Row writes the row of one program, under a header where its table begins.
func (t *Rows) Row(p *Problem, e *Entry) {
	kind, last := "PROGRAM", []string{"MEMORY", "VERDICT"}
	if e.Submission {
		kind, last = "SUBMISSION", []string{"WANT", "GOT", "REJECTED BY"}
	}
	if t.kind != kind || t.broken {
		if t.kind != "" && !t.broken {
			fmt.Fprintln(t.w)
		}
		t.line(e, append([]string{"PROBLEM", kind, "LANGUAGE", "CASES", "SLOWEST"}, last...))
		t.kind, t.broken = kind, false
	}
	t.line(e, cellsOf(p, e))
}

// cellsOf returns the cells of a row.
func cellsOf(p *Problem, e *Entry) []string {
	counted := fmt.Sprintf("%d/%d", e.Passed, e.Total)
	if e.Skipped != "" {
		row := []string{p.ID, e.Name, e.Language, "-", "-", "-", "skipped: " + e.Skipped}
		if e.Submission {
			row = []string{p.ID, e.Name, e.Language, "-", "-", strings.Join(e.Expected, "/"), "-", "skipped: " + e.Skipped}
		}
		return row
	}
	if e.Submission {
		return []string{p.ID, e.Name, e.Language, counted, slowest(e), strings.Join(e.Expected, "/"), got(e), rejectedBy(e) + cached(e)}
	}
	return []string{p.ID, e.Name, e.Language, counted, slowest(e), Bytes(e.Memory), got(e) + samplesOnly(p, e) + cached(e)}
}

// line writes cells in their columns.
func (t *Rows) line(e *Entry, cells []string) {
	s := t.widths
	widths := []int{s.problem, s.name, s.language, s.cases, s.slowest, len("999.9 MiB"), 0}
	if e.Submission {
		widths = []int{s.problem, s.name, s.language, s.cases, s.slowest, s.want, len("GOT"), 0}
	}
	var b strings.Builder
	for i, cell := range cells {
		text := Printable(cell)
		b.WriteString(columns.Pad(text, max(widths[i], columns.Width(text))+2))
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
