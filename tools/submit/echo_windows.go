package main

import (
	"os"
	"syscall"
)

var setConsoleMode = syscall.NewLazyDLL("kernel32.dll").NewProc("SetConsoleMode")

// enableEcho is ENABLE_ECHO_INPUT.
const enableEcho = 4

// echo makes a console show what is typed, or not.
func echo(console *os.File, on bool) error {
	var mode uint32
	if err := syscall.GetConsoleMode(syscall.Handle(console.Fd()), &mode); err != nil {
		return err
	}
	mode &^= enableEcho
	if on {
		mode |= enableEcho
	}
	if ok, _, err := setConsoleMode.Call(console.Fd(), uintptr(mode)); ok == 0 {
		return err
	}
	return nil
}
