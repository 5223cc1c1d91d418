package console

import (
	"os"
	"syscall"
)

// size reports whether f is a terminal. How wide it is nobody asks: its cursor is not moved here.
func size(f *os.File) (columns int, terminal bool) {
	var mode uint32
	return 0, syscall.GetConsoleMode(syscall.Handle(f.Fd()), &mode) == nil
}
