// This file runs the package's programs: output validators (checkers), the static validator and the visualizer.

package trial

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/diff"
	"oj/judge/internal/picture"
	"oj/judge/internal/process"
	"oj/tools/shared/compare"
	"oj/tools/shared/problem"
	"oj/tools/shared/small"
	"oj/tools/shared/verdict"
)

// askAbout lets the validators judge a file as if it were the output of a program.
func (a *trial) askAbout(ctx context.Context, file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	a.undo, a.output = append(a.undo, func() { f.Close() }), &output{file: f}
	return a.ask(ctx)
}

// ask judges the output. If the package has output validators, ask runs those that the testcase uses, one
// after the other, and stops after a validator that does not accept. If the package has no output validators,
// ask uses the default validator.
func (a *trial) ask(ctx context.Context) error {
	if len(a.prog.Validators) == 0 {
		res, err := a.compare(a.tc.Compare)
		if err != nil {
			return err
		}
		a.facts.Compared = &res

		// If the output differs only in the case of letters or by small floating-point errors, the message mentions
		// -ignore-case or -tolerance, because the statement may allow such outputs.
		if res.Verdict == verdict.WA {
			a.facts.OnlyCase, a.facts.Near, err = a.nearMisses()
		}
		a.decide()
		return err
	}

	for i := range a.prog.Validators {
		if _, used := a.flags(i); !used {
			continue
		}

		spec, feedback, err := a.validator(i)
		if err != nil {
			return err
		}
		got, text, err := consult(ctx, spec, a.output.file.Name())
		if err != nil {
			return err
		}
		a.addValidator(a.prog.Pkg.OutputValidators[i], got, text, feedback)
		if a.Verdict == verdict.AC {
			continue
		}

		// After a rejection, find the first difference from the answer, because it helps the user. Do not do
		// this if the validator has failed, or in a later pass of a multi-pass problem, because later passes
		// have no answer file.
		if a.pass > 1 || a.Verdict == verdict.JE {
			return nil
		}
		_, err = a.compare(compare.Options{Case: true})
		return err
	}
	if len(a.facts.Validators) == 0 {
		return &problem.Error{File: a.prog.Pkg.Dir, Msg: fmt.Sprintf("the flags of %s name none of the package's output validators", a.tc.Name)}
	}
	return nil
}

// addValidator adds the result of a validator to the facts, reads its score, and updates the verdict. text is the
// validator's output.
func (a *trial) addValidator(program problem.Tool, got process.State, text, feedback string) {
	v := decide.Validator{Path: program.Path, Ended: got, Output: text, Message: message(feedback), Testlib: program.Testlib}
	if v.Testlib && got.Status == process.Exited && got.ExitCode == decide.TestlibPoints {
		if err := writePoints(feedback, text); err != nil {
			v.Breach = err.Error()
		}
	}

	// Ignore the score files of a validator that has failed.
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

	a.facts.Validators = append(a.facts.Validators, v)
	a.decide()
}

// flags returns the flags for the i-th output validator: first the flags of the package, then the flags of the
// testcase. The result used reports whether the testcase uses this validator.
func (a *trial) flags(i int) (flags []string, used bool) {
	own, used := a.tc.OutputFlags.For(a.prog.Pkg.OutputValidators[i].Name)
	return slices.Concat(a.prog.Pkg.ValidatorFlags, own), used
}

// validator returns the Spec of the i-th output validator, and its feedback folder.
func (a *trial) validator(i int) (spec process.Spec, feedback string, err error) {
	flags, _ := a.flags(i)
	h, err := a.validatorFolder(i)
	args := append([]string{a.input, a.tc.Ans, h.feedback}, flags...)
	if a.prog.Pkg.OutputValidators[i].Testlib {
		args = a.testlibArgs(h)
	}
	return trusted(a.prog.Pkg, a.prog.Validators[i], h.dir, args), h.feedback, err
}

// testlibArgs returns the arguments of a program that uses testlib. A checker gets input, output and answer. An
// interactor gets the input, a file to write to, and the answer if there is one.
func (a *trial) testlibArgs(h validatorFolder) []string {
	if !a.prog.Pkg.Interactive {
		return []string{a.input, a.output.file.Name(), a.tc.Ans}
	}
	args := []string{a.input, filepath.Join(h.dir, "tout.txt")}
	if a.tc.Ans != os.DevNull {
		args = append(args, a.tc.Ans)
	}
	return args
}

// writePoints writes the points from a testlib checker to score.txt, where other validators write their
// score. The points are the second word of the checker's message, for example 2.5 in "points 2.5 good
// solution".
func writePoints(feedback, text string) error {
	words := strings.Fields(text)
	if len(words) < 2 {
		return fmt.Errorf("it gives points (exit status %d) without a number", decide.TestlibPoints)
	}
	dir, name := inFeedback(feedback, scoreFile)
	return small.WriteIn(dir, name, []byte(words[1]))
}

