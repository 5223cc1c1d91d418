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
func (a *Attempt) check(ctx context.Context, output string) error {
	s := a.prog
	for i, v := range s.Validators {
		program := s.Pkg.OutputValidators[i]
		flags, named := a.validatorFlags(i)
		if !named {
			continue
		}
		feedback, home, err := s.validatorHome(i, a.dir)
		if err != nil {
			return err
		}
		got, said, err := validate(ctx, s.Pkg, v, home, output, a.validatorArgs(feedback, flags))
		if err != nil {
			return err
		}
		a.asked(program, got, said, feedback)
		if a.Decide(); a.Verdict != verdict.AC {
			return nil
		}
	}
	if len(a.Facts.Asked) == 0 {
		return &problem.Error{File: s.Pkg.Dir, Msg: fmt.Sprintf("the flags of %s name none of the package's output validators", a.Name)}
	}
	return nil
}

// asked takes over what a validator said, with its score.
func (a *Attempt) asked(program problem.Program, got sandbox.Result, said, feedback string) {
	v := decide.Validator{Path: program.Path, Ended: got, Message: readHead(filepath.Join(feedback, "judgemessage.txt")), Said: said}
	if v.Answered() {
		score, warning, err := readScore(a.prog.Pkg, a.tc, feedback, v.Accepted())
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
func (a *Attempt) validatorFlags(i int) (flags []string, named bool) {
	own, named := a.tc.OutputFlags.For(a.prog.Pkg.OutputValidators[i].Name)
	return slices.Concat(a.prog.Pkg.ValidatorFlags, own), named
}

// validatorArgs are the arguments of an output validator, and of a visualizer.
func (a *Attempt) validatorArgs(feedback string, flags []string) []string {
	return append([]string{a.input, a.Answer, feedback + string(filepath.Separator)}, flags...)
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
func validate(ctx context.Context, pkg *problem.Problem, v *build.Program, dir, stdin string, args []string) (sandbox.Result, string, error) {
	in, err := sandbox.Open(stdin)
	if err != nil {
		return sandbox.Result{}, "", err
	}
	defer in.Close()
	said := &sandbox.Head{Left: maxKept}
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
func (a *Attempt) static(ctx context.Context) error {
	s, feedback := a.prog, filepath.Join(a.dir, "feedback0")
	if err := os.MkdirAll(feedback, 0o755); err != nil {
		return err
	}
	if err := copySource(s.Source, a.dir); err != nil {
		return err
	}
	args := append([]string{s.Built.Lang.Code(), s.Built.Entry, feedback + string(filepath.Separator)}, a.tc.OutputFlags.All...)
	got, said, err := validate(ctx, s.Pkg, s.Static, a.dir, os.DevNull, args)
	if err != nil {
		return err
	}
	a.asked(*s.Pkg.StaticValidator, got, said, feedback)
	a.Decide()
	return nil
}

// visualize runs the visualizer after the validators, with the output (nothing in a game) as its standard input and the
// same feedback folder, and keeps the images that it leaves there. That it fails, takes too long or draws nothing is
// told, and never an error: the error is the judge's own.
func (a *Attempt) visualize(ctx context.Context) error {
	feedback, home, err := a.prog.validatorHome(0, a.dir)
	if err != nil {
		return err
	}
	output := filepath.Join(a.dir, "output")
	if _, err := os.Stat(output); errors.Is(err, fs.ErrNotExist) {
		output = os.DevNull
	}
	var flags []string
	switch {
	case a.tc.VisualFlags != nil:
		flags = a.tc.VisualFlags.All
	case len(a.prog.Validators) > 0:
		flags, _ = a.validatorFlags(0)
	}
	a.input = a.tc.In
	got, said, err := validate(ctx, a.prog.Pkg, a.prog.Visualizer, home, output, a.validatorArgs(feedback, flags))
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
	h := &sandbox.Head{Left: limit}
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
