// This file does with one program what is asked for instead of a verdict: it just runs it (-run), starts a debugger on it
// (-debug), or accepts its output as the answers of a package (-update).

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"go/build"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"

	"oj/judge/internal/compare"
	"oj/judge/internal/decide"
	"oj/judge/internal/diff"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
	"oj/tools/atomicfile"
)

// runPlain runs a program under no limit but that of memory and says at the end what it took. The report is not as
// expected where the program does not compile, or fails.
func (c *call) runPlain(ctx context.Context, e *Program) error {
	c.line.Clear()
	switch {
	case e.Entry.Skipped != "":
		return errors.New(e.Entry.Skipped)
	case e.Pkg.SubmitAnswer:
		return fmt.Errorf("%s: -run starts a program, but here answers are submitted", e.plan.target.ID)
	}
	if !e.runs() {
		report.Compiler(c.err, e.plan.problem, e.Entry)
		return nil
	}
	stdin := os.Stdin
	if progress.Terminal(stdin) { // which does not belong to the program's session, so it gets a pipe
		r, w, err := os.Pipe()
		if err != nil {
			return err
		}
		defer r.Close()
		go func() { // which outlives the program, since nothing ends a read from a terminal
			io.Copy(w, os.Stdin)
			w.Close()
		}()
		stdin = r
	}
	got, err := sandbox.Run(ctx, sandbox.Spec{
		Args: e.Built.Args(e.Pkg.Limits.Memory), Env: match.Environment, ReadOnly: !e.Pkg.FileWriting,
		Stdin: stdin, Stdout: c.stdout, Stderr: c.err, Limits: sandbox.Limits{Memory: e.Pkg.Limits.Memory, Processes: decide.MaxProcesses},
	})
	if err != nil {
		return err
	}
	limit := ""
	if e.Pkg.TimeLimit > 0 {
		limit = fmt.Sprintf(" (the limit is %g s)", e.Pkg.TimeLimit.Seconds())
	}
	fmt.Fprintf(c.err, "%s %s: %s, %s%s, %s of memory\n", e.plan.target.ID, e.Name, decide.Ending(got), report.Seconds(got.CPU.Seconds()), limit, report.Bytes(got.Memory))
	c.report.OK = got.Status == sandbox.Exited && got.ExitCode == 0
	return ctx.Err()
}

// debug starts Delve on the sources of a program, with the input of the first testcase that -case names. It
// returns when the person ends it.
func (c *call) debug(e *Program) error {
	source, input := cmp.Or(e.origin, e.Source), e.plan.cases[0].In
	switch {
	case e.Pkg.Interactive:
		return fmt.Errorf("%s: -debug gives a program the input of a testcase, but here a referee speaks", e.plan.target.ID)
	case e.job.Lang != "go" && filepath.Ext(source) != ".go":
		return fmt.Errorf("%s: -debug needs sources in Go: solution/solution.go, or -src FILE", e.plan.target.ID)
	}
	delve, err := findDelve()
	if err != nil {
		return err
	}
	c.line.Clear()
	fmt.Fprintf(c.err, "delve on %s with the input %s; break main.main, continue, next, print NAME, quit\n", relative(c.dir, source), relative(c.dir, input))
	cmd := exec.Command(delve, "debug", source, "--output", filepath.Join(c.temp, "debugged.exe"), "--redirect", "stdin:"+input)
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = c.ws.Root, os.Stdin, c.stdout, os.Stderr
	err = cmd.Run()
	c.report.OK = err == nil
	if errors.As(err, new(*exec.ExitError)) {
		return nil // what was wrong Delve has said
	}
	return err
}

// findDelve finds the debugger, also where "go install" puts it.
func findDelve() (string, error) {
	for _, dir := range []string{"", os.Getenv("GOBIN"), filepath.Join(build.Default.GOPATH, "bin")} {
		if path, err := exec.LookPath(filepath.Join(dir, "dlv")); err == nil {
			return path, nil
		}
	}
	return "", errors.New("-debug needs Delve, the debugger of Go (dlv); install it by: go install github.com/go-delve/delve/cmd/dlv@latest")
}

