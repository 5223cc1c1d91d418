//go:build unix

package atomicfile

import (
	"os"
	"os/signal"
	"syscall"
)

// holdSignals delays interrupts and other signals that would end this program; release delivers them. If the
// program has its own handlers for these signals, they get each signal immediately and a second time after
// release.
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
