// Command graph draws what a puzzle becomes: the states that a solution's search visits, how far each is, and the
// shortest path among them.
//
// This file reads the command line. Start it with -h for flags and exit statuses.
package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/tools/args"
	"oj/tools/atomicfile"
	"oj/tools/problem"
	"oj/tools/terminal"
	"oj/tools/workspace"
)

const usage = `examples:
  go run ./tools/graph knightsjam > states.svg              the states of the first sample; open it in a browser
  go run ./tools/graph -o states.svg knightsjam my.in       those of another input
  go run ./tools/graph -dot uva321 | dot -Tpng > states.png by Graphviz

usage: go run ./tools/graph [flags] ID [INPUT]

Draws the states that a search of the solution visits, each row a step further from the start, and the shortest path to
a goal. Of more than 2,000 states those around the path are drawn. The search must be one of problems/lib/search; of
a helper of problems/lib/graph its graph is drawn, with what it found.

flags:
`

const usageEnd = `
exit status: 0 drawn; 1 there is nothing to draw, or the solution failed; 2 wrong usage
`

func main() {
	ctx, _ := terminal.Context()
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// run is the whole command; it returns the exit status.
func run(ctx context.Context, line []string, stdout, stderr io.Writer) int {
	f := flag.NewFlagSet("graph", flag.ContinueOnError)
	dot := f.Bool("dot", false, "write the language of Graphviz instead of SVG")
	out := f.String("o", "", "write to this `file` instead of standard output")
	search := f.Int("search", 1, "draw the search with this `number`, from 1, where an input needs several")
	most := f.Int("most", mostStates, "draw no more than this `number` of states: those around the path; up to 120 have their names beside them")
	from := f.Int("from", 0, "states that are numbers count from this `number`")
	var bases []int
	f.Func("digits", "name states that are numbers by their digits to these `bases`, the first digit without one: 4,2 names (3 * 4 + 1) * 2 + 0 as 3 1 0", func(text string) error {
		for _, word := range strings.Split(text, ",") {
			base, err := strconv.Atoi(word)
			if err != nil || base < 2 {
				return fmt.Errorf("%q: want a number from 2", word)
			}
			bases = append(bases, base)
		}
		return nil
	})
	names, err := args.Parse(f, line, stdout, usage, usageEnd)
	if errors.Is(err, flag.ErrHelp) {
		return 0
	}
	if err == nil && (len(names) < 1 || len(names) > 2) {
		err = fmt.Errorf("%d names: want a problem, and an input if it is not the first sample", len(names))
	}
	var root, solution string
	var input *os.File
	if err == nil {
		root, solution, input, err = find(names)
	}
	if err != nil {
		fmt.Fprintf(stderr, "graph: %v (-h explains the flags)\n", err)
		return 2
	}
	defer input.Close()
	s, err := record(ctx, root, solution, input, *search)
	if err == nil {
		s.spell(bases, *from)
		var b bytes.Buffer
		if p := newPicture(s, *most); *dot {
			p.dot(&b)
		} else {
			p.svg(&b)
		}
		if *out != "" {
			err = atomicfile.Write(*out, b.Bytes())
		} else {
			_, err = stdout.Write(b.Bytes())
		}
	}
	if err != nil {
		fmt.Fprintln(stderr, "graph:", err)
		return 1
	}
	return 0
}

// find finds the module, the folder of the problem's solution, and the input: the one that is named, else the first
// sample.
func find(names []string) (root, solution string, input *os.File, err error) {
	here, err := filepath.Abs(".")
	if err != nil {
		return "", "", nil, err
	}
	ws := workspace.Find(here)
	found, err := ws.Resolve(here, names[:1])
	if err != nil {
		return "", "", nil, err
	}
	if len(found) != 1 || found[0].Sources == "" {
		return "", "", nil, fmt.Errorf("%s is not one problem of this repository", names[0])
	}
	if about, err := problem.Describe(found[0]); err != nil || about.Interactive && len(names) == 1 {
		return "", "", nil, errors.Join(err, fmt.Errorf("%s is interactive: name an input, what its referee says first", found[0].ID))
	}
	file := filepath.Join(found[0].Package, "data", "sample", "1.in")
	if samples, _ := filepath.Glob(filepath.Join(found[0].Package, "data", "sample", "*.in")); len(samples) > 0 {
		file = samples[0]
	}
	if len(names) == 2 {
		file = names[1]
	}
	input, err = os.Open(file)
	return ws.Root, filepath.Join(found[0].Sources, "solution"), input, err
}
