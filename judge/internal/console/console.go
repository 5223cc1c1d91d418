// Package console holds what the judge and tools/stress have in common as commands: arguments, interrupts, output for
// people, the temporary folder of a call, and the cache folder.
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

// Console holds the arguments and streams of a command.
type Console struct {
	Dir            string // the folder in which the command was called
	Args           []string
	Stdin          *os.File
	Stdout, Stderr io.Writer      // for reports, which are written byte by byte
	Out, Err       io.Writer      // the same streams for people: control characters become visible
	Line           *terminal.Line // shows the progress
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

// exitAfter is how long a command may take to end after an interrupt. It needs that time to write its reports. A step that
// waits for the other end of a named pipe cannot be interrupted, and would keep the command for ever.
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

	// SIGPIPE must not end the judge: the broken pipe may be the standard input of a judged program that has ended.
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

	// Results that nobody could read are no success.
	if failed := out.failed.Load(); failed != nil {
		status, err = trouble, fmt.Errorf("not everything could be printed: %w", *failed)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}

	sandbox.Close() // otherwise its helpers would outlive this process by a moment
	os.Exit(status)
}

// pipeWriter writes to standard output if this is a pipe or a file. It cancels the run if the reader has closed the pipe.
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

// InTemp calls do with a new folder, which is removed afterwards, even if the process is killed.
func InTemp(do func(temp string) error) error {
	parent, err := filepath.Abs(os.TempDir()) // compilers run elsewhere
	if err != nil {
		return err
	}
	dir := filepath.Join(parent, "oj-judge-"+strconv.FormatUint(rand.Uint64(), 10))

	// The process that removes the folder starts before the folder is made. If it cannot start, a killed judge leaves the
	// folder behind, which is no reason to stop.
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

// Cache returns the folder for built programs and verdicts. If the user has no cache folder that can be written, it
// returns a folder in temp, so that they are kept for this call only.
func Cache(temp string) string {
	// Only an attempt shows whether the folder can be written, for example on a read-only disk.
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
