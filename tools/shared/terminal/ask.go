// This file asks questions at a terminal.

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

// Ask prints a question and returns the line that the user types. If the input has ended, Ask returns ""
// without an error. If ctx is done, it returns the error of ctx.
func Ask(ctx context.Context, in io.Reader, out io.Writer, question string) (string, error) {
	fmt.Fprint(out, question)
	type answer struct {
		line string
		err  error
	}

	// A read from a terminal cannot be interrupted, so the goroutine may outlive this call. In this
	// case it reads one more line, which later readers do not get. It reads no further lines, because a terminal
	// delivers one line at a time.
	typed := make(chan answer, 1)
	go func() {
		line, err := bufio.NewReader(in).ReadString('\n')
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

// Confirm asks a yes-or-no question. It reports whether the user answers yes before ctx is done.
func Confirm(ctx context.Context, in io.Reader, out io.Writer, question string) bool {
	line, _ := Ask(ctx, in, out, question+" [y/N] ") // after an error, line is "", which means no
	word := strings.ToLower(strings.TrimSpace(line))
	return word == "y" || word == "yes"
}

// AskPassword is like Ask, but the terminal does not show the typed line.
func AskPassword(ctx context.Context, in *os.File, out io.Writer, question string) (string, error) {
	if err := echo(in, false); err != nil {
		return "", fmt.Errorf("the terminal would show the password: %w", err)
	}

	// The terminal did not show the user's Enter either, so begin a new line for the next output.
	defer func() {
		echo(in, true)
		fmt.Fprintln(out)
	}()
	return Ask(ctx, in, out, question)
}
