// This file generates the input of a seed and runs the programs on it.

package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/runner"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// input is a generated input, with the numbers from which it was generated.
type input struct {
	seed    uint64
	text    []byte
	choices []uint64 // the random choices from which the format made the input; nil if a generator program made it
}

func (in input) name() string { return fmt.Sprintf("seed %d", in.seed) }

// An outcome is the result of a comparison.
type outcome struct {
	bad     *runner.Result  // the failure; nil if there was none
	program *runner.Program // the program that failed
	skipped bool            // whether the outputs were not compared, because the right answer is unknown
	seconds float64         // the time of the tested program
}

// A finding is an input and its outcome.
type finding struct {
	input
	outcome
}

// A worker runs the programs, one input at a time.
type worker struct {
	*setup
	in, ans string // the files of the input and of the answer; programs cannot open the answer
}

func (s *setup) newWorker() (*worker, error) {
	// Create the files in a hidden folder, because a program that can read the answer could print it.
	dir, err := s.HiddenFolder()
	if err != nil {
		return nil, err
	}
	w := &worker{s, filepath.Join(dir, "input"), filepath.Join(dir, "answer")}
	return w, os.WriteFile(w.ans, nil, 0o644) // the answer file must exist, even if no program writes an answer
}

// setInput writes the input into a new file. It does not truncate the old file, because ext4 would then write
// it to the disk immediately.
func (w *worker) setInput(text []byte) error {
	os.Remove(w.in)
	return os.WriteFile(w.in, text, 0o644)
}

// setAnswer runs a program and stores its output in the answer file.
func (w *worker) setAnswer(ctx context.Context, p *runner.Program, name string) (runner.Result, error) {
	os.Remove(w.ans) // do not truncate the old file, for the same reason as in setInput
	f, err := os.Create(w.ans)
	if err != nil {
		return runner.Result{}, err
	}
	defer f.Close()
	return w.Output(ctx, p, w.testcase(name), f)
}

func (w *worker) testcase(name string) *problem.Case {
	return w.Pkg.NewCase(name, w.in, w.ans)
}

// refusal returns the reason why the input validators reject an input, or "" if they accept it.
func (w *worker) refusal(ctx context.Context, name string, input []byte) (string, error) {
	// Without validators any input counts as valid.
	if len(w.Pkg.InputValidators) == 0 {
		return "", nil
	}
	if err := w.setInput(input); err != nil {
		return "", err
	}
	return w.Refusal(ctx, w.testcase(name))
}

// sizes is the number of different sizes of generated inputs. From seed to seed, the size of the input
// increases. The seed after the one with the largest size has the smallest size again.
const sizes = 100

// draw generates the input of a seed. The input depends only on the seed and the flags. If a format generates
// the inputs, their size grows with the seed, so that small inputs come first. With -time all inputs have the
// largest size.
func (w *worker) draw(ctx context.Context, seed uint64) (input, error) {
	if w.gen != nil {
		// A generator program gets only the seed, because it knows nothing of sizes.
		text, err := w.generate(ctx, seed)
		return input{seed: seed, text: text}, err
	}
	size := 1.0
	if !w.opt.time {
		size = float64(seed%sizes+1) / sizes
	}
	return w.drawSize(seed, size)
}

// drawSize generates an input of the format with a given size.
func (w *worker) drawSize(seed uint64, size float64) (input, error) {
	text, choices, err := w.form.Generate(seed, size)
	if err == nil && len(text) == 0 {
		err = errors.New("the format describes an empty input")
	}
	if err != nil {
		err = fmt.Errorf("-gen, with the seed %d: %w", seed, err)
	}
	return input{seed, text, choices}, err
}

// generate runs the generator program with a seed.
func (w *worker) generate(ctx context.Context, seed uint64) ([]byte, error) {
	// Run the generator in the sandbox, like the tested programs, but with a time limit of its own.
	var out bytes.Buffer
	c := &problem.Case{Name: input{seed: seed}.name(), In: os.DevNull}
	c.Args = []string{fmt.Sprint(seed)}
	res, err := w.Output(ctx, w.gen, c, &out)
	switch {
	case err != nil:
		return nil, err
	case res.Verdict != verdict.None:
		return nil, fmt.Errorf("the generator %s, called with the seed %d: %v, %s; its messages: %s",
			w.gen.Source, seed, res.Verdict, res.Message, strings.TrimSpace(res.Stderr))
	case out.Len() == 0:
		return nil, fmt.Errorf("the generator %s, called with the seed %d, prints nothing; want an input on standard output",
			w.gen.Source, seed)
	}
	return out.Bytes(), nil
}

// run generates the input of a seed and compares the programs. In the first run, and if a program fails, it
// also runs the input validators, because the generator may be wrong and the input invalid.
func (w *worker) run(ctx context.Context, seed uint64, first bool) (f finding, err error) {
	f.input, err = w.draw(ctx, seed)
	if err != nil {
		return f, err
	}

	var failed error
	f.outcome, failed = w.compare(ctx, f.name(), f.text)
	if failed == nil && f.bad == nil && !first {
		return f, nil
	}

	// An invalid input is an error of the generator, not of a program.
	why, err := w.refusal(ctx, f.name(), f.text)
	switch {
	case err != nil:
		return f, err
	case why != "":
		return f, fmt.Errorf("the generator's input for the seed %d is not valid: %s", seed, why)
	}
	return f, failed
}

// compare runs two programs on an input. The first is the program to compare with (w.other), if there is one:
// its output becomes the answer. The second is the tested program: its output is compared with the answer.
func (w *worker) compare(ctx context.Context, name string, input []byte) (o outcome, err error) {
	if err := w.setInput(input); err != nil {
		return o, err
	}
	if w.other != nil {
		o, err = w.runOther(ctx, name)
		if err != nil || o.skipped || o.bad != nil {
			return o, err
		}
	}

	// With -time, there may be no second program. Then the right answer is unknown, so the output of the tested
	// program is not checked.
	unchecked := w.opt.time && !w.Pkg.Interactive && w.other == nil
	var res runner.Result
	wanted := verdict.AC
	if unchecked {
		wanted = verdict.None
		res, err = w.Output(ctx, w.subject, w.testcase(name), io.Discard)
	} else {
		res, err = w.Judge(ctx, w.subject, w.testcase(name))
	}
	if err != nil {
		return o, err
	}

	// -time compares these times.
	o.seconds = res.Seconds
	if res.Verdict != wanted {
		o.bad, o.program = &res, w.subject
	}
	return o, nil
}

// runOther runs the program to compare with: the slow program, or the program given by -against. Its output is
// stored as the answer. Interactive problems have no answer: there the referee must accept the program. If the
// slow program exceeds its limits, or if the referee rejects it, the input is skipped. Any other failure of the
// slow program, or of the program given by -against, is a finding.
func (w *worker) runOther(ctx context.Context, name string) (o outcome, err error) {
	var res runner.Result
	wanted := verdict.None
	if w.Pkg.Interactive {
		wanted = verdict.AC
		res, err = w.Judge(ctx, w.other, w.testcase(name))
	} else {
		res, err = w.setAnswer(ctx, w.other, name)
	}
	if err != nil {
		return o, err
	}

	exceeded := res.Verdict == verdict.TLE || res.Verdict == verdict.ILE || res.Verdict == verdict.MLE
	switch {
	case res.Verdict == wanted:
		return o, nil
	case w.opt.against == "" && (exceeded || w.Pkg.Interactive):
		o.skipped = true
		return o, nil
	}
	o.bad, o.program = &res, w.other
	return o, nil
}
