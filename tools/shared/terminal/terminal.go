// Package terminal lets commands talk to a user at a terminal: it recognises terminals, shows a line of
// progress, asks questions, and cancels a context at an interrupt.
package terminal

import (
	"context"
	"os"
	"os/signal"
	"runtime"
	"syscall"
	"time"
)

// Is reports whether a reader or writer is a terminal.
func Is(file any) bool {
	f, ok := file.(*os.File)
	if !ok {
		return false
	}
	_, isTerminal := size(f)
	return isTerminal
}

// Columns returns the width of a terminal, or 0 if it is unknown.
func Columns(file any) (columns int) {
	if f, ok := file.(*os.File); ok {
		columns, _ = size(f)
	}
	return columns
}

// Movable reports whether a writer is a terminal that interprets escape sequences, for example to move the
// cursor. It returns false on Windows, where a program must first enable escape sequences: the commands of
// this repository do not enable them.
func Movable(file any) bool {
	return Is(file) && os.Getenv("TERM") != "dumb" && runtime.GOOS != "windows"
}

// forceQuitAfter is the time after the first interrupt during which further interrupts are ignored. They are
// ignored because some programs forward signals, so that one interrupt arrives twice. After this time, an
// interrupt ends the process immediately.
const forceQuitAfter = time.Second

// Context returns a context for a command. The context is done at the first interrupt, or when cancel is called.
func Context() (ctx context.Context, cancel func()) {
	notified, stop := signal.NotifyContext(context.Background(), interrupts()...)
	ctx, cancel = context.WithCancel(notified)

	// Remove the handler after this time, so that a further interrupt ends the process.
	context.AfterFunc(ctx, func() { time.AfterFunc(forceQuitAfter, stop) })
	return ctx, cancel
}

// interrupts returns the signals that cancel the context. It leaves out ignored signals, because nohup, or a
// shell that starts a command in the background, ignores them on purpose.
func interrupts() (list []os.Signal) {
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) {
			list = append(list, s)
		}
	}
	return list
}
