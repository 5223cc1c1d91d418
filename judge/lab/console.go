// This file is how such a tool is called, and talks.

package lab

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/tempdir"
)

// Console is what a tool was called with. Nothing that is written to Out and Err can harm a terminal.
type Console struct {
	Dir      string // where it was called
	Args     []string
	Out, Err io.Writer
	Line     *progress.Line
	stdin    *os.File
}

// NewConsole makes the console of a tool.
func NewConsole(dir string, args []string, stdin *os.File, stdout, stderr io.Writer) *Console {
	c := &Console{Dir: dir, Args: args, stdin: stdin, Out: report.Harmless(stdout), Err: report.Harmless(stderr)}
	if f, ok := stderr.(*os.File); ok {
		c.Line = progress.New(f)
	}
	return c
}

// Init has to be called first in every process that runs programs, as Main does.
func Init() { sandbox.Init() }

// Main runs a tool, which ends with the status that it returns. An interrupt cancels its context.
func Main(tool func(context.Context, *Console) int) {
	Init()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second one ends it at once
	dir, err := os.Getwd()
	status := 2
	if err == nil {
		status = tool(ctx, NewConsole(dir, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	} else {
		fmt.Fprintln(os.Stderr, err)
	}
	sandbox.Close()
	os.Exit(status)
}

// InTemp calls do with a temporary folder, which is removed afterwards, also where the process is killed.
func InTemp(do func(temp string) error) error {
	temp, remove, err := tempdir.Make()
	if err != nil {
		return err
	}
	return errors.Join(do(temp), remove())
}

// CanAsk reports whether somebody can answer.
func (c *Console) CanAsk() bool { return progress.Terminal(c.stdin) }

// Ask asks a question and reports whether the answer is yes, and came before ctx was done.
func (c *Console) Ask(ctx context.Context, question string) bool {
	fmt.Fprint(c.Err, question+" [y/N] ")
	return progress.Yes(ctx, c.stdin)
}

// Quote quotes a word for a shell where that is needed.
func Quote(word string) string { return report.ShellQuote(word) }
