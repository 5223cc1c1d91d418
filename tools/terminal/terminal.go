// Package terminal is how commands talk with whoever sits at a terminal: what is one, a line on it that changes, questions,
// and the interrupts that end a command.
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
	_, terminal := size(f)
	return terminal
}

// Columns returns how wide a terminal is, 0 where nobody knows.
func Columns(file any) (columns int) {
	if f, ok := file.(*os.File); ok {
		columns, _ = size(f)
	}
	return columns
}

// Movable reports whether a writer is a terminal that does what escape sequences say, such as to move its cursor: those of
// Windows have to be asked first, which nobody does here.
func Movable(file any) bool {
	return Is(file) && os.Getenv("TERM") != "dumb" && runtime.GOOS != "windows"
}

// forceQuitAfter: a second interrupt this much later exits at once. Until then it counts as the same: tools that pass on
// signals often send them twice.
const forceQuitAfter = time.Second

// Context returns the context of a command, which is done at the first interrupt, or when cancel is called.
func Context() (ctx context.Context, cancel func()) {
	notified, stop := signal.NotifyContext(context.Background(), interrupts()...)
	ctx, cancel = context.WithCancel(notified)
	context.AfterFunc(ctx, func() { time.AfterFunc(forceQuitAfter, stop) })
	return ctx, cancel
}

// interrupts are the signals that end a command: not those that whoever started it wants to be ignored, such as nohup, or
// a shell that starts it in the background.
func interrupts() (list []os.Signal) {
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) {
			list = append(list, s)
		}
	}
	return list
}
