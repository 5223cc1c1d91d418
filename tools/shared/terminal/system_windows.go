package terminal

import (
	"os"
	"os/exec"
	"syscall"
)

// size reports whether f is a terminal. The width is not needed, because no command moves the cursor on Windows.
func size(f *os.File) (columns int, isTerminal bool) {
	var mode uint32
	return 0, syscall.GetConsoleMode(syscall.Handle(f.Fd()), &mode) == nil
}

var setConsoleMode = syscall.NewLazyDLL("kernel32.dll").NewProc("SetConsoleMode")

// enableEcho is the bit ENABLE_ECHO_INPUT of the console mode.
const enableEcho = 4

// echo sets whether a terminal shows typed characters.
func echo(terminal *os.File, on bool) error {
	var mode uint32
	if err := syscall.GetConsoleMode(syscall.Handle(terminal.Fd()), &mode); err != nil {
		return err
	}

	// Change only this bit, because the others are settings of the user.
	mode &^= enableEcho
	if on {
		mode |= enableEcho
	}
	if ok, _, err := setConsoleMode.Call(terminal.Fd(), uintptr(mode)); ok == 0 {
		return err
	}
	return nil
}

// Detach prepares a command: when it is started, it will run in its own process group, so that it continues
// after Ctrl-C and after the end of this process.
func Detach(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}
