//go:build unix

package match

import (
	"os"
	"syscall"
)

// writeNow writes as much of the data as the pipe has room for, without waiting, and returns how many bytes that is. The pipe
// is one of os.Pipe.
func writeNow(pipe *os.File, data []byte) (written int) {
	conn, err := pipe.SyscallConn()
	if err != nil {
		return 0
	}
	conn.Write(func(fd uintptr) (done bool) {
		written, _ = syscall.Write(int(fd), data)
		return true
	})
	return max(0, written)
}

// quietPipe makes a pipe that the Go runtime does not watch. It watches those of os.Pipe, and each write of a program
// would wake the judge for nothing: that takes as much time as the game itself.
func quietPipe() (r, w *os.File, err error) {
	var ends [2]int
	syscall.ForkLock.RLock()
	defer syscall.ForkLock.RUnlock()
	if err := syscall.Pipe(ends[:]); err != nil {
		return nil, nil, os.NewSyscallError("pipe", err)
	}
	syscall.CloseOnExec(ends[0])
	syscall.CloseOnExec(ends[1])
	return os.NewFile(uintptr(ends[0]), "pipe"), os.NewFile(uintptr(ends[1]), "pipe"), nil
}
