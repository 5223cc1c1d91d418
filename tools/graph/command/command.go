// Package command contains the command tools/graph. This file reads the command line.
package command

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/problem"
	"oj/tools/shared/terminal"
	"oj/tools/shared/workspace"
)

const usage = `examples:
  go run ./tools/graph knightsjam > states.svg              draw the states of the first sample; open the file in a browser
  go run ./tools/graph -o states.svg knightsjam my.in       draw the states of another input
  go run ./tools/graph -html uva321 > page.html             write a page that replays the search and asks about it
  go run ./tools/graph -html uva321 my.in > page.html       the same for your input
  go run ./tools/graph -html mine/uva321 > page.html        show the search of your own program beside ours
  go run ./tools/graph -dot uva321 | dot -Tpng > states.png draw with Graphviz

usage: go run ./tools/graph [flags] ID [INPUT]

Draws the states that a search of the solution visits, and the shortest path to a goal. Each row is one step further from
the start than the row above it. If there are more than 2,000 states, the picture shows the 2,000 states nearest to the
path. The solution must call a search of problems/lib/search. If it calls a helper of problems/lib/graph instead, the
picture shows that helper's graph, with the helper's result marked.

With -html it writes a page without dependencies. It replays the search step by step in the picture of the puzzle. It
stops where there is something to decide, and asks at most eight questions, which you answer by click, touch or the keys
1 to 4. If you use no other flags except -o, the page is about the search that the README of the problem shows; if you
name no input either, it uses the input of the README. If you name your own program for a problem of the course, such
as mine/uva321, the page shows its search beside ours, beginning where they differ. Your program must be in Go and call
a search of problems/lib/search or a helper of problems/lib/graph: otherwise the page says so and shows only ours.

flags:
`

const usageEnd = `
exit status: 0 drawn; 1 there is nothing to draw, or the solution failed; 2 wrong usage
`

// The exit statuses.
const (
	exitOK = iota
	exitFailed
	exitUsage
)

// options are the values of the flags and of the arguments.
type options struct {
	dot  bool
	html bool

	// The arguments of the command that draws the README's picture, if its flags are used for another input.
	pictured []string

	out    string   // the file to write; "" for standard output
	search int      // the number of the search to draw, from 1
	most   int      // the maximum number of states to draw
	from   int      // with -digits: the number to add to each digit, for example 1 to count from 1
	digits []digit  // for states that are encoded as numbers: the bases of their digits
	fields []string // the names of the parts of states

	id       string // the id of the problem
	root     string // the root folder of the module
	solution string // the folder of the solution
	own      string // the learner's own program, a file or a folder; "" if the command line does not name it
	arg      string // the argument that names own
	pkg      string // the folder of the problem's package
	title    string // the problem's name
	address  string // of the problem's page on its site; "" if unknown
	input    *os.File
}

