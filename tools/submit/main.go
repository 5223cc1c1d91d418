// Command submit hands a solution to its judge: it judges it here first, sends it to UVa and waits for the verdict,
// or copies it and opens the page where it is submitted.
//
// This file reads the command line. Start it with -h for flags and exit statuses.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"oj/tools/args"
	"oj/tools/terminal"
	"oj/tools/workspace"
)

const usage = `examples:
  go run ./tools/submit uva10004               judge it here; if all is AC, send it and wait for the verdict
  go run ./tools/submit -dry-run uva10004      judge it here and show what would be sent
  go run ./tools/submit cf1850a                judge it here, copy it and open the page to submit to
  go run ./tools/submit -watch skynet1         keep the editor of CodinGame's page equal to main.go (extension CG Local)
  go run ./tools/submit -list                  what is solved, tried and new

usage: go run ./tools/submit [flags] ID

For UVa the user's name comes from -user or UVA_USER, the password from UVA_PASSWORD, from the file
%s, which nobody else may be able to read, or is asked for. Without a password, and for
other judges, the file is copied to the clipboard and the page is opened.

flags:
`

const usageEnd = `
exit status: 0 accepted (with -dry-run, -watch, -list: done); 1 not accepted, not sent, or nobody knows; 2 wrong
usage; 3 copied for a judge whose verdict cannot be asked for
`

// The exit statuses.
const (
	exitOK = iota
	exitFailed
	exitUsage
	exitHandedOver
)

// command is one call.
type command struct {
	dryRun, anyway, watch, list bool
	user, site, uhunt           string
	id                          string

	in            *os.File
	out, err      io.Writer
	ws            *workspace.Workspace
	log           *journal
	judge, bundle []string      // commands that judge and bundle a problem
	every         time.Duration // between two questions for the verdict
	doubt         time.Duration // how long a submission that may be lost is looked for
	port          string        // of the extension CG Local
}

func main() {
	ctx, _ := terminal.Context()
	c := &command{
		in: os.Stdin, out: os.Stdout, err: os.Stderr, log: &journal{dataFile("submissions.jsonl")},
		judge: []string{"go", "run", "./judge"}, bundle: []string{"go", "run", "./tools/bundle", "-w"},
		every: 20 * time.Second, doubt: 15 * time.Minute, port: "53135",
	}
	os.Exit(c.run(ctx, os.Args[1:]))
}

// run does what the arguments ask for and returns the exit status.
func (c *command) run(ctx context.Context, line []string) int {
	err := c.parse(line)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(c.err, "submit: %v (-h explains the flags)\n", err)
		return exitUsage
	}
	status, err := c.do(ctx)
	if err != nil {
		fmt.Fprintln(c.err, "submit:", err)
	}
	return status
}

func (c *command) parse(line []string) error {
	f := flag.NewFlagSet("submit", flag.ContinueOnError)
	f.BoolVar(&c.dryRun, "dry-run", false, "show what would be sent; send nothing")
	f.BoolVar(&c.anyway, "anyway", false, "send it even if not all is AC, or uHunt does not answer")
	f.BoolVar(&c.watch, "watch", false, "serve the extension CG Local until Ctrl-C; Enter plays the testcases in the page")
	f.BoolVar(&c.list, "list", false, "show problems as solved, tried or new, with dates, and by tags")
	f.StringVar(&c.user, "user", os.Getenv("UVA_USER"), "the user's `name` at UVa (default $UVA_USER)")
	f.StringVar(&c.site, "site", "https://onlinejudge.org", "the `address` of UVa")
	f.StringVar(&c.uhunt, "uhunt", "https://uhunt.onlinejudge.org", "the `address` of uHunt, which knows the verdicts")
	names, err := args.Parse(f, line, c.out, fmt.Sprintf(usage, passwordFile()), usageEnd)
	switch {
	case err != nil:
		return err
	case c.list && len(names) > 0:
		return errors.New("-list takes no problem")
	case !c.list && len(names) != 1:
		return fmt.Errorf("%d problems are named, want one", len(names))
	}
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

// checkAddress refuses addresses to which a password would travel in the open.
func checkAddress(address string) error {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return fmt.Errorf("%q is no address such as https://onlinejudge.org", address)
	}
	if here := u.Hostname() == "localhost" || u.Hostname() == "127.0.0.1"; u.Scheme != "https" && !(u.Scheme == "http" && here) {
		return fmt.Errorf("%q: want https; http is for this machine alone", address)
	}
	return nil
}

func (c *command) do(ctx context.Context) (status int, err error) {
	if c.ws = workspace.Find("."); c.ws.Root == "" {
		return exitUsage, errors.New("no folder here or above holds go.mod and problems")
	}
	if c.list {
		return c.showList()
	}
	here, err := filepath.Abs(".")
	if err != nil {
		return exitUsage, err
	}
	found, err := c.ws.Resolve(here, []string{c.id})
	if err != nil {
		return exitUsage, err
	}
	if len(found) != 1 || found[0].Sources == "" {
		return exitUsage, fmt.Errorf("%s is not one problem of this repository", c.id)
	}
	if c.watch {
		return c.serve(ctx, found[0])
	}
	return c.submit(ctx, found[0])
}
