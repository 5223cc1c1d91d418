//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

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
