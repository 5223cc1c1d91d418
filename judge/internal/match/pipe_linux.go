package match

import (
	"os"
	"syscall"
)

const (
	setPipeSize = 1031 // F_SETPIPE_SZ
	room        = 1 << 20
)

// pipe makes a pipe in which a side may say much before the other listens: 1 MiB where the system permits it, else
// 64 KiB, which do in most games.
func pipe() (r, w *os.File, err error) {
	if r, w, err = os.Pipe(); err != nil {
		return nil, nil, err
	}
	if conn, err := w.SyscallConn(); err == nil {
		conn.Control(func(fd uintptr) { syscall.Syscall(syscall.SYS_FCNTL, fd, setPipeSize, room) })
	}
	return r, w, nil
}
