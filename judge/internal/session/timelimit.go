// This file finds the time limits of packages that state none: they follow from the slowest run of
// the accepted submissions.

package session

import (
	"cmp"
	"context"
	"fmt"
	"path/filepath"
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

// addTiming adds the submissions that bound the time limit from below, unless they are judged anyway or
// the limit is known.
func (c *call) addTiming(p *plan) error {
	if p.pkg.TimeLimit > 0 {
		return nil
	}
	if p.pkg.SubmitAnswer {
		p.pkg.TimeLimit = patience // no program runs
		return nil
	}
	planned := map[string]bool{}
	for _, e := range p.entries {
		planned[e.job.Source] = e.expect != nil
	}
	for _, s := range p.pkg.Submissions {
		if planned[s.Path] {
			continue
		}
		e, err := p.submission(s)
		if err != nil {
			return err
		}
		if len(e.expect.Lower()) > 0 {
			e.Entry.Source = s.Path
			p.timing = append(p.timing, e)
		}
	}
	if len(p.measured()) == 0 {
		return fmt.Errorf("%s: neither a time limit nor accepted submissions to compute it from; write the seconds into the file %s",
			p.pkg.Dir, filepath.Join(p.pkg.Dir, ".timelimit"))
	}
	return nil
}

// measured returns the programs whose times set the limit.
func (p *plan) measured() []*Program {
	var list []*Program
	for _, e := range p.entries {
		if e.expect != nil && len(e.expect.Lower()) > 0 {
			list = append(list, e)
		}
	}
	return append(list, p.timing...)
}

// computeLimits judges the submissions that bound the limit from below, of the packages without one,
// sets it by their times and lets these same runs count.
func (c *call) computeLimits(ctx context.Context) error {
	for _, p := range c.plans {
		if p.pkg.TimeLimit > 0 {
			p.allowMargin()
			continue
		}
		var subjects []*Program
		for _, e := range p.measured() {
			if e.stage == ready {
				subjects = append(subjects, e.timed(p.cases))
			}
		}
		if err := c.runner.Judge(ctx, subjects, Events{Case: c.showProgress}); err != nil {
			return err
		}
		slowest, _ := p.slowest()
		if slowest < 0 {
			return fmt.Errorf("%s: the time limit cannot be computed: no accepted submission could be run with success:\n%s", p.pkg.Dir, p.whyNone())
		}
		p.setTimeLimit(p.pkg.LimitFor(time.Duration(slowest * float64(time.Second))))
		p.allowMargin()
		for _, e := range p.measured() {
			if e.stage == judged {
				c.printer.done()
			}
		}
	}
	return nil
}

// whyNone says of each program that should set the limit why its times are none, in a line.
func (p *plan) whyNone() string {
	var lines []string
	for _, e := range p.measured() {
		why := "it passes no testcase"
		switch times := cmp.Or(e.times, e.Entry); {
		case e.Built.Skipped != "":
			why = "skipped: " + e.Built.Skipped
		case e.Entry.Verdict == verdict.CE:
			why, _, _ = strings.Cut("it does not compile: "+e.Entry.Compiler, "\n")
		case times.Find() != nil:
			c := times.Find()
			why = fmt.Sprintf("%v in %s: %s", c.Verdict, c.Name, c.Message)
		}
		lines = append(lines, "  "+e.Entry.Name+": "+why)
	}
	return strings.Join(lines, "\n")
}

// timed returns the program as its runs are measured. Where all testcases are, its verdicts count at once; else only
// those testcases are run for now, of a copy.
func (e *Program) timed(cases []*problem.Case) *Program {
	s := e
	if mine := e.expect.LowerCases(cases); len(mine) < len(cases) {
		part := *e
		part.Cases, part.Entry, part.StopEarly = mine, &report.Entry{Name: e.Entry.Name, Source: e.Entry.Source}, false
		s = &part
	}
	e.times = s.Entry
	s.Patient, s.Limits.Time, s.Budget = true, patience, 0
	return s
}

// slowest returns the longest time of a run that must be in time, and the submission; less than 0 where
// no accepted one was run.
func (p *plan) slowest() (seconds float64, by *Program) {
	seconds, accepted := -1.0, false
	for _, e := range p.measured() {
		times := e.times
		if times == nil {
			times = e.Entry
		}
		if !e.runs() || len(times.Cases) == 0 {
			continue
		}
		accepted = accepted || times.Passed > 0
		if s := kill.Slowest(e.expect.Lower(), times, false); s > seconds {
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
	for _, e := range p.entries {
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
	for _, e := range p.entries {
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

// setTimeLimit sets the limit for all programs, also for those that ran already, which are faster.
func (p *plan) setTimeLimit(limit time.Duration) {
	p.pkg.TimeLimit = limit
	p.problem.TimeLimit = limit.Seconds()
	p.problem.Computed = true
	for _, e := range append(p.entries, p.timing...) {
		if e.runs() {
			e.setTimeLimit(limit)
		}
	}
}
