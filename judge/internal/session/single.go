// This file implements three flags: -run runs a program without judging it, -debug starts a debugger, and -update
// replaces the answers of a package with the output of a program.

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
	"oj/judge/internal/process"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/compare"
	"oj/tools/shared/problem"
	"oj/tools/shared/terminal"
	"oj/tools/shared/verdict"
)

// buildAndRun builds the first program of a plan and runs it. Only its memory and its processes are limited. At the end
// buildAndRun prints time and memory. The report is not OK if the program does not compile or fails.
func (c *call) buildAndRun(ctx context.Context, p *plan) error {
	// A submit-answer problem has no program that could be run.
	if p.pkg.SubmitAnswer {
		return fmt.Errorf("%s: -run starts a program, but here answers are submitted", p.id)
	}

	// Build only this program, because validators are not needed.
	prog := p.programs[0]
	made, err := c.buildPrograms(ctx, []*program{prog}, nil)
	if err != nil {
		return err
	}
	b := (&pack{plan: p}).finishBuild(prog, made[prog])
	c.con.Line.Clear()
	switch {
	case b.skipped != "":
		return &problem.Error{File: prog.job.Source, Msg: b.skipped}
	case b.failed != "":
		report.Compiler(c.con.Err, p.record, c.conclude(b, nil).entry)
		return nil
	}

	// The program reads the user's standard input. If this is a terminal, the program reads it through a
	// pipe.
	stdin := c.con.Stdin
	if terminal.Is(stdin) {
		r, err := c.pipeFromTerminal()
		if err != nil {
			return err
		}
		defer r.Close()
		stdin = r
	}

	// There is no time limit, because the user can stop the program.
	got, err := sandbox.Run(ctx, process.Spec{
		Args: b.ready.Built.Args(p.memory), Env: match.Environment, ReadOnly: !p.pkg.FileWriting, Shown: []string{b.ready.Built.Dir},
		Stdin: stdin, Stdout: c.con.Stdout, Stderr: c.con.Err,
		Limits: process.Limits{Memory: p.memory, Processes: decide.MaxProcesses},
	})
	if err != nil {
		return err
	}

	// Print the time limit for comparison.
	limit := ""
	if p.givenLimit > 0 {
		limit = fmt.Sprintf(" (the limit is %g s)", p.givenLimit.Seconds())
	}
	fmt.Fprintf(c.con.Err, "%s %s: %s, %s%s, %s of memory\n",
		p.id, b.program.name, decide.Ending(got), report.Seconds(got.CPU.Seconds()), limit, report.Bytes(got.Memory))
	c.report.OK = got.Status == process.Exited && got.ExitCode == 0
	return ctx.Err()
}

// pipeFromTerminal returns a pipe with the input from the terminal. The program runs in its own session, so it cannot
// read from the terminal directly.
func (c *call) pipeFromTerminal() (*os.File, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	go func() { // the goroutine may outlive the program, because reading from a terminal cannot be interrupted
		io.Copy(w, c.con.Stdin)
		w.Close()
	}()
	return r, nil
}

// debug starts the debugger Delve on the sources of a program, with the input of the first testcase that -case selects.
// It returns when the user quits Delve.
func (c *call) debug(p *program) error {
	// Debug the files that the user edits, not the bundled file.
	source := cmp.Or(p.origin, p.source)
	input := p.plan.cases[0].In
	switch {
	case p.plan.pkg.Interactive:
		return fmt.Errorf("%s: -debug runs a program on the input of a testcase, but this program gets its input from a referee", p.plan.id)
	case p.job.Lang != "go" && filepath.Ext(source) != ".go":
		return fmt.Errorf("%s: -debug needs sources in Go: solution/solution.go, or -src FILE", p.plan.id)
	}
	delve := findDelve()
	if delve == "" {
		return errors.New("-debug needs Delve, the debugger of Go (dlv); install it by: go install github.com/go-delve/delve/cmd/dlv@latest")
	}

	c.con.Line.Clear()
	fmt.Fprintf(c.con.Err, "delve on %s with the input %s; break %s, continue, next, print NAME, quit\n", c.relative(source), c.relative(input), firstFunction(source))

	// Delve runs without a sandbox, because it needs the terminal.
	cmd := exec.Command(delve, "debug", source, "--output", filepath.Join(c.runner.Temp, "debugged.exe"), "--redirect", "stdin:"+input)
	cmd.Dir = c.ws.Root
	cmd.Stdin, cmd.Stdout, cmd.Stderr = c.con.Stdin, c.con.Stdout, c.con.Stderr
	err := cmd.Run()
	c.report.OK = err == nil
	if errors.As(err, new(*exec.ExitError)) {
		return nil // Delve itself has printed its error
	}
	return err
}

// firstFunction returns the function at which the user should set the first breakpoint. If there is a
// function solve, main only calls scan.Main with it. A breakpoint in main would be of no use there, because
// the debugger command "next" would then run the whole program.
func firstFunction(source string) string {
	files := []string{source}
	if filepath.Ext(source) != ".go" {
		files, _ = filepath.Glob(filepath.Join(source, "*.go")) // if there are no files, Delve reports the error
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err == nil && bytes.Contains(text, []byte("\nfunc solve(")) {
			return "main.solve"
		}
	}
	return "main.main"
}

