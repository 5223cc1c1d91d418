// This file runs a program as it is, for -run, and starts a debugger on a solution, for -debug.

package session

import (
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

// runPlanned runs the first program of the first plan, whose input is stdin and whose output is stdout, and says at
// the end what it took. The report is not as expected where the program does not compile, or fails.
func (c *call) runPlanned(ctx context.Context, stdin *os.File, stdout io.Writer) error {
	p, e := c.plans[0], c.plans[0].programs[0]
	c.line.Clear()
	if e.stage != ready {
		if e.Entry.Skipped != "" {
			return errors.New(e.Entry.Skipped)
		}
		report.Compiler(c.err, p.problem, e.Entry)
		return nil
	}
	got, err := run(ctx, &e.Program, stdin, stdout, c.err)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.err, "%s %s: %s, %s, %s of memory\n", p.problem.ID, e.Name, decide.Ending(got), report.Seconds(got.CPU.Seconds())+limit(p.pkg.TimeLimit.Seconds()), report.Bytes(got.Memory))
	c.report.OK = got.Status == sandbox.Exited && got.ExitCode == 0
	return ctx.Err()
}

// limit says in parentheses how long a program may take, where that is known.
func limit(seconds float64) string {
	if seconds == 0 {
		return ""
	}
	return fmt.Sprintf(" (the limit is %g s)", seconds)
}

// run runs a program under no limit but that of memory. What is typed in a terminal reaches it through a pipe, since
// it does not belong to the terminal's session.
func run(ctx context.Context, prog *match.Program, stdin *os.File, stdout, stderr io.Writer) (sandbox.Result, error) {
	if progress.Terminal(stdin) {
		r, w, err := os.Pipe()
		if err != nil {
			return sandbox.Result{}, err
		}
		defer r.Close()
		go func() { // which outlives the program, since nothing ends a read from a terminal
			io.Copy(w, stdin)
			w.Close()
		}()
		stdin = r
	}
	return sandbox.Run(ctx, sandbox.Spec{
		Args: prog.Built.Args(prog.Limits.Memory), Env: match.Environment, ReadOnly: !prog.Pkg.FileWriting,
		Stdin: stdin, Stdout: stdout, Stderr: stderr, Limits: sandbox.Limits{Memory: prog.Limits.Memory, Processes: 256},
	})
}

// debug starts Delve on the sources of the first program, with the input of the first testcase that -case names. It
// returns when the person ends it.
func (c *call) debug(stdin *os.File, stdout, stderr io.Writer) error {
	p, e := c.plans[0], c.plans[0].programs[0]
	source := c.inDir(c.opt.Src)
	if source == "" {
		source = e.origin
	}
	switch {
	case p.pkg.Interactive:
		return fmt.Errorf("%s: -debug gives a program the input of a testcase, but here a referee speaks", p.target.ID)
	case source == "" || e.job.Lang != "go" && filepath.Ext(source) != ".go":
		return fmt.Errorf("%s: -debug needs sources in Go: solution/solution.go, or -src FILE", p.target.ID)
	}
	delve, err := findDelve()
	if err != nil {
		return err
	}
	c.line.Clear()
	fmt.Fprintf(c.err, "delve on %s with the input %s; break main.main, continue, next, print NAME, quit\n", c.readable(source), c.readable(p.cases[0].In))
	cmd := exec.Command(delve, "debug", source, "--output", filepath.Join(c.temp, "debugged.exe"), "--redirect", "stdin:"+p.cases[0].In)
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = c.ws.Root, stdin, stdout, stderr
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
