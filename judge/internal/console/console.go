// Package console is how the judge and tools/stress are called and talk: arguments, an interrupt, what people read, and a
// folder that goes away.
package console

import (
	"context"
	"io"
	"os"

	"oj/tools/columns"
	"oj/tools/terminal"
)

// Console is what a command was called with.
type Console struct {
	Dir            string // where it was called
	Args           []string
	Stdin          *os.File
	Stdout, Stderr io.Writer      // for what is no text of the command's own, such as reports
	Out, Err       io.Writer      // the same for people: nothing that is written there can harm a terminal
	Line           *terminal.Line // shows what goes on
}

// New makes the console of a command.
func New(dir string, args []string, stdin *os.File, stdout, stderr io.Writer) *Console {
	return &Console{
		Dir: dir, Args: args, Stdin: stdin, Stdout: stdout, Stderr: stderr,
		Out: columns.Harmless(stdout), Err: columns.Harmless(stderr), Line: terminal.NewLine(stderr),
	}
}

// CanAsk reports whether somebody can answer.
func (c *Console) CanAsk() bool { return terminal.Is(c.Stdin) }

// Ask asks a question and reports whether the answer is yes, and came before ctx was done.
func (c *Console) Ask(ctx context.Context, question string) bool {
	return terminal.Confirm(ctx, c.Stdin, c.Err, question)
}
