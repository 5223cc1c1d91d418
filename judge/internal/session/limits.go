// This file computes the limits of programs. If a package gives no time limit, the limit is computed from the slowest
// run of its accepted submissions.

package session

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/hint"
	"oj/judge/internal/kill"
	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/tools/shared/verdict"
)

// patience is the time limit for the submissions while they are run to compute the time limit of a package.
const patience = time.Minute

// limitedPack is a package with its time limit, which is given or computed.
type limitedPack struct {
	plan     *plan
	pack     *pack
	limit    time.Duration
	computed bool
	measured []programRuns // the results from which the limit was computed
}

// programRuns holds the results of a program.
type programRuns struct {
	built *built
	runs  []result.Named
}

// known returns the packages that give a time limit.
func known(packs []*pack) (list []*limitedPack) {
	for _, p := range packs {
		if p.plan.givenLimit > 0 {
			list = append(list, &limitedPack{plan: p.plan, pack: p, limit: p.plan.givenLimit})
		}
	}
	return list
}

// limits returns the limits of a program's runs: the given time limit and the package's other limits. Some
// programs must exceed the time limit by a certain factor (the package's margin). Their limits include extra
// time, because such a program must be able to run for the time limit times this factor. computed is set if
// the time limit was computed from submissions.
func limits(b *built, limit time.Duration, computed bool) decide.Limits {
	of := b.plan.pkg.Limits
	l := decide.Limits{Time: limit, Memory: b.plan.memory, Output: of.Output, Passes: of.ValidationPasses}
	if b.plan.byTurns {
		turns, _ := b.plan.pkg.TurnLimits()
		l.Time, l.Whole, l.Turn = 0, limit, turns.Longest()
		return l
	}
	if b.program.needsMargin(computed) {
		l.Extra = time.Duration((of.Margin - 1) * float64(limit))
	}
	return l
}

// timeLimit returns the time limit of a program. If the package's limit was computed here, only its submissions
// are held to it. Other programs may take as long as the site usually allows, because its real limit is
// unknown; warnSlow tells the user.
func (b *built) timeLimit(p *limitedPack) time.Duration {
	if b.program.submission {
		return p.limit
	}
	return max(p.limit, b.plan.usual)
}

// warnSlow adds a warning if an accepted program was slower than the package's limit.
func (b *built) warnSlow(e *report.Entry) {
	isSlow := e.Slowest > b.plan.record.TimeLimit && e.Verdict == verdict.AC
	if b.plan.usual > 0 && !b.program.submission && isSlow {
		b.plan.warn("%s takes %.2f s in %s; %s", b.program.name, e.Slowest, e.SlowestCase, b.plan.limitText())
	}
}

// limitText describes the time limit, and says if it is not the site's own. It returns "" if the limit is
// not known yet.
func (p *plan) limitText() string {
	if p.record.TimeLimit == 0 {
		return ""
	}
	if p.byTurns {
		return p.record.TurnLimits
	}
	text := fmt.Sprintf("limit %g s", p.record.TimeLimit)
	if p.usual > 0 {
		text += fmt.Sprintf(" (computed here; %s's own is usually %g s)", p.pkg.Site.Title, p.usual.Seconds())
	}
	return text
}

// needsMargin reports whether a program must exceed the time limit by a margin. computed is set if the time limit was
// computed from submissions.
func (p *program) needsMargin(computed bool) bool {
	return len(p.expect.Upper()) > 0 && (p.plan.pkg.StrictMargin || computed)
}

// findLimits returns all packages with their time limits. It computes missing limits, and keeps the results of the
// submissions that it has run, so that these need not run again. It rejects packages whose limit cannot be computed;
// rest contains the others.
func (c *call) findLimits(ctx context.Context, packs []*pack, programs []*built) (list []*limitedPack, rest []*pack, err error) {
	list = known(packs)
	rest, err = c.each(ctx, packs, func(p *pack) error {
		if p.plan.givenLimit > 0 {
			return nil
		}
		limited, err := c.computeLimit(ctx, p, programs)
		if err != nil {
			return err
		}
		p.plan.record.TimeLimit = limited.limit.Seconds()
		p.plan.record.Computed = true
		list = append(list, limited)
		return nil
	})
	return list, rest, err
}

