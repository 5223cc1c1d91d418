//go:build !portable

// Files that the judge opens for programs. Whoever has a file can open it once
// more by its name in /proc/self/fd, and for writing, too, if its mount permits
// that: the mount of whoever opened it first. The judge's own mounts do. So a
// helper makes a copy of all mounts, read-only, and the judge opens the inputs
// of programs in there.

package sandbox

import (
	"os"
	"path/filepath"
	"sync/atomic"
	"syscall"
	"unsafe"
)

const (
	sysOpenat2    = 437
	resolveInRoot = 0x10
)

// readOnlyView makes such a copy.
func readOnlyView() (int, error) {
	fd, err := openTree("/", atRecursive)
	if err != nil {
		return -1, err
	}
	if err := setMountAt(fd, "", attrReadOnly, 0, atRecursive|atEmptyPath); err != nil {
		syscall.Close(fd)
		return -1, err
	}
	return fd, nil
}

// view is the judge's: a file descriptor and one more, 0 if there is none.
var view atomic.Int64

// setView takes over the view that has come with a helper's first message. The
// first one serves as long as the judge lives.
func setView(files []int) {
	for _, fd := range files {
		if !view.CompareAndSwap(0, int64(fd)+1) {
			syscall.Close(fd)
		}
	}
}

// Open opens a file to become the standard input of programs. Where programs
// are shut in they cannot open it again for writing, as they could a file from
// os.Open.
func Open(path string) (*os.File, error) {
	if !knownPool() {
		Missing() // starts a helper
	}
	if at := int(view.Load()) - 1; at >= 0 {
		if fd, err := openIn(at, path); err == nil {
			return os.NewFile(uintptr(fd), path), nil
		}
	}
	return os.Open(path) // it says what is wrong
}

// openIn opens a file below a folder that stands for the root.
func openIn(at int, path string) (int, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return -1, err
	}
	p, err := syscall.BytePtrFromString(path)
	if err != nil {
		return -1, err
	}
	how := struct{ flags, mode, resolve uint64 }{flags: syscall.O_RDONLY | syscall.O_CLOEXEC, resolve: resolveInRoot}
	fd, _, e := syscall.Syscall6(sysOpenat2, uintptr(at), uintptr(unsafe.Pointer(p)), uintptr(unsafe.Pointer(&how)), unsafe.Sizeof(how), 0, 0)
	if e != 0 {
		return -1, e
	}
	return int(fd), nil
}

// knownPool reports whether a helper was ever started.
func knownPool() bool {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	return pool.known
}
