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

	"oj/judge/internal/sandbox"
)

func main() {
	sandbox.Init()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	dir, err := os.Getwd()
	if err != nil {
		fmt.Fprintln(os.Stderr, "judge:", err)
		os.Exit(exitTrouble)
	}
	status := command(ctx, dir, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(status)
}
