// Package page writes the report as one HTML page that needs no network: styles, scripts, pictures and transcripts are
// all inside it.
//
// Theory of operation: page.html is the skeleton, which takes what it shows from the report itself; page.css has the
// looks for light, dark and paper, viewer.js steps through pictures and exchanges. What a program printed is text
// everywhere, never markup: html/template sees to that, columns.Harmless makes control characters visible. Pictures are
// markup of the package: the page's policy lets no script run but viewer.js, and loads nothing.
package page

import (
	"cmp"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"oj/judge/internal/diff"
	"oj/judge/internal/report"
	"oj/tools/columns"
	"oj/tools/verdict"
)

var (
	//go:embed page.html
	pageHTML string
	//go:embed page.css
	pageCSS string
	//go:embed viewer.js
	viewerJS string
)

// page is a report with what is only of the page.
type page struct {
	*report.Report
	Command  string // the command line that made it
	Failed   int    // programs that are not as expected, and packages that could not be judged
	Parts    []part
	Rows     []*row // the programs that have a part of the page, what needs a look first
	Slowest  []*run // of own programs and accepted submissions those that took the largest parts of their time limits
	Errors   []string
	Warnings []string

	budget   int // how many bytes the pictures of accepted testcases may still take
	pictured int // accepted testcases whose pictures are left out
}

// part is a problem with a row for each program.
type part struct {
	*report.Problem
	Rows []*row
}

// row is one program.
type row struct {
	ID      string // of its part of the page; "" where the matrix of submissions says it all
	Problem *report.Problem
	*report.Entry
	Runs    []*run
	Unshown int // cases that failed and are not shown in detail
}

// run is a case of a program.
type run struct {
	*report.Case
	ID       string // of what there is to step through
	Row      *row
	Detailed bool // it is one of the first that were not accepted
	Pictures []string
}

// shownFailures bounds how many failing cases of one program are shown in detail, shownSlowest how many of the slowest
// are listed, and shownTitles how many problems the title names.
const (
	shownFailures = 20
	shownSlowest  = 10
	shownTitles   = 3
)

// DefaultPictures is how many MiB the pictures of accepted testcases take on a page, unless -pictures says otherwise. With
// it a page of four problems and their wrong programs stays well below 20 MB.
const DefaultPictures = 12

// Write writes the page of a report. command is the command line that made it. Pictures of accepted testcases are left out
// when they would take more than so many MiB. Errors are those of w, or a fault in page.html.
func Write(w io.Writer, r *report.Report, command string, pictures int) error {
	return skeleton().Execute(columns.Harmless(w), newPage(r, command, pictures))
}

func newPage(r *report.Report, command string, pictures int) *page {
	pg := &page{Report: r, Command: command, budget: pictures << 20}
	for _, p := range r.Problems {
		pg.Failed += len(p.Errors)
		for _, fault := range p.Errors {
			pg.Errors = append(pg.Errors, p.ID+": "+fault)
		}
		for _, warning := range p.Warnings {
			pg.Warnings = append(pg.Warnings, p.ID+": "+warning)
		}
		part := part{Problem: p}
		for _, e := range p.Entries {
			x := &row{Problem: p, Entry: e}
			if x.Bad() {
				pg.Failed++
			}
			explained := x.Bad() && (len(e.Failures()) > 0 || e.Compiler != "")
			pictured := slices.ContainsFunc(e.Cases, func(c *report.Case) bool { return len(c.Pictures) > 0 })
			if p.Kill == nil || !e.Submission || explained || pictured { // else the matrix says it all
				x.ID = fmt.Sprintf("program-%d", len(pg.Rows)+1)
				pg.Rows = append(pg.Rows, x)
			}
			pg.addRuns(x)
			part.Rows = append(part.Rows, x)
		}
		pg.Parts = append(pg.Parts, part)
	}
	// What needs a look stands first, own programs before submissions: "false" stands before "true".
	rank := func(x *row) string { return fmt.Sprint(!x.Bad(), x.Submission) }
	slices.SortStableFunc(pg.Rows, func(a, b *row) int { return cmp.Compare(rank(a), rank(b)) })
	slices.SortStableFunc(pg.Slowest, func(a, b *run) int { return cmp.Compare(b.TimeShare(), a.TimeShare()) })
	pg.Slowest = pg.Slowest[:min(len(pg.Slowest), shownSlowest)]
	if pg.pictured > 0 {
		pg.Warnings = append(pg.Warnings, fmt.Sprintf("the pictures of %d accepted testcases are left out, because those of all would take more than %d MiB; "+
			"-pictures N keeps up to N MiB, and -case chooses testcases", pg.pictured, pictures))
	}
	return pg
}

// Bad reports whether the program was judged, and is not as expected.
func (x *row) Bad() bool { return !x.OK && x.Skipped == "" }

// addRuns adds a row's cases. Pictures of accepted cases are added while the budget lasts; failures that are shown in
// detail always have theirs, because they are what the page is read for. It collects what may be the slowest.
func (pg *page) addRuns(x *row) {
	failed := x.Failures()
	shown := failed[:min(len(failed), shownFailures)]
	x.Unshown = len(failed) - len(shown)
	for i, c := range x.Cases {
		run := &run{c, fmt.Sprintf("%s-run-%d", x.ID, i+1), x, slices.Contains(shown, c), c.Pictures}
		x.Runs = append(x.Runs, run)
		if (!x.Submission || x.MustAccept()) && c.Verdict != verdict.None && x.Problem.TimeLimit > 0 {
			pg.Slowest = append(pg.Slowest, run)
		}
		if run.Detailed || len(c.Pictures) == 0 {
			continue
		}
		size := onPage(c.Pictures)
		if size > pg.budget {
			run.Pictures = nil
			pg.pictured++
			continue
		}
		pg.budget -= size
	}
}

