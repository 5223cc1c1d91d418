// This file keeps an input as a testcase of the problem.

package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/judge/runner"
	"oj/tools/atomicfile"
	"oj/tools/terminal"
)

// again is the command that draws the same input once more.
func (s *setup) again(seed uint64) string {
	args := []string{"go run ./tools/stress"}
	for _, f := range []struct{ name, value string }{
		{"-src", s.opt.src}, {"-gen", s.opt.gen}, {"-brute", s.opt.brute}, {"-against", s.opt.against},
	} {
		if f.value != "" {
			args = append(args, f.name, runner.Quote(f.value))
		}
	}
	if s.opt.time {
		args = append(args, "-time")
	}
	return strings.Join(append(args, "-seed", fmt.Sprint(seed), "-n 1", runner.Quote(s.opt.problem)), " ")
}

// keep writes an input and its answer into data/secret, after asking.
func (b *bench) keep(ctx context.Context, f finding) error {
	answer, err := b.answer(ctx, f)
	if err != nil {
		return err
	}
	dir := filepath.Join(b.Pkg.Dir, "data", "secret")
	in := filepath.Join(dir, nextName(dir))
	shown := in
	if rel, err := filepath.Rel(b.con.Dir, in); err == nil {
		shown = rel
	}
	if !b.opt.yes {
		if !terminal.Is(b.con.Stdin) {
			fmt.Fprintf(b.con.Out, "-yes keeps it as %s, with its answer\n", shown)
			return nil
		}
		if !terminal.Confirm(ctx, b.con.Stdin, b.con.Err, fmt.Sprintf("Keep it as %s, with its answer?", shown)) {
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
	fmt.Fprintf(b.con.Out, "kept as %s, with its answer\n", shown)
	return nil
}

// answer returns the answer to an input: what the other program printed, or where there is none the tested one. An
// interactive problem has an empty one.
func (b *bench) answer(ctx context.Context, f finding) ([]byte, error) {
	if b.Pkg.Interactive {
		return nil, nil
	}
	if err := b.setInput(f.text); err != nil {
		return nil, err
	}
	from := cmp.Or(b.other, b.subject)
	res, err := b.setAnswer(ctx, from, f.name())
	if err == nil && res.Verdict != runner.None && f.who != from {
		err = fmt.Errorf("%s gives no answer to it: %v, %s", from.Source, res.Verdict, res.Message)
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
