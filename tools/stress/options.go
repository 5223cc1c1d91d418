// This file reads the command line of tools/stress.

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"

	"oj/tools/args"
)

// options are the flags and the problem.
type options struct {
	src, gen, brute, against string
	seed                     uint64
	runs, workers            int
	time, yes                bool
	problem                  string
}

const usage = `usage: go run ./tools/stress [flags] PROBLEM

Runs the solution of a problem against a slow program on random inputs until they differ, makes the input that
breaks it as small as it can, and keeps it as a testcase if that is wanted.

examples:
  go run ./tools/stress uva10004                       generators/ and submissions/accepted/ of the testcases serve
  go run ./tools/stress -gen 'n:1..10 array(n,1..100)' -brute slow.py sums
  go run ./tools/stress -against old.cpp sums          two programs, none of them known to be right
  go run ./tools/stress -time -n 500 sums              the input that takes longest
  go run ./tools/stress -seed 17 -n 1 sums             the same input again

A generator is a line that describes the input (tools/stress/README.md has ten), or a program in any language that
is called with one argument, the seed, and prints an input.

flags:
`

const usageEnd = `
exit status: 0 no difference was found; 1 one was found; 2 wrong usage, an interruption, or no comparison took place
`

// parseOptions reads the arguments. For -h it writes the help to out and returns flag.ErrHelp.
func parseOptions(words []string, out io.Writer) (*options, error) {
	o := &options{}
	f := flag.NewFlagSet("stress", flag.ContinueOnError)
	f.StringVar(&o.src, "src", "", "test this source `file`, not the problem's solution")
	f.StringVar(&o.gen, "gen", "", "take inputs from this `file or line`: a program, or a line that describes them")
	f.StringVar(&o.brute, "brute", "", "take answers from this slow program, a source `file`")
	f.StringVar(&o.against, "against", "", "hold the solution against this source `file`, under the same limits")
	f.Uint64Var(&o.seed, "seed", sizes*rand.Uint64N(10_000_000), "begin with this `number`; the next ones follow (default: any)")
	f.IntVar(&o.runs, "n", 1000, "end after so many `runs`")
	f.IntVar(&o.workers, "j", runtime.NumCPU(), "run `N` inputs at a time")
	f.BoolVar(&o.time, "time", false, "look for the slowest input, instead of a wrong answer")
	f.BoolVar(&o.yes, "yes", false, "keep what was found as a testcase without asking")
	f.Lookup("seed").DefValue = "0" // which is not shown
	names, err := args.Parse(f, words, out, usage, usageEnd)
	if err != nil {
		return nil, err
	}
	switch {
	case len(names) != 1:
		return nil, fmt.Errorf("want one problem, got %d", len(names))
	case o.runs < 1 || o.workers < 1:
		return nil, errors.New("-n and -j want a whole number, at least 1")
	case o.brute != "" && o.against != "":
		return nil, errors.New("-brute and -against both name the other program: want one of them")
	}
	o.problem = names[0]
	return o, nil
}
