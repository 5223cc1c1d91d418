//go:build unix

package sandbox

import (
	"os"
	"syscall"
)

// QuietPipe returns a pipe that is not registered with the poller of the Go runtime, so a read or write that must wait
// blocks a thread. With a pipe from os.Pipe, each read and write of a program would wake the judge for nothing, which
// takes as much time as a turn of a game.
func QuietPipe() (r, w *os.File, err error) {
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
