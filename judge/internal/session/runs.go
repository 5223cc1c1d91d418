// This file runs a program on one testcase: from the cache where nothing changed that its verdict depends on, again alone
// where it was too slow.

package session

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"oj/judge/internal/cache"
	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// runner runs programs. Its methods may be called by several goroutines at a time.
type runner struct {
	match.Runner

	// Known holds results of earlier calls; nil for none. Fresh stores results there but takes none.
	Known *cache.Cache
	Fresh bool

	alone sync.RWMutex // held for reading by every run, for writing by one that must be alone
}

// Case judges a program on a testcase under these limits, or finds what an earlier call has found out.
func (r *runner) Case(ctx context.Context, e *Program, c *problem.Case, limits decide.Limits) (*report.Case, error) {
	key := e.caseKey(c, limits)
	if res := (report.Case{}); !r.Fresh && r.Known.Get(key, &res) {
		res.Name, res.Input, res.Answer, res.Cached = c.Name, c.In, c.Ans, true
		return &res, nil
	}
	prog := e.Program
	prog.Limits = limits
	slowIsFine := e.slowIsFine || e.measuring || limits.Time < e.Limits.Time
	a, err := r.run(ctx, &prog, c, slowIsFine)
	if err != nil {
		return nil, err
	}
	if e.worthKeeping(a.Verdict, slowIsFine) {
		kept := *a.Case
		kept.Name, kept.Input, kept.Answer = "", "", "" // of the testcase, not of the run
		r.Known.Put(key, kept)
	}
	return a.Case, nil
}

// run runs the program, and again alone if it ran into the time limit beside others, or idled: they may have slowed it
// down.
func (r *runner) run(ctx context.Context, prog *match.Program, c *problem.Case, slowIsFine bool) (*match.Attempt, error) {
	r.alone.RLock()
	a, err := r.Once(ctx, prog, c)
	r.alone.RUnlock()
	if err != nil || slowIsFine || !late(a.Case) {
		return a, err
	}
	r.alone.Lock()
	defer r.alone.Unlock()
	if a, err = r.Once(ctx, prog, c); err == nil {
		a.Retried = true
	}
	return a, err
}

// late reports whether a run took too long, which may be the machine's fault.
func late(c *report.Case) bool { return c.Verdict == verdict.TLE || c.Verdict == verdict.ILE }

// worthKeeping reports whether a result would be the same next time. The judge's own failures are not
// kept, nor is a time limit that nobody expected, nor a game that nobody expected to be lost: the machine
// may have been busy, and programs that play look at the clock.
func (e *Program) worthKeeping(v verdict.Verdict, slowIsFine bool) bool {
	switch v {
	case verdict.JE, verdict.None:
		return false
	case verdict.TLE, verdict.ILE:
		return slowIsFine
	case verdict.AC:
		return true
	}
	return !e.Pkg.Interactive || e.mustFail()
}

// fixedKey names what the results of a program depend on, but for the testcase; nil when they are not kept, as those with
// pictures and transcripts are not.
func (r *runner) fixedKey(e *Program) *cache.Key {
	if r.Known == nil || r.Transcripts != "" || e.Answers != "" || e.Visualizer != nil {
		return nil
	}
	pkg, l := e.Pkg, e.Pkg.Limits
	k := r.Known.Key()
	k.Group(e.Built.Key)
	k.Add(l.Output, l.ValidationTime, l.ValidationMemory, l.ValidationPasses)
	k.Add(pkg.ShowSources, pkg.Graders, pkg.MayScore, pkg.Interactive, pkg.RefereeEnds(), pkg.MultiPass, pkg.Interactive && r.KeepTurns, len(e.Validators))
	for _, v := range e.Validators {
		k.Add(v.Key)
	}
	k.Add(pkg.FileWriting, fmt.Sprintf("%q", pkg.ValidatorFlags))
	k.Add(fmt.Sprintf("%q %q", match.Environment, sandbox.Missing())) // what is allowed depends on who calls the judge, and where
	for _, path := range e.Files {
		k.Tree(path)
	}
	return k
}

// caseKey names everything that the result of a run depends on; "" when it is not kept.
func (e *Program) caseKey(c *problem.Case, limits decide.Limits) string {
	if e.key == nil || e.measuring || c.Static {
		return ""
	}
	k := e.key.Clone()
	k.Add(limits, fmt.Sprintf("%q %q", c.OutputFlags, c.Args))
	if e.Pkg.Scoring {
		k.Add(c.Group.AllOrNothing, c.Accept, e.Pkg.MustScore(c))
	}
	k.File(c.In)
	k.File(c.Ans)
	k.Tree(c.Files)
	return k.String()
}

// data checks the data of a package, unless it passed before and nothing changed since.
func (r *runner) data(ctx context.Context, pkg *problem.Problem, tools match.Tools) (warnings []string, err error) {
	key := r.dataKey(pkg, tools)
	if passed := false; !r.Fresh && r.Known.Get(key, &passed) && passed {
		return nil, nil
	}
	if warnings, err = r.Data(ctx, pkg, tools); err == nil && len(warnings) == 0 {
		r.Known.Put(key, true)
	}
	return warnings, err
}

// dataKey names everything that the outcome depends on.
func (r *runner) dataKey(pkg *problem.Problem, tools match.Tools) string {
	k := r.Known.Key()
	k.Add("data", pkg.ShowSources, pkg.Graders, pkg.Scoring, pkg.MayScore, len(tools.Inputs), pkg.ValidatorFlags)
	for _, v := range slices.Concat(tools.Inputs, tools.Validators) {
		k.Add(v.Key)
	}
	for _, c := range pkg.Cases {
		k.Add(c.Name, c.Kind, fmt.Sprint(c.InputFlags), fmt.Sprint(c.InputArgs))
		k.File(c.In)
		k.Tree(c.Files)
		if c.Shown {
			k.File(c.Ans)
		}
		if c.Out != "" {
			k.Add(fmt.Sprint(c.OutputFlags))
			k.File(c.Ans)
			k.File(c.Out)
		}
	}
	return k.String()
}
