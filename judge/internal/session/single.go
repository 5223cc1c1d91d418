// This file prepares the modes that use one program without judging it: -run, -debug and -update.

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"oj/judge/internal/report"
	"oj/judge/internal/single"
	"oj/tools/shared/problem"
)

// buildAndRun builds the first program of a plan and runs it. The report is not OK if the program does not compile or
// fails.
func (c *call) buildAndRun(ctx context.Context, p *plan) error {
	// A submit-answer problem has no program that could be run.
	if p.pkg.SubmitAnswer {
		return fmt.Errorf("%s: -run starts a program, but here answers are submitted", p.id)
	}

	// Build only this program, because validators are not needed.
	prog := p.programs[0]
	if _, err := c.prepare(ctx, []*program{prog}, nil); err != nil {
		return err
	}
	made, err := c.finish(ctx, []*program{prog}, nil)
	if err != nil {
		return err
	}
	b := (&pack{plan: p}).finishBuild(prog, made[prog])
	c.con.Line.Clear()
	switch {
	case b.skipped != "":
		return &problem.Error{File: prog.job.Source, Msg: b.skipped}
	case b.failed != "":
		report.Compiler(c.con.Err, p.record, c.conclude(b, nil).entry)
		return nil
	}

	c.report.OK, err = single.Run(ctx, c.con, single.Runnable{
		Problem: p.id, Name: prog.name, Built: b.ready.Built, Memory: p.memory, Limit: p.limitText(), FileWriting: p.pkg.FileWriting,
	})
	return err
}

// debug starts the debugger Delve on the sources of a program, with the input of the first testcase that -case selects.
func (c *call) debug(p *program) error {
	// Debug the files that the user edits, not the bundled file.
	source := cmp.Or(p.origin, p.source)
	switch {
	case p.plan.pkg.Interactive:
		return fmt.Errorf("%s: -debug runs a program on the input of a testcase, but this program gets its input from a referee", p.plan.id)
	case p.job.Lang != "go" && filepath.Ext(source) != ".go":
		return fmt.Errorf("%s: -debug needs sources in Go: solution/solution.go, or -src FILE", p.plan.id)
	}
	ok, err := single.Debug(c.con, source, p.plan.cases[0].In, c.ws.Root, c.runner.Temp)
	c.report.OK = ok
	return err
}

// update replaces the answers with the output of the program of -src.
func (c *call) update(ctx context.Context, programs []*built) error {
	// With -shard the program of -src may be in another part. In this case the first program may be a
	// submission, whose answers may be wrong.
	if len(programs) == 0 || programs[0].program.submission {
		return errors.New("-update: the reference solution is in another part of -shard")
	}
	b := programs[0]
	pkg := b.plan.pkg
	switch {
	case !b.runs():
		return fmt.Errorf("-update: %s: %s%s", b.program.source, b.skipped, b.failed)
	case pkg.Interactive || pkg.MultiPass || pkg.SubmitAnswer:
		return fmt.Errorf("-update: %s is interactive, multi-pass or submit-answer: its answers are not the output of a program", b.plan.id)
	}

	// If the package has no time limit, the limit is the constant patience (one minute), so that an endless
	// program is stopped.
	const computed = false // neither the package's limit nor patience was computed from submissions
	run := b.ready
	run.Limits = limits(b, cmp.Or(b.plan.givenLimit, patience), computed)
	if err := single.Update(ctx, c.con, single.Answers{Program: &run, Runner: &c.runner, Cases: b.plan.cases, Yes: c.opt.Yes}); err != nil {
		return err
	}

	// Now the testcases are judged with the new answers.
	for _, tc := range b.plan.cases {
		if _, err := os.Stat(tc.Ans); err == nil {
			tc.NoAnswer = false
		}
	}
	return nil
}
