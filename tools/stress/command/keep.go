// This file stores an input as a testcase of the problem.

package command

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/terminal"
	"oj/tools/shared/verdict"
	"oj/tools/shared/workspace"
)

// again returns the command line that repeats the run with this seed.
func (s *setup) again(seed uint64) string {
	words := []string{args.Named("go run ./tools/stress")}
	add := func(name, value string) {
		if value != "" {
			words = append(words, name, args.Quote(value))
		}
	}
	isFile := func(flag string) bool { return slices.Contains(s.opt.files, flag) }
	if !isFile(s.opt.src) {
		add("-src", s.opt.src)
	}
	add("-gen", s.opt.gen)
	if !isFile(s.opt.brute) {
		add("-brute", s.opt.brute)
	}
	add("-against", s.opt.against)

	// -time changes the sizes of the generated inputs, so without it the command would not generate the same
	// input.
	if s.opt.time {
		words = append(words, "-time")
	}
	if s.opt.mutants {
		words = append(words, "-mutants")
	}
	words = append(words, "-seed", fmt.Sprint(seed), "-n 1")
	for _, file := range s.opt.files {
		words = append(words, args.Quote(file))
	}

	// The problem follows from the files, if the user has not named it.
	if len(s.opt.files) == 0 || !filepath.IsAbs(s.opt.problem) {
		words = append(words, args.Quote(s.opt.problem))
	}
	return strings.Join(words, " ")
}

// keep stores an input and its answer as a testcase. Without -yes it asks first.
func (w *worker) keep(ctx context.Context, f finding) error {
	// Compute the answer before asking the user, because the input cannot be kept if this fails.
	answer, err := w.answer(ctx, f)
	if err != nil {
		return err
	}
	at := w.nextCase()

	shown, with := w.shown(at.in), ", with its answer"
	if answer == nil {
		with = fmt.Sprintf(", without an answer, because %s fails on it", f.program.Name)
	}
	switch {
	case w.opt.yes:
	case !terminal.Is(w.con.Stdin):
		fmt.Fprintf(w.con.Out, "-yes keeps this input as %s%s\n", shown, with)
		return nil
	case !terminal.Confirm(ctx, w.con.Stdin, w.con.Err, fmt.Sprintf("Keep it as %s%s?", shown, with)):
		return ctx.Err()
	}
	return w.store(at, f.text, answer)
}

// place is the place of a new testcase: the paths of its input and its answer.
type place struct{ in, ans string }

// nextCase returns the place for a new testcase: in data/secret or, in a folder of plain files or of another tool, beside
// the other testcases.
func (s *setup) nextCase() place {
	data := filepath.Join(s.Pkg.Dir, "data")
	isPackage := workspace.IsDir(data) || exists(filepath.Join(s.Pkg.Dir, "problem.yaml")) || s.Target.Sources != ""
	if isPackage {
		dir := filepath.Join(data, "secret")
		stem := filepath.Join(dir, nextName(dir))
		return place{stem + ".in", stem + ".ans"}
	}

	// Put the files into the folders of the first testcase, with its extensions.
	at := place{filepath.Join(s.Pkg.Dir, "x.in"), filepath.Join(s.Pkg.Dir, "x.out")}
	if cases := s.Pkg.JudgedCases(); len(cases) > 0 {
		at = place{cases[0].In, cases[0].Ans}
	}
	in, ans := filepath.Ext(at.in), filepath.Ext(at.ans)
	name := func(n int) string { return fmt.Sprintf("stress-%d", n) }
	stem := strings.TrimSuffix(filepath.Base(at.in), in)
	switch {
	case in == "" && ans == ".a": // Polygon: 01 and 01.a
		name = func(n int) string { return fmt.Sprintf("%0*d", len(stem), n) }
	case in == "" || in == ans && filepath.Dir(at.in) == filepath.Dir(at.ans): // in1 and out1
		in, ans = ".in", ".out"
	}
	for n := 1; ; n++ {
		next := place{filepath.Join(filepath.Dir(at.in), name(n)+in), filepath.Join(filepath.Dir(at.ans), name(n)+ans)}
		if !exists(next.in) && !exists(next.ans) {
			return next
		}
	}
}

// shown returns the path of a file relative to the user's folder.
func (s *setup) shown(file string) string {
	if rel, err := filepath.Rel(s.con.Dir, file); err == nil {
		return rel
	}
	return file
}

// store writes an input and its answer, and prints a message. An answer that is nil is not written.
func (s *setup) store(at place, text, answer []byte) error {
	if err := os.MkdirAll(filepath.Dir(at.in), 0o755); err != nil {
		return err
	}

	// The answer comes first, because a testcase without an answer is not judged.
	with := "without an answer"
	if answer != nil {
		with = "with its answer"
		if err := atomicfile.Write(at.ans, answer); err != nil {
			return err
		}
	}
	if err := atomicfile.Write(at.in, text); err != nil {
		return err
	}
	fmt.Fprintf(s.con.Out, "kept as %s, %s\n", s.shown(at.in), with)
	return nil
}

// answer returns the answer to store for an input: the output of the slow program or of the program
// given by -against or, if there is neither, the output of the tested program. In interactive problems the
// answer is empty. If the failure to report is that of this program, the answer is unknown: nil.
func (w *worker) answer(ctx context.Context, f finding) ([]byte, error) {
	if w.Pkg.Interactive {
		return []byte{}, nil
	}
	if err := w.setInput(f.text); err != nil {
		return nil, err
	}
	author := cmp.Or(w.other, w.subject)
	res, err := w.setAnswer(ctx, author, f.name())
	if err != nil {
		return nil, err
	}
	switch {
	case res.Verdict == verdict.None:
		return os.ReadFile(w.ans)
	case f.program == author:
		return nil, nil
	}
	return nil, fmt.Errorf("the input cannot be kept, because %s gives no answer for it: %v, %s", author.Name, res.Verdict, res.Message)
}

// nextName returns the name of the next input in a folder: NN-stress, where NN is one more than the largest
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
	return fmt.Sprintf("%02d-stress", largest+1)
}