// onPage returns how many bytes pictures take on the page, where markup is escaped as JSON.
func onPage(pictures []string) int {
	text, _ := json.Marshal(pictures) // texts always can be written
	return len(text)
}

// Title names the problems.
func (pg *page) Title() string {
	var names []string
	for _, p := range pg.Problems {
		names = append(names, p.ID)
	}
	return report.Some(names, shownTitles)
}

// Columns are the cases of the matrix, as any of its submissions has them.
func (p part) Columns() []*run {
	if i := slices.IndexFunc(p.Rows, func(x *row) bool { return x.Submission && len(x.Runs) > 0 }); i >= 0 {
		return p.Rows[i].Runs
	}
	return nil
}

// SideBySide names what plays the i-th case of all programs that are compared; "" where one of them has nothing to show.
func (p part) SideBySide(v *report.Versus, i int) string {
	var ids []string
	for _, x := range p.Rows {
		if slices.Contains(v.Programs, x.Entry) {
			if !x.Runs[i].Shown() {
				return ""
			}
			ids = append(ids, x.Runs[i].ID)
		}
	}
	return strings.Join(ids, " ")
}

// TimeShare is how much of the time limit the case took, in percent.
func (c *run) TimeShare() float64 { return 100 * c.Seconds / c.Row.Problem.TimeLimit }

// MemoryShare is how much of the memory limit the case took, in percent.
func (c *run) MemoryShare() float64 { return 100 * float64(c.Memory) / float64(c.Row.Problem.Memory) }

// Shown reports whether the case has pictures or an exchange to step through.
func (c *run) Shown() bool { return len(c.messages()) > 0 || len(c.Pictures) > 0 }

// Replay is what viewer.js steps through: a picture that has steps, or the others, and an exchange.
func (c *run) Replay() map[string]any {
	svg, images := "", []string{}
	for _, p := range c.Pictures {
		if strings.HasPrefix(p, "data:") {
			images = append(images, p)
		} else {
			svg = p
		}
	}
	return map[string]any{"name": columns.Printable(c.Row.Name) + ": " + c.Verdict.String(), "messages": c.messages(), "svg": svg, "images": images}
}

// message is one piece of text that went through a pipe of an interactive run.
type message struct {
	From string  `json:"from"` // "<" referee to program, ">" program to referee, "!" the program's standard error
	Ms   float64 `json:"ms"`   // milliseconds since the start of the run
	Text string  `json:"text"`
}

// messages joins the lines that one side sent in a row, of cases that were accepted or are shown in detail. A gap in the
// exchange becomes a message of its own, so that no reader takes it for a whole. What the program wrote to standard
// error until the referee spoke again stands before its answer.
func (c *run) messages() []message {
	list, said := []message{}, c.Said
	if c.Failed() && !c.Detailed {
		return list
	}
	add := func(from string, t report.Turn) {
		text := columns.Printable(t.Text)
		if !t.Open {
			text += "\n"
		}
		if n := len(list); n > 0 && list[n-1].From == from {
			list[n-1].Text += text
		} else {
			list = append(list, message{from, t.Milliseconds, text})
		}
	}
	for i, t := range c.Turns {
		if c.TurnsCut > 0 && i == c.CutAfter {
			list = append(list, message{"…", t.Milliseconds, "(lines left out)"})
		}
		from := "<"
		if t.FromProgram {
			from = ">"
			next := slices.IndexFunc(c.Turns[i:], func(t report.Turn) bool { return !t.FromProgram })
			for len(said) > 0 && (next < 0 || said[0].Milliseconds < c.Turns[i+next].Milliseconds) {
				add("!", said[0])
				said = said[1:]
			}
		}
		add(from, t)
	}
	for _, t := range said {
		add("!", t)
	}
	return list
}

// line is a text whose middle part is what differs.
type line struct{ Start, Middle, End string }

// marked parts a text so that its start and its end are what it has in common with another one.
func marked(text, other string) line {
	first, last := diff.Common(text, other), 0
	for last < min(len(text), len(other))-first && text[len(text)-1-last] == other[len(other)-1-last] {
		last++
	}
	for last > 0 && !utf8.RuneStart(text[len(text)-last]) {
		last--
	}
	return line{text[:first], text[first : len(text)-last], text[len(text)-last:]}
}

// skeleton is read when there is a page to write: every process of the sandbox starts as the judge, and writes none.
var skeleton = sync.OnceValue(func() *template.Template {
	hash := sha256.Sum256([]byte(viewerJS))
	return template.Must(template.New("page").Funcs(template.FuncMap{
		"hash":      func() string { return base64.StdEncoding.EncodeToString(hash[:]) },
		"css":       func() template.CSS { return template.CSS(pageCSS) },
		"js":        func() template.JS { return template.JS(viewerJS) },
		"seconds":   report.Seconds,
		"bytes":     report.Bytes,
		"printable": columns.Printable, // before html/template makes NUL bytes look like broken text
		"start":     func(file string) string { return report.Start(file, 10) },
		"join":      strings.Join,
		"has":       slices.Contains[[]string],
		"marked":    marked,
	}).Parse(pageHTML))
})