// Main executes the command line of this process and exits.
func Main() {
	ctx, _ := terminal.Context()
	os.Exit(Run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// Run executes the command line and returns the exit status.
func Run(ctx context.Context, line []string, stdout, stderr io.Writer) int {
	o, err := parse(line, stdout)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(stderr, "graph: %v (-h explains the flags)\n", err)
		return exitUsage
	}
	defer o.input.Close()

	// All errors up to here mean wrong usage. The errors from here on mean that the solution failed or that
	// there is nothing to draw.
	if err := o.chooseSearch(ctx); err != nil {
		fmt.Fprintln(stderr, "graph:", err)
		return exitFailed
	}
	var s *space
	if o.own != "" && !o.html {
		s, err = o.traceOwn(ctx, nil)
	} else {
		s, err = trace(ctx, o.root, o.solution, o.input, o.search)
	}
	if err == nil {
		err = o.draw(ctx, s, stdout, stderr)
	}
	if ctx.Err() != nil {
		err = errors.New("interrupted")
	}
	if err != nil {
		fmt.Fprintln(stderr, "graph:", err)
		return exitFailed
	}
	return exitOK
}

func parse(line []string, stdout io.Writer) (*options, error) {
	o := &options{}
	f := flag.NewFlagSet("graph", flag.ContinueOnError)
	f.BoolVar(&o.dot, "dot", false, "write DOT, the language of Graphviz, instead of SVG")
	f.BoolVar(&o.html, "html", false, "write a page that replays the search in the puzzle's picture, and asks questions, instead of SVG")
	f.StringVar(&o.out, "o", "", "write to this `file` instead of standard output")
	f.IntVar(&o.search, "search", 1, "draw the search with this `number`, from 1, if the solution makes several")
	f.IntVar(&o.most, "most", mostStates, "draw at most this `number` of states, those nearest to the path; "+
		"names are shown for at most 120 states")
	f.IntVar(&o.from, "from", 0, "with -digits: add this `number` to each digit")
	f.Func("digits", "show a state that is encoded as one number by its digits; list their `bases`, without that of "+
		"the first digit: with 4,2 the number (3 * 4 + 1) * 2 + 0 becomes 3 1 0; the letters a to d are the first numbers of "+
		"the case, as in b+2, and 2xa are as many digits of base 2 as a says", o.addDigits)
	f.Func("fields", "with -html: the `names` of the parts of a state, such as row,column", func(text string) error {
		o.fields = strings.Split(text, ",")
		return nil
	})
	names, err := args.Parse(f, line, stdout, usage, usageEnd)
	if err != nil {
		return nil, err
	}

	// If -html is given with no flags but -o, use the flags of the picture in the problem's README, and its input unless
	// an input is named, because the user has probably seen that picture.
	isPlain := o.html && (len(names) == 1 || len(names) == 2)
	f.Visit(func(one *flag.Flag) {
		isPlain = isPlain && slices.Contains([]string{"html", "o"}, one.Name)
	})
	if isPlain {
		if words := o.likePicture(names[0]); words != nil {
			pictured, err := args.Parse(f, words, stdout, usage, usageEnd)
			if err != nil {
				return nil, err
			}
			if len(names) == 1 {
				names = append(names, pictured[1:]...)
			} else {
				o.pictured = pictured
			}
		}
	}
	if len(names) < 1 || len(names) > 2 {
		return nil, fmt.Errorf("%d arguments: want a problem and at most one input", len(names))
	}
	if o.html && o.dot {
		return nil, errors.New("-html and -dot cannot be combined")
	}
	return o, o.find(names)
}

// drawing matches the comment below a picture in a README, which contains the command that draws the picture. The
// group of the pattern matches the command's arguments.
var drawing = regexp.MustCompile(`<!-- go run \./tools/graph (.*) > \S+ -->`)

// likePicture returns the arguments of the command that draws the picture in the README of a problem, or nil
// if the README has no picture. The path of an input becomes absolute.
func (o *options) likePicture(name string) []string {
	target, err := o.target(name)
	if err != nil {
		return nil // ignore this error, because the caller then calls find, which reports it
	}
	text, _ := os.ReadFile(filepath.Join(target.Sources, "README.md"))
	found := drawing.FindSubmatch(text)
	if found == nil {
		return nil
	}
	words := strings.Fields(string(found[1]))
	if last := len(words) - 1; strings.HasSuffix(words[last], ".in") {
		words[last] = filepath.Join(o.root, filepath.FromSlash(words[last]))
	}
	return words
}

// target finds the problem that a command-line argument names.
func (o *options) target(name string) (t workspace.Target, err error) {
	dir, err := filepath.Abs(".")
	if err != nil {
		return t, err
	}

	// The name may be an unambiguous prefix of an id, as for the judge.
	ws := workspace.Find(dir)
	o.root = ws.Root
	found, err := ws.Resolve(dir, []string{name})
	if err != nil {
		return t, err
	}
	if len(found) != 1 || found[0].Sources == "" {
		return t, fmt.Errorf("%q does not name exactly one problem of this repository", name)
	}
	return found[0], nil
}

// find finds the problem that the first argument names, and opens the input. The input is the second argument
// or, without one, the first sample.
func (o *options) find(names []string) error {
	target, err := o.target(names[0])
	if err != nil {
		return err
	}
	pkg, err := problem.Describe(target)
	if err != nil {
		return err
	}
	if pkg.Interactive && len(names) == 1 {
		// The sample of an interactive problem is input for its referee, not for the solution.
		return fmt.Errorf("%s is interactive: name an input that contains the first messages of its referee", target.ID)
	}
	file := filepath.Join(target.Package, "data", "sample", "1.in")

	// The first sample may have another name than 1.in, so take the first file in alphabetical order.
	samples, _ := filepath.Glob(filepath.Join(target.Package, "data", "sample", "*.in"))
	if len(samples) > 0 {
		file = samples[0]
	}
	if len(o.pictured) == 2 {
		o.pictured[1] = workspace.In(o.root, o.pictured[1])
	} else if o.pictured != nil {
		o.pictured = []string{"", file}
	}
	if len(names) == 2 {
		file = names[1]
	}
	o.id = target.ID
	o.solution = filepath.Join(target.Sources, "solution")
	o.pkg = target.Package
	o.title, o.address = pkg.Name, pkg.SourceURL
	o.findOwn(target, names[0])
	o.input, err = os.Open(file)
	return err
}

// draw writes the picture of a recorded search, or with -html the page about it.
func (o *options) draw(ctx context.Context, s *space, stdout, stderr io.Writer) error {
	if err := o.name(s); err != nil {
		return err
	}

	// Write the file only if the picture is complete.
	var b bytes.Buffer
	switch {
	case o.html:
		page, err := o.page(ctx, s, stderr)
		if err != nil {
			return err
		}
		b.Write(page)
	case o.dot:
		newPicture(s, o.most).dot(&b)
	default:
		newPicture(s, o.most).svg(&b)
	}

	if o.out != "" {
		return atomicfile.Write(o.out, b.Bytes())
	}
	_, err := stdout.Write(b.Bytes())
	return err
}
