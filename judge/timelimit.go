// This file finds the time limits of packages that state none: they follow from the slowest run of
// the accepted submissions.

package main

import (
	"context"
	"fmt"
	"math"
	"path/filepath"
	"time"

	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/run"
	"oj/judge/internal/verdict"
)

// patience is the limit under which accepted submissions run while the time limit is not known.
const patience = time.Minute

// setLimits puts the limits of the command line in place of the package's.
func (c *call) setLimits(pkg *packages.Package) {
	if c.opt.timeLimit > 0 {
		pkg.TimeLimit, pkg.TimeLimitFile = c.opt.timeLimit, "-time-limit"
	}
	if c.opt.memoryLimit > 0 {
		pkg.Limits.Memory = c.opt.memoryLimit
	}
}

// addTiming adds the accepted submissions, unless they are judged anyway or the limit is known.
func (c *call) addTiming(p *plan) error {
	if p.pkg.TimeLimit > 0 || len(p.measured()) > 0 {
		return nil
	}
	for _, s := range p.pkg.Submissions {
		e, err := p.submission(s)
		if err != nil {
			return err
		}
		if e.expect.MustAccept() {
			e.entry.Source = s.Path
			p.timing = append(p.timing, e)
		}
	}
	if len(p.timing) == 0 {
		return fmt.Errorf("%s: neither a time limit nor accepted submissions to compute it from; write the seconds into the file %s",
			p.pkg.Dir, filepath.Join(p.pkg.Dir, ".timelimit"))
	}
	return nil
}

// measured returns the programs whose times set the limit.
func (p *plan) measured() []*entryPlan {
	var list []*entryPlan
	for _, e := range p.entries {
		if e.expect != nil && e.expect.MustAccept() && !e.expect.NotForLimit {
			list = append(list, e)
		}
	}
	return append(list, p.timing...)
}

// computeLimits judges the accepted submissions of the packages without a limit, sets it by their
// times and lets these same runs count.
func (c *call) computeLimits(ctx context.Context) error {
	for _, p := range c.plans {
		if p.pkg.TimeLimit > 0 {
			continue
		}
		var subjects []*run.Subject
		for _, e := range p.measured() {
			if e.subject != nil {
				e.subject.Patient, e.subject.TimeLimit = true, patience
				subjects = append(subjects, e.subject)
				e.judged = true
			}
		}
		if err := c.runner.Judge(ctx, subjects, run.Events{Case: c.showProgress}); err != nil {
			return err
		}
		slowest, err := slowestAccepted(p, subjects)
		if err != nil {
			return err
		}
		p.setTimeLimit(limitFor(p.pkg, slowest))
	}
	return nil
}

// slowestAccepted returns the longest time of a run that was accepted.
func slowestAccepted(p *plan, subjects []*run.Subject) (time.Duration, error) {
	slowest := -1.0
	for _, s := range subjects {
		for _, r := range s.Entry.Cases {
			if r.Verdict == verdict.AC {
				slowest = max(slowest, r.Seconds)
			}
		}
	}
	if slowest < 0 {
		return 0, fmt.Errorf("%s: the time limit cannot be computed: no accepted submission could be run with success", p.pkg.Dir)
	}
	return time.Duration(slowest * float64(time.Second)), nil
}

// limitFor returns the limit that the format computes from the slowest accepted run.
func limitFor(pkg *packages.Package, slowest time.Duration) time.Duration {
	if pkg.Version == packages.V2025 {
		unit := pkg.Limits.Resolution
		n := math.Ceil(slowest.Seconds() * pkg.Limits.ACToLimit / unit.Seconds())
		return time.Duration(max(1, n)) * unit
	}
	seconds := math.Ceil(slowest.Seconds() * pkg.Limits.TimeMultiplier)
	return time.Duration(max(1, seconds)) * time.Second
}

// setTimeLimit sets the limit for all programs, also for those that ran already, which are faster.
func (p *plan) setTimeLimit(limit time.Duration) {
	p.pkg.TimeLimit = limit
	p.problem.TimeLimit = limit.Seconds()
	p.problem.Computed = true
	for _, e := range append(p.entries, p.timing...) {
		if s := e.subject; s != nil {
			s.TimeLimit, s.Patient = limit, false
			reclassify(s.Entry, limit)
		}
	}
}

// reclassify holds runs under a longer limit against the one that was computed from them.
func reclassify(e *report.Entry, limit time.Duration) {
	for _, r := range e.Cases {
		if r.Seconds > limit.Seconds() && r.Verdict != verdict.ILE {
			r.Verdict, r.Message = verdict.TLE, fmt.Sprintf("ran longer than %v", limit)
		}
	}
	if len(e.Cases) > 0 {
		run.Summarize(e)
	}
}
