// This file runs programs on testcases: several at a time, from the cache where nothing changed that a verdict depends on,
// again alone where a run was too slow.

package session

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"sync"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/report"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// todo lists the testcases on which a program is still to be run, by their indices; to find its time limit, those by
// which it bounds it.
func (e *Program) todo() (list []int) {
	for i, c := range e.cases {
		wanted := e.pkg.TimeLimit > 0 || e.expect.Bounds(c.Name)
		if wanted && e.Entry.Cases[i].Verdict == verdict.None {
			list = append(list, i)
		}
	}
	return list
}

// runAll runs programs on their testcases, in this order, several at a time, and notes the results. It stops at the first
// error of the judge itself. A goroutine at a time calls over when nothing of a program is left.
func (c *call) runAll(ctx context.Context, programs []*Program, over func(*Program)) error {
	ctx, fail := context.WithCancelCause(ctx)
	defer fail(nil)
	type part struct { // what one worker does, one testcase after the other
		*Program
		todo []int
	}
	var parts []part
	total, done := 0, 0
	for _, e := range programs {
		e.run.Limits = e.limits()
		e.kept = c.kept(e)
		todo, size := e.todo(), 1
		if e.stopEarly && e.expect.MustFail() {
			size = len(e.cases) // since what comes of a testcase may leave out the others
		}
		for some := range slices.Chunk(todo, size) {
			parts = append(parts, part{e, some})
		}
		total += len(todo)
		if e.left = len(todo); e.left == 0 {
			over(e)
		}
	}
	var mu sync.Mutex
	match.Work(c.Workers, func(int) bool {
		mu.Lock()
		defer mu.Unlock()
		if len(parts) == 0 || ctx.Err() != nil {
			return false
		}
		e := parts[0]
		parts = parts[1:]
		for _, i := range e.todo {
			if !e.decided() {
				mu.Unlock()
				res, err := c.testcase(ctx, e.Program, e.cases[i])
				mu.Lock()
				if err != nil {
					fail(err)
					return false
				}
				e.Entry.Cases[i] = res
				c.Line.Show("%d of %d  %s %s  %s %v", done+1, total, e.pkg.ID, e.run.Name, res.Name, res.Verdict)
			}
			done++
			if e.left--; e.left == 0 {
				over(e.Program)
			}
		}
		return true
	})
	return context.Cause(ctx)
}

// decided reports whether the testcases that are left of a submission need not be run: one was too slow, or it has to
// fail, has failed and has used up its budget. Who has to be too slow may be so after a wrong answer.
func (e *Program) decided() bool {
	if !e.stopEarly {
		return false
	}
	spent, rejected := 0.0, false
	for _, c := range e.Entry.Cases {
		if c.Verdict == verdict.ILE || c.Verdict == verdict.TLE && e.run.Limits.UsedUp(c.Seconds) {
			return true
		}
		spent += c.Seconds
		rejected = rejected || c.Failed()
	}
	return rejected && spent > killBudget && e.expect.MustFail() && !e.expect.Slow() && e.pkg.TimeLimit > 0
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

// testcase judges a program on a testcase, or finds what an earlier call has found out. A run that was too slow is repeated with
// nothing beside it, which may have slowed it down.
func (c *call) testcase(ctx context.Context, e *Program, tc *problem.Case) (*report.Case, error) {
	key := c.key(e, tc)
	if res := (report.Case{}); !c.opt.Fresh && c.known.Get(key, &res) {
		res.Name, res.Input, res.Answer, res.Cached = tc.Name, tc.In, tc.Ans, true
		return &res, nil
	}
	c.alone.RLock()
	res, err := c.Once(ctx, &e.run, tc)
	c.alone.RUnlock()
	if err == nil && (res.Verdict == verdict.TLE || res.Verdict == verdict.ILE) && !e.expect.Slow() && e.pkg.TimeLimit > 0 {
		c.alone.Lock()
		defer c.alone.Unlock()
		res, err = c.Once(ctx, &e.run, tc)
		res.Retried = true
	}
	if err == nil && e.worthKeeping(res.Verdict) {
		c.known.Put(key, res)
	}
	return res, err
}

// worthKeeping reports whether a result would be the same next time. The judge's own failures are not
// kept, nor is a time limit that nobody expected, nor a game that nobody expected to be lost: the machine
// may have been busy, and programs that play look at the clock.
func (e *Program) worthKeeping(v verdict.Verdict) bool {
	switch v {
	case verdict.JE, verdict.None:
		return false
	case verdict.TLE, verdict.ILE:
		return e.expect.Slow()
	case verdict.AC:
		return true
	}
	return !e.pkg.Interactive || e.expect.MustFail()
}

// kept names what all results of a program depend on, whatever the testcase; "" where they are not kept, as those with
// pictures and transcripts are not.
func (c *call) kept(e *Program) string {
	pkg, l := e.pkg, e.pkg.Limits
	if pkg.SubmitAnswer || pkg.TimeLimit == 0 || c.Transcripts != "" || e.run.Visualizer != nil {
		return ""
	}
	return c.known.Key("program", fmt.Sprintf("%q %q %v %q %q", match.Environment, c.report.Limits, []any{
		e.run.Built.Key, e.run.Limits, l.ValidationTime, l.ValidationMemory, pkg.FileWriting, pkg.ShowSources, pkg.Graders,
		pkg.MayScore, pkg.MultiPass, pkg.Interactive, pkg.RefereeEnds(), pkg.Interactive && c.KeepTurns,
	}, keys(e.run.Validators), pkg.ValidatorFlags))
}

// key names everything that the result of a run depends on, in a group what all of its program do; "" when it is not kept.
func (c *call) key(e *Program, tc *problem.Case) string {
	if e.kept == "" || tc.Static {
		return ""
	}
	values := append(c.known.Tree(e.run.Files...), c.known.Tree(tc.Files)...)
	values = append(values, c.known.File(tc.In), c.known.File(tc.Ans), fmt.Sprintf("%q %q", tc.OutputFlags, tc.Args))
	values = append(values, tc.Group.AllOrNothing, tc.Accept, e.pkg.MustScore(tc))
	return c.known.Key(e.kept, values...)
}

// keys are those of programs, by which equal ones are known.
func keys(list []*build.Program) (keys []string) {
	for _, p := range list {
		keys = append(keys, p.Key)
	}
	return keys
}

// checkData checks the data of all packages, unless it passed before and nothing changed since.
func (c *call) checkData(ctx context.Context) error {
	return c.each(ctx, func(p *plan) error {
		c.Line.Show("%s: checking the data", p.problem.ID)
		values := c.known.Tree(filepath.Join(p.pkg.Dir, "problem.yaml"), filepath.Join(p.pkg.Dir, "data"))
		key := c.known.Key("data", append(values, match.Environment, c.report.Limits, keys(p.tools.Inputs), keys(p.tools.Validators))...)
		if passed := false; !c.opt.Fresh && c.known.Get(key, &passed) {
			return nil
		}
		warnings, err := c.Data(ctx, p.pkg, p.tools)
		p.problem.Warnings = append(p.problem.Warnings, warnings...)
		if err == nil && len(warnings) == 0 {
			c.known.Put(key, true)
		}
		return err
	})
}
