// Package page writes the report as one HTML page that needs no network: it contains styles, scripts, the
// pictures of games, and the lines that the programs exchanged in the games.
//
// The file page.html is the template, which uses the fields of the report directly. page.css contains the
// styles for light mode, dark mode and printing. Package viewer shows a game step by step, with its pictures
// and exchanged lines.
//
// The output of a program never becomes markup: html/template escapes it, and columns.Harmless replaces
// control characters with visible signs. Pictures, however, are markup from the package. So the page's
// content security policy allows no script except the page's own, and forbids all requests to the network.
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
	"oj/tools/shared/columns"
	"oj/tools/shared/verdict"
	"oj/tools/shared/viewer"
)

var (
	//go:embed page.html
	pageHTML string
	//go:embed page.css
	pageCSS string
	//go:embed page.js
	pageJS string
)

// page contains the data of the HTML page: the report, and data that is not in other forms of the report.
type page struct {
	*report.Report
	Command  string // the command line of the judge
	Failed   int    // the number of unexpected results and of errors in packages
	Parts    []part
	Rows     []*row // the programs that have their own section on the page; unexpected results come first
	Slowest  []*run // the runs with the largest times relative to their time limits, except runs of wrong submissions
	Errors   []string
	Warnings []string

	budget  int // the number of bytes that the pictures of accepted testcases may still take
	omitted int // the number of accepted testcases whose pictures are omitted
}

// part describes the section of the page about one problem. It has a row for each program.
type part struct {
	*report.Problem
	Rows []*row
}

// row is one program.
type row struct {
	ID      string // the id of the program's section; "" if the program has no section, because the kill matrix shows everything about it
	Problem *report.Problem
	*report.Entry
	Runs    []*run
	Unshown int  // the number of failed cases that are not shown in detail
	Only    bool // it is the only program, and has few testcases: nothing is folded
}

// run is the run of a program on one testcase.
type run struct {
	*report.Case
	ID       string // the id of the HTML element with the replay
	Row      *row
	Detailed bool // the run is one of the first failed cases, which are shown in detail
	Pictures []string
}

// The maximum lengths of lists on the page.
const (
	shownFailures = 20 // failed cases of a program that are shown in detail
	shownSlowest  = 10 // entries in the list of the slowest runs
	shownTitles   = 3  // problems that the title names
	fewRuns       = 3  // testcases of a single program that are not folded
)

// DefaultPictures is the default of -pictures: the number of MiB that the pictures of accepted testcases may take on a
// page. With this value a page of four problems and their wrong programs has less than 20 MB.
const DefaultPictures = 12

// Write writes a report as a page to w. command is the command line of the judge. pictures is the number of
// MiB that the pictures of accepted testcases may take; further pictures are omitted. An error is a write
// error of w, or comes from a mistake in page.html.
func Write(w io.Writer, r *report.Report, command string, pictures int) error {
	return skeleton().Execute(columns.Harmless(w), newPage(r, command, pictures))
}

// newPage returns the data of the page.
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

			// The kill matrix has a row for each submission. A submission has its own section only if there
			// are details that the matrix cannot show.
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

	// Sort the programs by two keys: programs with unexpected results come first, and among programs that are
	// equal in this respect, the user's programs come before submissions. A rank is a string such as "false
	// true", because "false" sorts before "true".
	rank := func(x *row) string { return fmt.Sprint(!x.Bad(), x.Submission) }
	slices.SortStableFunc(pg.Rows, func(a, b *row) int { return cmp.Compare(rank(a), rank(b)) })

	if len(pg.Rows) == 1 {
		pg.Rows[0].Only = len(pg.Rows[0].Runs) <= fewRuns
	}

	slices.SortStableFunc(pg.Slowest, func(a, b *run) int { return cmp.Compare(b.TimeShare(), a.TimeShare()) })
	pg.Slowest = pg.Slowest[:min(len(pg.Slowest), shownSlowest)]

	if pg.omitted > 0 {
		pg.Warnings = append(pg.Warnings, fmt.Sprintf("the pictures of %d accepted testcases are omitted, because all pictures together would take more than %d MiB; "+
			"-pictures N keeps up to N MiB, and -case chooses testcases", pg.omitted, pictures))
	}
	return pg
}

