package program

import (
	"os"
	"os/signal"
	"syscall"
)

// ResetSignals lets interrupts end the programs that a test starts. If a test was started by nohup, or in the
// background by a script, it ignores these signals, and without this call the programs that it starts would
// ignore them, too.
func ResetSignals() {
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT} {
		if signal.Ignored(s) {
			signal.Notify(make(chan os.Signal, 1), s) // a child process inherits ignored signals, but not handlers
		}
	}
}
