// This file checks the data of a package before any program is judged: input validators must accept the inputs, and output
// validators must tell valid outputs from invalid ones.

package match

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// Data runs the input validators on every input, and the output validators on every output of the package: those of
// valid_output, invalid_output and samples. The error names the wrong file. Warnings are about answers of samples that the
// validators do not accept.
func (r *Runner) Data(ctx context.Context, pkg *problem.Problem, tools Tools) (warnings []string, err error) {
	// Each testcase has its own place, so that the warnings keep the order of the testcases.
	odd := make([]string, len(pkg.Cases))
	if err := build.Parallel(r.Workers, len(odd), func(i int) (err error) {
		odd[i], err = r.checkCase(ctx, pkg, pkg.Cases[i], tools)
		return err
	}); err != nil {
		return nil, err
	}
	return slices.DeleteFunc(odd, func(w string) bool { return w == "" }), nil
}

// checkCase checks the files of one testcase: its input, and its output if the verdict on that is known.
func (r *Runner) checkCase(ctx context.Context, pkg *problem.Problem, c *problem.Case, tools Tools) (warning string, err error) {
	if err := r.Input(ctx, pkg, c, tools.Inputs); err != nil || pkg.Interactive || pkg.MultiPass || c.Out == "" && !c.Shown {
		return "", err
	}

	// A package may state an output of its own (.out). Otherwise the answer of a sample should be a valid output,
	// because people see it as an example of one.
	res := r.attempt(&Program{Pkg: pkg, Tools: tools}, c)
	defer res.end()
	if err := res.askAbout(ctx, cmp.Or(c.Out, c.Ans)); err != nil {
		return "", err
	}

	accepted, rejects := res.Verdict == verdict.AC, c.Kind == problem.InvalidOutput
	switch {
	case c.Out == "" && !accepted:
		warning = fmt.Sprintf("%s: shown as the output of a sample, but not accepted as one: %s", c.Ans, res.Message)
	case c.Out != "" && res.Verdict == verdict.JE:
		err = &problem.Error{File: c.Out, Msg: res.Message}
	case accepted && rejects:
		err = &problem.Error{File: c.Out, Msg: "this output is accepted, but it should be rejected"}
	case !accepted && !rejects:
		err = &problem.Error{File: c.Out, Msg: "this output is rejected, but it should be accepted: " + res.Message}
	}
	return warning, err
}

// testlibRejects is the exit status with which an input validator of testlib rejects; it accepts with 0.
const testlibRejects = 3

// Input runs all input validators on one input. An invalid input may be rejected with any exit status except 42, because
// many validators end by an exception.
func (r *Runner) Input(ctx context.Context, pkg *problem.Problem, c *problem.Case, validators []*build.Program) error {
	if len(validators) == 0 || c.Static {
		return nil
	}
	a := r.attempt(&Program{Pkg: pkg}, c)
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
		got, said, err := consult(ctx, trusted(pkg, v, dir, args), c.In)
		if err != nil {
			return err
		}

		// Any other end is a failure of the validator and says nothing about the input.
		exited := got.Status == sandbox.Exited
		if own.Testlib && got.ExitCode != accepts {
			accepts = 0
			rejects = testlibRejects
		}
		switch {
		case exited && got.ExitCode == accepts:
		case exited && (got.ExitCode == rejects || c.Kind == problem.InvalidInput):
			rejected = fmt.Sprintf("%s rejects it: %s", own.Name, said)
		default:
			how := fmt.Sprintf("on %s: %s, want exit status %d or %d; it said: %s", c.Name, decide.Ending(got), accepts, rejects, said)
			return &problem.Error{File: own.Path, Msg: how}
		}
	}

	// A skipped validator might have rejected the invalid input.
	switch {
	case c.Kind == problem.InvalidInput && rejected == "" && !skipped:
		return &problem.Error{File: c.In, Msg: "every input validator accepts this input, which should be rejected"}
	case c.Kind != problem.InvalidInput && rejected != "":
		return &problem.Error{File: c.In, Msg: rejected}
	}
	return nil
}
