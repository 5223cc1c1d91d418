package tempdir

import (
	"os"
	"syscall"
	"unsafe"
)

var lockFileEx = syscall.NewLazyDLL("kernel32.dll").NewProc("LockFileEx")

const lockExclusively, lockAtOnce = 2, 1

// lock takes the lock of a file, which ends with the file's last handle. It reports false when another
// process holds it.
func lock(f *os.File) bool {
	var from syscall.Overlapped
	ok, _, _ := lockFileEx.Call(f.Fd(), lockExclusively|lockAtOnce, 0, 1, 0, uintptr(unsafe.Pointer(&from)))
	return ok != 0
}
