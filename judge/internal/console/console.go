// Package console is how the judge and its tools are called and talk: arguments and signals, what people read, the line that
// shows on a terminal what goes on, questions, and a folder that goes away.
package console

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"strings"

	"oj/judge/internal/report"
)

// Console is what a command was called with.
type Console struct {
	Dir            string // where it was called
	Args           []string
	Stdin          *os.File
	Stdout, Stderr io.Writer // for what is no text of the command's own, such as reports
	Out, Err       io.Writer // the same for people: nothing that is written there can harm a terminal
	Line           *Line
}

// New makes the console of a command.
func New(dir string, args []string, stdin *os.File, stdout, stderr io.Writer) *Console {
	return &Console{
		Dir: dir, Args: args, Stdin: stdin, Stdout: stdout, Stderr: stderr,
		Out: report.Harmless(stdout), Err: report.Harmless(stderr), Line: newLine(stderr),
	}
}

// CanAsk reports whether somebody can answer.
func (c *Console) CanAsk() bool { return Terminal(c.Stdin) }

// Ask asks a question and reports whether the answer is yes, and came before ctx was done.
func (c *Console) Ask(ctx context.Context, question string) bool {
	fmt.Fprint(c.Err, question+" [y/N] ")
	return yes(ctx, c.Stdin)
}

// yes reads a line and reports whether it says yes, and came before ctx was done.
func yes(ctx context.Context, stdin io.Reader) bool {
	said := make(chan string, 1)
	go func() { // which outlives an interrupt, since nothing ends a read from a terminal
		line, _ := bufio.NewReader(stdin).ReadString('\n') // what cannot be read is no yes
		said <- strings.ToLower(strings.TrimSpace(line))
	}()
	select {
	case word := <-said:
		return word == "y" || word == "yes"
	case <-ctx.Done():
		return false
	}
}
