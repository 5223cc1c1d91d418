// Command judge judges what can be pasted into an online judge: it builds the generated main.go and
// main.cpp of each problem, runs them on the problem's testcases and says what a judge would say. It
// also judges any source against a problem, and any ICPC problem package.
//
// Start it with -h for its flags and exit statuses.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/session"
)

// forceQuitAfter: a second interrupt this much later exits at once, so that only the judge's helpers clean up. Until
// then it counts as the same: tools that pass on signals often send them twice.
const forceQuitAfter = time.Second

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
	context.AfterFunc(ctx, func() { time.AfterFunc(forceQuitAfter, stop) })
	dir, err := os.Getwd()
	if err != nil {
		fmt.Fprintln(os.Stderr, "judge:", err)
		os.Exit(session.ExitTrouble)
	}
	var stdout io.Writer = os.Stdout
	out := &pipeWriter{f: os.Stdout, unread: unread}
	if !progress.Terminal(os.Stdout) {
		stdout = out
	}
	status := command(ctx, dir, os.Args[1:], stdout, os.Stderr)
	if err := out.failed.Load(); err != nil {
		fmt.Fprintln(os.Stderr, "judge: not everything could be printed:", *err)
		status = session.ExitTrouble
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

// command does what the arguments ask for and returns the exit status.
func command(ctx context.Context, dir string, args []string, stdout, stderr io.Writer) int {
	opt, err := parseOptions(args, stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return session.ExitOK
	case err != nil:
		fmt.Fprintf(report.Harmless(stderr), "judge: %v\nRun it with -h for help.\n", err)
		return session.ExitTrouble
	case opt.Watch:
		return session.Watch(ctx, opt, dir, args, stdout, stderr)
	}
	return session.Once(ctx, opt, dir, args, stdout, stderr)
}
