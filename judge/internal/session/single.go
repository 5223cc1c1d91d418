// This file does with one program what is asked for instead of a verdict: it just runs it (-run), or accepts its output
// as the answers of a package (-update).

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/compare"
	"oj/judge/internal/console"
	"oj/judge/internal/decide"
	"oj/judge/internal/diff"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
	"oj/tools/atomicfile"
)

// runPlain runs the only program that was planned, under no limit but that of memory, and says at the end what it took.
// The report is not as expected where the program does not compile, or fails.
func (c *call) runPlain(ctx context.Context, subjects []*subject) error {
	e := c.plans[0].programs[0]
	pkg, stdin := e.pkg, c.Stdin
	c.Line.Clear()
	switch {
	case pkg.SubmitAnswer:
		return fmt.Errorf("%s: -run starts a program, but here answers are submitted", pkg.ID)
	case e.Entry.Skipped != "":
		return errors.New(e.Entry.Skipped)
	case len(subjects) == 0:
		report.Compiler(c.Err, e.problem, e.Entry)
		return nil
	}
	if console.Terminal(stdin) { // which does not belong to the program's session, so it gets a pipe
		r, w, err := os.Pipe()
		if err != nil {
			return err
		}
		defer r.Close()
		go func() { // which outlives the program, since nothing ends a read from a terminal
			io.Copy(w, c.Stdin)
			w.Close()
		}()
		stdin = r
	}
	got, err := sandbox.Run(ctx, sandbox.Spec{
		Args: e.built.Args(pkg.Limits.Memory), Env: match.Environment, ReadOnly: !pkg.FileWriting,
		Stdin: stdin, Stdout: c.Stdout, Stderr: c.Err, Limits: sandbox.Limits{Memory: pkg.Limits.Memory, Processes: decide.MaxProcesses},
	})
	if err != nil {
		return err
	}
	limit := ""
	if pkg.TimeLimit > 0 {
		limit = fmt.Sprintf(" (the limit is %g s)", pkg.TimeLimit.Seconds())
	}
	fmt.Fprintf(c.Err, "%s %s: %s, %s%s, %s of memory\n",
		pkg.ID, e.Entry.Name, decide.Ending(got), report.Seconds(got.CPU.Seconds()), limit, report.Bytes(got.Memory))
	c.report.OK = got.Status == sandbox.Exited && got.ExitCode == 0
	return ctx.Err()
}

// update runs the program of -src on every testcase, shows which answers it would change, asks, and
// writes them, each at once. Nothing is written when the program fails anywhere.
func (c *call) update(ctx context.Context, subjects []*subject) error {
	switch list := c.plans[0].inReport(); {
	case len(list) == 0:
		return errors.New("-update: the reference solution is in another part of -shard")
	case len(subjects) == 0:
		return fmt.Errorf("-update: %s: %s%s", list[0].Entry.Source, list[0].Entry.Skipped, list[0].Entry.Compiler)
	}
	s := subjects[0]
	id := s.pkg.ID
	if s.pkg.Interactive || s.pkg.MultiPass || s.pkg.SubmitAnswer {
		return fmt.Errorf("-update: the answers of %s do not follow from an output alone", id)
	}
	s.run.Limits = s.limits()
	type change struct{ answer, file string } // what is written, and the file that holds the new text
	var changed []change
	var shown strings.Builder
	for i, tc := range s.cases {
		c.Line.Show("%s: running on %s", id, tc.Name)
		file := filepath.Join(c.Temp, fmt.Sprintf("answer%d", i))
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
			fmt.Fprintf(&shown, "%s: the answer of %s changes\n%v", id, tc.Name, diff.New(res.Want, res.Got))
		}
		changed = append(changed, change{tc.Ans, file})
	}
	c.Line.Clear()
	if len(changed) == 0 {
		fmt.Fprintf(c.Out, "%s: all answers are as %s prints them\n", id, s.run.Name)
		return nil
	}
	io.WriteString(c.Out, shown.String())
	question := fmt.Sprintf("Write %d of the %d answers in %s?", len(changed), len(s.cases), c.relative(s.pkg.Dir))
	switch {
	case c.opt.Yes:
	case !c.CanAsk():
		return errors.New("-update: standard input is no terminal, so nobody can be asked; no answer was changed (-yes goes without asking)")
	case !c.Ask(ctx, question):
		return cmp.Or(ctx.Err(), errors.New("-update: not confirmed; no answer was changed"))
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
	fmt.Fprintf(c.Out, "%s: %d of the %d answers were written\n\n", id, len(changed), len(s.cases))
	return nil
}

// output writes what a program prints on a testcase into a file.
func (c *call) output(ctx context.Context, s *subject, tc *problem.Case, file string) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	res, err := c.Output(ctx, &s.run, tc, f)
	if err == nil && res.Verdict != verdict.None {
		err = fmt.Errorf("%v in %s: %s", res.Verdict, tc.Name, res.Message)
	}
	return err
}
