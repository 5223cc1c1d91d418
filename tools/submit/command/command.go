// Package command contains the command tools/submit. This file reads the command line.
package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	judge "oj/judge/command"
	"oj/judge/console"
	"oj/judge/lifetime"
	bundle "oj/tools/bundle/command"
	"oj/tools/shared/args"
	"oj/tools/shared/journal"
	"oj/tools/shared/language"
	uhuntapi "oj/tools/shared/uhunt"
	"oj/tools/shared/workspace"
)

const usage = `examples:
  go run ./tools/submit uva10004               judge it here; if every program is AC, send it and wait for the verdict
  go run ./tools/submit -dry-run uva10004      judge it here and show what would be sent
  go run ./tools/submit -src a.py uva10004     send this file instead of main.cpp
  go run ./tools/submit hello                  Kattis: the same, with the token in ~/.kattisrc
  go run ./tools/submit cf1850/a               other sites: judge it here, copy it and open the page to submit to
  go run ./tools/submit -watch skynet1         copy main.go into the CodinGame page's editor after each save (extension CG Local)
  go run ./tools/submit -list                  show which problems are solved, tried and new
  go run ./tools/submit -languages             show the languages of each site, with versions

usage: go run ./tools/submit [flags] ID

ID is the whole id of a problem, or the number of a problem of UVa. An abbreviation is an error.

Without -src, the program is the first of these files in problems/ID that exists and that the site accepts:
%s. With -src FILE it is any other file. A Go file that imports packages of this module is bundled first. UVa does
not accept Go, so Go is translated to C++11.

For UVa the user's name comes from -user or UVA_USER. The password comes from UVA_PASSWORD, or from the file
%s, which no other user may be able to read. If they are
missing, submit asks for them on the terminal. For Kattis the name and token come from the file ~/.kattisrc,
which you download from https://open.kattis.com/download/kattisrc; no other user may be able to read it. The program is
sent to the addresses in this file. Without a password or token, and for other sites, submit copies the program to the
clipboard and opens the page.

flags:
`

const usageEnd = `
exit status: 0 accepted (with -dry-run, -watch, -list, -languages: done); 1 not accepted, not sent, or the verdict is unknown;
2 wrong usage; 3 the program was only copied to the clipboard, so submit cannot show its verdict
`

// The exit statuses.
const (
	exitOK = iota
	exitFailed
	exitUsage
	exitHandedOver
)

// A command is one run of submit: its flags, its streams, and the programs and sites that it uses.
type command struct {
	dryRun, anyway, watch bool
	list, languages       bool
	src                   string // the file given by -src; "" for the problem's own program
	user, site, uhunt     string
	password              string // the value of UVA_PASSWORD
	id                    string

	in           *os.File
	out, err     io.Writer
	ws           *workspace.Workspace
	log          *journal.Journal
	judge        func(context.Context, *console.Console) int // runs the judge's command line
	bundle       func(ctx context.Context, line []string, stdout, stderr io.Writer) int
	every        time.Duration // the time between two requests to uHunt
	verdictEvery time.Duration // the time between two requests to Kattis
	doubt        time.Duration // how long to ask uHunt for a submission if it is unknown whether UVa received it
	port         string        // the port to which the extension CG Local connects
}

// Main executes the command line of this process and exits.
func Main() { lifetime.Main(Run) }

// Run executes the command line of con and returns the exit status.
func Run(ctx context.Context, con *console.Console) int {
	return newCommand(con.Stdin, con.Stdout, con.Stderr).run(ctx, con.Args)
}

// newCommand returns a command for the real sites.
func newCommand(in *os.File, out, err io.Writer) *command {
	return &command{
		in: in, out: out, err: err,
		log:    journal.Open(),
		judge:  judge.Run,
		bundle: bundle.Run,
		every:  20 * time.Second,

		verdictEvery: time.Second,
		doubt:        15 * time.Minute, // uHunt may show a submission only some minutes later
		port:         "53135",
	}
}

// run executes the command line and returns the exit status.
func (c *command) run(ctx context.Context, line []string) int {
	// Take the password out of the environment, so that no program that is started from here gets it.
	c.password = os.Getenv(passwordVariable)
	os.Unsetenv(passwordVariable)

	// Check the whole command line before anything is run.
	err := c.parse(line)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(c.err, "submit: %v (-h explains the flags)\n", err)
		return exitUsage
	}

	// The status may be nonzero without an error, for example after a wrong answer.
	status, err := c.execute(ctx)
	if err != nil {
		fmt.Fprintln(c.err, "submit:", err)
	}
	return status
}

