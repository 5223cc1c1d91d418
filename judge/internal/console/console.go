// Package console is how the judge and tools/stress are called and talk: arguments, an interrupt, what people read, the
// temporary folder of a call, which goes away, and the folder where what was found out is kept from call to call.
package console

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"syscall"
	"time"

	"oj/judge/internal/sandbox"
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

// trouble is the exit status of a command that could not do its work.
const trouble = 2

// exitAfter is how long a command may take to end after an interrupt. Most of it is for the reports of what was judged so
// far. A step that waits for something that never comes, such as the other end of a named pipe, cannot be interrupted.
const exitAfter = 10 * time.Second

// Main runs a command, which ends with the status that it returns. An interrupt cancels its context.
func Main(command func(context.Context, *Console) int) {
	sandbox.Init()
	keepOwnRights()
	ctx, unread := terminal.Context()
	context.AfterFunc(ctx, func() {
		time.Sleep(exitAfter)
		fmt.Fprintln(os.Stderr, "interrupted, and something did not end within", exitAfter)
		sandbox.Close() // its helper removes what is left
		os.Exit(trouble)
	})
	// A pipe that breaks ends nothing by itself: it may be that of a program which has ended.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)
	out := &pipeWriter{f: os.Stdout, unread: unread}
	var stdout io.Writer = out
	if terminal.Is(os.Stdout) {
		stdout = os.Stdout
	}
	status := trouble
	dir, err := os.Getwd()
	if err == nil {
		status = command(ctx, New(dir, os.Args[1:], os.Stdin, stdout, os.Stderr))
	}
	if failed := out.failed.Load(); failed != nil {
		status, err = trouble, fmt.Errorf("not everything could be printed: %w", *failed)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	sandbox.Close() // its helpers would end by themselves, but a moment after this process
	os.Exit(status)
}

// pipeWriter writes to standard output where that is no terminal. It cancels the run when its other end is closed.
type pipeWriter struct {
	f      *os.File
	unread func()
	failed atomic.Pointer[error] // the first other error, such as that of a full disk
}

func (w *pipeWriter) Write(p []byte) (int, error) {
	n, err := w.f.Write(p)
	switch {
	case errors.Is(err, syscall.EPIPE):
		w.unread()
	case err != nil:
		w.failed.CompareAndSwap(nil, &err)
	}
	return n, err
}

// InTemp calls do with a new folder, which is removed afterwards, also where the process is killed.
func InTemp(do func(temp string) error) error {
	parent, err := filepath.Abs(os.TempDir()) // compilers run elsewhere
	if err != nil {
		return err
	}
	dir := filepath.Join(parent, "oj-judge-"+strconv.FormatUint(rand.Uint64(), 10))
	// First, so that there is no moment when nobody sees to it. Without it whoever kills the judge has a folder left.
	if retire, err := sandbox.RemoveAfterDeath(dir); err == nil {
		defer retire()
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		return fmt.Errorf("cannot make a temporary folder; does TMPDIR name a folder that can be written? %w", err)
	}
	err = do(dir)
	if errors.Is(err, syscall.EMFILE) {
		err = fmt.Errorf("%w: run fewer programs at a time (-j) or permit more open files (ulimit -n)", err)
	}
	return errors.Join(err, sandbox.RemoveAll(dir))
}

// Cache returns the folder where builds and verdicts are kept; without a user's cache folder that can be
// written they live as long as the call, in its folder temp.
func Cache(temp string) string {
	if dir, err := os.UserCacheDir(); err == nil {
		dir = filepath.Join(dir, "oj-judge")
		if os.MkdirAll(dir, 0o755) == nil {
			if try, err := os.MkdirTemp(dir, "try-"); err == nil {
				os.Remove(try)
				return dir
			}
		}
	}
	return filepath.Join(temp, "cache")
}
