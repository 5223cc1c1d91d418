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
}

// measured returns the programs whose times set the limit.
func (p *plan) measured() []*Program {
	return slices.DeleteFunc(slices.Concat(p.programs, p.timing), func(e *Program) bool { return !e.bounds() })
}

// computeLimits judges the submissions that bound the limit from below, of the packages without one, and sets it by
// their times; where these were on all testcases the same runs count.
func (c *call) computeLimits(ctx context.Context) error {
	for _, p := range c.plans {
		if p.pkg.TimeLimit == 0 {
			if err := c.computeLimit(ctx, p); err != nil {
				return err
			}
		}
		p.allowMargin()
	}
	return nil
}

func (c *call) computeLimit(ctx context.Context, p *plan) error {
	var subjects []*Program
	for _, e := range p.measured() {
		if e.stage == ready {
			subjects = append(subjects, e.timed())
		}
	}
	if err := c.runner.Judge(ctx, subjects, c.showProgress); err != nil {
		return err
	}
	slowest, _ := p.slowest()
	if slowest < 0 {
		return fmt.Errorf("%s: the time limit cannot be computed: no accepted submission could be run with success:\n%s", p.pkg.Dir, p.whyNone())
	}
	p.pkg.TimeLimit = p.pkg.LimitFor(time.Duration(slowest * float64(time.Second)))
	p.problem.TimeLimit, p.problem.Computed = p.pkg.TimeLimit.Seconds(), true
	for _, e := range p.programs {
		e.Limits.Time = p.pkg.TimeLimit
	}
	c.printer.done()
	return nil
}

// whyNone says of each program that should set the limit why its times are none, in a line.
func (p *plan) whyNone() string {
	var lines []string
	for _, e := range p.measured() {
		why := "it passes no testcase"
		switch c := e.times.Find(); {
		case e.Entry.Skipped != "":
			why = "skipped: " + e.Entry.Skipped
		case e.Entry.Verdict == verdict.CE:
			why, _, _ = strings.Cut("it does not compile: "+e.Entry.Compiler, "\n")
		case c != nil:
			why = fmt.Sprintf("%v in %s: %s", c.Verdict, c.Name, c.Message)
		}
		lines = append(lines, "  "+e.Entry.Name+": "+why)
	}
	return strings.Join(lines, "\n")
}

// timed returns the program as its runs are measured. Where all testcases are, its verdicts count at once; else only
// those testcases are run for now, of a copy.
func (e *Program) timed() *Program {
	s := e
	if mine := e.expect.LowerCases(e.Cases); len(mine) < len(e.Cases) {
		part := *e
		part.Cases, part.Entry, part.StopEarly = mine, &report.Entry{Name: e.Entry.Name, Source: e.Entry.Source}, false
		s = &part
	}
	e.times = s.Entry
	s.measuring, s.Limits.Time, s.Budget = true, patience, 0
	return s
}

// slowest returns the longest time of a run that must be in time, and the submission; less than 0 where
// no accepted one was run.
func (p *plan) slowest() (seconds float64, by *Program) {
	seconds, accepted := -1.0, false
	for _, e := range p.measured() {
		if !e.runs() || len(e.times.Cases) == 0 {
			continue
		}
		accepted = accepted || e.times.Passed > 0
		if s := kill.Slowest(e.expect.Lower(), e.times, false); s > seconds {
			seconds, by = s, e
		}
	}
	if !accepted {
		return -1, nil
	}
	return seconds, by
}

// allowMargin lets submissions that must be too slow run on beyond the limit, so that their times tell
// by how much they are. These same runs are then held against the limit itself.
func (p *plan) allowMargin() {
	if !p.pkg.StrictMargin && !p.problem.Computed {
		return
	}
	for _, e := range p.programs {
		if e.stage == ready && e.expect != nil && len(e.expect.Upper()) > 0 {
			e.Limits.Margin, e.Budget = p.pkg.Limits.Margin, 0
		}
	}
}

// checkMargins warns where the time limit is too near to the times of submissions: where it could as
// well be another one.
func (p *plan) checkMargins() {
	limit := p.pkg.TimeLimit.Seconds()
	if slowest, e := p.slowest(); p.pkg.StrictMargin && !p.problem.Computed && e != nil && slowest*p.pkg.Limits.ACToLimit > limit {
		p.warn("%s takes %.2f s; the time limit should be %v times that (ac_to_time_limit), it is %v s", e.Entry.Name, slowest, p.pkg.Limits.ACToLimit, limit)
	}
	for _, e := range p.programs {
		if !e.runs() || e.Limits.Margin == 0 || len(e.Entry.Cases) == 0 {
			continue
		}
		waits := slices.ContainsFunc(e.Entry.Cases, func(r *report.Case) bool { return r.Verdict == verdict.ILE })
		if t := kill.Slowest(e.expect.Upper(), e.Entry, true); !waits && t > limit && t < limit*e.Limits.Margin {
			p.warn("%s takes %.2f s, less than %v times the time limit of %v s: its verdict hangs on the machine", e.Entry.Name, t, e.Limits.Margin, limit)
		}
	}
}

func (p *plan) warn(format string, args ...any) {
	p.problem.Warnings = append(p.problem.Warnings, fmt.Sprintf(format, args...))
}
