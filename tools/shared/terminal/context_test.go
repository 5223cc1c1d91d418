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

// TestContext: a signal ends the context, unless it is ignored, as under nohup.
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
