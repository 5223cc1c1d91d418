// This file draws the input of a seed and runs the programs on it.

package main

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
)

// input is an input that was drawn. choices are what its format made of the seed; nil where a program made it.
type input struct {
	seed    uint64
	text    []byte
	choices []uint64
}

func (in input) name() string { return fmt.Sprintf("seed %d", in.seed) }

// outcome is what came of one input.
type outcome struct {
	bad     *runner.Run     // what went wrong; nil for nothing
	who     *runner.Program // in which program
	skipped bool            // the slow program was too slow
	seconds float64         // of the program that is tested
}

// finding is an input with what came of it.
type finding struct {
	input
	outcome
}

// bench is where a worker runs the programs, on a testcase whose files they do not see.
type bench struct {
	*setup
	in, ans string // the files; the answer is empty where nobody writes it
}

func (s *setup) newBench() (*bench, error) {
	dir, err := s.HiddenFolder()
	if err != nil {
		return nil, err
	}
	b := &bench{s, filepath.Join(dir, "input"), filepath.Join(dir, "answer")}
	return b, os.WriteFile(b.ans, nil, 0o644)
}

// setInput makes a text the input, in a new file: ext4 writes to the disk at once what was cut to nothing.
func (b *bench) setInput(text []byte) error {
	os.Remove(b.in)
	return os.WriteFile(b.in, text, 0o644)
}

// setAnswer makes what a program prints the answer.
func (b *bench) setAnswer(ctx context.Context, p *runner.Program, name string) (runner.Run, error) {
	os.Remove(b.ans) // see setInput
	f, err := os.Create(b.ans)
	if err != nil {
		return runner.Run{}, err
	}
	defer f.Close()
	return b.Output(ctx, p, b.testcase(name), f)
}

func (b *bench) testcase(name string) *runner.Testcase {
	return &runner.Testcase{Name: name, In: b.in, Ans: b.ans, Group: b.Pkg.Root}
}

// refusal returns what the input validators have against an input, "" for nothing.
func (b *bench) refusal(ctx context.Context, name string, input []byte) (string, error) {
	if len(b.Pkg.InputValidators) == 0 {
		return "", nil
	}
	if err := b.setInput(input); err != nil {
		return "", err
	}
	return b.Refusal(ctx, b.testcase(name))
}

// sizes is how many seeds it takes until the sizes of inputs begin anew.
const sizes = 100

// draw makes the input of a seed, which depends on nothing else. The sizes of formats grow with it, over and over, so
// that small inputs come first; with -time all are large.
func (b *bench) draw(ctx context.Context, seed uint64) (input, error) {
	if b.gen != nil {
		text, err := b.generate(ctx, seed)
		return input{seed, text, nil}, err
	}
	size := 1.0
	if !b.opt.time {
		size = float64(seed%sizes+1) / sizes
	}
	return b.drawSize(seed, size)
}

// drawSize makes the input of a format.
func (b *bench) drawSize(seed uint64, size float64) (input, error) {
	text, choices, err := b.form.Generate(seed, size)
	if err == nil && len(text) == 0 {
		err = errors.New("it describes an empty input")
	}
	if err != nil {
		err = fmt.Errorf("-gen, with the seed %d: %w", seed, err)
	}
	return input{seed, text, choices}, err
}

// generate calls the generator program with a seed.
func (b *bench) generate(ctx context.Context, seed uint64) ([]byte, error) {
	var out bytes.Buffer
	c := &runner.Testcase{Name: input{seed: seed}.name(), In: os.DevNull}
	c.Args = []string{fmt.Sprint(seed)}
	res, err := b.Output(ctx, b.gen, c, &out)
	switch {
	case err != nil:
		return nil, err
	case res.Verdict != runner.None:
		return nil, fmt.Errorf("the generator %s, called with the seed %d: %v, %s; it said: %s", b.gen.Source, seed, res.Verdict, res.Message, strings.TrimSpace(res.Stderr))
	case out.Len() == 0:
		return nil, fmt.Errorf("the generator %s, called with the seed %d, prints nothing; want an input on standard output", b.gen.Source, seed)
	}
	return out.Bytes(), nil
}

// run draws the input of a seed and compares. Where something is wrong, and the first time, the input validators are
// asked, so that a generator's mistake is not taken for one of the programs.
func (b *bench) run(ctx context.Context, seed uint64, first bool) (f finding, err error) {
	if f.input, err = b.draw(ctx, seed); err != nil {
		return f, err
	}
	if f.outcome, err = b.compare(ctx, f.name(), f.text); err == nil && f.bad == nil && !first {
		return f, nil
	}
	why, e := b.refusal(ctx, f.name(), f.text)
	switch {
	case e != nil:
		return f, e
	case why != "":
		return f, fmt.Errorf("the generator's input for the seed %d is not valid: %s", seed, why)
	}
	return f, err
}

// compare runs the programs on an input.
func (b *bench) compare(ctx context.Context, name string, input []byte) (o outcome, err error) {
	if err := b.setInput(input); err != nil {
		return o, err
	}
	if b.other != nil {
		if o, err = b.ask(ctx, name); err != nil || o.skipped || o.bad != nil {
			return o, err
		}
	}
	var res runner.Run
	fine := runner.AC
	if b.opt.time && !b.Pkg.Interactive && b.other == nil { // no answer is known
		fine = runner.None
		res, err = b.Output(ctx, b.subject, b.testcase(name), io.Discard)
	} else {
		res, err = b.Once(ctx, b.subject, b.testcase(name))
	}
	if err != nil {
		return o, err
	}
	o.seconds = res.Seconds
	if res.Verdict != fine {
		o.bad, o.who = &res, b.subject
	}
	return o, nil
}

// ask writes the other program's output as the answer; of an interactive problem it has to win. A slow program that is
// too slow says nothing; any other failure of it is one of the package, but that of -against is a finding.
func (b *bench) ask(ctx context.Context, name string) (o outcome, err error) {
	var res runner.Run
	fine := runner.None
	if b.Pkg.Interactive {
		fine = runner.AC
		res, err = b.Once(ctx, b.other, b.testcase(name))
	} else {
		res, err = b.setAnswer(ctx, b.other, name)
	}
	switch {
	case err != nil:
		return o, err
	case res.Verdict == fine:
		return o, nil
	case b.opt.against != "":
		o.bad, o.who = &res, b.other
		return o, nil
	case res.Verdict == runner.TLE || res.Verdict == runner.ILE || res.Verdict == runner.MLE || b.Pkg.Interactive:
		o.skipped = true
		return o, nil
	}
	return o, fmt.Errorf("the slow program %s fails with the %s: %v, %s; it said: %s", b.other.Source, name, res.Verdict, res.Message, strings.TrimSpace(res.Stderr))
}