// computeLimit runs the submissions of a package that must be within the time limit. It computes the time
// limit from their times, and returns the package with this limit.
func (c *call) computeLimit(ctx context.Context, p *pack, programs []*built) (*limitedPack, error) {
	// Select the submissions that must be within the time limit.
	var bounding []*built
	var tasks []*task
	for _, b := range programs {
		if b.plan != p.plan || len(b.program.expect.Lower()) == 0 {
			continue
		}
		bounding = append(bounding, b)
		if b.runs() {
			t := c.newMeasuring(b)
			tasks = append(tasks, t)
			c.table.running[b.program] = t
		}
	}
	if err := c.runAll(ctx, tasks, func(*task) {}); err != nil {
		return nil, err
	}

	// If no submission has a successful run, no time limit can be computed. The error contains the reasons.
	var measured []programRuns
	for _, t := range tasks {
		measured = append(measured, programRuns{t.built, t.results})
	}
	slowest, _ := slowestOf(measured)
	if slowest < 0 {
		return nil, fmt.Errorf("%s: the time limit cannot be computed, because no accepted submission passes any testcase (%s); "+
			"to judge nevertheless, write the seconds into the file .timelimit there", p.plan.pkg.Dir, whyNone(bounding, measured))
	}
	limit := p.plan.pkg.LimitFor(time.Duration(slowest * float64(time.Second)))
	return &limitedPack{plan: p.plan, pack: p, limit: limit, computed: true, measured: measured}, nil
}

// slowestOf examines the runs that must be within the time limit. It returns the time in seconds of the
// slowest of these runs, and the program of this run. It returns -1 if no submission was accepted on any
// testcase.
func slowestOf(list []programRuns) (seconds float64, by *built) {
	seconds = -1.0
	accepted := false
	isAccepted := func(r result.Named) bool { return r.Verdict == verdict.AC || r.NoAnswer }
	for _, p := range list {
		// Ignore the time of rejected runs, because the program may have ended early.
		accepted = accepted || slices.ContainsFunc(p.runs, isAccepted)
		s := kill.Slowest(p.built.program.expect.Lower(), p.runs, false)
		if s > seconds {
			seconds, by = s, p.built
		}
	}
	if !accepted {
		return -1, nil
	}
	return seconds, by
}

// runsOf returns the results of one program in the list, or nil if it is not in the list.
func runsOf(b *built, list []programRuns) []result.Named {
	for _, p := range list {
		if p.built == b {
			return p.runs
		}
	}
	return nil
}

// mostReasons is the maximum number of submissions that whyNone names.
const mostReasons = 3

// whyNone explains why a time limit cannot be computed: for the first submissions that must be within the limit, it
// returns the reasons why they do not pass any testcase.
func whyNone(programs []*built, measured []programRuns) string {
	var reasons []string
	for _, b := range programs {
		// Name the first failure.
		why := "it passes no testcase"
		failed := (&result.Outcome{Runs: runsOf(b, measured)}).Failures()
		switch {
		case b.skipped != "":
			why = "skipped: " + b.skipped
		case b.failed != "":
			why = "it does not compile: " + cmp.Or(hint.ForMessage(decide.Refused(), b.failed), b.failed)
		case len(failed) > 0:
			why = fmt.Sprintf("%v in %s: %s", failed[0].Verdict, failed[0].Testcase, failed[0].Message)
		}
		why, _, _ = strings.Cut(why, "\n")
		reasons = append(reasons, b.program.name+": "+why)
	}
	if more := len(reasons) - mostReasons; more > 0 {
		reasons = append(reasons[:mostReasons], fmt.Sprintf("and %d more", more))
	}
	return strings.Join(reasons, "; ")
}

// checkMargins adds a warning if the time limit is too close to the time of a submission, because then the verdict
// depends on the speed of the machine. list holds the judged programs of the package.
func checkMargins(p *limitedPack, list []*conclusion) {
	limit := p.limit.Seconds()
	margin := p.plan.pkg.Limits.Margin

	var inTime []programRuns
	for _, done := range list {
		if len(done.program.expect.Lower()) > 0 {
			inTime = append(inTime, programRuns{done.built, done.result.Runs})
		}
	}

	// A given time limit should be long enough for the slowest submission that must be within it.
	slowest, by := slowestOf(inTime)
	wanted := p.plan.pkg.Limits.ACToLimit
	if p.plan.pkg.StrictMargin && !p.computed && by != nil && slowest*wanted > limit {
		p.plan.warn("%s takes %.2f s; the time limit should be %v times that (ac_to_time_limit), but it is %v s", by.program.name, slowest, wanted, limit)
	}

	for _, done := range list {
		// A submission that must be too slow should exceed the time limit clearly.
		t := kill.Slowest(done.program.expect.Upper(), done.result.Runs, true)
		tooClose := t > limit && t < limit*margin
		if done.program.needsMargin(p.computed) && tooClose {
			p.plan.warn("%s takes %.2f s, but should take at least %v times the time limit (%v s): its verdict depends on the speed of the machine", done.program.name, t, margin, limit)
		}
	}
}
