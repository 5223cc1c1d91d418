// This file runs a failed program again with a file that is compiled with it, to prove a cause. A program in Go may have
// taken too much memory because its recursion is too deep: Go's stacks are on the heap, and Go's own limit of 1 GB is usually
// larger than that of the problem, so nothing else says it. A program in C++ may be too slow because cin is synchronized with
// C's functions.

package session

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/hint"
	"oj/judge/internal/result"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// proveCause runs a failed program again in other ways, if one of them may show the cause, and adds what it has found to the
// result.
func (c *call) proveCause(ctx context.Context, t *task, tc *problem.Case, run *result.Run) (err error) {
	if run.Cause, err = c.leftBehind(ctx, t, tc, *run); err != nil || run.Cause != "" {
		return err
	}
	if run.Cause, err = c.slowReading(ctx, t, tc, *run); err != nil || run.Cause != "" {
		return err
	}
	deep, err := c.deepRecursion(ctx, t, tc, *run)
	if deep != "" {
		run.Stderr = deep
	}
	return err
}

// stackLimiter is a file that is compiled with the program, to limit its stacks.
const stackLimiter = `package main

import "runtime/debug"

func init() { debug.SetMaxStack(%d) }
`

// stackShare is the memory limit divided by the limit of stacks. A stack doubles when it is full, and the smaller ones that it
// has left stay in memory: one of a quarter of the limit cannot grow twice.
const stackShare = 4

// deepRecursion runs a program again that took too much memory, with stacks of at most a quarter of the memory limit. If that
// limit is exceeded, it returns the standard error, which shows the recursion; and otherwise "".
func (c *call) deepRecursion(ctx context.Context, t *task, tc *problem.Case, run result.Run) (string, error) {
	isGo := t.built.ready.Built != nil && t.built.ready.Built.Lang.ID == "go"
	isBatch := !t.plan.pkg.Interactive && !t.plan.pkg.MultiPass
	limit := t.run.Limits.Memory
	if run.Verdict != verdict.MLE || !isGo || !isBatch || limit == 0 || t.program.submission || t.measuring || t.moreRuns.Add(1) > 1 {
		return "", nil
	}

	again, err := c.runWith(ctx, t, tc, "stack_limiter.go", fmt.Sprintf(stackLimiter, limit/stackShare))
	if err != nil || !strings.Contains(again.Stderr, "stack exceeds") {
		return "", err
	}
	return fmt.Sprintf("with a stack of at most %d MiB, a quarter of the memory limit:\n%s", limit/stackShare>>20, again.Stderr), nil
}

// fastReader is a file that is compiled with the program, so that cin reads without synchronization.
const fastReader = `#include <iostream>
static struct fast_reader { fast_reader() { std::ios_base::sync_with_stdio(false); std::cin.tie(nullptr); } } fast;
`

// slowReading runs a program again that was too slow, with a cin that is not synchronized. If it is fast enough then,
// slowReading returns a hint, and otherwise "".
func (c *call) slowReading(ctx context.Context, t *task, tc *problem.Case, run result.Run) (string, error) {
	isBatch := !t.plan.pkg.Interactive && !t.plan.pkg.MultiPass && t.built.ready.Answers == ""
	isCandidate := run.Verdict == verdict.TLE && isBatch && !t.program.submission && !t.measuring
	if !isCandidate || !hint.MayReadSlowly(t.program.job.Source, tc.In) || t.moreRuns.Add(1) > 1 {
		return "", nil
	}
	again, err := c.runWith(ctx, t, tc, "fast_reader.cpp", fastReader)
	switch again.Verdict {
	case verdict.AC, verdict.WA, verdict.PE:
		return hint.SlowInput, err
	}
	return "", err
}

// runWith builds a program with one more file, and runs it on a testcase. If it does not compile, the result is empty.
func (c *call) runWith(ctx context.Context, t *task, tc *problem.Case, name, text string) (result.Run, error) {
	dir, err := os.MkdirTemp(c.runner.Temp, "with-")
	if err != nil {
		return result.Run{}, err
	}
	file := filepath.Join(dir, name)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		return result.Run{}, err
	}
	job := t.program.job
	job.Extra = append(job.Extra[:len(job.Extra):len(job.Extra)], file)
	job.Keep = nil
	made, err := c.builder.Build(ctx, []build.Job{job})
	if err != nil || !made[0].Ready() {
		return result.Run{}, err
	}
	changed := t.run
	changed.Built, changed.Visualizer = made[0], nil
	return c.runner.Once(ctx, &changed, tc)
}
