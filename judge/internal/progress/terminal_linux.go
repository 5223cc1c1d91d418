//go:build !portable

package progress

import (
	"os"
	"syscall"
	"unsafe"
)

// Terminal reports whether f is a terminal.
func Terminal(f *os.File) bool {
	var state syscall.Termios
	_, _, errno := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), syscall.TCGETS, uintptr(unsafe.Pointer(&state)))
	return errno == 0
}

// obeys has nothing to ask of terminals here.
func obeys(*os.File) bool { return true }
