// Command judge judges what can be pasted into an online judge: it builds the generated main.go and
// main.cpp of each problem, runs them on the problem's testcases and says what a judge would say. It
// also judges any source against a problem, and any ICPC problem package.
//
// Start it with -h for its flags and exit statuses.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	"oj/judge/internal/progress"
	"oj/judge/internal/sandbox"
)

// impatience is how long after an interrupt another one ends the judge at once, so that only its helpers
// clean up. Until then it counts as the same: tools that pass on signals often send them twice.
const impatience = time.Second

// interruptions are the signals that end the judge: not those that whoever started it wants to be ignored,
// such as nohup, or a shell that starts it in the background.
func interruptions() (list []os.Signal) {
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) {
			list = append(list, s)
		}
	}
	return list
}

func main() {
	sandbox.Init()
	ctx, stop := signal.NotifyContext(context.Background(), interruptions()...)
	// A pipe that breaks ends nothing by itself: it may be that of a program which has ended.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)
	ctx, unread := context.WithCancel(ctx)
	context.AfterFunc(ctx, func() { time.AfterFunc(impatience, stop) })
	dir, err := os.Getwd()
	if err != nil {
		fmt.Fprintln(os.Stderr, "judge:", err)
		os.Exit(exitTrouble)
	}
	var stdout io.Writer = os.Stdout
	out := &reader{f: os.Stdout, unread: unread}
	if !progress.Terminal(os.Stdout) {
		stdout = out
	}
	status := command(ctx, dir, os.Args[1:], stdout, os.Stderr)
	if err := out.failed.Load(); err != nil {
		fmt.Fprintln(os.Stderr, "judge: not everything could be printed:", *err)
		status = exitTrouble
	}
	sandbox.Close() // its helpers would end by themselves, but a moment after this process
	os.Exit(status)
}

// reader is who reads standard output when that is no terminal. It tells when nobody does any more.
type reader struct {
	f      *os.File
	unread func()
	failed atomic.Pointer[error] // the first other error, such as that of a full disk
}

func (r *reader) Write(p []byte) (int, error) {
	n, err := r.f.Write(p)
	switch {
	case errors.Is(err, syscall.EPIPE):
		r.unread()
	case err != nil:
		r.failed.CompareAndSwap(nil, &err)
	}
	return n, err
}
