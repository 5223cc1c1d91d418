package session

import (
	"slices"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// Program is one program, from the plan to the report.
type Program struct {
	match.Program                 // what runs
	Entry         *report.Entry   // what the report says of it
	Cases         []*problem.Case // that it is run on

	stage   stage
	job     build.Job
	late    bool                  // built and judged when the Go programs have been: C++ takes seconds to compile
	broken  string                // why there is nothing to build: what the bundler said
	origin  string                // the sources of which job.Source was generated; "" where it was not
	expect  *problem.Expectations // of a submission; nil for others, which must be accepted
	times   *report.Entry         // the runs that the time limit was computed from; nil for those of Entry
	scores  map[string]float64    // of groups of testcases
	failure string                // what the package did wrong when results were graded; ""

	StopEarly bool // leave the rest out after a case that ran into a time limit
	// Budget bounds the time in seconds that is spent on all cases together, and on any one, once one
	// was rejected; the rest is left out then. 0 for no bound.
	Budget     float64
	Patient    bool           // Limits.Time is no verdict yet: it will be computed from this very run
	SlowIsFine bool           // a time limit verdict is expected, so it is not repeated
	MustFail   bool           // some rejection is expected
	facts      []decide.Facts // of the cases of a Patient program
}

// stage is how far a program has come.
type stage int

const (
	planned stage = iota // not built yet
	unfit                // it cannot run: its compiler is missing, or refuses it
	ready                // built
	running              // given to the workers
	judged               // on all testcases, or left out on some
)

// runs reports whether the program was built, so that it can be run.
func (e *Program) runs() bool { return e.stage >= ready }

// begun reports whether anything is known of a program.
func (e *Program) begun() bool {
	return e.stage == unfit || e.runs() && slices.ContainsFunc(e.Entry.Cases, func(r *report.Case) bool { return r != nil && r.Verdict != verdict.None })
}

// setTimeLimit sets the limit for what is still to be run, and decides what was run under none anew.
func (e *Program) setTimeLimit(limit time.Duration) {
	e.Limits.Time, e.Patient = limit, false
	for i, c := range e.Entry.Cases {
		if i < len(e.facts) && c != nil && c.Verdict != verdict.None {
			match.Again(c, e.facts[i], e.Limits)
		}
	}
	if len(e.Entry.Cases) > 0 {
		summarize(e.Entry)
	}
}
