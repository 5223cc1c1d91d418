// This file judges by the package's own output validators (checkers).

package run

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/compare"
	"oj/judge/internal/diff"
	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// The exit statuses of validators.
const (
	exitAccept = 42
	exitReject = 43
)

// passes judges with the package's validators. Problems of several passes run the program again on
// what the validator wrote into nextpass.in, until it writes nothing.
func (r *Runner) passes(ctx context.Context, s *Subject, c *packages.Case, dir string, res *report.Case) error {
	input := c.In
	for pass := 1; ; pass++ {
		one := r.custom
		if s.Pkg.Interactive {
			one = r.game
		}
		if err := one(ctx, s, c, input, dir, pass, res); err != nil || !s.Pkg.MultiPass {
			return err
		}
		next, err := nextPass(dir, pass)
		if err != nil || next == "" {
			return err
		}
		switch {
		case res.Verdict == verdict.JE:
			return nil
		case res.Verdict != verdict.AC:
			return s.judgeError(res, "it rejects and asks for another pass (nextpass.in) at once")
		case pass == s.Pkg.Limits.ValidationPasses:
			return s.judgeError(res, fmt.Sprintf("it asks for more than %d passes (limits.validation_passes)", pass))
		}
		input, res.Verdict = next, verdict.None
	}
}

// judgeError notes that a validator broke the protocol.
func (s *Subject) judgeError(res *report.Case, what string) error {
	res.Verdict, res.Message = verdict.JE, s.Pkg.OutputValidators[0].Path+": "+what
	return nil
}

// nextPass takes nextpass.in out of the feedback folder, if it is there.
func nextPass(dir string, pass int) (string, error) {
	from := filepath.Join(dir, "feedback0", "nextpass.in")
	if _, err := os.Stat(from); errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	to := filepath.Join(dir, fmt.Sprintf("pass%d.in", pass+1))
	return to, os.Rename(from, to)
}

// custom runs the program into a file and shows that to every validator; all must accept it.
func (r *Runner) custom(ctx context.Context, s *Subject, c *packages.Case, input, dir string, pass int, res *report.Case) error {
	out, err := os.Create(filepath.Join(dir, "output"))
	if err != nil {
		return err
	}
	defer out.Close()
	err = r.start(ctx, s, c, input, dir, out, res)
	crashed := res.Verdict != verdict.None
	if err == nil && !crashed {
		err = r.check(ctx, s, c, input, dir, out.Name(), res)
	}
	if err != nil || res.Verdict == verdict.AC {
		return err
	}
	res.Got = readStart(out.Name(), maxGot)
	if pass == 1 && !crashed {
		res.Diff, err = firstDifference(c.Ans, out.Name())
	}
	return err
}

// check asks the validators about the output in this file: all of them, or those that the testcase's
// flags name.
func (r *Runner) check(ctx context.Context, s *Subject, c *packages.Case, input, dir, output string, res *report.Case) error {
	asked := false
	for i, v := range s.Validators {
		program := s.Pkg.OutputValidators[i]
		flags, named := c.OutputFlags.For(program.Name)
		if !named {
			continue
		}
		asked = true
		feedback := filepath.Join(dir, fmt.Sprintf("feedback%d", i))
		if err := os.MkdirAll(feedback, 0o755); err != nil {
			return err
		}
		home, err := s.validatorHome(i, dir)
		if err != nil {
			return err
		}
		got, said, err := r.validate(ctx, s.Pkg, v, home, output, s.validatorArgs(c, input, feedback, flags))
		if err != nil {
			return err
		}
		s.hear(program, c, got, said, feedback, res)
		if res.Verdict != verdict.AC {
			return nil
		}
	}
	if !asked {
		return &packages.Error{File: s.Pkg.Dir, Msg: fmt.Sprintf("the flags of %s name none of the package's output validators", c.Name)}
	}
	return nil
}

// hear takes over a validator's verdict, message and score.
func (s *Subject) hear(program packages.Program, c *packages.Case, got sandbox.Result, said, feedback string, res *report.Case) {
	res.Verdict = verdictOf(got)
	switch res.Verdict {
	case verdict.JE:
		res.Message = validatorFailure(program, got, feedback, said)
		return
	case verdict.WA:
		res.Message = validatorMessage(feedback, said)
	default:
		res.Message = readHead(filepath.Join(feedback, "judgemessage.txt"))
	}
	if err := takeScore(s.Pkg, c, feedback, res); err != nil {
		res.Verdict, res.Message = verdict.JE, program.Path+": "+err.Error()
	}
}

