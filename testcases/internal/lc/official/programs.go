package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"
)

// Programs are the paths of the programs of a problem.
type Programs struct{ checker, site, golang, cpp string }

// buildPrograms builds the site's checker and solution, and our bundled Go and C++, with the options of the
// site and of the judge.
func buildPrograms(ctx context.Context, p *Problem, work string) (*Programs, error) {
	programs := &Programs{filepath.Join(work, "checker"), filepath.Join(work, "site"), filepath.Join(work, "go"), filepath.Join(work, "cpp")}
	if err := buildSite(ctx, p, programs.checker, p.Checker, "-O1"); err != nil {
		return nil, err
	}
	if err := buildSite(ctx, p, programs.site, "sol/correct.cpp", "-O2"); err != nil {
		return nil, err
	}

	solution := filepath.Join("problems", "lc", p.ID, "solution")
	commands := [][]string{
		{"go", "run", "./tools/bundle", "-o", programs.golang + ".go", "./" + solution},
		{"go", "run", "./tools/bundle", "-lang", "c++11", "-o", programs.cpp + ".cpp", "./" + solution},
		{"go", "build", "-ldflags=-s", "-o", programs.golang, programs.golang + ".go"},
		{"g++", "-O2", "-std=c++11", "-o", programs.cpp, programs.cpp + ".cpp"},
	}
	for _, command := range commands {
		if err := call(ctx, command...); err != nil {
			return nil, err
		}
	}
	return programs, nil
}

// buildSite builds a source of the site's repository. Checkers and generators are not measured: -O1 saves time.
func buildSite(ctx context.Context, p *Problem, program, source, optimize string) error {
	return call(ctx, "g++", optimize, "-std=c++17", "-I", p.Common, "-o", program, filepath.Join(p.Folder, source))
}

func call(ctx context.Context, command ...string) error {
	out, err := exec.CommandContext(ctx, command[0], command[1:]...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%v: %w\n%s", command, err, out)
	}
	return nil
}

// A Usage is what a run of a program has used.
type Usage struct {
	CPU time.Duration // user and system time
	KB  int           // peak resident memory; at least that of this program, about 9 MB, which starts the run
}

// slowest is the time after which a run is stopped, on the clock: the site's longest limit, with room for a
// busy machine.
const slowest = 3 * time.Minute

// run runs a program to its end, with files as input and output.
func run(ctx context.Context, input, output string, command ...string) (Usage, error) {
	ctx, stop := context.WithTimeout(ctx, slowest)
	defer stop()
	c := exec.CommandContext(ctx, command[0], command[1:]...)
	var messages bytes.Buffer
	c.Stderr = &messages
	if input != "" {
		in, err := os.Open(input)
		if err != nil {
			return Usage{}, err
		}
		defer in.Close()
		c.Stdin = in
	}
	out, err := os.Create(output)
	if err != nil {
		return Usage{}, err
	}
	c.Stdout = out

	err = errors.Join(c.Run(), out.Close())
	if err != nil {
		return Usage{}, fmt.Errorf("%v: %w %.300s", command, err, messages.String())
	}
	used := c.ProcessState.SysUsage().(*syscall.Rusage)
	return Usage{c.ProcessState.UserTime() + c.ProcessState.SystemTime(), int(used.Maxrss)}, nil
}

const accepted, wrong, crashed = "AC", "WA", "RTE"

// judge runs one of our programs and asks the site's checker, if one is given, about its output.
func judge(ctx context.Context, program, checker, input, output, answer string) (Result, error) {
	used, err := run(ctx, input, output, program)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return Result{Verdict: crashed}, ctx.Err()
	}
	// The checker need not read an output that is the site's own, byte for byte.
	verdict := accepted
	isSame, err := sameFiles(output, answer)
	if err != nil {
		return Result{}, err
	}
	if checker != "" && !isSame {
		if _, err := run(ctx, "", output+".message", checker, input, output, answer); err != nil {
			fmt.Fprintln(os.Stderr, err)
			verdict = wrong
		}
	}
	return Result{verdict, used}, ctx.Err()
}

// sameFiles reports whether two files have the same bytes.
func sameFiles(a, b string) (bool, error) {
	x, err := os.Open(a)
	if err != nil {
		return false, err
	}
	defer x.Close()
	y, err := os.Open(b)
	if err != nil {
		return false, err
	}
	defer y.Close()

	// The files may be large, and this program must stay small: see Usage.
	p, q := make([]byte, 1<<16), make([]byte, 1<<16)
	for {
		n, errX := io.ReadFull(x, p)
		m, errY := io.ReadFull(y, q)
		if n != m || !bytes.Equal(p[:n], q[:m]) {
			return false, nil
		}
		if errX != nil || errY != nil { // the end of both, because n is m
			return true, nil
		}
	}
}

// longest is the time up to which a run is short, so that noise may change it by a third.
const longest = 300 * time.Millisecond

// doubtful reports whether noise may be the reason that a case is above the bound.
func doubtful(theirs, ours Usage, bound float64) bool {
	return ours.CPU >= counts && min(theirs.CPU, ours.CPU) <= longest && float64(ours.CPU) > bound*float64(theirs.CPU)
}

// measureCases generates one case after another and runs the three programs on it in turn.
func measureCases(ctx context.Context, p *Problem, programs *Programs, about Case, work string) (cases []Case, err error) {
	input := filepath.Join(work, "input")
	for _, t := range p.Tests {
		write, err := p.BuildGenerator(ctx, t)
		if err != nil {
			return nil, err
		}
		for i := 0; i < t.Number; i++ {
			if err := write(i, input); err != nil {
				return nil, err
			}
			c := about
			c.Name = fmt.Sprintf("%s_%02d", t.Stem(), i)
			if c.Same, err = p.Same(input, c.Name+".in"); err != nil {
				return nil, err
			}
			if err := measureCase(ctx, programs, &c, work); err != nil {
				return nil, fmt.Errorf("%s: %w", c.Name, err)
			}
			cases = append(cases, c)
		}
	}
	return cases, nil
}

// measureCase runs the three programs on the input: once, or up to three times while the result is doubtful.
func measureCase(ctx context.Context, programs *Programs, c *Case, work string) error {
	input, answer, output := filepath.Join(work, "input"), filepath.Join(work, "answer"), filepath.Join(work, "output")
	for round := 0; round < 3; round++ {
		used, err := run(ctx, input, answer, programs.site)
		if err != nil {
			return err
		}
		checker := programs.checker
		if round > 0 {
			checker = "" // the programs are deterministic, and some checkers take long
		}
		golang, err := judge(ctx, programs.golang, checker, input, output, answer)
		if err != nil {
			return err
		}
		cpp, err := judge(ctx, programs.cpp, checker, input, output, answer)
		if err != nil {
			return err
		}

		if round == 0 {
			c.Theirs, c.Go, c.Cpp = used, golang, cpp
		}
		c.Theirs, c.Go, c.Cpp = better(c.Theirs, used), c.Go.best(golang), c.Cpp.best(cpp)
		if !doubtful(c.Theirs, c.Go.Usage, goBound) && !doubtful(c.Theirs, c.Cpp.Usage, cppBound) {
			break
		}
	}
	return nil
}

// better returns the shorter time, and the larger memory.
func better(a, b Usage) Usage {
	return Usage{min(a.CPU, b.CPU), max(a.KB, b.KB)}
}

// best returns the better usage, but the worse verdict: a program that fails once is wrong.
func (r Result) best(other Result) Result {
	if r.Verdict == accepted {
		r.Verdict = other.Verdict
	}
	r.Usage = better(r.Usage, other.Usage)
	return r
}
