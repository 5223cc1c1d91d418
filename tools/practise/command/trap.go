// This file runs the learner's program on the trap of the last hint.

package command

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"oj/judge/lifetime"
	"oj/judge/runner"
	"oj/tools/shared/verdict"
)

// trapLimit is the time limit of the learner's program if the package contains no time limit.
const trapLimit = 10 * time.Second

// tryTrap runs the learner's program on the trap, which is the input in the last hint, and prints the result.
// The checker or referee of the problem decides whether the output is right.
func (c *command) tryTrap(ctx context.Context, p place, h hints) (status int, err error) {
	var run runner.Result
	var output bytes.Buffer
	err = lifetime.InTemp(func(temp string) error {
		run, err = c.runOn(ctx, p, h, temp, &output)
		return err
	})
	c.Line.Clear()
	if err != nil {
		return exitTrouble, err
	}

	// Use the verdict, instead of comparing the output with the answer, because several outputs may be right.
	if run.Verdict == verdict.AC {
		fmt.Fprintln(c.Out, "Your program solves the trap.")
		return exitOK, nil
	}

	// Show the first line that differs from the answer. If the output is empty, or if it equals the
	// answer, show the judge's message instead.
	mine, right := runner.FirstDifference(output.String(), h.answer)
	switch {
	case mine != right && output.Len() > 0:
		fmt.Fprintf(c.Out, "Your program says %s; the answer is %s.\n", mine, right)
	default:
		fmt.Fprintf(c.Out, "Your program gets %v: %s\n", run.Verdict, run.Message)
	}
	return exitFailed, nil
}

// runOn builds the program and judges it on the trap. It stores the program's output in the buffer `output`.
func (c *command) runOn(ctx context.Context, p place, h hints, temp string, output *bytes.Buffer) (run runner.Result, err error) {
	con := *c.Console
	const workers = 1
	r, err := runner.Open(&con, p.target.Package, temp, workers)
	if err != nil {
		return run, err
	}

	// Use a time limit of at least one second. This is generous, because the input of a trap is so small that
	// only a program that never ends takes this long.
	limit := max(r.Pkg.TimeLimit, time.Second)
	if r.Pkg.TimeLimit == 0 || r.Pkg.ByTurns {
		limit = trapLimit
	}
	prog, err := r.Pasted(ctx, c.show(p.program()), p.program(), limit)
	if err != nil {
		return run, err
	}
	if err := r.Build(ctx, prog); err != nil {
		return run, err
	}

	// Write the answer to a folder that the program cannot read, because otherwise the program could copy it
	// to its output.
	dir, err := r.HiddenFolder()
	if err != nil {
		return run, err
	}
	trap := r.Pkg.NewCase("trap", filepath.Join(dir, "trap.in"), filepath.Join(dir, "trap.ans"))
	input := h.input
	if r.Pkg.Interactive {
		if input = h.game; input == "" {
			return run, fmt.Errorf("the last hint of %s has no testcase for the judge, so nothing was run on the trap", p.id)
		}
	}
	for file, text := range map[string]string{trap.In: input, trap.Ans: h.answer} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return run, err
		}
	}
	if run, err = r.Judge(ctx, prog, trap); err == nil && !r.Pkg.Interactive {
		_, err = r.Output(ctx, prog, trap, output)
	}
	return run, err
}
