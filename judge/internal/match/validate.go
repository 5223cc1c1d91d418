// This file asks the package's own programs: output validators (checkers), static validators and visualizers.

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
	"oj/judge/internal/picture"
	"oj/judge/internal/problem"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

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

// static asks the static validator about the source of the program, which it finds in its working folder.
func (r *Runner) static(ctx context.Context, s *Program, c *problem.Case, dir string, a *Attempt) error {
	feedback := filepath.Join(dir, "feedback0")
	if err := os.MkdirAll(feedback, 0o755); err != nil {
		return err
	}
	if err := copySource(s.Source, dir); err != nil {
		return err
	}
	args := append([]string{s.Built.Lang.Code(), s.Built.Entry, feedback + string(filepath.Separator)}, c.OutputFlags.All...)
	got, said, err := r.validate(ctx, s.Pkg, s.Static, dir, os.DevNull, args)
	if err != nil {
		return err
	}
	s.asked(*s.Pkg.StaticValidator, c, got, said, feedback, a)
	a.Decide()
	return nil
}

// visualize runs the visualizer after the validators, with the output (nothing in a game) as its standard input and the
// same feedback folder, and keeps the images that it leaves there. That it fails, takes too long or draws nothing is
// told, and never an error: the error is the judge's own.
func (r *Runner) visualize(ctx context.Context, s *Program, c *problem.Case, dir string, a *Attempt) error {
	feedback, home, err := s.validatorHome(0, dir)
	if err != nil {
		return err
	}
	output := filepath.Join(dir, "output")
	if _, err := os.Stat(output); errors.Is(err, fs.ErrNotExist) {
		output = os.DevNull
	}
	var flags []string
	switch {
	case c.VisualFlags != nil:
		flags = c.VisualFlags.All
	case len(s.Validators) > 0:
		flags, _ = s.validatorFlags(0, c)
	}
	got, said, err := r.validate(ctx, s.Pkg, s.Visualizer, home, output, validatorArgs(c, c.In, feedback, flags))
	if err != nil {
		return err
	}
	a.Pictures, err = picture.Collect(feedback)
	switch {
	case err != nil:
		a.NoPicture = err.Error()
	case len(a.Pictures) == 0:
		a.NoPicture = fmt.Sprintf("the visualizer left no image (%s; exit status %d) %s", got.Status, got.ExitCode, said)
	}
	return nil
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
