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
	"strings"

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

// single does with the first program that was planned what is asked for, if it is among those that can be run.
func (c *call) single(ctx context.Context, subjects []*subject) error {
	list := c.plans[0].inReport()
	if len(list) == 0 {
		return errors.New("-update: the reference solution is in another part of -shard")
	}
	e := list[0]
	switch {
	case c.opt.Debug:
		return c.debug(e)
	case c.opt.Update && len(subjects) == 0:
		return fmt.Errorf("-update: %s: %s%s", e.Entry.Source, e.Entry.Skipped, e.Entry.Compiler)
	case c.opt.Update:
		return c.update(ctx, subjects[0])
	case e.pkg.SubmitAnswer:
		return fmt.Errorf("%s: -run starts a program, but here answers are submitted", e.target.ID)
	case e.Entry.Skipped != "":
		return errors.New(e.Entry.Skipped)
	case len(subjects) == 0:
		c.line.Clear()
		report.Compiler(c.err, e.problem, e.Entry)
		return nil
	}
	return c.runPlain(ctx, e)
}

// runPlain runs a program under no limit but that of memory and says at the end what it took. The report is not as
// expected where the program does not compile, or fails.
func (c *call) runPlain(ctx context.Context, e *Program) error {
	c.line.Clear()
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
		Args: e.built.Args(e.pkg.Limits.Memory), Env: match.Environment, ReadOnly: !e.pkg.FileWriting,
		Stdin: stdin, Stdout: c.stdout, Stderr: c.err, Limits: sandbox.Limits{Memory: e.pkg.Limits.Memory, Processes: decide.MaxProcesses},
	})
	if err != nil {
		return err
	}
	limit := ""
	if e.pkg.TimeLimit > 0 {
		limit = fmt.Sprintf(" (the limit is %g s)", e.pkg.TimeLimit.Seconds())
	}
	fmt.Fprintf(c.err, "%s %s: %s, %s%s, %s of memory\n", e.target.ID, e.Entry.Name, decide.Ending(got), report.Seconds(got.CPU.Seconds()), limit, report.Bytes(got.Memory))
	c.report.OK = got.Status == sandbox.Exited && got.ExitCode == 0
	return ctx.Err()
}

// debug starts Delve on the sources of a program, with the input of the first testcase that -case names. It
// returns when the person ends it.
func (c *call) debug(e *Program) error {
	source, input := cmp.Or(e.origin, e.Entry.Source), e.cases[0].In
	switch {
	case e.pkg.Interactive:
		return fmt.Errorf("%s: -debug gives a program the input of a testcase, but here a referee speaks", e.target.ID)
	case e.job.Lang != "go" && filepath.Ext(source) != ".go":
		return fmt.Errorf("%s: -debug needs sources in Go: solution/solution.go, or -src FILE", e.target.ID)
	}
	delve, err := findDelve()
	if err != nil {
		return err
	}
	c.line.Clear()
	fmt.Fprintf(c.err, "delve on %s with the input %s; break main.main, continue, next, print NAME, quit\n", c.relative(source), c.relative(input))
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

// shownChanges bounds how many changes are shown with their lines.
const shownChanges = 5

// update runs the program of -src on every testcase, shows which answers it would change, asks, and
// writes them, each at once. Nothing is written when the program fails anywhere.
func (c *call) update(ctx context.Context, s *subject) error {
	id := s.target.ID
	if s.pkg.Interactive || s.pkg.MultiPass || s.pkg.SubmitAnswer {
		return fmt.Errorf("-update: the answers of %s do not follow from an output alone", id)
	}
	s.run.Limits = s.limits()
	type change struct{ answer, file string } // what is written, and the file that holds the new text
	var changed []change
	var shown strings.Builder
	for i, tc := range s.cases {
		c.line.Show("%s: running on %s", id, tc.Name)
		file := filepath.Join(c.temp, fmt.Sprintf("answer%d", i))
		if err := c.output(ctx, s, tc, file); err != nil {
			return fmt.Errorf("-update: %w; no answer was changed", err)
		}
		res, err := match.CompareFiles(tc.Ans, file, compare.Options{Case: true, Space: true})
		switch {
		case errors.Is(err, fs.ErrNotExist):
			fmt.Fprintf(&shown, "%s: the answer of %s is new\n", id, tc.Name)
		case err != nil:
			return fmt.Errorf("-update: %w; no answer was changed", err)
		case res.Verdict == verdict.AC:
			continue
		default:
			fmt.Fprintf(&shown, "%s: the answer of %s changes\n", id, tc.Name)
			if len(changed) < shownChanges {
				fmt.Fprint(&shown, diff.New(res.Want, res.Got))
			}
		}
		changed = append(changed, change{tc.Ans, file})
	}
	c.line.Clear()
	if len(changed) == 0 {
		fmt.Fprintf(c.out, "%s: all answers are as %s prints them\n", id, s.run.Name)
		return nil
	}
	io.WriteString(c.out, shown.String())
	if !c.opt.Yes && !progress.Terminal(os.Stdin) {
		return errors.New("-update: standard input is no terminal, so nobody can be asked; no answer was changed (-yes goes without asking)")
	}
	if !c.opt.Yes {
		fmt.Fprintf(c.err, "Write %d of the %d answers in %s? [y/N] ", len(changed), len(s.cases), c.relative(s.pkg.Dir))
		if !progress.Yes(ctx, os.Stdin) {
			return cmp.Or(ctx.Err(), errors.New("-update: not confirmed; no answer was changed"))
		}
	}
	for i, a := range changed {
		text, err := os.ReadFile(a.file)
		if err == nil {
			err = atomicfile.Write(a.answer, text)
		}
		if err != nil {
			return fmt.Errorf("-update: %w; %d of %d answers were changed", err, i, len(changed))
		}
	}
	fmt.Fprintf(c.out, "%s: %d of the %d answers were written\n\n", id, len(changed), len(s.cases))
	return nil
}

// output writes what a program prints on a testcase into a file.
func (c *call) output(ctx context.Context, s *subject, tc *problem.Case, file string) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	res, err := c.runner.Output(ctx, &s.run, tc, f)
	if err == nil && res.Verdict != verdict.None {
		err = fmt.Errorf("%v in %s: %s", res.Verdict, tc.Name, res.Message)
	}
	return err
}
