// This file runs the learner's program on the trap of the last hint.

package main

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"oj/judge/runner"
	"oj/tools/bundle/generated"
	"oj/tools/language"
	"oj/tools/workspace"
)

// trapLimit is the time limit of the learner's program if the package contains no time limit.
const trapLimit = 10 * time.Second

// tryTrap runs the learner's program on the trap, which is the input in the last hint, and prints the result.
// The package's checker or referee decides whether the output is right.
func (c *command) tryTrap(ctx context.Context, p place, h hints) (status int, err error) {
	var run runner.Run
	var said bytes.Buffer
	err = runner.InTemp(func(temp string) error {
		run, err = c.runOn(ctx, p, h, temp, &said)
		return err
	})
	c.Line.Clear()
	if err != nil {
		return exitTrouble, err
	}

	// Use the verdict of the package's checker, because several outputs may be right.
	if run.Verdict == runner.AC {
		fmt.Fprintln(c.Out, "Your program solves the trap.")
		return exitOK, nil
	}

	// Show the first line that differs from the answer. If the program has printed nothing, or if all lines
	// are equal, show the judge's message instead.
	mine, right := firstDifference(said.String(), h.answer)
	switch {
	case mine != right && said.Len() > 0:
		fmt.Fprintf(c.Out, "Your program says %s; the answer is %s.\n", mine, right)
	default:
		fmt.Fprintf(c.Out, "Your program gets %v: %s\n", run.Verdict, run.Message)
	}
	return exitFailed, nil
}

// runOn builds the program, judges it on the trap, and writes the program's output to said.
func (c *command) runOn(ctx context.Context, p place, h hints, temp string, said *bytes.Buffer) (run runner.Run, err error) {
	con := *c.Console
	const workers = 1
	r, err := runner.Open(&con, p.target.Package, temp, workers)
	if err != nil {
		return run, err
	}

	// The input of a trap is so small that a program exceeds even a generous time limit only if it never
	// ends. So use a limit of at least one second.
	limit := max(r.Pkg.TimeLimit, time.Second)
	if r.Pkg.TimeLimit == 0 {
		limit = trapLimit
	}
	prog := r.Program(c.show(p.program()), p.program(), limit)

	// Bundle a Go program into a single file, as for the online judge.
	source := p.program()
	isGo := workspace.IsDir(source) || language.Of(source) == language.ByID("go")
	if isGo {
		prog.Source, prog.Origin = filepath.Join(temp, "main.go"), source
		text, _, err := generated.Bundle(ctx, source, r.Pkg.Judge)
		if err != nil {
			return run, err
		}
		if err := os.WriteFile(prog.Source, text, 0o644); err != nil {
			return run, err
		}
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
	for file, text := range map[string]string{trap.In: h.input, trap.Ans: h.answer} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return run, err
		}
	}
	if run, err = r.Once(ctx, prog, trap); err == nil && !r.Pkg.Interactive {
		_, err = r.Output(ctx, prog, trap, said)
	}
	return run, err
}

// firstDifference returns the first lines in which two outputs differ. The result for a missing line is "nothing".
func firstDifference(got, want string) (mine, right string) {
	a := strings.Split(strings.TrimRight(got, "\n"), "\n")
	b := strings.Split(strings.TrimRight(want, "\n"), "\n")
	const nothing = "nothing"
	for i := range max(len(a), len(b)) {
		mine, right = nothing, nothing
		if i < len(a) {
			mine = cmp.Or(a[i], "an empty line")
		}
		if i < len(b) {
			right = cmp.Or(b[i], "an empty line")
		}
		if mine != right {
			break
		}
	}
	return mine, right
}
