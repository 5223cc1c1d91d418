//go:build !windows

package terminal

import (
	"os"
	"os/exec"
	"syscall"
	"unsafe"
)

// size returns how wide a terminal is, 0 where it does not know, and reports whether f is one.
func size(f *os.File) (columns int, terminal bool) {
	var size struct{ rows, columns, x, y uint16 }
	_, _, errno := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), syscall.TIOCGWINSZ, uintptr(unsafe.Pointer(&size)))
	return int(size.columns), errno == 0
}

// echo makes a terminal show what is typed, or not.
func echo(terminal *os.File, on bool) error {
	mode := "-echo"
	if on {
		mode = "echo"
	}
	cmd := exec.Command("stty", mode)
	cmd.Stdin = terminal
	return cmd.Run()
}

// Detach lets a command that is not started yet outlive this one and its Ctrl-C: it gets a session of its own.
func Detach(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }
