// Command judge judges what can be pasted into an online judge: it builds the generated main.go and
// main.cpp of each problem, runs them on the problem's testcases and says what a judge would say. It
// also judges any source against a problem, and any ICPC problem package.
//
// Start it with -h for its flags and exit statuses.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"oj/judge/internal/sandbox"
)

// impatience is how long after an interrupt another one ends the judge at once, so that only its helpers
// clean up. Until then it counts as the same: tools that pass on signals often send them twice.
const impatience = time.Second

func main() {
	sandbox.Init()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP,
		syscall.SIGPIPE) // nobody reads any more
	context.AfterFunc(ctx, func() { time.AfterFunc(impatience, stop) })
	dir, err := os.Getwd()
	if err != nil {
		fmt.Fprintln(os.Stderr, "judge:", err)
		os.Exit(exitTrouble)
	}
	status := command(ctx, dir, os.Args[1:], os.Stdout, os.Stderr)
	sandbox.Close() // its helpers would end by themselves, but a moment after this process
	os.Exit(status)
}
