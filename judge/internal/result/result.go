// Package result defines the result of running a program on testcases. Package trial runs the programs and
// returns a Run for each testcase. Packages score, kill and session use the runs. At the end, package session
// converts them to the records of package report.
package result

import (
	"slices"

	"oj/judge/internal/diff"
	"oj/tools/shared/verdict"
)

// Run is the result of one run of a program on one testcase. The zero Run stands for a testcase that was not judged.
type Run struct {
	Verdict verdict.Verdict
	Message string // the reason for the verdict; "" for AC
	Warning string // a mistake of the problem's validator that does not change the verdict; "" for none
	Score   *float64

	Seconds   float64 // processor time in seconds, or wall-clock time if the wall-clock limit ended the run
	Wall, CPU float64 // seconds
	Memory    int64   // bytes
	Output    int64   // bytes on standard output and standard error together
	Repeated  bool    // the first run was too slow, so the program ran again while no other program was running

	// NoAnswer is set if the program ended normally on a testcase without an answer, so that nothing decides whether its
	// output is right. The verdict is None then.
	NoAnswer bool

	// TooMuchOutput is set if the program has exceeded its output limit, whatever the verdict is.
	TooMuchOutput bool

	Stderr     string     // standard error, truncated if it is long
	Got        string     // the start of the output; "" if the run was accepted
	Diff       *diff.Diff // the first difference from the answer; nil for none
	Cause      string     // a hint that a further run has proved; "" for none
	Transcript string     // the file with the lines of an interactive run; "" for none

	Pictures  []string // the visualizer's pictures: data URLs, or the markup of SVGs that show several steps
	NoPicture string   // why the visualizer made no picture; "" if it made one, or if there is no visualizer

	Game // zero for a problem that is not interactive
}

// Game holds the lines that a program and a referee wrote to each other in an interactive run. If there are many, the
// lines in the middle are left out.
type Game struct {
	Turns         []Turn  // the lines of the program and of the referee
	ErrorLines    []Turn  // lines of the program's standard error
	TurnsCut      int     // how many lines were left out
	CutAfter      int     // index in Turns of the first line after the lines that were left out
	TurnCount     int     // the number of turns: how often the referee wrote and then waited for the program
	SlowestTurn   int     // the turn with the slowest answer, counted from 1
	SlowestAnswer float64 // the time of the slowest answer, in wall-clock seconds
	Deadlock      bool    // program and referee were proved to wait for each other for ever
}

// NotPlayed is the message of a testcase that was not judged because of deadlocks in other testcases.
const NotPlayed = "not played, because two other games have ended in a deadlock in the same turn"

// Turn is one line that the program or the referee wrote.
type Turn struct {
	Milliseconds float64 // the time since the start of the game
	Turn         int     // the number of the turn, from 1; 0 before the first turn
	FromProgram  bool
	Text         string
	Open         bool // the line does not end with a newline
}

// Failed reports whether the run was judged but not accepted.
func (r Run) Failed() bool { return r.Verdict != verdict.AC && r.Verdict != verdict.None }

// Outcome is the result of one program on all testcases of a problem.
type Outcome struct {
	Verdict verdict.Verdict
	Beyond  verdict.Verdict // the verdict on testcases that the site is not known to have, if only these reject the program; else None
	Score   *float64        // nil if the problem has no scores
	Runs    []Named
}

// Named is a run with the name of its testcase.
type Named struct {
	Testcase string
	Cached   bool // the result was read from the cache
	Run
}

// Failures returns the runs that were judged and not accepted.
func (p *Outcome) Failures() []Named {
	return slices.DeleteFunc(slices.Clone(p.Runs), func(r Named) bool { return !r.Failed() })
}

// Passed returns the number of accepted runs.
func (p *Outcome) Passed() (n int) {
	for _, r := range p.Runs {
		if r.Verdict == verdict.AC {
			n++
		}
	}
	return n
}
