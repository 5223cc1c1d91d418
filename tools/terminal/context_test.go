//go:build !windows

package terminal

import (
	"os"
	"os/signal"
	"slices"
	"syscall"
	"testing"
	"time"
)

// TestContext: a signal that ends commands ends the context, and one that is ignored, as nohup has it, does not.
func TestContext(t *testing.T) {
	ctx, cancel := Context()
	defer cancel()
	if err := syscall.Kill(syscall.Getpid(), syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	select {
	case <-ctx.Done():
	case <-time.After(time.Minute):
		t.Error("it does not end")
	}
	signal.Ignore(syscall.SIGHUP)
	defer signal.Reset(syscall.SIGHUP)
	if slices.Contains(interrupts(), os.Signal(syscall.SIGHUP)) {
		t.Error("an ignored signal ends a command")
	}
}
