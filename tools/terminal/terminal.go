// Package terminal lets commands talk to a user at a terminal: it recognises terminals, shows a line of progress, asks
// questions, and lets interrupts end a command.
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

// Movable reports whether a writer is a terminal that obeys escape sequences, for example to move the cursor. On Windows a
// program must switch them on first, which no command does.
func Movable(file any) bool {
	return Is(file) && os.Getenv("TERM") != "dumb" && runtime.GOOS != "windows"
}

// forceQuitAfter is the time after the first interrupt from which on another one ends the process immediately. An earlier
// one is ignored, because some programs send signals on, so that they come twice.
const forceQuitAfter = time.Second

// Context returns the context of a command. It is done at the first interrupt, or when cancel is called.
func Context() (ctx context.Context, cancel func()) {
	notified, stop := signal.NotifyContext(context.Background(), interrupts()...)
	ctx, cancel = context.WithCancel(notified)

	// Without the handler, an interrupt ends the process.
	context.AfterFunc(ctx, func() { time.AfterFunc(forceQuitAfter, stop) })
	return ctx, cancel
}

// interrupts returns the signals that end a command. It leaves out ignored signals: nohup ignores some for its command,
// and so does a shell for a command in the background.
func interrupts() (list []os.Signal) {
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) {
			list = append(list, s)
		}
	}
	return list
}
