//go:build !portable

// Room in the pipes, so that a side may say much before the other listens.

package match

import (
	"io"
	"os"
	"syscall"
)

const (
	setPipeSize = 1031 // F_SETPIPE_SZ
	pipeSize    = 1 << 20
)

// widen gives a pipe a buffer of 1 MiB where the system permits it; the usual
// 64 KiB do in most games.
func widen(f *os.File) io.WriteCloser {
	if conn, err := f.SyscallConn(); err == nil {
		conn.Control(func(fd uintptr) { syscall.Syscall(syscall.SYS_FCNTL, fd, setPipeSize, pipeSize) })
	}
	return f
}
