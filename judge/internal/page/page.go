// This file renders the HTML report. It takes what a run of the judge found,
// already put into words and units a person reads, and gives one page that
// needs no network: styles, scripts and transcripts are all inside it.
//
// Theory of operation: page.html is the skeleton, page.css the looks for light
// and dark, layout.js places the nodes of a graph, game.js reads a transcript
// as a pursuit game on a graph, viewer.js draws and steps through it.
package page

import (
	"embed"
	"html/template"
	"io"
	"strings"
)

//go:embed page.html page.css layout.js game.js viewer.js
var files embed.FS

// Report is everything the page shows.
type Report struct {
	Command string   // command line that made the report
	Failed  int      // rows that are not as expected
	Errors  []string // faults of the packages themselves
	Rows    []Row    // one per program judged
	Slowest []Slow   // the slowest cases of own programs, slowest first
	Limits  []string // what could not be limited on the system
	Kills   []Matrix // one per problem judged with -kill
}

// Row is one judged program.
type Row struct {
	Problem  string
	Program  string // file that was judged
	Verdict  string // AC, WA, ...; empty when the program was skipped
	Expected bool   // whether the verdict is the one wanted
	Passed   int    // cases accepted
	Total    int    // cases judged
	Slowest  string // time and name of the slowest case
	Memory   string // peak memory
	Note     string // why skipped, or what went wrong, in a line
	Compiler string // what the compiler said, if it refused
	Cases    []Case

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
	Name     string
	Verdict  string
	Time     string
	Memory   string
	Message  string    // what the checker or the judge said
	Hint     string    // what usually causes this verdict
	Stderr   string    // what the program said, and where in its source
	Diff     string    // expected against got, white space visible
	Repeat   string    // command that runs this case again
	Messages []Message // exchange of an interactive case
}

// Message is one piece of text that went through a pipe of an interactive run.
type Message struct {
	From string  `json:"from"` // "<" referee to program, ">" program to referee
	Ms   float64 `json:"ms"`   // milliseconds since the start of the run
	Text string  `json:"text"`
}

// Matrix holds the submissions of one problem against its cases.
type Matrix struct {
	Problem string
	Cases   []string
	Rows    []MatrixRow
}

// MatrixRow is one submission: its verdict on every case, "" where not run.
type MatrixRow struct {
	Submission string
	Want       string // verdicts its folder allows
	Got        string // verdict over all cases
	Expected   bool
	Cells      []string
}

// Interactive reports whether the case has an exchange to replay.
func (c Case) Interactive() bool { return len(c.Messages) > 0 }

// Write renders the report. Errors are those of w, or a fault in page.html.
func Write(w io.Writer, r Report) error {
	return skeleton.Execute(w, r)
}

var skeleton = template.Must(template.New("page.html").Funcs(template.FuncMap{
	"css":   func() template.CSS { return template.CSS(text("page.css")) },
	"js":    func() template.JS { return template.JS(text("layout.js") + text("game.js") + text("viewer.js")) },
	"class": verdictClass,
	"lines": func(s string) []string { return strings.Split(strings.TrimRight(s, "\n"), "\n") },
	"mark":  diffClass,
}).ParseFS(files, "page.html"))

// text returns an embedded file, which the build has made sure exists.
func text(name string) string {
	b, err := files.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// verdictClass names the style of a verdict.
func verdictClass(verdict string) string {
	switch verdict {
	case "AC":
		return "good"
	case "":
		return "none"
	}
	return "bad"
}

// diffClass names the style of one line of a diff: a number, a mark, the text.
func diffClass(line string) string {
	fields := strings.Fields(line)
	switch {
	case len(fields) > 1 && fields[1] == "-":
		return "del"
	case len(fields) > 1 && fields[1] == "+":
		return "ins"
	}
	return "same"
}
