// Package command contains the command tools/new. This file reads the command line and prints the results.
package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"oj/tools/shared/args"
	"oj/tools/shared/language"
	"oj/tools/shared/templates"
	"oj/tools/shared/terminal"
	"oj/tools/shared/workspace"
)

const usage = `examples:
  go run ./tools/new                     wait for clicks on Competitive Companion's green plus, until Ctrl-C
  go run ./tools/new -once               end after one problem, or after all problems of one contest
  go run ./tools/new uva10004            create a problem from its id, with an empty sample to paste into
  go run ./tools/new https://open.kattis.com/problems/hello
  go run ./tools/new -lang cpp           create main.cpp instead of solution/solution.go; with an id, also in an existing problem
  go run ./tools/new -paste uva10004     paste samples: an input, a line ---, its answer, a line ---, the next input ...
  go run ./tools/new -checker -lang py hello   add a checker of ten lines to testcases/hello; -interactive: an interactor
  go run ./tools/new https://www.codingame.com/training/hard/the-labyrinth   create a bot and a referee; -game ID: the same from an id
  go run ./tools/new -arena uttt         create a first bot for a game of two players
  go run ./tools/new -json page.json     create the problem from a saved message of the extension ("-": standard input)
  go run ./tools/new -course uva10004    create all files of a problem of the course; existing files are kept

usage: go run ./tools/new [flags] [ID or address of the problem's page]

Creates problems/ID/solution/solution.go, and testcases/ID with problem.yaml and data/sample. It never changes existing
files. The id depends on the site: uva10004, cf1850/a, abc300/a, or the problem's name at Kattis. For other sites it
contains the site's name and the problem's name. If you click on the page of a contest, all of its problems are created,
with ids such as cf1850/a and cf1850/b.

The program is created from the first of these templates that exists:
  the file given by -template
  templates/NAME in this repository
  %s
  the built-in template
NAME is %s.

flags:
`

const usageEnd = `
exit status: 0 everything was created; 1 a problem could not be created; 2 wrong usage, or no port is free
`

// The exit statuses.
const (
	exitOK = iota
	exitFailed
	exitUsage
)

// options are the flags and the argument.
type options struct {
	once, paste    bool
	course         bool
	json, template string
	lang           *language.Language
	add            bool // whether to add a program in this language if the problem exists already; -lang sets it
	checker        bool // whether to add a checker
	interactive    bool // whether to add an interactor
	game           bool // whether to create a bot and a referee for a CodinGame puzzle
	arena          bool // whether to create a bot for a game of two players
	port           int  // an additional port to listen on; -1 for none
	id             string
}