// validatorArgs are the arguments of an output validator.
func (s *Subject) validatorArgs(c *packages.Case, input, feedback string, flags []string) []string {
	args := []string{input, c.Ans, feedback + string(filepath.Separator)}
	return append(append(args, s.Pkg.ValidatorFlags...), flags...)
}

// validate runs a validator with a file as its standard input and returns how it ended and what it
// printed.
func (r *Runner) validate(ctx context.Context, pkg *packages.Package, v *build.Program, dir, stdin string, args []string) (sandbox.Result, string, error) {
	in, err := sandbox.Open(stdin)
	if err != nil {
		return sandbox.Result{}, "", err
	}
	defer in.Close()
	said := &head{left: maxKept}
	l := pkg.Limits
	got, err := sandbox.Run(ctx, sandbox.Spec{
		Args: append(v.Args(l.ValidationMemory), args...), Dir: dir, Env: environment, Trusted: true,
		Stdin: in, Stdout: said, Stderr: said,
		Limits: sandbox.Limits{
			Wall: 2*l.ValidationTime + time.Second, CPU: l.ValidationTime, Memory: l.ValidationMemory,
			Output: l.ValidationOutput, FileSize: 1 << 30, Processes: maxProcesses,
		},
	})
	if err == nil && got.Status == sandbox.Canceled {
		if err = ctx.Err(); err == nil {
			err = context.Canceled
		}
	}
	return got, said.String(), err
}

// verdictOf reads a validator's exit.
func verdictOf(got sandbox.Result) verdict.Verdict {
	if got.Status == sandbox.Exited {
		switch got.ExitCode {
		case exitAccept:
			return verdict.AC
		case exitReject:
			return verdict.WA
		}
	}
	return verdict.JE
}

// validatorMessage returns what the validator said about a rejected output.
func validatorMessage(feedback, said string) string {
	text := readHead(filepath.Join(feedback, "judgemessage.txt"))
	if text == "" {
		text = strings.TrimSpace(said)
	}
	if text == "" {
		text = "the checker rejects it without a message"
	}
	return text
}

// validatorFailure says how a validator went wrong.
func validatorFailure(program packages.Program, got sandbox.Result, feedback, said string) string {
	how := ending(got)
	for _, text := range []string{readHead(filepath.Join(feedback, "judgemessage.txt")), strings.TrimSpace(said)} {
		if text != "" {
			how += "; it said: " + text
			break
		}
	}
	return program.Path + ": " + how + "; want exit status 42 or 43"
}

// ending says in words how a validator ended.
func ending(got sandbox.Result) string {
	switch got.Status {
	case sandbox.Exited:
		return fmt.Sprintf("exit status %d", got.ExitCode)
	case sandbox.Signaled:
		return fmt.Sprintf("killed by a signal (%v)", got.Signal)
	case sandbox.TimeLimit:
		return "ran too long"
	case sandbox.MemoryLimit:
		return "took too much memory"
	case sandbox.OutputLimit:
		return "printed too much (limits.validation_output)"
	}
	return fmt.Sprintf("ended badly (%v %s)", got.Status, got.Detail)
}

// readHead returns the start of a message file without blanks around it, "" when there is none.
func readHead(file string) string { return strings.TrimSpace(readStart(file, maxKept)) }

// readStart returns up to so many bytes from the start of a file, "" when it cannot be read.
func readStart(file string, limit int) string {
	f, err := os.Open(file)
	if err != nil {
		return ""
	}
	defer f.Close()
	h := &head{left: limit}
	if _, err := io.Copy(h, io.LimitReader(f, int64(limit)+1)); err != nil {
		return ""
	}
	return h.String()
}

// firstDifference shows where an output first differs from the judge's answer. It returns nil when
// it does not differ at all.
func firstDifference(answer, output string) (*diff.Diff, error) {
	a, err := os.Open(answer)
	if err != nil {
		return nil, err
	}
	defer a.Close()
	o, err := os.Open(output)
	if err != nil {
		return nil, err
	}
	defer o.Close()
	res, err := compare.Compare(bufio.NewReader(a), o, compare.Options{Case: true})
	if err != nil || res.Verdict == verdict.AC {
		return nil, err
	}
	return diff.New(res.Want, res.Got), nil
}
