// This file is what is done on a terminal alone: a line that changes, and a password that does not show.

package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}

// line is one line of a terminal that changes; elsewhere it is not shown.
type line struct{ out io.Writer }

func newLine(out io.Writer) line {
	if !isTerminal(out) || os.Getenv("TERM") == "dumb" {
		out = io.Discard
	}
	return line{out}
}

func (l line) show(format string, args ...any) { fmt.Fprintf(l.out, "\r\x1b[K"+format, args...) }
func (l line) clear()                          { fmt.Fprint(l.out, "\r\x1b[K") }

// passwordFile is where the password may stand, alone in its first line.
func passwordFile() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "oj", "uva-password")
}

// credentials returns the user's name and password at UVa. What is neither set nor, on a terminal, answered is "".
func (c *command) credentials(ctx context.Context) (user, password string, err error) {
	lines := &asker{in: bufio.NewReader(c.in), c: c}
	if user = c.user; user == "" {
		if user, err = lines.ask(ctx, "name at UVa (empty: copy the file instead): ", true); user == "" || err != nil {
			return "", "", err
		}
	}
	if password = os.Getenv("UVA_PASSWORD"); password != "" {
		return user, password, nil
	}
	if password, err = readPassword(passwordFile()); password != "" || err != nil {
		return user, password, err
	}
	password, err = lines.ask(ctx, fmt.Sprintf("password of %s at UVa (empty: copy the file instead): ", user), false)
	return user, password, err
}

// readPassword reads the password of a file that only its owner can read; "" if there is none.
func readPassword(name string) (string, error) {
	info, err := os.Stat(name)
	if errors.Is(err, os.ErrNotExist) || name == "" {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	if runtime.GOOS != "windows" && info.Mode().Perm()&0o077 != 0 {
		return "", fmt.Errorf("%s can be read by others and was not used: chmod 600 it, and change the password", name)
	}
	data, err := os.ReadFile(name)
	first, _, _ := strings.Cut(string(data), "\n")
	return strings.TrimSuffix(first, "\r"), err
}

// asker asks on the terminal; where standard input is none, every answer is "".
type asker struct {
	in *bufio.Reader
	c  *command
}

func (a *asker) ask(ctx context.Context, question string, shown bool) (string, error) {
	if !isTerminal(a.c.in) {
		return "", nil
	}
	if !shown {
		if err := echo(a.c.in, false); err != nil {
			return "", fmt.Errorf("the terminal would show the password: %w; set UVA_PASSWORD instead", err)
		}
		defer func() {
			echo(a.c.in, true)
			fmt.Fprintln(a.c.err)
		}()
	}
	fmt.Fprint(a.c.err, question)
	type answer struct {
		text string
		err  error
	}
	got := make(chan answer, 1)
	go func() {
		text, err := a.in.ReadString('\n')
		got <- answer{text, err}
	}()
	select {
	case <-ctx.Done(): // the read ends with the process
		return "", ctx.Err()
	case g := <-got:
		if errors.Is(g.err, io.EOF) {
			g.err = nil
		}
		return strings.TrimRight(g.text, "\r\n"), g.err
	}
}
