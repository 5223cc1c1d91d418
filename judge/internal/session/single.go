// This file does with one program what is asked for instead of a verdict: it just runs it (-run), starts a debugger on it
// (-debug), or accepts its output as the answers of a package (-update).

package session

import (
	"bytes"
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

	"oj/judge/internal/decide"
	"oj/judge/internal/diff"
	"oj/judge/internal/match"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/tools/atomicfile"
	"oj/tools/compare"
	"oj/tools/terminal"
	"oj/tools/verdict"
)

// runPlain runs the only program that was planned, under no limit but that of memory, and says at the end what it took.
// The report is not as expected where the program does not compile, or fails.
func (c *call) runPlain(ctx context.Context) error {
	e := c.plans[0].programs[0]
	pkg, stdin := e.pkg, c.Stdin
	c.Line.Clear()
	switch {
	case pkg.SubmitAnswer:
		return fmt.Errorf("%s: -run starts a program, but here answers are submitted", pkg.ID)
	case e.over():
		report.Compiler(c.Err, e.problem, e.Entry)
		return nil
	}
	if terminal.Is(stdin) { // which does not belong to the program's session, so it gets a pipe
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
		Args: e.run.Built.Args(pkg.Limits.Memory), Env: match.Environment, ReadOnly: !pkg.FileWriting, Shown: []string{e.run.Built.Dir},
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

// debug starts Delve on the sources of a program, with the input of the first testcase that -case names. It
// returns when the person ends it.
func (c *call) debug(e *Program) error {
	source, input := cmp.Or(e.run.Origin, e.Entry.Source), e.cases[0].In
	switch {
	case e.pkg.Interactive:
		return fmt.Errorf("%s: -debug gives a program the input of a testcase, but here a referee speaks", e.pkg.ID)
	case e.job.Lang != "go" && filepath.Ext(source) != ".go":
		return fmt.Errorf("%s: -debug needs sources in Go: solution/solution.go, or -src FILE", e.pkg.ID)
	}
	c.Line.Clear()
	for _, dir := range []string{"", os.Getenv("GOBIN"), filepath.Join(build.Default.GOPATH, "bin")} { // where "go install" puts it
		delve, err := exec.LookPath(filepath.Join(dir, "dlv"))
		if err != nil {
			continue
		}
		fmt.Fprintf(c.Err, "delve on %s with the input %s; break main.main, continue, next, print NAME, quit\n", c.relative(source), c.relative(input))
		cmd := exec.Command(delve, "debug", source, "--output", filepath.Join(c.Temp, "debugged.exe"), "--redirect", "stdin:"+input)
		cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = c.ws.Root, c.Stdin, c.Stdout, c.Stderr
		err = cmd.Run()
		if c.report.OK = err == nil; errors.As(err, new(*exec.ExitError)) {
			return nil // what was wrong Delve has said
		}
		return err
	}
	return errors.New("-debug needs Delve, the debugger of Go (dlv); install it by: go install github.com/go-delve/delve/cmd/dlv@latest")
}

// update runs the program of -src on every testcase, shows which answers it would change, asks, and
// writes them, each at once. Nothing is written when the program fails anywhere.
func (c *call) update(ctx context.Context) error {
	list := c.plans[0].programs
	if len(list) == 0 || list[0].Entry.Submission {
		return errors.New("-update: the reference solution is in another part of -shard")
	}
	e := list[0]
	id := e.pkg.ID
	if e.over() {
		return fmt.Errorf("-update: %s: %s%s", e.Entry.Source, e.Entry.Skipped, e.Entry.Compiler)
	}
	if e.pkg.Interactive || e.pkg.MultiPass || e.pkg.SubmitAnswer {
		return fmt.Errorf("-update: the answers of %s do not follow from an output alone", id)
	}
	e.run.Limits = e.limits()
	type answer struct { // to be written
		file string
		text []byte
	}
	var changed []answer
	var shown strings.Builder
	for _, tc := range e.cases {
		c.Line.Show("%s: running on %s", id, tc.Name)
		var out bytes.Buffer
		run, err := c.Output(ctx, &e.run, tc, &out)
		if err == nil && run.Verdict != verdict.None {
			err = fmt.Errorf("%v in %s: %s", run.Verdict, tc.Name, run.Message)
		}
		if err != nil {
			return fmt.Errorf("-update: %w; no answer was changed", err)
		}
		res, err := match.Compare(tc.Ans, bytes.NewReader(out.Bytes()), compare.Options{Case: true, Space: true})
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
		changed = append(changed, answer{tc.Ans, out.Bytes()})
	}
	c.Line.Clear()
	if len(changed) == 0 {
		fmt.Fprintf(c.Out, "%s: all answers are as %s prints them\n", id, e.run.Name)
		return nil
	}
	io.WriteString(c.Out, shown.String())
	question := fmt.Sprintf("Write %d of the %d answers in %s?", len(changed), len(e.cases), c.relative(e.pkg.Dir))
	switch {
	case c.opt.Yes:
	case !terminal.Is(c.Stdin):
		return errors.New("-update: standard input is no terminal, so nobody can be asked; no answer was changed (-yes goes without asking)")
	case !terminal.Confirm(ctx, c.Stdin, c.Err, question):
		return cmp.Or(ctx.Err(), errors.New("-update: not confirmed; no answer was changed"))
	}
	for done, a := range changed {
		if err := atomicfile.Write(a.file, a.text); err != nil {
			return fmt.Errorf("-update: %w; %d of %d answers were changed", err, done, len(changed))
		}
	}
	fmt.Fprintf(c.Out, "%s: %d of the %d answers were written\n\n", id, len(changed), len(e.cases))
	return nil
}
