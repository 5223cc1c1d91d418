package program

import (
	"os"
	"os/signal"
	"syscall"
)

// ResetSignals makes sure that interrupts can end the programs that a test starts. A test process that was
// started by nohup, or in the background by a script, ignores some signals, and its child processes would
// ignore them, too. So ResetSignals installs handlers for these signals: a child process inherits ignored
// signals, but not signals with a handler.
func ResetSignals() {
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT} {
		if signal.Ignored(s) {
			signal.Notify(make(chan os.Signal, 1), s)
		}
	}
}