// findDelve returns the path of the debugger Delve, or "" if it is not installed. It searches PATH and the two folders
// into which "go install" may put it.
func findDelve() string {
	for _, dir := range []string{"", os.Getenv("GOBIN"), filepath.Join(build.Default.GOPATH, "bin")} {
		if path, err := exec.LookPath(filepath.Join(dir, "dlv")); err == nil {
			return path
		}
	}
	return ""
}

// newAnswer is the new text of an answer file.
type newAnswer struct {
	file string
	text []byte
}

// update runs the program of -src on every testcase, prints which answers would change, asks the user, and writes the
// answers. If the program fails on any testcase, nothing is written.
func (c *call) update(ctx context.Context, programs []*built) error {
	// With -shard the program of -src may be in another part. In this case the first program may be a
	// submission, whose answers may be wrong.
	if len(programs) == 0 || programs[0].program.submission {
		return errors.New("-update: the reference solution is in another part of -shard")
	}
	b := programs[0]
	switch {
	case !b.runs():
		return fmt.Errorf("-update: %s: %s%s", b.program.source, b.skipped, b.failed)
	case b.plan.pkg.Interactive || b.plan.pkg.MultiPass || b.plan.pkg.SubmitAnswer:
		return fmt.Errorf("-update: %s is interactive, multi-pass or submit-answer: its answers are not the output of a program", b.plan.id)
	}

	// Compute all outputs before writing the first answer.
	var changed []newAnswer
	var shown strings.Builder
	for _, tc := range b.plan.cases {
		c.con.Line.Show("%s: running on %s", b.plan.id, tc.Name)
		text, err := c.outputOf(ctx, b, tc)
		if err != nil {
			return fmt.Errorf("-update: %w; no answer was changed", err)
		}

		// Compare every byte, so that changes of white space are shown, too.
		res, err := match.Compare(tc.Ans, bytes.NewReader(text), compare.Options{Case: true, Space: true})
		switch {
		case errors.Is(err, fs.ErrNotExist):
			fmt.Fprintf(&shown, "%s: the answer of %s is new\n", b.plan.id, tc.Name)
		case err != nil:
			return fmt.Errorf("-update: %w; no answer was changed", err)
		case res.Verdict == verdict.AC:
			continue
		default:
			fmt.Fprintf(&shown, "%s: the answer of %s changes\n%v", b.plan.id, tc.Name, diff.New(res.Want, res.Got))
		}
		changed = append(changed, newAnswer{tc.Ans, text})
	}

	c.con.Line.Clear()
	if len(changed) == 0 {
		fmt.Fprintf(c.con.Out, "%s: all answers are already equal to the output of %s\n", b.plan.id, b.program.name)
		return nil
	}

	// Show the changes before asking the user.
	io.WriteString(c.con.Out, shown.String())
	if err := c.confirmUpdate(ctx, b, len(changed)); err != nil {
		return err
	}
	for done, a := range changed {
		if err := atomicfile.Write(a.file, a.text); err != nil {
			return fmt.Errorf("-update: %w; %d of %d answers were changed", err, done, len(changed))
		}
	}
	fmt.Fprintf(c.con.Out, "%s: %d of the %d answers were written\n\n", b.plan.id, len(changed), len(b.plan.cases))
	return nil
}

// outputOf returns the output of a program on a testcase.
func (c *call) outputOf(ctx context.Context, b *built, tc *problem.Case) ([]byte, error) {
	run := b.ready

	// If the package has no time limit, the limit is the constant patience (one minute), so that an endless
	// program is stopped.
	const computed = false // neither the package's limit nor patience was computed from submissions
	run.Limits = limits(b, cmp.Or(b.plan.givenLimit, patience), computed)
	var out bytes.Buffer
	got, err := c.runner.Output(ctx, &run, tc, &out)
	if err != nil {
		return nil, err
	}
	if got.Verdict != verdict.None {
		return nil, fmt.Errorf("%v in %s: %s", got.Verdict, tc.Name, got.Message)
	}
	return out.Bytes(), nil
}

// confirmUpdate asks the user whether to write the answers, unless -yes is given. It returns an error if the answer is
// no.
func (c *call) confirmUpdate(ctx context.Context, b *built, changed int) error {
	question := fmt.Sprintf("Write %d of the %d answers in %s?", changed, len(b.plan.cases), c.relative(b.plan.pkg.Dir))
	switch {
	case c.opt.Yes:
		return nil
	case !terminal.Is(c.con.Stdin):
		return errors.New("-update: standard input is not a terminal, so the judge cannot ask; no answer was changed (-yes does not ask)")
	case !terminal.Confirm(ctx, c.con.Stdin, c.con.Err, question):
		return cmp.Or(ctx.Err(), errors.New("-update: not confirmed; no answer was changed"))
	}
	return nil
}
