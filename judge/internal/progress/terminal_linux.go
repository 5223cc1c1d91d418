//go:build !portable

package progress

import (
	"os"
	"syscall"
	"unsafe"
)

// Columns returns how wide a terminal is, 0 where nobody knows.
func Columns(f *os.File) int {
	var size struct{ rows, columns, x, y uint16 }
	if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), syscall.TIOCGWINSZ, uintptr(unsafe.Pointer(&size))); errno != 0 {
		return 0
	}
	return int(size.columns)
}

// Terminal reports whether f is a terminal.
func Terminal(f *os.File) bool {
	var state syscall.Termios
	_, _, errno := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), syscall.TCGETS, uintptr(unsafe.Pointer(&state)))
	return errno == 0
}

// obeys has nothing to ask of terminals here.
func obeys(*os.File) bool { return true }
