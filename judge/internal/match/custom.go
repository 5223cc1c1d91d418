// This file judges by the package's own output validators (checkers).

package match

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/compare"
	"oj/judge/internal/decide"
	"oj/judge/internal/diff"
	"oj/judge/internal/problem"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// passes judges with the package's validators. Problems of several passes run the program again on
// what the validator wrote into nextpass.in, until it writes nothing.
func (r *Runner) passes(ctx context.Context, s *Program, c *problem.Case, dir string, a *Attempt) error {
	one := r.custom
	if s.Pkg.Interactive {
		one = r.game
	}
	input := c.In
	for pass := 1; ; pass++ {
		a.Facts = decide.Facts{}
		if err := one(ctx, s, c, input, dir, pass, a); err != nil || !s.Pkg.MultiPass {
			return err
		}
		next, err := nextPass(dir, pass)
		if err != nil {
			return err
		}
		a.Facts.Pass, a.Facts.NextPass = pass, next != ""
		if !a.Decide() {
			return nil
		}
		input = next
	}
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
func (r *Runner) custom(ctx context.Context, s *Program, c *problem.Case, input, dir string, pass int, a *Attempt) error {
	out, err := os.Create(filepath.Join(dir, "output"))
	if err != nil {
		return err
	}
	defer out.Close()
	if err := r.start(ctx, s, c, input, dir, out, a); err != nil {
		return err
	}
	ended := a.Decide()
	if ended {
		if err := r.check(ctx, s, c, input, dir, out.Name(), a); err != nil {
			return err
		}
	}
	if a.Verdict == verdict.AC {
		return nil
	}
	a.Got = readStart(out.Name(), maxGot)
	if pass == 1 && ended && a.Verdict != verdict.JE { // the failure of a validator is not about the output
		a.Diff, err = firstDifference(c.Ans, out.Name())
	}
	return err
}

// check asks the validators about the output in this file: all of them, or those that the testcase's
// flags name, until one does not accept it.
func (r *Runner) check(ctx context.Context, s *Program, c *problem.Case, input, dir, output string, a *Attempt) error {
	for i, v := range s.Validators {
		program := s.Pkg.OutputValidators[i]
		flags, named := s.validatorFlags(i, c)
		if !named {
			continue
		}
		feedback, home, err := s.validatorHome(i, dir)
		if err != nil {
			return err
		}
		got, said, err := r.validate(ctx, s.Pkg, v, home, output, validatorArgs(c, input, feedback, flags))
		if err != nil {
			return err
		}
		s.asked(program, c, got, said, feedback, a)
		if a.Decide(); a.Verdict != verdict.AC {
			return nil
		}
	}
	if len(a.Facts.Asked) == 0 {
		return &problem.Error{File: s.Pkg.Dir, Msg: fmt.Sprintf("the flags of %s name none of the package's output validators", c.Name)}
	}
	return nil
}

// asked takes over what a validator said, with its score.
func (s *Program) asked(program problem.Program, c *problem.Case, got sandbox.Result, said, feedback string, a *Attempt) {
	v := decide.Validator{Path: program.Path, Ended: got, Message: readHead(filepath.Join(feedback, "judgemessage.txt")), Said: said}
	if v.Answered() {
		score, warning, err := readScore(s.Pkg, c, feedback, v.Accepted())
		if err != nil {
			v.Breach = err.Error()
		}
		if warning != "" {
			a.Warning = program.Path + ": " + warning
		}
		if score != nil {
			a.Score = score
		}
	}
	a.Facts.Asked = append(a.Facts.Asked, v)
}

// validatorFlags are those of the package, then those of the testcase, for the i-th output validator. It also reports
// whether the testcase wants that one.
func (s *Program) validatorFlags(i int, c *problem.Case) (flags []string, named bool) {
	own, named := c.OutputFlags.For(s.Pkg.OutputValidators[i].Name)
	return slices.Concat(s.Pkg.ValidatorFlags, own), named
}

// validatorArgs are the arguments of an output validator, and of a visualizer.
func validatorArgs(c *problem.Case, input, feedback string, flags []string) []string {
	return append([]string{input, c.Ans, feedback + string(filepath.Separator)}, flags...)
}

// trusted is how a program of the package is started; the caller adds its streams.
func trusted(pkg *problem.Problem, v *build.Program, dir string, args []string) sandbox.Spec {
	l := pkg.Limits
	return sandbox.Spec{
		Args: append(v.Args(l.ValidationMemory), args...), Dir: dir, Env: Environment, Trusted: true,
		Limits: sandbox.Limits{
			Wall: 2*l.ValidationTime + time.Second, CPU: l.ValidationTime, Memory: l.ValidationMemory,
			Output: l.ValidationOutput, FileSize: 1 << 30, Processes: decide.MaxProcesses,
		},
	}
}

// validate runs a validator with a file as its standard input and returns how it ended and what it
// printed.
func (r *Runner) validate(ctx context.Context, pkg *problem.Problem, v *build.Program, dir, stdin string, args []string) (sandbox.Result, string, error) {
	in, err := sandbox.Open(stdin)
	if err != nil {
		return sandbox.Result{}, "", err
	}
	defer in.Close()
	said := &head{left: maxKept}
	spec := trusted(pkg, v, dir, args)
	spec.Stdin, spec.Stdout, spec.Stderr = in, said, said
	got, err := sandbox.Run(ctx, spec)
	if err == nil && got.Status == sandbox.Canceled {
		if err = ctx.Err(); err == nil {
			err = context.Canceled
		}
	}
	return got, said.String(), err
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
	res, err := CompareFiles(answer, output, compare.Options{Case: true})
	if err != nil || res.Verdict == verdict.AC {
		return nil, err
	}
	return diff.New(res.Want, res.Got), nil
}