// Matrix returns the kill matrix of a problem, or nil if it would be empty.
func (p part) Matrix() *report.Kill {
	if !slices.ContainsFunc(p.Entries, func(e *report.Entry) bool { return e.Submission }) {
		return nil
	}
	return p.Kill
}

// Bad reports whether the program was judged and its result is not as expected.
func (x *row) Bad() bool { return !x.OK && x.Skipped == "" }

// addRuns adds the runs of a program to the program's row. It also adds runs to pg.Slowest, from which
// newPage selects the slowest ones. Failures that are shown in detail always keep their pictures, because
// they are the most important part of the page. All other runs keep their pictures until these take as many
// bytes as -pictures allows.
func (pg *page) addRuns(x *row) {
	failed := x.Failures()
	shown := failed[:min(len(failed), shownFailures)]
	x.Unshown = len(failed) - len(shown)

	// An output that nothing judges is shown, too, so that the user can judge it.
	unjudged := x.Unjudged()
	shown = append(shown, unjudged[:min(len(unjudged), shownFailures)]...)

	for i, c := range x.Cases {
		run := &run{c, fmt.Sprintf("%s-run-%d", x.ID, i+1), x, slices.Contains(shown, c), c.Pictures}
		x.Runs = append(x.Runs, run)

		// Omit wrong submissions, because they may be slow on purpose.
		if (!x.Submission || x.MustAccept()) && c.Verdict != verdict.None && x.Problem.TimeLimit > 0 {
			pg.Slowest = append(pg.Slowest, run)
		}

		if run.Detailed || len(c.Pictures) == 0 {
			continue
		}
		size := onPage(c.Pictures)
		if size > pg.budget {
			run.Pictures = nil
			pg.omitted++
			continue
		}
		pg.budget -= size
	}
}

// onPage returns the number of bytes that the pictures take on the page. They are longer there than in files,
// because they are encoded as JSON strings.
func onPage(pictures []string) int {
	text, _ := json.Marshal(pictures) // never fails for strings
	return len(text)
}

// Title returns the title of the page: the names of the first problems.
func (pg *page) Title() string {
	var names []string
	for _, p := range pg.Problems {
		names = append(names, p.ID)
	}
	return report.Some(names, shownTitles)
}

// Columns returns runs on all testcases, one for each column of the kill matrix. The names of the testcases
// are the headers of the columns. The runs are those of the first submission that was run, because all
// submissions have the same testcases.
func (p part) Columns() []*run {
	if i := slices.IndexFunc(p.Rows, func(x *row) bool { return x.Submission && len(x.Runs) > 0 }); i >= 0 {
		return p.Rows[i].Runs
	}
	return nil
}

// SideBySide returns the ids of the replays of the i-th case, separated by blanks: one id for each compared
// program. It returns "" if one of the programs has no replay of this case.
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

// TimeShare returns the time of the run in percent of the time limit. If the turns of a game are limited, it returns the
// time of the slowest turn in percent of the longest limit.
func (c *run) TimeShare() float64 { return 100 * c.Time() / c.Limit() }

// Time returns the seconds that a limit applies to.
func (c *run) Time() float64 {
	if c.Row.Problem.TurnLimit > 0 {
		return c.SlowestAnswer
	}
	return c.Seconds
}

// Limit returns the limit of Time.
func (c *run) Limit() float64 {
	if limit := c.Row.Problem.TurnLimit; limit > 0 {
		return limit
	}
	return c.Row.Problem.LimitOf(c.Row.Entry)
}

// MemoryShare returns the memory of the run in percent of the memory limit.
func (c *run) MemoryShare() float64 { return 100 * float64(c.Memory) / float64(c.Row.Problem.Memory) }

// Shown reports whether the page shows a replay of the run: pictures, or the lines that program and referee
// exchanged.
func (c *run) Shown() bool { return len(c.messages()) > 0 || len(c.Pictures) > 0 }

// Replay returns the data of a replay for viewer.js: the exchange, and an SVG with steps or a list of images.
func (c *run) Replay() map[string]any {
	// An SVG with steps is stored as markup. All other pictures are data URLs.
	svg, images := "", []string{}
	for _, p := range c.Pictures {
		if strings.HasPrefix(p, "data:") {
			images = append(images, p)
		} else {
			svg = p
		}
	}

	return map[string]any{
		"name":     columns.Printable(c.Row.Name) + ": " + c.Verdict.String(),
		"messages": c.messages(),
		"svg":      svg, "images": images,
	}
}

// message is a piece of text that one side of an interactive run has written.
type message struct {
	From string  `json:"from"` // "<": from the referee; ">": from the program; "!": standard error of the program
	Ms   float64 `json:"ms"`   // milliseconds since the start of the run
	Text string  `json:"text"`
}

// messages returns the exchange of a run. Consecutive lines of one side are joined into one message. If lines
// were not recorded, a message says so. A failed run that is not shown in detail has no messages on the page.
func (c *run) messages() []message {
	list, errorLines := []message{}, c.ErrorLines
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

		// A program often explains its answer on standard error, before or after it writes the answer. So
		// everything that it writes on standard error before the referee's next line is shown above the
		// answer.
		from := "<"
		if t.FromProgram {
			from = ">"
			next := slices.IndexFunc(c.Turns[i:], func(t report.Turn) bool { return !t.FromProgram })
			for len(errorLines) > 0 && (next < 0 || errorLines[0].Before(c.Turns[i+next])) {
				add("!", errorLines[0])
				errorLines = errorLines[1:]
			}
		}
		add(from, t)
	}

	for _, t := range errorLines {
		add("!", t)
	}
	return list
}

// line is a line of text in three parts. Middle is the part that differs from another line.
type line struct{ Start, Middle, End string }

// marked splits a text into three parts: the longest prefix and the longest suffix that it shares with
// another text, and the part between them.
func marked(text, other string) line {
	first, last := diff.Common(text, other), 0
	for last < min(len(text), len(other))-first && text[len(text)-1-last] == other[len(other)-1-last] {
		last++
	}

	// Move the border to the start of a character.
	for last > 0 && !utf8.RuneStart(text[len(text)-last]) {
		last--
	}

	return line{text[:first], text[first : len(text)-last], text[len(text)-last:]}
}

// skeleton returns the parsed template. It parses the template at the first call, not when the program
// starts, because parsing would delay the start of the sandbox's helper processes, which run the same
// executable.
var skeleton = sync.OnceValue(func() *template.Template {
	script := viewer.JS + pageJS
	hash := sha256.Sum256([]byte(script))
	return template.Must(template.New("page").Funcs(template.FuncMap{
		"hash":      func() string { return base64.StdEncoding.EncodeToString(hash[:]) },
		"css":       func() template.CSS { return template.CSS(viewer.CSS + pageCSS) },
		"js":        func() template.JS { return template.JS(script) },
		"controls":  func() template.HTML { return viewer.HTML },
		"seconds":   report.Seconds,
		"bytes":     report.Bytes,
		"printable": columns.Printable, // printable must be applied before html/template escapes the text, because escaping replaces NUL bytes
		"start":     func(file string) string { return report.Start(file, 10) },
		"join":      strings.Join,
		"has":       slices.Contains[[]string],
		"marked":    marked,
		"differ":    report.FirstDifference,
	}).Parse(pageHTML))
})
