// Package result holds what comes of running programs on testcases, before a report is made of it. Package match fills a
// Run; packages score, kill and session compute with runs. Nobody computes with the records of package report.
package result

import (
	"slices"

	"oj/judge/internal/diff"
	"oj/tools/verdict"
)

// Run is what came of one run of a program on one testcase. The zero Run is that of a testcase that was not judged.
type Run struct {
	Verdict verdict.Verdict
	Message string // the reason for the verdict; "" for AC
	Warning string // a mistake of the package's validator that changes no verdict; ""
	Score   *float64

	Seconds   float64 // processor time, or wall-clock time where that ended the run
	Wall, CPU float64 // seconds
	Memory    int64   // bytes
	Output    int64   // bytes on standard output and standard error together
	Repeated  bool    // it was too slow, so it ran again with nothing beside it

	// TooMuchOutput says that the program has exceeded its output limit, whatever the verdict is.
	TooMuchOutput bool

	Stderr     string     // standard error, cut to size
	Got        string     // the start of the output, unless it was accepted
	Diff       *diff.Diff // the first difference from the answer; nil for none
	Transcript string     // the file with the exchange of an interactive run; ""

	Pictures  []string // made by the package's visualizer: data URLs, or markup of SVGs with steps
	NoPicture string   // why the visualizer made none; ""

	Game // zero for a problem that is not interactive
}

// Game is the exchange of an interactive run. Of a long exchange the lines in its middle are left out.
type Game struct {
	Turns         []Turn  // lines of the exchange
	Said          []Turn  // lines of the program's standard error
	TurnsCut      int     // lines of the exchange that were left out
	CutAfter      int     // index in Turns where those lines stood
	TurnCount     int     // how often the referee asked the program
	SlowestTurn   int     // counted from 1
	SlowestAnswer float64 // wall-clock seconds of that turn
}

// Turn is one line of an exchange.
type Turn struct {
	Milliseconds float64 // since the start of the game
	FromProgram  bool
	Text         string
	Open         bool // no newline ended the line
}

// Failed reports whether the run was judged and not accepted.
func (r Run) Failed() bool { return r.Verdict != verdict.AC && r.Verdict != verdict.None }

// Program is what came of one program on the testcases of a problem.
type Program struct {
	Verdict verdict.Verdict
	Score   *float64 // nil where the problem has no scores
	Runs    []Named
}

// Named is a run with the name of its testcase.
type Named struct {
	Testcase string
	Cached   bool // an earlier call of the judge has found it out
	Run
}

// Failures returns the runs that were judged and not accepted.
func (p *Program) Failures() []Named {
	return slices.DeleteFunc(slices.Clone(p.Runs), func(r Named) bool { return !r.Failed() })
}

// Passed counts the accepted runs.
func (p *Program) Passed() (n int) {
	for _, r := range p.Runs {
		if r.Verdict == verdict.AC {
			n++
		}
	}
	return n
}