// Main executes the command line of this process and exits.
func Main() {
	ctx, _ := terminal.Context()
	os.Exit(Run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// Run executes the command line and returns the exit status.
func Run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	opt, err := parse(args, stdout)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(stderr, "new: %v (-h explains the flags)\n", err)
		return exitUsage
	}

	// Check the template and the folder now, so that the user sees an error before clicking in the browser.
	m, err := newMaker(opt)
	if err != nil {
		fmt.Fprintln(stderr, "new:", err)
		return exitUsage
	}

	m.out = stdout
	switch {
	case opt.arena:
		err = m.addBot(opt.id, opt.lang.Exts)
	case opt.json != "":
		err = m.fromFile(ctx, opt.json, opt.id, stdin)
	case opt.kindOf() != nil:
		err = m.addValidator(opt.id, opt.kindOf(), opt.lang.ID)
	case opt.paste:
		err = m.paste(ctx, opt.id, stdin)
	case opt.course:
		err = m.addCourse(opt.id)
	case opt.id != "":
		err = m.byHand(opt.id, opt.add)
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
	opt := &options{lang: language.ByID("go")}
	f := flag.NewFlagSet("new", flag.ContinueOnError)
	f.BoolVar(&opt.once, "once", false, "end after the first problem or, if it belongs to a contest, after all problems of the contest")
	f.StringVar(&opt.json, "json", "",
		"read the problem from this `file`, a message of Competitive Companion in JSON (\"-\": standard input)")
	f.StringVar(&opt.template, "template", "",
		"create the program from this template `file` (in the syntax of Go's text/template, see README.md)")

	ids := strings.Join(language.IDs(), ", ")
	f.Func("lang", "create a program in this `language` (default go): "+ids, func(name string) error {
		opt.lang = language.ByID(name)
		opt.add = true // if the problem exists already, add the program to it
		if opt.lang == nil {
			return fmt.Errorf("want one of %s", ids)
		}
		return nil
	})
	f.BoolVar(&opt.paste, "paste", false,
		"read samples from the terminal, from the clipboard or from standard input")
	f.BoolVar(&opt.checker, "checker", false,
		"add a checker, a program that judges outputs, in the language given by -lang")
	f.BoolVar(&opt.interactive, "interactive", false,
		"add an interactor, a program that exchanges messages with the solution, in the language given by -lang")
	f.BoolVar(&opt.game, "game", false,
		"create a bot, a referee that plays one turn, and a testcase, just as for a puzzle of CodinGame")
	f.BoolVar(&opt.arena, "arena", false,
		"create a bot for a game of two players that has a referee here, such as uttt (with or without -game)")
	f.BoolVar(&opt.course, "course", false,
		"also create stubs, which you fill in: a README, tests, a generator, a validator, a visualizer and wrong programs")
	f.IntVar(&opt.port, "port", -1,
		"also listen on this `port`, if you have set it in the extension; 0: any free port")
	names, err := args.Parse(f, line, stdout,
		fmt.Sprintf(usage, workspace.In(templates.UserFolder(), "NAME"), templateNames()), usageEnd)

	// Reject flags that cannot be combined, because otherwise one of them would be ignored.
	switch {
	case err != nil:
		return nil, err
	case len(names) > 1:
		return nil, fmt.Errorf("the command line names %d problems; name at most one", len(names))
	case opt.paste && (len(names) == 0 || opt.json != ""):
		return nil, errors.New("-paste needs the id of a problem, and cannot be combined with -json")
	case opt.course && (len(names) == 0 || opt.json != "" || opt.paste || opt.add):
		return nil, errors.New("-course needs the id of a problem, and cannot be combined with -json, -paste or -lang")
	case opt.arena && (len(names) == 0 || opt.json != "" || opt.paste || opt.course || opt.template != "" || opt.kindOf() != nil):
		return nil, errors.New("-arena needs the name of a game, and can be combined with -lang only")
	case opt.port < -1 || opt.port > 65535:
		return nil, fmt.Errorf("-port is %d: want 0 to 65535", opt.port)
	}
	if len(names) == 1 {
		opt.id = names[0]
	}
	if err := errors.Join(opt.checkKind(), opt.checkGame()); err != nil {
		return nil, err
	}
	if len(names) == 0 {
		return opt, nil
	}
	return opt, checkArgument(opt.id)
}

// templateNames returns the file names of the templates of all languages, for the help.
func templateNames() string {
	var names []string
	for _, id := range language.IDs() {
		names = append(names, templates.FileName(language.ByID(id)))
	}
	return strings.Join(names, ", ")
}

// checkArgument rejects an argument that is neither an id nor an address.
func checkArgument(arg string) error {
	if strings.Contains(arg, "://") {
		return checkURL(arg)
	}
	return checkID(arg)
}

// A maker creates problems in one repository.
type maker struct {
	root     string // the folder that contains go.mod
	template *templates.Template
	game     bool // whether to create a new problem as a game of CodinGame, with a referee
	out      io.Writer
}

func newMaker(opt *options) (*maker, error) {
	ws := workspace.Find(".")
	if ws.Root == "" {
		return nil, errors.New("neither this folder nor a folder above it contains both go.mod and problems/: run this command in a repository that tools/init has created")
	}
	t, err := opt.readTemplate(ws.Root)
	return &maker{root: ws.Root, template: t, game: opt.game}, err
}

// fromFile creates the problem that a JSON file describes. If id is not "", it replaces the generated id.
func (m *maker) fromFile(ctx context.Context, name, id string, stdin io.Reader) error {
	// The name "-" means standard input.
	in := stdin
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return err
		}
		defer f.Close()
		in = f
	}

	// Read one byte more than allowed, to notice a file that is too long.
	data, err := readAll(ctx, io.LimitReader(in, maxJSON+1))
	if err != nil {
		return err
	}
	t, err := parseTask(data)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	made, err := m.fromTask(t, id, unknownIndex)
	if err == nil {
		m.nextSteps([]string{made})
	}
	if err != nil && name != "-" {
		return fmt.Errorf("%w\n  to create the problem with another id: %s -json %s ID",
			err, args.Named("go run ./tools/new"), name)
	}
	return err
}

// readAll reads the whole input. If ctx is done earlier, it returns an error.
func readAll(ctx context.Context, in io.Reader) ([]byte, error) {
	type result struct {
		text []byte
		err  error
	}
	results := make(chan result, 1)

	// Read in a goroutine, which may outlive this call, because a read from a terminal cannot be interrupted.
	go func() {
		text, err := io.ReadAll(in)
		results <- result{text, err}
	}()

	select {
	case r := <-results:
		return r.text, r.err
	case <-ctx.Done():
		return nil, errors.New("interrupted; nothing was written")
	}
}

