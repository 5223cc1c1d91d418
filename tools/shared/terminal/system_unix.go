//go:build !windows

package terminal

import (
	"os"
	"os/exec"
	"syscall"
	"unsafe"
)

// size reports whether f is a terminal, and returns its width, or 0 if it is unknown.
func size(f *os.File) (columns int, isTerminal bool) {
	var size struct{ rows, columns, x, y uint16 }
	_, _, errno := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), syscall.TIOCGWINSZ, uintptr(unsafe.Pointer(&size)))
	return int(size.columns), errno == 0
}

// echo sets whether a terminal shows typed characters.
func echo(terminal *os.File, on bool) error {
	mode := "-echo"
	if on {
		mode = "echo"
	}
	cmd := exec.Command("stty", mode)
	cmd.Stdin = terminal
	return cmd.Run()
}

// Detach prepares a command: when it is started, it will run in its own session, so that it continues after
// Ctrl-C and after the end of this process.
func Detach(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }
