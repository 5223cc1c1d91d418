// This file renders the HTML report. It takes what a run of the judge found,
// already put into words and units a person reads, and gives one page that
// needs no network: styles, scripts and transcripts are all inside it.
//
// Theory of operation: page.html is the skeleton, page.css the looks for light,
// dark and paper, viewer.js steps through pictures and exchanges.
// What a program printed is text everywhere, never markup: html/template sees
// to that; columns.Printable has made control characters visible.
package page

import (
	"embed"
	"html/template"
	"io"
	"sync"

	"oj/judge/internal/report"
)

//go:embed page.html page.css viewer.js
var files embed.FS

// Report is everything the page shows.
type Report struct {
	Title    string   // names of the problems
	Command  string   // command line that made the report
	About    string   // when, how long, where
	Failed   int      // rows that are not as expected, and packages that could not be judged
	Errors   []string // why packages could not be judged
	Warnings []string // about the packages
	Limits   []string // what could not be limited on the system
	Rows     []Row    // one per program, but for submissions that have to fail
	Slowest  []Slow   // the slowest cases of own programs, slowest first
	Kills    []Matrix // one per problem judged with -kill
	Since    *report.Since
	Versus   []*report.Versus // one per problem on which several programs are compared
}

// Row is one judged program.
type Row struct {
	ID       string // of its part of the page
	Problem  string
	Program  string // file that was judged
	Language string
	Verdict  string // AC, WA, ...; empty when the program was skipped
	Score    string // of a scoring problem
	Groups   string // scores of its groups of testcases
	Cached   bool   // every result was taken from an earlier call
	Expected bool   // whether the verdict is the one wanted
	Passed   int    // cases accepted
	Total    int    // cases judged
	Slowest  string // time and name of the slowest case
	Memory   string // peak memory
	Note     string // why skipped, or what went wrong, in a line
	Compiler string // what the compiler said, if it refused
	Hint     string // what usually causes that
	Cases    []Case
	Unshown  int // failing cases that are in the table alone

	submission bool // judged to see that it is rejected
}

// Slow is a case that took long, against the time limit.
type Slow struct {
	Problem, Program, Case, Verdict string
	Time, Limit                     string
	Share                           int // of the limit, in percent
}

// Case is one program on one testcase.
type Case struct {
	ID       string // of what there is to step through
	Name     string
	Verdict  string // empty where it was not run
	Time     string
	Memory   string
	Marks    string    // where the result comes from, if not from one plain run
	Message  string    // what the checker or the judge said
	Failure  *Failure  // details; nil for accepted cases and for those after the first few
	Messages []Message // exchange of an interactive case
	SVG      string    // its picture, if that has steps, made safe
	Images   []string  // its other pictures, data URLs

	TimeShare, MemoryShare int // of the limits, in percent; -1 where there is none
}

// Failure is what helps to understand a case that was not accepted.
type Failure struct {
	Hint   string // what usually causes this verdict
	Input  string // its start
	Output string // its start, where there is no difference to show
	Stderr string // what the program said
	Trace  string // where in its source that was
	Repeat string // command that runs this case again
	Diff   []Pair // expected against got, white space visible
}

// Pair is a line of the expected text beside one of the output.
type Pair struct {
	WantLine, GotLine int // 0 where a side has no such line
	Want, Got         Line
	Differs           bool
}

// Line is a text whose middle part is what differs.
type Line struct{ Start, Middle, End string }

// Message is one piece of text that went through a pipe of an interactive run.
type Message struct {
	From string  `json:"from"` // "<" referee to program, ">" program to referee, "!" the program's standard error
	Ms   float64 `json:"ms"`   // milliseconds since the start of the run
	Text string  `json:"text"`
}

// Matrix holds the submissions of one problem against its cases.
type Matrix struct {
	Problem   string
	Cases     []Column
	Rows      []MatrixRow
	Survivors []string // wrong programs that were not rejected as expected
	Alone     []Alone
	Idle      []string // redundant cases: another one rejects all that these reject
}

// Column is a case of a matrix.
type Column struct {
	Name string
	Idle bool
	Hits int // submissions that it rejects
}

// Alone is a case that alone rejects some programs.
type Alone struct {
	Case     string
	Programs string
}

// MatrixRow is one submission: its verdict on every case, "" where not run.
type MatrixRow struct {
	Submission string
	Link       string // ID of the row that tells more; "" for none
	Want       string // verdicts its folder allows
	Got        string // verdict over all cases
	Note       string // what is not as expected, or why it was skipped
	Expected   bool
	Cells      []string
	Hits       int // testcases that reject it
}

// Shown reports whether the case has pictures or an exchange to step through.
func (c Case) Shown() bool { return len(c.Messages) > 0 || c.SVG != "" || len(c.Images) > 0 }

// Failures are the cases that are shown in detail.
func (r Row) Failures() (list []Case) {
	for _, c := range r.Cases {
		if c.Failure != nil {
			list = append(list, c)
		}
	}
	return list
}

// Write renders the report. Errors are those of w, or a fault in page.html.
func Write(w io.Writer, r Report) error {
	return skeleton().Execute(w, r)
}

// skeleton is read when there is a page to write: every process of the sandbox starts as the judge, and writes none.
var skeleton = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page.html").Funcs(template.FuncMap{
		"css":    func() template.CSS { return template.CSS(text("page.css")) },
		"js":     func() template.JS { return template.JS(text("viewer.js")) },
		"mark":   mark,
		"sign":   sign,
		"letter": letter,
		"icon":   icon,
		"replay": func(r Row, c Case) replay {
			return replay{r.Problem + " " + c.Name, c.ID, shown{r.Program + ": " + c.Verdict, append([]Message{}, c.Messages...), c.SVG, append([]string{}, c.Images...)}}
		},
	}).ParseFS(files, "page.html"))
})

// replay is what a button for a replay needs.
type replay struct {
	Title, ID string
	Run       shown
}

// shown is what viewer.js reads.
type shown struct {
	Name     string    `json:"name"`
	Messages []Message `json:"messages"`
	SVG      string    `json:"svg"`
	Images   []string  `json:"images"`
}

// text returns an embedded file, which the build has made sure exists.
func text(name string) string {
	b, err := files.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// icon is the page's sign in the row of tabs.
func icon(failed int) template.URL {
	colour, path := "%23146c2e", "M3 9l3 3 7-8"
	if failed > 0 {
		colour, path = "%23b3261e", "M4 4l8 8M12 4l-8 8"
	}
	return template.URL("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path d='" + path + "' fill='none' stroke='" + colour + "' stroke-width='2.5'/></svg>")
}

// mark names the style of a verdict: good or bad as it was expected, none where there is none.
func mark(verdict string, expected bool) string {
	switch {
	case verdict == "":
		return "none"
	case expected:
		return "good"
	}
	return "bad"
}

// sign says the same without a colour.
func sign(verdict string, expected bool) string {
	switch mark(verdict, expected) {
	case "good":
		return "✓"
	case "bad":
		return "✗"
	}
	return "–"
}

// letter is the verdict in a cell of the matrix.
func letter(verdict string) string {
	switch verdict {
	case "":
		return ""
	case "AC":
		return "·"
	}
	return verdict[:1]
}