// answer is a new text for the answer of a testcase, which stands beside the old one until it is accepted.
type answer struct {
	*atomicfile.File
	testcase *problem.Case
	diff     *diff.Diff // against the old text; nil if there is none
}

// shownChanges bounds how many changes are shown with their lines.
const shownChanges = 5

// update runs the program of -src on every testcase, shows which answers it would change, asks, and
// writes them, each at once. Nothing is written when the program fails anywhere.
func (c *call) update(ctx context.Context, e *Program) error {
	p, id := e.plan, e.plan.target.ID
	if p.pkg.Interactive || p.pkg.MultiPass || p.pkg.SubmitAnswer {
		return fmt.Errorf("-update: the answers of %s do not follow from an output alone", id)
	}
	if !e.runs() {
		return fmt.Errorf("-update: %s: %s%s", e.Source, e.Entry.Skipped, e.Entry.Compiler)
	}
	e.Limits = e.limits()
	var changed []*answer
	defer func() {
		for _, a := range changed {
			a.Discard()
		}
	}()
	for _, tc := range p.cases {
		c.line.Show("%s: running on %s", id, tc.Name)
		a, err := newAnswer(tc, func(w io.Writer) error {
			res, err := c.runner.Output(ctx, &e.Program, tc, w)
			if err == nil && res.Verdict != verdict.None {
				err = fmt.Errorf("%v in %s: %s", res.Verdict, tc.Name, res.Message)
			}
			return err
		})
		if err != nil {
			return fmt.Errorf("-update: %w; no answer was changed", err)
		}
		if a != nil {
			changed = append(changed, a)
		}
	}
	c.line.Clear()
	if len(changed) == 0 {
		fmt.Fprintf(c.out, "%s: all answers are as %s prints them\n", id, e.Name)
		return nil
	}
	for i, a := range changed {
		what := "changes"
		if a.diff == nil {
			what = "is new"
		}
		fmt.Fprintf(c.out, "%s: the answer of %s %s\n", id, a.testcase.Name, what)
		if a.diff != nil && i < shownChanges {
			fmt.Fprint(c.out, a.diff)
		}
	}
	if !c.opt.Yes && !progress.Terminal(os.Stdin) {
		return errors.New("-update: standard input is no terminal, so nobody can be asked; no answer was changed (-yes goes without asking)")
	}
	if !c.opt.Yes {
		fmt.Fprintf(c.err, "Write %d of the %d answers in %s? [y/N] ", len(changed), len(p.cases), relative(c.dir, p.pkg.Dir))
		if !progress.Yes(ctx, os.Stdin) {
			return cmp.Or(ctx.Err(), errors.New("-update: not confirmed; no answer was changed"))
		}
	}
	for i, a := range changed {
		if err := a.Commit(); err != nil {
			return fmt.Errorf("-update: %w; %d of %d answers were changed", err, i, len(changed))
		}
	}
	fmt.Fprintf(c.out, "%s: %d of the %d answers were written\n\n", id, len(changed), len(p.cases))
	return nil
}

// newAnswer writes what print prints beside the answer of a testcase; nil where that is byte for byte the same.
func newAnswer(tc *problem.Case, print func(io.Writer) error) (*answer, error) {
	f, err := atomicfile.Create(tc.Ans)
	if err != nil {
		return nil, err
	}
	a := &answer{File: f, testcase: tc}
	differs, err := true, errors.Join(print(f), f.Close()) // there may be more than can be open
	if _, missing := os.Stat(tc.Ans); err == nil && !errors.Is(missing, fs.ErrNotExist) {
		var res compare.Result
		res, err = match.CompareFiles(tc.Ans, f.Name(), compare.Options{Case: true, Space: true})
		differs, a.diff = res.Verdict != verdict.AC, diff.New(res.Want, res.Got)
	}
	if err != nil || !differs {
		f.Discard()
		return nil, err
	}
	return a, nil
}
