// This file says under which limits programs run. The time limit of a package that states none follows from the slowest run
// of the accepted submissions.

package session

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/kill"
	"oj/judge/internal/report"
	"oj/tools/verdict"
)

// patience is the limit under which accepted submissions run while the time limit is not known.
const patience = time.Minute

// killBudget is how many seconds a wrong program may run in all and still go on once a testcase has rejected it. Slow
// wrong programs on many testcases would otherwise take most of the time.
const killBudget = 0.1

// limits returns the limits of the program's runs. Submissions that must be too slow run on beyond the time limit, where
// the package says by how much they must be.
func (e *Program) limits() decide.Limits {
	l := e.pkg.Limits
	limits := decide.Limits{Time: cmp.Or(e.pkg.TimeLimit, patience), Memory: l.Memory, Output: l.Output, Passes: l.ValidationPasses}
	if e.marginal() {
		limits.Margin = l.Margin
	}
	return limits
}

// marginal reports whether the program must be too slow by some margin.
func (e *Program) marginal() bool {
	return len(e.expect.Upper()) > 0 && (e.pkg.StrictMargin || e.problem.Computed)
}

// computeLimits finds the time limits that packages leave open: it runs the submissions that bound the limit from below on
// the testcases by which they do, and sets it by their times. These runs count as well when the programs are judged.
func (c *call) computeLimits(ctx context.Context) error {
	for _, p := range c.plans {
		if p.pkg.TimeLimit > 0 {
			continue
		}
		measured := slices.DeleteFunc(p.bounding(), (*Program).over)
		if err := c.runAll(ctx, measured, func(*Program) {}); err != nil {
			return err
		}
		slowest, _ := p.slowest()
		if slowest < 0 {
			return fmt.Errorf("%s: the time limit cannot be computed: no accepted submission could be run with success:%s", p.pkg.Dir, p.whyNone())
		}
		p.pkg.TimeLimit = p.pkg.LimitFor(time.Duration(slowest * float64(time.Second)))
		p.problem.TimeLimit, p.problem.Computed = p.pkg.TimeLimit.Seconds(), true
	}
	return nil
}

// bounding returns the programs whose times bound the time limit from below.
func (p *plan) bounding() []*Program {
	return slices.DeleteFunc(slices.Concat(p.programs, p.timed), func(e *Program) bool { return len(e.expect.Lower()) == 0 })
}

// whyNone says of each program that should set the limit why its times are none, in a line.
func (p *plan) whyNone() (lines string) {
	for _, e := range p.bounding() {
		why := "it passes no testcase"
		switch failed := e.Entry.Failures(); {
		case e.Entry.Skipped != "":
			why = "skipped: " + e.Entry.Skipped
		case e.Entry.Verdict == verdict.CE:
			why, _, _ = strings.Cut("it does not compile: "+e.Entry.Compiler, "\n")
		case len(failed) > 0:
			why = fmt.Sprintf("%v in %s: %s", failed[0].Verdict, failed[0].Name, failed[0].Message)
		}
		lines += "\n  " + e.Entry.Name + ": " + why
	}
	return lines
}

// slowest returns the longest time of a run that must be in time, and the submission; less than 0 where
// no accepted one was run.
func (p *plan) slowest() (seconds float64, by *Program) {
	seconds, accepted := -1.0, false
	for _, e := range p.bounding() {
		accepted = accepted || slices.ContainsFunc(e.Entry.Cases, func(r *report.Case) bool { return r.Verdict == verdict.AC })
		if s := kill.Slowest(e.expect.Lower(), e.Entry, false); s > seconds {
			seconds, by = s, e
		}
	}
	if !accepted {
		return -1, nil
	}
	return seconds, by
}

// checkMargins warns where the time limit is too near to the times of submissions: where it could as
// well be another one.
func (p *plan) checkMargins() {
	limit := p.pkg.TimeLimit.Seconds()
	if slowest, e := p.slowest(); p.pkg.StrictMargin && !p.problem.Computed && e != nil && slowest*p.pkg.Limits.ACToLimit > limit {
		p.warn("%s takes %.2f s; the time limit should be %v times that (ac_to_time_limit), it is %v s", e.Entry.Name, slowest, p.pkg.Limits.ACToLimit, limit)
	}
	for _, e := range p.programs {
		t, margin := kill.Slowest(e.expect.Upper(), e.Entry, true), p.pkg.Limits.Margin
		if e.marginal() && t > limit && t < limit*margin {
			p.warn("%s takes %.2f s, less than %v times the time limit of %v s: its verdict hangs on the machine", e.Entry.Name, t, margin, limit)
		}
	}
}
