// This file keeps an input as a testcase of the problem.

package stress

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
	"oj/tools/atomicfile"
)

// again is the command that draws the same input once more.
func (t *talk) again(seed uint64) string {
	args := []string{"go run ./tools/stress"}
	for _, f := range []struct{ name, value string }{
		{"-src", t.opt.src}, {"-gen", t.opt.gen}, {"-brute", t.opt.brute}, {"-against", t.opt.against},
	} {
		if f.value != "" {
			args = append(args, f.name, report.ShellQuote(f.value))
		}
	}
	if t.opt.time {
		args = append(args, "-time")
	}
	return strings.Join(append(args, "-seed", fmt.Sprint(seed), "-n 1", report.ShellQuote(t.opt.problem)), " ")
}

// keep writes an input and its answer into data/secret, after asking.
func (t *talk) keep(ctx context.Context, b *bench, f finding) error {
	answer, err := b.answer(ctx, f)
	if err != nil {
		return err
	}
	dir := filepath.Join(t.lab.pkg.Dir, "data", "secret")
	in := filepath.Join(dir, nextName(dir))
	shown := in
	if rel, err := filepath.Rel(t.dir, in); err == nil {
		shown = rel
	}
	if !t.opt.yes {
		if !progress.Terminal(t.stdin) {
			fmt.Fprintf(t.out, "-yes keeps it as %s, with its answer\n", shown)
			return nil
		}
		fmt.Fprintf(t.err, "Keep it as %s, with its answer? [y/N] ", shown)
		if !progress.Yes(ctx, t.stdin) {
			return ctx.Err()
		}
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	// The answer first: an input without one would make the package unreadable.
	if err := atomicfile.Write(strings.TrimSuffix(in, ".in")+".ans", answer); err != nil {
		return err
	}
	if err := atomicfile.Write(in, f.text); err != nil {
		return err
	}
	fmt.Fprintf(t.out, "kept as %s, with its answer\n", shown)
	return nil
}

// answer returns the answer to an input: what the other program printed, or where there is none the tested one. An
// interactive problem has an empty one.
func (b *bench) answer(ctx context.Context, f finding) ([]byte, error) {
	if b.pkg.Interactive {
		return nil, nil
	}
	if err := b.setInput(f.text); err != nil {
		return nil, err
	}
	from := *b
	lab := *b.lab
	if from.lab = &lab; lab.other == nil {
		lab.other = lab.subject
	}
	res, err := from.output(ctx, b.testcase(f.name()))
	if err == nil && res.Verdict != verdict.None && f.who != lab.other {
		err = fmt.Errorf("%s gives no answer to it: %v, %s", lab.other.Source, res.Verdict, res.Message)
	}
	if err != nil {
		return nil, err
	}
	return os.ReadFile(b.ans)
}

// nextName returns the name of the next input in the folder: NN-stress.in, NN one more than the largest number there.
func nextName(dir string) string {
	largest := 0
	inputs, _ := filepath.Glob(filepath.Join(dir, "*.in")) // none, where the folder is missing
	for _, in := range inputs {
		name := filepath.Base(in)
		digits := name[:len(name)-len(strings.TrimLeft(name, "0123456789"))]
		if n, err := strconv.Atoi(digits); err == nil {
			largest = max(largest, n)
		}
	}
	return fmt.Sprintf("%02d-stress.in", largest+1)
}
