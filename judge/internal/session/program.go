package session

import (
	"slices"

	"oj/judge/internal/build"
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
	plan          *plan           // to which it belongs
	stage         stage

	job    build.Job
	late   bool                  // built and judged when the Go programs have been: C++ takes seconds to compile
	broken string                // why there is nothing to build: what the bundler said
	origin string                // the sources of which job.Source was generated; "" where it was not
	expect *problem.Expectations // of a submission; nil for others, which must be accepted
	times  *report.Entry         // the runs that count for the time limit

	StopEarly bool // leave the rest out after a case that ran into a time limit
	// Budget bounds the time in seconds that is spent on all cases together, and on any one, once one
	// was rejected; the rest is left out then. 0 for no bound.
	Budget     float64
	SlowIsFine bool // a time limit verdict is expected, so it is not repeated
	measuring  bool // the time limit will be computed from these very runs
}

// stage is how far a program has come.
type stage int

const (
	planned stage = iota // not built yet
	unfit                // it cannot run: its compiler is missing, or refuses it
	ready                // built
	judged               // on all testcases, or left out on some
)

// runs reports whether the program was built, so that it can be run.
func (e *Program) runs() bool { return e.stage >= ready }

// begun reports whether anything is known of a program.
func (e *Program) begun() bool {
	return e.stage == unfit || e.runs() && slices.ContainsFunc(e.Entry.Cases, func(r *report.Case) bool { return r != nil && r.Verdict != verdict.None })
}

// mustFail reports whether it is a submission that some testcase is expected to reject.
func (e *Program) mustFail() bool { return e.expect != nil && e.expect.MustFail() }

// bounds reports whether its times bound the time limit from below.
func (e *Program) bounds() bool { return e.expect != nil && len(e.expect.Lower()) > 0 }
