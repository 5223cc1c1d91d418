// This file runs programs on testcases: several at a time, from the cache where nothing changed that a verdict depends on,
// again alone where a run was too slow.

package session

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"sync"

	"oj/judge/internal/cache"
	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// runner runs programs. Its methods may be called by several goroutines at a time.
type runner struct {
	match.Runner
	line  *progress.Line
	known *cache.Cache // results of earlier calls; nil for none
	fresh bool         // store results there, but take none

	alone sync.RWMutex // held for reading by every run, for writing by one that must be alone
}

// task is one run.
type task struct {
	*Program
	i int // index of the testcase
}

// tasks lists the runs of a program that are still to be done; to find its time limit, those by which it bounds it.
func (e *Program) tasks() (list []task) {
	for i, c := range e.plan.cases {
		wanted := e.Pkg.TimeLimit > 0 || len(e.expect.LowerCases([]*problem.Case{c})) > 0
		if wanted && e.Entry.Cases[i].Verdict == verdict.None {
			list = append(list, task{e, i})
		}
	}
	return list
}

// Judge runs all programs on their testcases, in this order, several at a time, and fills their entries. It stops at the
// first error of the judge itself. A goroutine at a time calls over when a program was judged.
func (r *runner) Judge(ctx context.Context, programs []*Program, over func(*Program)) error {
	ctx, fail := context.WithCancelCause(ctx)
	defer fail(nil)
	var tasks []task
	for _, e := range programs {
		e.Limits = e.limits()
		mine := e.tasks()
		tasks = append(tasks, mine...)
		if e.pending = len(mine); e.pending == 0 {
			e.judged()
		}
	}
	total := len(tasks)
	var mu sync.Mutex
	match.Work(r.Workers, func(int) bool {
		mu.Lock()
		defer mu.Unlock()
		// A program that has to fail runs on one testcase at a time, since what comes of it may leave out the others;
		// whoever runs it takes its next one.
		i := slices.IndexFunc(tasks, func(t task) bool { return !t.expect.MustFail() || !t.stopEarly || t.running == 0 })
		if i < 0 || ctx.Err() != nil {
			return false
		}
		t := tasks[i]
		copy(tasks[1:], tasks[:i])
		tasks = tasks[1:]
		t.running++
		if c := t.plan.cases[t.i]; !t.stopped {
			mu.Unlock()
			res, err := r.Case(ctx, t.Program, c)
			mu.Lock()
			if err != nil {
				fail(err)
				return false
			}
			t.Entry.Cases[t.i] = res
			t.spent += res.Seconds
			t.rejected = t.rejected || res.Verdict != verdict.AC
			tooSlow := res.Verdict == verdict.ILE || res.Verdict == verdict.TLE && t.Limits.UsedUp(res.Seconds)
			spent := t.rejected && t.spent > killBudget && t.Pkg.TimeLimit > 0
			t.stopped = t.stopped || t.stopEarly && tooSlow || t.hasty && spent
			r.line.Show("%d of %d  %s %s  %s %v", total-len(tasks), total, t.Pkg.ID, t.Name, c.Name, res.Verdict)
		}
		t.running--
		if t.pending--; t.pending == 0 {
			t.judged()
			over(t.Program)
		}
		return true
	})
	return context.Cause(ctx)
}

// judged notes that nothing is left to be done, unless all was done to find the time limit.
func (e *Program) judged() {
	if e.Pkg.TimeLimit > 0 {
		e.stage = judged
		summarize(e.Entry)
	}
}

// summarize computes an entry's totals and verdict from its cases. What was interrupted is not accepted.
func summarize(e *report.Entry) {
	e.Passed, e.Slowest, e.SlowestCase, e.Memory = 0, 0, "", 0
	var all []verdict.Verdict
	for _, c := range e.Cases {
		if all = append(all, c.Verdict); c.Verdict == verdict.AC {
			e.Passed++
		}
		if c.Verdict != verdict.None && (c.Seconds > e.Slowest || e.SlowestCase == "") {
			e.Slowest, e.SlowestCase = c.Seconds, c.Name
		}
		e.Memory = max(e.Memory, c.Memory)
	}
	if e.Verdict = decide.Program(all); e.Verdict == verdict.AC && e.Passed < len(all) {
		e.Verdict = verdict.None
	}
}

