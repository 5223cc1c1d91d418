//go:build unix

package atomicfile

import (
	"os"
	"os/signal"
	"syscall"
)

// holdSignals lets the signals that usually end a program wait until the function that it returns is
// called. Whoever listens to them hears them at once, and once more then.
func holdSignals() (release func()) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)
	return func() {
		signal.Stop(signals)
		if len(signals) > 0 {
			syscall.Kill(os.Getpid(), (<-signals).(syscall.Signal))
		}
	}
}
