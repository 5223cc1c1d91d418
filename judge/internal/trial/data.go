// This file checks the data of a package before any program is judged: input validators must accept valid
// inputs and reject invalid inputs, and output validators must accept valid outputs and reject invalid
// outputs.

package trial

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/process"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// Data runs the input validators on every input of the package. It runs the output validators on the outputs
// of samples and on the outputs in the folders valid_output and invalid_output. The error names the invalid
// file. There is a warning for each sample whose input or answer the validators do not accept.
func (r *Runner) Data(ctx context.Context, pkg *problem.Package, tools Tools) (warnings []string, err error) {
	// Each goroutine writes to the element of `odd` that belongs to its testcase, so the warnings have the
	// order of the testcases.
	odd := make([]string, len(pkg.Cases))
	if err := build.Parallel(r.Workers, len(odd), func(i int) (err error) {
		odd[i], err = r.checkCase(ctx, pkg, pkg.Cases[i], tools)
		return err
	}); err != nil {
		return nil, err
	}
	return slices.DeleteFunc(odd, func(w string) bool { return w == "" }), nil
}

// ChecksNothing reports whether Data would run no validator, as in a package that has only inputs and answers.
func ChecksNothing(pkg *problem.Package) bool {
	return len(pkg.InputValidators) == 0 && !slices.ContainsFunc(pkg.Cases, func(c *problem.Case) bool { return hasOutput(pkg, c) })
}

// hasOutput reports whether a testcase has an output that the output validators judge.
func hasOutput(pkg *problem.Package, c *problem.Case) bool {
	return !pkg.Interactive && !pkg.MultiPass && (c.Out != "" || c.Shown && !c.NoAnswer)
}

// checkCase checks the input of a testcase. If the package contains an output that the output validators
// should accept or reject, checkCase also checks this output.
func (r *Runner) checkCase(ctx context.Context, pkg *problem.Package, c *problem.Case, tools Tools) (warning string, err error) {
	err = r.Input(ctx, pkg, c, tools.Inputs)

	// Samples of many packages break their own validator, for example by a missing newline. They are judged.
	var invalid *problem.Error
	if c.Kind == problem.Judged && strings.HasPrefix(c.Name, "sample/") && errors.As(err, &invalid) {
		return fmt.Sprintf("%v; the sample is judged nevertheless", invalid), nil
	}
	if err != nil || !hasOutput(pkg, c) {
		return "", err
	}

	// If the testcase has a file with an output (.out), the validators judge this output. If a sample has no
	// .out file, they judge its answer (.ans), because contestants take a sample's answer as an example of a
	// valid output.
	res := r.newTrial(&Contestant{Pkg: pkg, Tools: tools}, c)
	defer res.end()
	if err := res.askAbout(ctx, cmp.Or(c.Out, c.Ans)); err != nil {
		return "", err
	}

	// In a problem that somebody is still writing, the other output is not used. In a package it is a mistake.
	isYoung := c.Kind == problem.Judged && !pkg.IsStrict() && len(pkg.Submissions) == 0
	accepted, rejects := res.Verdict == verdict.AC, c.Kind == problem.InvalidOutput
	switch {
	case c.Out == "" && !accepted:
		warning = fmt.Sprintf("%s: it is shown as the output of a sample, but the validators reject it: %s", c.Ans, res.Message)
	case c.Out != "" && res.Verdict == verdict.JE:
		err = &problem.Error{File: c.Out, Msg: res.Message}
	case accepted && rejects:
		err = &problem.Error{File: c.Out, Msg: "this output is accepted, but it should be rejected"}
	case !accepted && !rejects && isYoung:
		warning = fmt.Sprintf("%s: it has two answers, and the validators reject %s: %s; %s is used", c.In, filepath.Base(c.Out), res.Message, filepath.Base(c.Ans))
	case !accepted && !rejects:
		err = &problem.Error{File: c.Out, Msg: "this output is rejected, but it should be accepted: " + res.Message}
	}
	return warning, err
}

// testlibRejects is the exit status with which an input validator that uses testlib rejects. It accepts with 0.
const testlibRejects = 3

// Input runs all input validators on the input of a testcase, and returns an error if the input is invalid.
// An input in the folder invalid_input must be rejected by at least one validator. In this folder, every exit
// status except 42 is a rejection, because many validators end with an exception.
func (r *Runner) Input(ctx context.Context, pkg *problem.Package, c *problem.Case, validators []*build.Artifact) error {
	if len(validators) == 0 || c.Static {
		return nil
	}
	a := r.newTrial(&Contestant{Pkg: pkg}, c)
	defer a.end()

	rejected, skipped := "", false
	for i, v := range validators {
		if !v.Ready() {
			skipped = true
			continue
		}

		// A validator runs in a fresh folder with copies of its own files and of the testcase's files.
		own := pkg.InputValidators[i]
		flags, _ := c.InputFlags.For(own.Name)
		args, accepts, rejects := v.Lang.Validator(slices.Concat(flags, c.InputArgs))
		dir, err := a.folderWith(hiddenName, nil, own.Files, c.Files)
		if err != nil {
			return err
		}
		got, text, err := consult(ctx, trusted(pkg, v, dir, args), c.In)
		if err != nil {
			return err
		}

		// Decide whether the validator accepts, rejects or has failed.
		exited := got.Status == process.Exited
		if own.Testlib && got.ExitCode != accepts {
			accepts = 0
			rejects = testlibRejects
		}
		switch {
		case exited && got.ExitCode == accepts:
		case exited && (got.ExitCode == rejects || c.Kind == problem.InvalidInput):
			rejected = fmt.Sprintf("%s rejects it: %s", own.Name, text)
		default:
			how := fmt.Sprintf("on %s: %s, want exit status %d or %d; it said: %s", c.Name, decide.Ending(got), accepts, rejects, text)
			return &problem.Error{File: own.Path, Msg: how}
		}
	}

	// An invalid input that no validator rejects is an error, unless a validator was skipped: that validator
	// might have rejected the input.
	switch {
	case c.Kind == problem.InvalidInput && rejected == "" && !skipped:
		return &problem.Error{File: c.In, Msg: "every input validator accepts this input, which should be rejected"}
	case c.Kind != problem.InvalidInput && rejected != "":
		return &problem.Error{File: c.In, Msg: rejected}
	}
	return nil
}
