//go:build unix

package atomicfile

import (
	"os"
	"os/signal"
	"syscall"
)

// holdSignals delays the signals that usually end a program until release is called. Other handlers of these signals get
// them immediately, and then a second time.
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
