// Package lifetime starts and ends a command that runs programs in the sandbox: Main handles interrupts and the exit
// status, and InTemp gives the command a temporary folder that is removed even if the command is killed.
package lifetime

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

	"oj/judge/console"
	"oj/judge/internal/remove"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/terminal"
)

// trouble is the exit status of a command that failed.
const trouble = 2

// exitAfter is the time within which a command must write its reports and end after an interrupt. After this
// time Main exits, because a system call that waits for the other end of a named pipe cannot be interrupted
// and might never return.
const exitAfter = 10 * time.Second

// Init must be called first in every process that runs programs in the sandbox. Main calls it.
func Init() { sandbox.Init() }

// Main runs a command and exits with the status that the command returns. An interrupt cancels the context.
func Main(command func(context.Context, *console.Console) int) {
	sandbox.Init()
	keepOwnRights()

	dir, err := os.Getwd()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(trouble)
	}

	ctx, unread := terminal.Context()
	out := &pipeWriter{f: os.Stdout, unread: unread}
	var stdout io.Writer = out
	if terminal.Is(os.Stdout) {
		stdout = os.Stdout
	}
	con := console.New(dir, os.Args[1:], os.Stdin, stdout, os.Stderr)
	context.AfterFunc(ctx, func() {
		time.Sleep(exitAfter)
		if con.WorksOn.Load() {
			return
		}
		fmt.Fprintln(os.Stderr, "interrupted; exiting, because a step did not end within", exitAfter)
		// Close ends the idle helper processes of the sandbox. The others notice the judge's exit: they kill
		// the remaining programs and remove the remaining folders.
		sandbox.Close()
		os.Exit(trouble)
	})

	// SIGPIPE must not kill the judge, because the broken pipe may be the standard input of a judged program that has
	// ended.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)

	status := command(ctx, con)

	// If the results could not be printed, the command has failed.
	if failed := out.failed.Load(); failed != nil {
		status = trouble
		fmt.Fprintln(os.Stderr, "not everything could be printed:", *failed)
	}

	// Wait for the sandbox's helpers, which could otherwise live slightly longer than this process.
	sandbox.Close()
	os.Exit(status)
}

// pipeWriter is the standard output of a command if that is a pipe or a file, not a terminal. If the reader
// has closed the pipe, pipeWriter cancels the command.
type pipeWriter struct {
	f      *os.File
	unread func()
	failed atomic.Pointer[error] // the first write error other than a closed pipe, for example a full disk
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

// InTemp calls do with the path of a new folder. The folder is removed afterwards, even if the process is killed.
func InTemp(do func(temp string) error) error {
	// The path must be absolute, because compilers run in other working folders.
	parent, err := filepath.Abs(os.TempDir())
	if err != nil {
		return err
	}
	dir := filepath.Join(parent, "oj-judge-"+strconv.FormatUint(rand.Uint64(), 10))

	// Start a process that removes the folder when the judge has ended. If it cannot be started, continue:
	// the judge removes the folder itself unless it is killed.
	if retire, err := sandbox.RemoveAfterDeath(dir); err == nil {
		defer retire()
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		return fmt.Errorf("cannot make a temporary folder: %w; does TMPDIR name a writable folder?", err)
	}

	err = do(dir)
	if errors.Is(err, syscall.EMFILE) {
		err = fmt.Errorf("%w: run fewer programs at a time (-j) or raise the limit of open files (ulimit -n)", err)
	}
	return errors.Join(err, remove.All(dir))
}
