package terminal

import (
	"os"
	"os/exec"
	"syscall"
)

// size reports whether f is a terminal. How wide it is nobody asks: its cursor is not moved here.
func size(f *os.File) (columns int, terminal bool) {
	var mode uint32
	return 0, syscall.GetConsoleMode(syscall.Handle(f.Fd()), &mode) == nil
}

var setConsoleMode = syscall.NewLazyDLL("kernel32.dll").NewProc("SetConsoleMode")

// enableEcho is ENABLE_ECHO_INPUT.
const enableEcho = 4

// echo makes a terminal show what is typed, or not.
func echo(terminal *os.File, on bool) error {
	var mode uint32
	if err := syscall.GetConsoleMode(syscall.Handle(terminal.Fd()), &mode); err != nil {
		return err
	}
	mode &^= enableEcho
	if on {
		mode |= enableEcho
	}
	if ok, _, err := setConsoleMode.Call(terminal.Fd(), uintptr(mode)); ok == 0 {
		return err
	}
	return nil
}

// Detach lets a command that is not started yet outlive this one and its Ctrl-C: it gets a process group of its own.
func Detach(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}
