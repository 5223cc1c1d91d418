// Package page writes the report as one HTML page that needs no network: styles, scripts, pictures and transcripts are
// all inside it.
//
// Theory of operation: page.html is the template, which takes most of its data directly from the report. page.css contains
// the styles for light mode, dark mode and paper. viewer.js steps through pictures and exchanges.
//
// The output of a program is shown as text and never becomes markup: html/template escapes it, and columns.Harmless makes
// control characters visible. Pictures, however, are markup that comes from the package. Therefore the page's content
// security policy allows no script except viewer.js, and loads nothing from elsewhere.
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

// page is a report with the additional data that only the page shows.
type page struct {
	*report.Report
	Command  string // the command line that made it
	Failed   int    // number of unexpected results, and of errors in packages
	Parts    []part
	Rows     []*row // the programs that have a section on the page, those with unexpected results first
	Slowest  []*run // the runs with the largest share of their time limits; wrong submissions do not count
	Errors   []string
	Warnings []string

	budget   int // how many bytes the pictures of accepted testcases may still take
	pictured int // number of accepted testcases whose pictures are left out
}

// part is a problem with a row for each program.
type part struct {
	*report.Problem
	Rows []*row
}

// row is one program.
type row struct {
	ID      string // of its section of the page; "" if the matrix of submissions shows everything about it
	Problem *report.Problem
	*report.Entry
	Runs    []*run
	Unshown int // number of failed cases that are not shown in detail
}

// run is a case of a program.
type run struct {
	*report.Case
	ID       string // of the HTML element with the replay
	Row      *row
	Detailed bool // whether it is one of the first failed cases, which are shown in detail
	Pictures []string
}

// Bounds on lists of the page.
const (
	shownFailures = 20 // failed cases of one program that are shown in detail
	shownSlowest  = 10 // runs in the list of the slowest
	shownTitles   = 3  // problems that the title names
)

// DefaultPictures is the default of -pictures: how many MiB the pictures of accepted testcases may take on a page. With
// this value a page of four problems and their wrong programs stays well below 20 MB.
const DefaultPictures = 12

// Write writes the page of a report. command is the command line that made the report. pictures is how many MiB the
// pictures of accepted testcases may take; more pictures are left out. An error comes from w, or is a mistake in page.html.
func Write(w io.Writer, r *report.Report, command string, pictures int) error {
	return skeleton().Execute(columns.Harmless(w), newPage(r, command, pictures))
}

// newPage collects the data of the page.
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

			// In the matrix of submissions each submission has a row. It needs its own section only for details that the
			// matrix cannot show.
			explained := x.Bad() && (len(e.Failures()) > 0 || e.Compiler != "")
			pictured := slices.ContainsFunc(e.Cases, func(c *report.Case) bool { return len(c.Pictures) > 0 })
			if p.Kill == nil || !e.Submission || explained || pictured {
				x.ID = fmt.Sprintf("program-%d", len(pg.Rows)+1)
				pg.Rows = append(pg.Rows, x)
			}

			pg.addRuns(x)
			part.Rows = append(part.Rows, x)
		}
		pg.Parts = append(pg.Parts, part)
	}

	// Unexpected results come first, and among equals the user's own programs come before submissions. The ranks are
	// compared as texts, in which "false" is less than "true".
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

// Bad reports whether the program was judged, and its result is not the expected one.
func (x *row) Bad() bool { return !x.OK && x.Skipped == "" }

// addRuns adds the runs of a row, and the candidates for the list of the slowest runs. Failures that are shown in detail
// always keep their pictures, because they are the reason why somebody reads the page. All other runs keep theirs while
// the budget lasts.
func (pg *page) addRuns(x *row) {
	failed := x.Failures()
	shown := failed[:min(len(failed), shownFailures)]
	x.Unshown = len(failed) - len(shown)

	for i, c := range x.Cases {
		run := &run{c, fmt.Sprintf("%s-run-%d", x.ID, i+1), x, slices.Contains(shown, c), c.Pictures}
		x.Runs = append(x.Runs, run)

		// A wrong submission may be slow on purpose.
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

// onPage returns how many bytes the pictures take on the page. They take more there than in files, because the page
// contains them as JSON.
func onPage(pictures []string) int {
	text, _ := json.Marshal(pictures) // cannot fail for strings
	return len(text)
}

// Title returns the title of the page, which names the first problems.
func (pg *page) Title() string {
	var names []string
	for _, p := range pg.Problems {
		names = append(names, p.ID)
	}
	return report.Some(names, shownTitles)
}

// Columns returns the columns of the matrix: the cases of its first submission that has any, because all have the same.
func (p part) Columns() []*run {
	if i := slices.IndexFunc(p.Rows, func(x *row) bool { return x.Submission && len(x.Runs) > 0 }); i >= 0 {
		return p.Rows[i].Runs
	}
	return nil
}

// SideBySide returns the ids of the replays of the i-th case, one for each compared program. It returns "" if one of these
// programs has no replay of this case.
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

// TimeShare returns the time of the run in percent of the time limit.
func (c *run) TimeShare() float64 { return 100 * c.Seconds / c.Row.Problem.TimeLimit }

// MemoryShare returns the memory of the run in percent of the memory limit.
func (c *run) MemoryShare() float64 { return 100 * float64(c.Memory) / float64(c.Row.Problem.Memory) }

// Shown reports whether the run has a replay: pictures or an exchange.
func (c *run) Shown() bool { return len(c.messages()) > 0 || len(c.Pictures) > 0 }

// Replay returns the data of the replay for viewer.js: the exchange, and an SVG picture or other images.
func (c *run) Replay() map[string]any {
	// Pictures in other formats than SVG are data URLs.
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

// messages returns the exchange of a run. Consecutive lines of one side become one message. Omitted lines become a message
// that says so, so that nobody takes the rest for the whole exchange. It returns no messages for a failed run that is not
// shown in detail.
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

		// A program usually explains its answer on standard error. So the text that it writes before the referee's next
		// line is shown before the answer.
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

// line is a line of text in three parts. The middle part is the difference from another line.
type line struct{ Start, Middle, End string }

// marked splits a text into its common start with another text, the difference, and its common end with the other text.
func marked(text, other string) line {
	first, last := diff.Common(text, other), 0
	for last < min(len(text), len(other))-first && text[len(text)-1-last] == other[len(other)-1-last] {
		last++
	}

	// A part must not begin in the middle of a character.
	for last > 0 && !utf8.RuneStart(text[len(text)-last]) {
		last--
	}

	return line{text[:first], text[first : len(text)-last], text[len(text)-last:]}
}

// skeleton parses the template only when a page is written. Every helper process of the sandbox starts as the judge's
// executable and writes no page, so parsing at the start would delay each of them.
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
		"differ":    report.FirstDifference,
	}).Parse(pageHTML))
})
