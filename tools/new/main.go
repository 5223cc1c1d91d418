// Command new makes the files of a new problem: a template for the solution, the samples and problem.yaml.
// It takes them from the browser extension Competitive Companion, from a file, or from an id alone.
//
// This file reads the command line and says what was done. Start it with -h for flags and exit statuses.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"oj/tools/args"
	"oj/tools/terminal"
	"oj/tools/workspace"
)

const usage = `examples:
  go run ./tools/new                     wait for clicks on Competitive Companion's green plus, until Ctrl-C
  go run ./tools/new -once               end after one problem, or after all problems of one contest
  go run ./tools/new uva10004            by hand: an empty sample to paste into
  go run ./tools/new https://open.kattis.com/problems/hello
  go run ./tools/new -json page.json     what the extension would send, from a file ("-": standard input)

usage: go run ./tools/new [flags] [ID or address of the problem's page]

Makes problems/ID/solution/solution.go and testcases/ID with problem.yaml and data/sample. Nothing that exists
is changed. An id comes from the judge: uva10004, cf1850a, abc300/a, a Kattis id; else judge and name.

flags:
`

const usageEnd = `
exit status: 0 everything was made; 1 a problem was not; 2 wrong usage, or no port is free
`

// The exit statuses.
const (
	exitOK = iota
	exitFailed
	exitUsage
)

// options are the flags and the argument.
type options struct {
	once           bool
	json, template string
	port           int // one more port to listen on; -1 for none
	id             string
}

func main() {
	ctx, _ := terminal.Context()
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run is the whole command; it returns the exit status.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	opt, err := parse(args, stdout)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(stderr, "new: %v (-h explains the flags)\n", err)
		return exitUsage
	}
	m, err := newMaker(opt.template)
	if err != nil {
		fmt.Fprintln(stderr, "new:", err)
		return exitUsage
	}
	m.out = stdout
	switch {
	case opt.json != "":
		err = m.fromFile(opt.json, opt.id, stdin)
	case opt.id != "":
		err = m.byHand(opt.id)
	default:
		return m.listen(ctx, opt, stderr)
	}
	if err != nil {
		fmt.Fprintln(stderr, "new:", err)
		return exitFailed
	}
	return exitOK
}

func parse(line []string, stdout io.Writer) (*options, error) {
	opt := &options{}
	f := flag.NewFlagSet("new", flag.ContinueOnError)
	f.BoolVar(&opt.once, "once", false, "end after the first problem, or the first whole contest")
	f.StringVar(&opt.json, "json", "", "read the problem from this `file` of Competitive Companion's JSON (\"-\": standard input)")
	f.StringVar(&opt.template, "template", "", "make solution.go from this `file` instead; text/template, see README.md")
	f.IntVar(&opt.port, "port", -1, "listen on this port, too, such as one set in the extension; 0: any free `port`")
	names, err := args.Parse(f, line, stdout, usage, usageEnd)
	switch {
	case err != nil:
		return nil, err
	case len(names) > 1:
		return nil, fmt.Errorf("%d problems are named, want one at most", len(names))
	case opt.port < -1 || opt.port > 65535:
		return nil, fmt.Errorf("-port %d: want 0 to 65535", opt.port)
	}
	if len(names) == 1 {
		opt.id = names[0]
		return opt, checkArgument(opt.id)
	}
	return opt, nil
}

// checkArgument refuses what is neither an id nor an address.
func checkArgument(arg string) error {
	if strings.Contains(arg, "://") {
		return checkURL(arg)
	}
	return checkID(arg)
}

// maker makes problems in one repository.
type maker struct {
	root     string // the folder of go.mod
	module   string // its path
	template *solutionTemplate
	out      io.Writer
}

func newMaker(templateFile string) (*maker, error) {
	ws := workspace.Find(".")
	if ws.Root == "" {
		return nil, errors.New("no folder here or above holds go.mod and problems: problems are made in such a repository")
	}
	t, err := readTemplate(templateFile)
	return &maker{root: ws.Root, module: workspace.Module(ws.Root), template: t}, err
}

// fromFile makes the problem of a JSON file, under this id unless it is "".
func (m *maker) fromFile(name, id string, stdin io.Reader) error {
	in := stdin
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return err
		}
		defer f.Close()
		in = f
	}
	data, err := io.ReadAll(io.LimitReader(in, maxJSON+1))
	if err != nil {
		return err
	}
	t, err := parseTask(data)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	err = m.fromTask(t, id)
	if err != nil && name != "-" {
		return fmt.Errorf("%w\n  to make it under another id: go run ./tools/new -json %s ID", err, name)
	}
	return err
}

// fromTask makes the problem that the extension told of, under this id unless it is "".
func (m *maker) fromTask(t *task, id string) error {
	p, err := t.problem()
	if id != "" {
		p.ID, err = id, checkID(id)
	}
	if err != nil {
		return err
	}
	return m.make(p)
}

// byHand makes a problem of which nothing is known but its id or the address of its page.
func (m *maker) byHand(arg string) error {
	p, err := guess(arg)
	if err != nil {
		return err
	}
	return m.make(p)
}

// make makes a problem's files and says what to do next.
func (m *maker) make(p *problem) error {
	if err := m.create(p); err != nil {
		return err
	}
	fmt.Fprintf(m.out, "%s: %s, %s\n", p.ID, p.Name, samples(len(p.Samples)))
	fmt.Fprintf(m.out, "  problems/%s/solution/solution.go is to be written\n", p.ID)
	for _, note := range p.notes() {
		fmt.Fprintf(m.out, "  %s\n", note)
	}
	fmt.Fprintf(m.out, "next: go run ./judge -watch %s\n", p.ID)
	return nil
}

// notes are what the user has to look at before the problem can be judged.
func (p *problem) notes() (list []string) {
	dir := "testcases/" + p.ID + "/data/sample/"
	switch {
	case len(p.Samples) == 0:
		list = append(list, fmt.Sprintf("no sample came with it: paste one into %s1.in, which is empty, and its answer into %s1.ans", dir, dir))
		if p.uva() {
			list = append(list, "in Firefox, Competitive Companion reads no samples of UVa; in Chrome it does")
		}
		if p.URL != "" {
			list = append(list, "the statement: "+p.URL)
		}
	case p.uva():
		list = append(list, "its sample was read out of a PDF, where lines get lost: compare "+dir+" with the statement")
	}
	if p.Interactive {
		list = append(list, "it is interactive: it needs a referee in testcases/"+p.ID+"/output_validators, see problems such as skynet1")
	}
	if p.File != "" {
		list = append(list, "the page says that programs read and write files ("+p.File+"); here they use standard input and output")
	}
	return list
}

// samples counts in words.
func samples(n int) string {
	switch n {
	case 0:
		return "no sample"
	case 1:
		return "1 sample"
	}
	return fmt.Sprintf("%d samples", n)
}