// trusted returns the Spec of a program of the package, such as a checker. The caller adds the standard streams.
func trusted(pkg *problem.Package, v *build.Artifact, dir string, args []string) process.Spec {
	return process.Spec{
		Args: append(v.Args(pkg.Limits.ValidationMemory), args...), Dir: dir, Env: EnvironmentOf(v), Trusted: true,
		Counted: []string{dir}, Limits: validatorBounds(pkg.Limits),
	}
}

// consult runs a program of the package with the file stdin as its standard input. It returns the result and the
// output.
func consult(ctx context.Context, spec process.Spec, stdin string) (process.State, string, error) {
	text := &process.Ends{First: maxKept}
	spec.Stdout, spec.Stderr = text, text
	got, err := run(ctx, spec, stdin)
	return got, strings.TrimSpace(text.String()), err
}

// static runs the static validator. Its working folder contains the source of the submission.
func (a *trial) static(ctx context.Context) error {
	s := a.prog
	h, err := a.validatorFolder(0)
	if err != nil {
		return err
	}

	// The format prescribes the arguments: language, entry point and feedback folder, then the flags.
	args := append([]string{s.Built.Lang.Code(), s.Built.Entry, h.feedback}, a.tc.OutputFlags.All...)
	got, text, err := consult(ctx, trusted(s.Pkg, s.Static, h.dir, args), os.DevNull)
	if err == nil {
		a.addValidator(*s.Pkg.StaticValidator, got, text, h.feedback)
	}
	return err
}

// visualize runs the visualizer after the validators, and reads the images that it writes to the feedback folder. The
// visualizer gets the output of the program as its standard input, or an empty input after a game. If the visualizer
// fails, NoPicture is set to the reason. The returned error is a failure of the judge.
func (a *trial) visualize(ctx context.Context) error {
	h, err := a.validatorFolder(0)
	if err != nil {
		return err
	}
	args, stdin := []string{a.tc.In, a.tc.Ans, h.feedback}, os.DevNull
	if a.output != nil {
		stdin = a.output.file.Name()
	}

	// If the package has no flags for the visualizer, the visualizer gets the flags of the output validator.
	switch {
	case a.tc.VisualFlags != nil:
		args = append(args, a.tc.VisualFlags.All...)
	case len(a.prog.Validators) > 0:
		flags, _ := a.flags(0)
		args = append(args, flags...)
	}

	got, text, err := consult(ctx, trusted(a.prog.Pkg, a.prog.Visualizer, h.dir, args), stdin)
	if err != nil {
		return err
	}
	a.Pictures, err = picture.Collect(h.feedback)
	switch {
	case err != nil:
		a.NoPicture = err.Error()
	case len(a.Pictures) == 0:
		a.NoPicture = fmt.Sprintf("the visualizer left no image (%s; exit status %d) %s", got.Status, got.ExitCode, text)
	}
	return nil
}

// startOf returns the first limit bytes of a text, followed by … if the text is longer.
func startOf(text io.Reader, limit int) string {
	h := &process.Ends{First: limit}
	io.CopyN(h, text, int64(limit)+1)
	return h.String()
}

// message returns the text of judgemessage.txt in the feedback folder, or "" if the file does not exist.
func message(feedback string) string {
	dir, name := inFeedback(feedback, "judgemessage.txt")
	file, err := small.OpenIn(dir, name, math.MaxInt64) // only its start is read
	if err != nil {
		return ""
	}
	defer file.Close()
	return strings.TrimSpace(startOf(file, maxKept))
}

// openAnswer returns the answer. The file is opened once, at the first call.
func (a *trial) openAnswer() (file *os.File, err error) {
	if a.answerFile == nil {
		if a.answerFile, err = os.Open(a.tc.Ans); err != nil {
			return nil, err
		}
		a.undo = append(a.undo, func() { a.answerFile.Close() })
	}
	return a.answerFile, nil
}

// compare compares the output with the answer, and stores the first difference in a.Diff.
func (a *trial) compare(options compare.Options) (compare.Result, error) {
	file, err := a.openAnswer()
	if err != nil {
		return compare.Result{}, err
	}
	res, err := compare.Compare(file, a.output, options)
	if err == nil && res.Verdict != verdict.AC {
		a.Diff = diff.New(res.Want, res.Got)
	}
	return res, err
}

// nearMisses tries milder comparisons on an output that the default validator has rejected. onlyCase reports whether
// it would accept the output without regard to the case of letters. tolerance is the smallest tolerance with which it
// would accept the output, or "" if there is none or if the package sets one.
func (a *trial) nearMisses() (onlyCase bool, tolerance string, err error) {
	file, err := a.openAnswer()
	if err != nil {
		return false, "", err
	}
	onlyCase, err = compare.OnlyCase(file, a.output, a.tc.Compare)
	hasTolerance := a.tc.Compare.Abs != nil || a.tc.Compare.Rel != nil
	if err != nil || onlyCase || hasTolerance {
		return onlyCase, "", err
	}
	tolerance, err = compare.FloatError(file, a.output, a.tc.Compare)
	return false, tolerance, err
}