// fromTask creates the problem of a message and returns its id. If the parameter id is not "", it replaces
// the generated id. The parameter index is the number of earlier problems from the same page of a contest, or
// unknownIndex.
func (m *maker) fromTask(t *task, id string, index int) (string, error) {
	p, err := t.problem(index)
	if id != "" {
		// If the user has given an id, ignore an error that says that no id could be generated.
		p.ID = id
		err = checkID(id)
	}
	if err != nil {
		return "", err
	}
	if err := m.make(p); err != nil {
		return "", err
	}
	return p.ID, nil
}

// byHand creates a problem from its id or from the address of its page. If the problem exists and add is true, byHand adds
// a program in the language of the template.
func (m *maker) byHand(arg string, add bool) error {
	p, err := guess(arg)
	if err != nil {
		return err
	}

	// If the problem exists, only add a program; do not change its data.
	if _, err := os.Lstat(filepath.Join(m.root, "testcases", filepath.FromSlash(p.ID))); err == nil && add {
		return m.addProgram(p.ID)
	}

	// The page of a CodinGame puzzle does not show its referee, so create a referee for the user to complete.
	if m.game {
		p.becomeGame(m.root)
	}
	if err := m.make(p); err != nil {
		return err
	}
	m.nextSteps([]string{p.ID})
	return nil
}

// make creates the files of a problem and prints a summary.
func (m *maker) make(p *draft) error {
	// If the problem exists already, complete its samples. Print the summary only if the problem was created.
	err := m.create(p)
	var same *sameError
	if errors.As(err, &same) && !p.Interactive && p.Referee == nil {
		return m.complete(p, same)
	}
	if err != nil {
		return err
	}
	samples := len(p.Samples)
	if p.Referee != nil {
		samples++
	}
	fmt.Fprintf(m.out, "%s: %s, %s\n", p.ID, p.Name, countSamples(samples))
	fmt.Fprintf(m.out, "  write your solution into problems/%s/%s\n", p.ID, m.template.File())
	for _, note := range p.notes() {
		fmt.Fprintf(m.out, "  %s\n", note)
	}
	return nil
}

// notes returns the things that the user must check or add before the problem can be judged.
func (p *draft) notes() (list []string) {
	note := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }

	// If the sample may be wrong, say where it comes from, because a wrong sample makes a correct program fail.
	dir := "testcases/" + p.ID + "/data/sample/"
	switch {
	case p.Referee != nil:
		p.gameNotes(note)
	case p.Interactive:
		p.interactiveNotes(note)
	case len(p.Samples) == 0:
		note("it has no sample: paste an input into %s1.in, which is empty, and its answer into %s1.ans",
			dir, dir)
		if p.site != nil && p.site.PDF {
			note("in Firefox, Competitive Companion reads no samples of %s; in Chrome it does", p.site.Title)
		}
		if p.URL != "" {
			note("the statement: %s", p.URL)
		}
	case p.site != nil && p.site.PDF:
		note("its sample was read from a PDF, so lines may be missing: compare %s with the statement", dir)
	}

	for i, s := range p.Samples {
		for _, file := range []struct{ ext, text string }{{"in", s.in}, {"ans", s.ans}} {
			if what := leftovers(file.text); what != "" {
				note("%s%d.%s contains %s, so the page was not read correctly: compare it with the statement", dir, i+1, file.ext, what)
			}
		}
	}
	if p.File != "" {
		note("its page asks for programs that read or write files (%s); in this repository programs use standard input and output", p.File)
	}
	return list
}

// interactiveNotes calls note with each step that the user must still do for an interactive problem.
func (p *draft) interactiveNotes(note func(format string, args ...any)) {
	dir := "testcases/" + p.ID + "/data/sample/"
	if len(p.Samples) > 0 {
		note("it is interactive: its samples are exchanges of messages, in %s*.interaction (< to the program, > from it)",
			dir)
	}
	note("write the interactor's own input into %s1.in, which is empty; no answer is needed", dir)
	note("%s", args.Named("go run ./tools/new -interactive "+p.ID+" creates an interactor in testcases/"+p.ID+"/output_validators"))
}

func countSamples(n int) string {
	switch n {
	case 0:
		return "no sample"
	case 1:
		return "1 sample"
	}
	return fmt.Sprintf("%d samples", n)
}
