// This file reads the command line.

package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime"

	"oj/tools/shared/args"
	"oj/tools/shared/language"
	"oj/tools/shared/workspace"
)

// options contains the flags and the problem.
type options struct {
	src, gen, brute, against string
	seed                     uint64
	runs, workers            int
	time, yes, mutants       bool
	problem                  string
	files                    []string // the source files that stand in the place of -src, -brute and the problem
}

const usage = `examples:
  go run ./tools/stress uva10004                       use generators/ and submissions/accepted/ of the testcases
  go run ./tools/stress -gen 'n:1..10 array(n,1..100)' -brute slow.py sums
  go run ./tools/stress a.cpp slow.py                  the same in a folder of plain files; -gen and -brute are remembered
  go run ./tools/stress -against old.cpp sums          compare two programs; either may be wrong
  go run ./tools/stress -time -n 500 sums              find the input that takes longest
  go run ./tools/stress -mutants sums                  no second program: which small changes does no testcase detect?
  go run ./tools/stress -seed 17 -n 1 sums             the same input again

usage: go run ./tools/stress [flags] PROBLEM
       go run ./tools/stress [flags] FILE [SLOW]       the program FILE, and the slow program; the problem is that of FILE

Runs the solution of a problem and a slow program on random inputs until their outputs differ. Then it makes this input as
small as possible, shows the failure, and offers to keep the input as a testcase.

A generator is a line that describes the input (tools/stress/README.md has ten examples), or a program in any language. The
program gets one argument, the seed, and prints an input. stress remembers -gen and -brute in the file .stress beside the
testcases, so later calls need neither.

-mutants makes small changes in the solution. It shows small inputs on which a changed program gives another
answer than the solution. At a terminal you choose the right answer, and the input becomes a testcase.

flags:
`

const usageEnd = `
exit status: 0 no difference was found; 1 a difference was found, or a program failed; 2 wrong usage, an interruption, or
no comparison took place
`

// maxSeed is the largest first seed that is chosen at random. It is small, so that seeds have few digits.
const maxSeed = 10_000_000

// mutantRuns is the default number of inputs for -mutants.
const mutantRuns = 200

// parseOptions parses the command line. If -h is given, parseOptions writes the help to out and returns
// flag.ErrHelp.
func parseOptions(dir string, words []string, out io.Writer) (*options, error) {
	o := &options{}
	f := flag.NewFlagSet("stress", flag.ContinueOnError)
	f.StringVar(&o.src, "src", "", "test this source `file` instead of the problem's solution")
	f.StringVar(&o.gen, "gen", "", "take inputs from this `file or line`: a program, or a line that describes them")
	f.StringVar(&o.brute, "brute", "", "take answers from this slow program, a source `file`")
	f.StringVar(&o.against, "against", "", "compare with this source `file`, under the same limits")
	f.Uint64Var(&o.seed, "seed", sizes*rand.Uint64N(maxSeed), "begin with the seed of this `number` (default: a random one)")
	f.IntVar(&o.runs, "n", 1000, "try at most this `number` of inputs (default with -mutants: 200)")
	f.IntVar(&o.workers, "j", runtime.NumCPU(), "run `N` inputs at a time")
	f.BoolVar(&o.mutants, "mutants", false, "compare the solution with small changes to itself instead of with another program")
	f.BoolVar(&o.time, "time", false, "look for the slowest input instead of a wrong answer")
	f.BoolVar(&o.yes, "yes", false, "keep the input as a testcase without asking")
	f.Lookup("seed").DefValue = "0" // the help does not show a default of 0, so this hides the random default

	// Flags may also come after the problem.
	names, err := args.Parse(f, words, out, usage, usageEnd)
	if err == nil {
		names, err = o.takeFiles(dir, names)
	}

	switch {
	case err != nil:
		return nil, err
	case len(names) != 1:
		return nil, fmt.Errorf("want one problem or one program, got %d", len(names))
	case o.runs < 1 || o.workers < 1:
		return nil, errors.New("-n and -j want a whole number, at least 1")
	case o.brute != "" && o.against != "":
		return nil, errors.New("-brute and -against cannot be combined, because each of them names the program to compare with")
	case o.mutants && (o.brute != "" || o.against != "" || o.time):
		return nil, errors.New("-mutants compares the solution with itself: leave out -brute, -against and -time")
	case o.mutants && o.yes:
		return nil, errors.New("-mutants asks which answer is right: leave out -yes")
	}

	// With -mutants the default of -n is smaller, because each input is tried with many variants.
	hasRuns := false
	f.Visit(func(f *flag.Flag) { hasRuns = hasRuns || f.Name == "n" })
	if o.mutants && !hasRuns {
		o.runs = mutantRuns
	}
	o.problem = names[0]
	return o, nil
}

// takeFiles takes the source files out of the names: the first one is the tested program, and the second one the slow
// program. It returns the other names. If there are none, it returns the problem to which the first file belongs: a
// problem of the module, or the folder of the file.
func (o *options) takeFiles(dir string, names []string) (others []string, err error) {
	for _, name := range names {
		info, err := os.Stat(workspace.In(dir, name))
		if err == nil && !info.IsDir() && language.Of(name) != nil {
			o.files = append(o.files, name)
		} else {
			others = append(others, name)
		}
	}
	if len(o.files) == 0 {
		return others, nil
	}

	// A flag and a file must not name the same program twice.
	switch {
	case len(o.files) > 2:
		return nil, fmt.Errorf("want the tested program and the slow program, got %d programs", len(o.files))
	case o.src != "":
		return nil, fmt.Errorf("-src and %s both name the tested program", o.files[0])
	case len(o.files) == 2 && (o.brute != "" || o.against != "" || o.mutants):
		return nil, fmt.Errorf("%s would be the slow program: leave out -brute, -against and -mutants", o.files[1])
	}
	o.src = o.files[0]
	if len(o.files) == 2 {
		o.brute = o.files[1]
	}
	if len(others) > 0 {
		return others, nil
	}
	id, err := workspace.Find(dir).Around(workspace.In(dir, o.src))
	return []string{id}, err
}
