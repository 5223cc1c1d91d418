// This file runs a program as it is, for -run, and starts a debugger on a solution, for -debug.

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"go/build"
	"io"
	"os"
	"os/exec"
	"path/filepath"

	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
)

// runPlain runs a program under no limit but that of memory and says at the end what it took. The report is not as
// expected where the program does not compile, or fails.
func (c *call) runPlain(ctx context.Context, e *Program) error {
	c.line.Clear()
	if e.Entry.Skipped != "" {
		return errors.New(e.Entry.Skipped)
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
