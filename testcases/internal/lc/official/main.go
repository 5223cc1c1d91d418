// Command official compares the programs of problems/lc with the solutions of Library Checker itself, on all
// of its cases.
//
// It needs a checkout of https://github.com/yosupo06/library-checker-problems, g++ and this repository as the
// current folder. For each problem it builds the site's generators, checker and solution, bundles and builds
// our Go and C++, and runs the three programs in turn on every case. The cases are deleted when they have been
// measured.
//
//	main.go     the problems, one after another, and the file of results
//	site.go     what the site says about a problem: cases, generators, hashes
//	programs.go the three programs, their builds, runs and measurements
//	table.go    from results to the table in problems/lc/README.md
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

const usage = `examples:
  git clone https://github.com/yosupo06/library-checker-problems ../site
  go run ./testcases/internal/lc/official -site ../site -results FILE           all problems; adds a line for each case to FILE
  go run ./testcases/internal/lc/official -site ../site -results FILE scc lca   two problems
  go run ./testcases/internal/lc/official -table FILE                             print the table; only the newest line of a case counts
exit status: 0 if all outputs are right; 1 if one is wrong; 2 if a problem could not be measured
`

func main() {
	flag.Usage = func() { fmt.Fprint(flag.CommandLine.Output(), usage); flag.PrintDefaults() }
	site := flag.String("site", "", "the `folder` with the checkout of the site's repository")
	results := flag.String("results", "", "the `file` to which the measurements are added")
	table := flag.String("table", "", "print the table of this `file` of results")
	flag.Parse()

	if *table != "" {
		exit(printTable(*table))
	}
	if *site == "" || *results == "" {
		flag.Usage()
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	exit(measureAll(ctx, *site, *results, flag.Args()))
}

var errWrong = errors.New("not all outputs are right")

func exit(err error) {
	switch {
	case err == nil:
		os.Exit(0)
	case errors.Is(err, errWrong):
		fmt.Fprintln(os.Stderr, "official:", err)
		os.Exit(1)
	}
	fmt.Fprintln(os.Stderr, "official:", err)
	os.Exit(2)
}

func printTable(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	cases, err := ParseResults(string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	fmt.Print(Table(cases))
	return nil
}

// measureAll measures the problems with these ids, or all problems of problems/lc. A problem that cannot be
// measured does not stop the others.
func measureAll(ctx context.Context, site, results string, ids []string) error {
	if len(ids) == 0 {
		folders, err := filepath.Glob("problems/lc/*/solution")
		if err != nil || len(folders) == 0 {
			return fmt.Errorf("no problems/lc/*/solution: start this command in the folder that contains problems")
		}
		for _, folder := range folders {
			ids = append(ids, filepath.Base(filepath.Dir(folder)))
		}
	}

	// A solution of the site may recurse 500,000 deep; the programs inherit this limit.
	const stack = 1 << 30
	if err := syscall.Setrlimit(syscall.RLIMIT_STACK, &syscall.Rlimit{Cur: stack, Max: stack}); err != nil {
		return fmt.Errorf("stack of 1 GiB: %w", err)
	}
	var failed []error
	for _, id := range ids {
		if err := measureProblem(ctx, site, results, strings.TrimPrefix(id, "lc/")); err != nil {
			failed = append(failed, fmt.Errorf("%s: %w", id, err))
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
	return errors.Join(failed...)
}

// measureProblem measures one problem in a temporary folder and adds its results to the file.
func measureProblem(ctx context.Context, site, results, id string) (err error) {
	work, err := os.MkdirTemp("", "official-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(work)) }()

	problem, err := OpenProblem(site, id, filepath.Join(work, "problem"))
	if err != nil {
		return err
	}
	programs, err := buildPrograms(ctx, problem, work)
	if err != nil {
		return err
	}
	about := Case{Date: time.Now().UTC().Format("2006-01-02"), Revision: revision(ctx, "."), Site: revision(ctx, site), Problem: id}
	cases, err := measureCases(ctx, problem, programs, about, work)
	if err != nil {
		return err
	}

	// All cases of a problem are written at once, so that an interrupted run leaves no half of a problem.
	var lines strings.Builder
	for _, c := range cases {
		lines.WriteString(c.Line())
	}
	if err := appendFile(results, lines.String()); err != nil {
		return err
	}
	fmt.Print(Summary(id, cases))
	for _, c := range cases {
		if c.Go.Verdict != accepted || c.Cpp.Verdict != accepted {
			return errWrong
		}
	}
	return nil
}

func appendFile(name, text string) error {
	f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Close())
}

// revision returns the commit of a checkout, with a plus sign if tracked files differ from it.
func revision(ctx context.Context, folder string) string {
	out, err := exec.CommandContext(ctx, "git", "-C", folder, "describe", "--always", "--exclude=*", "--dirty=+").Output()
	if err != nil {
		return "unknown"
	}
	return strings.TrimSpace(string(out))
}
