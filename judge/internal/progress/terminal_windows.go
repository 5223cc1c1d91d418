package progress

import (
	"os"
	"syscall"
	"unsafe"
)

var (
	kernel32                   = syscall.NewLazyDLL("kernel32.dll")
	setConsoleMode             = kernel32.NewProc("SetConsoleMode")
	getConsoleScreenBufferInfo = kernel32.NewProc("GetConsoleScreenBufferInfo")
)

// size returns how wide a terminal is, 0 where it does not know, as for one that is read, and reports whether f is one.
func size(f *os.File) (columns int, terminal bool) {
	var info struct { // CONSOLE_SCREEN_BUFFER_INFO
		width, height, x, y      int16
		attributes               uint16
		left, top, right, bottom int16
		maxWidth, maxHeight      int16
	}
	if ok, _, _ := getConsoleScreenBufferInfo.Call(f.Fd(), uintptr(unsafe.Pointer(&info))); ok != 0 {
		return int(info.right-info.left) + 1, true
	}
	var mode uint32
	return 0, syscall.GetConsoleMode(syscall.Handle(f.Fd()), &mode) == nil
}

// obeySequences is ENABLE_VIRTUAL_TERMINAL_PROCESSING.
const obeySequences = 4

// obeys makes a terminal obey escape sequences, which older ones do when asked, and reports whether it does.
func obeys(f *os.File) bool {
	var mode uint32
	if syscall.GetConsoleMode(syscall.Handle(f.Fd()), &mode) != nil {
		return false
	}
	ok, _, _ := setConsoleMode.Call(f.Fd(), uintptr(mode|obeySequences))
	return ok != 0
}
