// This file finds out if a program in Go needs too much memory because its recursion is too deep. Go's stacks are on the
// heap, and Go's own limit of 1 GB is usually larger than that of the problem, so nothing else says it.

package session

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/result"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

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
	if run.Verdict != verdict.MLE || !isGo || !isBatch || limit == 0 || t.program.submission || t.measuring || t.deepRuns.Add(1) > 1 {
		return "", nil
	}

	dir, err := os.MkdirTemp(c.runner.Temp, "stack-")
	if err != nil {
		return "", err
	}
	file := filepath.Join(dir, "stack_limiter.go")
	if err := os.WriteFile(file, fmt.Appendf(nil, stackLimiter, limit/stackShare), 0o644); err != nil {
		return "", err
	}
	job := t.program.job
	job.Extra = append(job.Extra[:len(job.Extra):len(job.Extra)], file)
	job.Keep = nil
	made, err := c.builder.Build(ctx, []build.Job{job})
	if err != nil || !made[0].Ready() {
		return "", err
	}

	limited := t.run
	limited.Built, limited.Visualizer = made[0], nil
	again, err := c.runner.Once(ctx, &limited, tc)
	if err != nil || !strings.Contains(again.Stderr, "stack exceeds") {
		return "", err
	}
	return fmt.Sprintf("with a stack of at most %d MiB, a quarter of the memory limit:\n%s", limit/stackShare>>20, again.Stderr), nil
}