// Case judges a program on a testcase, or finds what an earlier call has found out. A run that was too slow is repeated with
// nothing beside it, which may have slowed it down.
func (r *runner) Case(ctx context.Context, e *Program, c *problem.Case) (*report.Case, error) {
	key := e.caseKey(c)
	if res := (report.Case{}); !r.fresh && r.known.Get(key, &res) {
		res.Name, res.Input, res.Answer, res.Cached = c.Name, c.In, c.Ans, true
		return &res, nil
	}
	r.alone.RLock()
	a, err := r.Once(ctx, &e.Program, c)
	r.alone.RUnlock()
	if err == nil && (a.Verdict == verdict.TLE || a.Verdict == verdict.ILE) && !e.slowIsFine && e.Pkg.TimeLimit > 0 {
		r.alone.Lock()
		defer r.alone.Unlock()
		if a, err = r.Once(ctx, &e.Program, c); err == nil {
			a.Retried = true
		}
	}
	if err != nil {
		return nil, err
	}
	if e.worthKeeping(a.Verdict) {
		kept := *a.Case
		kept.Name, kept.Input, kept.Answer = "", "", "" // of the testcase, not of the run
		r.known.Put(key, kept)
	}
	return a.Case, nil
}

// worthKeeping reports whether a result would be the same next time. The judge's own failures are not
// kept, nor is a time limit that nobody expected, nor a game that nobody expected to be lost: the machine
// may have been busy, and programs that play look at the clock.
func (e *Program) worthKeeping(v verdict.Verdict) bool {
	switch v {
	case verdict.JE, verdict.None:
		return false
	case verdict.TLE, verdict.ILE:
		return e.slowIsFine
	case verdict.AC:
		return true
	}
	return !e.Pkg.Interactive || e.expect.MustFail()
}

// fixedKey names what the results of a program depend on, but for the testcase; nil when they are not kept, as those with
// pictures and transcripts are not.
func (r *runner) fixedKey(e *Program) *cache.Key {
	if r.known == nil || r.Transcripts != "" || e.Answers != "" || e.Visualizer != nil {
		return nil
	}
	pkg, l := e.Pkg, e.Pkg.Limits
	k := r.known.Key(e.Built.Key)
	k.Add(l.ValidationTime, l.ValidationMemory, pkg.FileWriting)
	k.Add(pkg.ShowSources, pkg.Graders, pkg.MayScore, pkg.Interactive, pkg.RefereeEnds(), pkg.MultiPass, pkg.Interactive && r.KeepTurns, len(e.Validators))
	for _, v := range e.Validators {
		k.Add(v.Key)
	}
	// What is allowed depends on who calls the judge, and where.
	k.Add(fmt.Sprintf("%q %q %q", pkg.ValidatorFlags, match.Environment, sandbox.Missing()))
	for _, path := range e.Files {
		k.Tree(path)
	}
	return k
}

// caseKey names everything that the result of a run depends on; "" when it is not kept.
func (e *Program) caseKey(c *problem.Case) string {
	if e.key == nil || e.Pkg.TimeLimit == 0 || c.Static {
		return ""
	}
	k := e.key.Clone()
	k.Add(e.Limits, fmt.Sprintf("%q %q", c.OutputFlags, c.Args))
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
	k := r.known.Key("data")
	k.Add(len(tools.Inputs))
	for _, v := range slices.Concat(tools.Inputs, tools.Validators) {
		k.Add(v.Key)
	}
	k.Tree(filepath.Join(pkg.Dir, "problem.yaml"))
	k.Tree(filepath.Join(pkg.Dir, "data"))
	key := k.String()
	if passed := false; !r.fresh && r.known.Get(key, &passed) {
		return nil, nil
	}
	if warnings, err = r.Data(ctx, pkg, tools); err == nil && len(warnings) == 0 {
		r.known.Put(key, true)
	}
	return warnings, err
}
