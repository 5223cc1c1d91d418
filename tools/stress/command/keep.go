// This file stores an input as a testcase of the problem.

package command

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/terminal"
	"oj/tools/shared/verdict"
)

// again returns the command line that repeats the run with this seed.
func (s *setup) again(seed uint64) string {
	words := []string{args.Named("go run ./tools/stress")}
	add := func(name, value string) {
		if value != "" {
			words = append(words, name, args.Quote(value))
		}
	}
	add("-src", s.opt.src)
	add("-gen", s.opt.gen)
	add("-brute", s.opt.brute)
	add("-against", s.opt.against)

	// -time changes the sizes of the generated inputs, so without it the command would not generate the same
	// input.
	if s.opt.time {
		words = append(words, "-time")
	}
	if s.opt.mutants {
		words = append(words, "-mutants")
	}
	return strings.Join(append(words, "-seed", fmt.Sprint(seed), "-n 1", args.Quote(s.opt.problem)), " ")
}

// keep stores an input and its answer in data/secret. Without -yes it asks first.
func (w *worker) keep(ctx context.Context, f finding) error {
	// Compute the answer before asking the user, because the input cannot be kept if this fails.
	answer, err := w.answer(ctx, f)
	if err != nil {
		return err
	}
	in := w.nextInput()

	shown := w.shown(in)
	question := fmt.Sprintf("Keep it as %s, with its answer?", shown)
	switch {
	case w.opt.yes:
	case !terminal.Is(w.con.Stdin):
		fmt.Fprintf(w.con.Out, "-yes keeps this input as %s, with its answer\n", shown)
		return nil
	case !terminal.Confirm(ctx, w.con.Stdin, w.con.Err, question):
		return ctx.Err()
	}
	return w.store(in, f.text, answer)
}

// nextInput returns the path for a new testcase.
func (s *setup) nextInput() string {
	dir := filepath.Join(s.Pkg.Dir, "data", "secret")
	return filepath.Join(dir, nextName(dir))
}

// shown returns the path of a file relative to the user's folder.
func (s *setup) shown(file string) string {
	if rel, err := filepath.Rel(s.con.Dir, file); err == nil {
		return rel
	}
	return file
}

// store writes an input and its answer, and prints a message.
func (s *setup) store(in string, text, answer []byte) error {
	if err := os.MkdirAll(filepath.Dir(in), 0o755); err != nil {
		return err
	}
	// The answer comes first, because the judge rejects a package that has an input without an answer.
	if err := atomicfile.Write(strings.TrimSuffix(in, ".in")+".ans", answer); err != nil {
		return err
	}
	if err := atomicfile.Write(in, text); err != nil {
		return err
	}
	fmt.Fprintf(s.con.Out, "kept as %s, with its answer\n", s.shown(in))
	return nil
}

// answer returns the answer to store for an input: the output of the slow program or of the program
// given by -against or, if there is neither, the output of the tested program. In interactive problems the
// answer is empty.
func (w *worker) answer(ctx context.Context, f finding) ([]byte, error) {
	if w.Pkg.Interactive {
		return nil, nil
	}
	if err := w.setInput(f.text); err != nil {
		return nil, err
	}
	author := cmp.Or(w.other, w.subject)
	res, err := w.setAnswer(ctx, author, f.name())
	if err != nil {
		return nil, err
	}

	// If the program `author` fails on the input, the right answer is unknown, so the input cannot be kept. But
	// if this is the failure that stress reports, keep the input with the author's output, even if the output is
	// incomplete.
	if res.Verdict != verdict.None && f.program != author {
		return nil, fmt.Errorf("the input cannot be kept, because %s gives no answer for it: %v, %s", author.Source, res.Verdict, res.Message)
	}
	return os.ReadFile(w.ans)
}

// nextName returns the name of the next input in a folder: NN-stress.in, where NN is one more than the largest
// number of an existing testcase.
func nextName(dir string) string {
	largest := 0
	inputs, _ := filepath.Glob(filepath.Join(dir, "*.in")) // if the folder is missing, there are no inputs
	for _, in := range inputs {
		// Names without a number count as 0.
		name := filepath.Base(in)
		digits := name[:len(name)-len(strings.TrimLeft(name, "0123456789"))]
		if n, err := strconv.Atoi(digits); err == nil {
			largest = max(largest, n)
		}
	}
	return fmt.Sprintf("%02d-stress.in", largest+1)
}
