// This file asks the package's own programs: output validators (checkers), static validators and visualizers.

package match

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/diff"
	"oj/judge/internal/picture"
	"oj/judge/internal/sandbox"
	"oj/tools/compare"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// askAbout shows a file to the validators.
func (a *attempt) askAbout(ctx context.Context, file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	a.undo, a.output = append(a.undo, func() { f.Close() }), &output{file: f}
	return a.ask(ctx)
}

// ask shows the output to the default validator or, where the package has some, to its own: all of them, or those that
// the testcase's flags name, until one does not accept it.
func (a *attempt) ask(ctx context.Context) error {
	if len(a.prog.Validators) == 0 {
		res, err := a.compare(a.tc.Compare)
		a.facts.Compared = &res
		a.decide()
		return err
	}
	for i := range a.prog.Validators {
		if _, named := a.flags(i); !named {
			continue
		}
		spec, feedback, err := a.validator(i)
		if err != nil {
			return err
		}
		got, said, err := consult(ctx, spec, a.output.file.Name())
		if err != nil {
			return err
		}
		a.asked(a.prog.Pkg.OutputValidators[i], got, said, feedback)
		if a.Verdict == verdict.AC {
			continue
		}
		if a.pass > 1 || a.Verdict == verdict.JE { // the failure of a validator is not about the output
			return nil
		}
		_, err = a.compare(compare.Options{Case: true})
		return err
	}
	if len(a.facts.Asked) == 0 {
		return &problem.Error{File: a.prog.Pkg.Dir, Msg: fmt.Sprintf("the flags of %s name none of the package's output validators", a.tc.Name)}
	}
	return nil
}

// asked takes over what a validator said, with its score, and decides.
func (a *attempt) asked(program problem.Program, got sandbox.Result, said, feedback string) {
	v := decide.Validator{Path: program.Path, Ended: got, Said: said, Message: message(feedback)}
	if v.Verdict() != verdict.JE {
		score, warning, err := readScore(a.prog.Pkg, a.tc, feedback, v.Verdict() == verdict.AC)
		if err != nil {
			v.Breach = err.Error()
		}
		if warning != "" {
			a.Warning = program.Path + ": " + warning
		}
		a.Score = cmp.Or(score, a.Score)
	}
	a.facts.Asked = append(a.facts.Asked, v)
	a.decide()
}

// flags are those of the package, then those of the testcase, for the i-th output validator. It also reports
// whether the testcase wants that one.
func (a *attempt) flags(i int) (flags []string, named bool) {
	own, named := a.tc.OutputFlags.For(a.prog.Pkg.OutputValidators[i].Name)
	return slices.Concat(a.prog.Pkg.ValidatorFlags, own), named
}

// validator is how the i-th output validator is started, with its feedback folder.
func (a *attempt) validator(i int) (spec sandbox.Spec, feedback string, err error) {
	flags, _ := a.flags(i)
	h, err := a.toolFolder(i)
	args := append([]string{a.input, a.tc.Ans, h.feedback}, flags...)
	return trusted(a.prog.Pkg, a.prog.Validators[i], h.dir, args), h.feedback, err
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

// consult runs a program of the package with a file as its standard input, and returns how it ended and what it said.
func consult(ctx context.Context, spec sandbox.Spec, stdin string) (sandbox.Result, string, error) {
	said := &sandbox.Ends{First: maxKept}
	spec.Stdout, spec.Stderr = said, said
	got, err := run(ctx, spec, stdin)
	return got, strings.TrimSpace(said.String()), err
}

// static asks the static validator about the source of the program, which it finds in its working folder.
func (a *attempt) static(ctx context.Context) error {
	s := a.prog
	h, err := a.toolFolder(0)
	if err != nil {
		return err
	}
	args := append([]string{s.Built.Lang.Code(), s.Built.Entry, h.feedback}, a.tc.OutputFlags.All...)
	got, said, err := consult(ctx, trusted(s.Pkg, s.Static, h.dir, args), os.DevNull)
	if err == nil {
		a.asked(*s.Pkg.StaticValidator, got, said, h.feedback)
	}
	return err
}

// visualize runs the visualizer after the validators, with the output (nothing in a game) as its standard input and the
// same feedback folder, and keeps the images that it leaves there. That it fails, takes too long or draws nothing is
// told, and never an error: the error is the judge's own.
func (a *attempt) visualize(ctx context.Context) error {
	h, err := a.toolFolder(0)
	if err != nil {
		return err
	}
	args, stdin := []string{a.tc.In, a.tc.Ans, h.feedback}, os.DevNull
	if a.output != nil {
		stdin = a.output.file.Name()
	}
	switch {
	case a.tc.VisualFlags != nil:
		args = append(args, a.tc.VisualFlags.All...)
	case len(a.prog.Validators) > 0:
		flags, _ := a.flags(0)
		args = append(args, flags...)
	}
	got, said, err := consult(ctx, trusted(a.prog.Pkg, a.prog.Visualizer, h.dir, args), stdin)
	if err != nil {
		return err
	}
	a.Pictures, err = picture.Collect(h.feedback)
	switch {
	case err != nil:
		a.NoPicture = err.Error()
	case len(a.Pictures) == 0:
		a.NoPicture = fmt.Sprintf("the visualizer left no image (%s; exit status %d) %s", got.Status, got.ExitCode, said)
	}
	return nil
}

// startOf returns up to so many bytes from the start of a text.
func startOf(text io.Reader, limit int) string {
	h := &sandbox.Ends{First: limit}
	io.CopyN(h, text, int64(limit)+1)
	return h.String()
}

// message is what a validator wrote for people to read; "" for nothing.
func message(feedback string) string {
	file, _ := os.Open(filepath.Join(feedback, "judgemessage.txt")) // from none nothing is read
	defer file.Close()
	return strings.TrimSpace(startOf(file, maxKept))
}

// compare holds the output against the answer, and notes where they differ.
func (a *attempt) compare(options compare.Options) (compare.Result, error) {
	res, err := Compare(a.tc.Ans, a.output, options)
	if err == nil && res.Verdict != verdict.AC {
		a.Diff = diff.New(res.Want, res.Got)
	}
	return res, err
}

// Compare is the default validator, with the answer in a file.
func Compare(answer string, output io.ReaderAt, options compare.Options) (compare.Result, error) {
	file, err := os.Open(answer)
	if err != nil {
		return compare.Result{}, err
	}
	defer file.Close()
	return compare.Compare(file, output, options)
}
