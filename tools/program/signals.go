package program

import (
	"os"
	"os/signal"
	"syscall"
)

// ResetSignals lets interrupts end the programs that a test starts. A test that was started by nohup, or in the
// background by a script, ignores these signals, and its programs would inherit that.
func ResetSignals() {
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT} {
		if signal.Ignored(s) {
			signal.Notify(make(chan os.Signal, 1), s) // a handler is not inherited
		}
	}
}
