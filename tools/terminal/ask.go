// This file asks questions.

package terminal

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// Ask asks a question and returns the line that is typed, "" at the end of the input. It ends with ctx.
func Ask(ctx context.Context, in io.Reader, out io.Writer, question string) (string, error) {
	fmt.Fprint(out, question)
	type answer struct {
		line string
		err  error
	}
	typed := make(chan answer, 1)
	go func() { // which outlives an interrupt, since nothing ends a read from a terminal
		line, err := bufio.NewReader(in).ReadString('\n') // a terminal gives a line at a time, so that the next is not lost
		if errors.Is(err, io.EOF) {
			err = nil
		}
		typed <- answer{strings.TrimRight(line, "\r\n"), err}
	}()
	select {
	case a := <-typed:
		return a.line, a.err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// Confirm asks a question and reports whether the answer is yes, and came before ctx was done.
func Confirm(ctx context.Context, in io.Reader, out io.Writer, question string) bool {
	line, _ := Ask(ctx, in, out, question+" [y/N] ") // what cannot be read is no yes
	word := strings.ToLower(strings.TrimSpace(line))
	return word == "y" || word == "yes"
}

// AskPassword asks as Ask does, but the terminal does not show what is typed.
func AskPassword(ctx context.Context, in *os.File, out io.Writer, question string) (string, error) {
	if err := echo(in, false); err != nil {
		return "", fmt.Errorf("the terminal would show the password: %w", err)
	}
	defer func() {
		echo(in, true)
		fmt.Fprintln(out)
	}()
	return Ask(ctx, in, out, question)
}
