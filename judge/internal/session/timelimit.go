// This file finds the time limits of packages that state none: they follow from the slowest run of
// the accepted submissions.

package session

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/kill"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// patience is the limit under which accepted submissions run while the time limit is not known.
const patience = time.Minute

// setLimits puts the limits of the command line in place of the package's.
func (c *call) setLimits(pkg *problem.Problem) {
	if c.opt.TimeLimit > 0 {
		pkg.TimeLimit = c.opt.TimeLimit
	}
	if c.opt.MemoryLimit > 0 {
		pkg.Limits.Memory = c.opt.MemoryLimit
	}
	if pkg.SubmitAnswer && pkg.TimeLimit == 0 {
		pkg.TimeLimit = patience // no program runs
	}
}

// computeLimits finds the time limits that packages leave open, then lets submissions that must be too slow run on beyond
// the limit, where the package says by how much they must be.
func (c *call) computeLimits(ctx context.Context) error {
	for _, p := range c.plans {
		if p.pkg.TimeLimit == 0 {
			if err := c.computeLimit(ctx, p); err != nil {
				return err
			}
		}
		for _, e := range p.programs {
			if e.Limits.Time = p.pkg.TimeLimit; p.margins() && e.expect != nil && len(e.expect.Upper()) > 0 {
				e.Limits.Margin = p.pkg.Limits.Margin
			}
		}
	}
	return nil
}

// margins reports whether the package's margins around its time limit are held.
func (p *plan) margins() bool { return p.pkg.StrictMargin || p.problem.Computed }

// computeLimit runs the submissions that bound the limit from below on the testcases by which they do, and sets it by
// their times. These runs count as well when the programs are judged.
func (c *call) computeLimit(ctx context.Context, p *plan) error {
	var list []*Program
	for _, e := range p.programs {
		if e.measuring = e.bounds() && e.runs(); e.measuring {
			e.Limits.Time = patience
			list = append(list, e)
		}
	}
	if err := c.runner.Judge(ctx, list, c.showProgress); err != nil {
		return err
	}
	slowest, _ := p.slowest()
	if slowest < 0 {
		return fmt.Errorf("%s: the time limit cannot be computed: no accepted submission could be run with success:\n%s", p.pkg.Dir, p.whyNone())
	}
	p.pkg.TimeLimit = p.pkg.LimitFor(time.Duration(slowest * float64(time.Second)))
	p.problem.TimeLimit, p.problem.Computed = p.pkg.TimeLimit.Seconds(), true
	for _, e := range p.programs {
		e.measuring = false
	}
	return nil
}

// whyNone says of each program that should set the limit why its times are none, in a line.
func (p *plan) whyNone() string {
	var lines []string
	for _, e := range p.programs {
		if !e.bounds() {
			continue
		}
		why := "it passes no testcase"
		switch c := e.Entry.Find(); {
		case e.Entry.Skipped != "":
			why = "skipped: " + e.Entry.Skipped
		case e.Entry.Verdict == verdict.CE:
			why, _, _ = strings.Cut("it does not compile: "+e.Entry.Compiler, "\n")
		case c != nil:
			why = fmt.Sprintf("%v in %s: %s", c.Verdict, c.Name, c.Message)
		}
		lines = append(lines, "  "+e.Name+": "+why)
	}
	return strings.Join(lines, "\n")
}

// slowest returns the longest time of a run that must be in time, and the submission; less than 0 where
// no accepted one was run.
func (p *plan) slowest() (seconds float64, by *Program) {
	seconds, accepted := -1.0, false
	for _, e := range p.programs {
		if !e.bounds() {
			continue
		}
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
		p.warn("%s takes %.2f s; the time limit should be %v times that (ac_to_time_limit), it is %v s", e.Name, slowest, p.pkg.Limits.ACToLimit, limit)
	}
	for _, e := range p.programs {
		waits := slices.ContainsFunc(e.Entry.Cases, func(r *report.Case) bool { return r.Verdict == verdict.ILE })
		if e.Limits.Margin == 0 || waits {
			continue
		}
		if t := kill.Slowest(e.expect.Upper(), e.Entry, true); t > limit && t < limit*e.Limits.Margin {
			p.warn("%s takes %.2f s, less than %v times the time limit of %v s: its verdict hangs on the machine", e.Name, t, e.Limits.Margin, limit)
		}
	}
}
