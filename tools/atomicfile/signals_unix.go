//go:build unix

package atomicfile

import (
	"os"
	"os/signal"
	"syscall"
)

// holdSignals delays signals that usually end a program until release is called. If the program has other
// handlers for these signals, they get each signal at once, and again after release.
func holdSignals() (release func()) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)
	return func() {
		signal.Stop(signals)
		if len(signals) > 0 {
			received := <-signals
			syscall.Kill(os.Getpid(), received.(syscall.Signal))
		}
	}
}