func (c *command) parse(line []string) error {
	// There is no flag for the password, because other users of the machine can see command lines.
	f := flag.NewFlagSet("submit", flag.ContinueOnError)
	f.BoolVar(&c.dryRun, "dry-run", false, "show what would be sent; send nothing")
	f.BoolVar(&c.anyway, "anyway", false, "send the program even if the local judge rejects it, or uHunt does not answer")
	f.BoolVar(&c.watch, "watch", false, "serve the extension CG Local until Ctrl-C; Enter runs the testcases in the page")
	f.BoolVar(&c.list, "list", false, "list all problems, first with their state (solved, tried or new) and date, then grouped by tag")
	f.BoolVar(&c.languages, "languages", false, "show the languages of each site, their versions, and the sources of this information")
	f.StringVar(&c.src, "src", "", "submit this source `file`, in any language that the site accepts")
	f.StringVar(&c.user, "user", os.Getenv("UVA_USER"), "the user's `name` at UVa (default $UVA_USER)")
	f.StringVar(&c.site, "site", "https://onlinejudge.org", "the `address` of UVa")
	f.StringVar(&c.uhunt, "uhunt", uhuntapi.Address, "the `address` of uHunt, which publishes UVa's verdicts")
	names, err := args.Parse(f, line, c.out, fmt.Sprintf(usage, strings.Join(language.Mains(), ", "), passwordFile()), usageEnd)

	switch {
	case err != nil:
		return err
	case c.list && len(names) > 0:
		return errors.New("-list takes no problem")
	case c.languages && len(names) > 0:
		return errors.New("-languages takes no problem")
	case !c.list && !c.languages && len(names) != 1:
		return fmt.Errorf("%d problems are named; name exactly one", len(names))
	case c.watch && c.src != "":
		return errors.New("-watch follows the problem's solution and takes no -src")
	}

	// Require https for uHunt, too, because its verdicts determine the exit status and must be authentic.
	for _, address := range []string{c.site, c.uhunt} {
		if err := checkAddress(address); err != nil {
			return err
		}
	}
	if len(names) == 1 {
		c.id = names[0]
	}
	return nil
}

// checkAddress returns an error if the password would be sent to this address without encryption.
func checkAddress(address string) error {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return fmt.Errorf("%q is not an address such as https://onlinejudge.org", address)
	}

	// Allow http to this machine, because tests run stand-ins for UVa here.
	onThisMachine := u.Hostname() == "localhost" || u.Hostname() == "127.0.0.1"
	if u.Scheme != "https" && !(u.Scheme == "http" && onThisMachine) {
		return fmt.Errorf("%q: want https; http is allowed only for localhost and 127.0.0.1", address)
	}
	return nil
}

// execute performs the action that the flags select.
func (c *command) execute(ctx context.Context) (status int, err error) {
	if c.languages {
		return c.showLanguages()
	}
	c.ws = workspace.Find(".")
	if c.ws.Root == "" {
		return exitUsage, errors.New("neither this folder nor a folder above it contains both go.mod and problems/")
	}

	// -list shows all problems, so it needs no id.
	if c.list {
		return c.showList()
	}

	target, err := c.target()
	if err != nil {
		return exitUsage, err
	}
	if c.watch {
		return c.serve(ctx, target)
	}
	return c.submit(ctx, target)
}

// target finds the problem that the command line names. Unlike other commands, submit does not accept an
// abbreviated id, because a submission cannot be taken back. It does accept 10048 for uva10048.
func (c *command) target() (workspace.Target, error) {
	dir, err := filepath.Abs(".")
	if err != nil {
		return workspace.Target{}, err
	}

	// Resolve also accepts abbreviations, so that the error below can suggest the id.
	found, err := c.ws.Resolve(dir, []string{c.id})
	if err != nil {
		return workspace.Target{}, err
	}
	if len(found) != 1 || found[0].Sources == "" {
		return workspace.Target{}, fmt.Errorf("%q does not name exactly one problem of this repository", c.id)
	}

	t := found[0]
	folder := workspace.In(dir, c.id)

	// Apart from the id, the path of a problem's folder or of a file in it is accepted, because it is unambiguous.
	isID := workspace.IsID(c.id, t.ID)
	isFolder := folder == t.Sources || folder == t.Package
	_, err = os.Stat(folder)
	isInside := err == nil && strings.HasPrefix(folder, t.Sources+string(filepath.Separator))
	if !isID && !isFolder && !isInside {
		return workspace.Target{}, fmt.Errorf("%q is not the whole id of a problem; did you mean %s?", c.id, t.ID)
	}
	return t, nil
}
