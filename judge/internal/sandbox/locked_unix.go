//go:build unix

// This file reads standard error under a lock of the caller. So the caller can first read everything that a program has
// written to standard error, and then handle a line of its standard output.

package sandbox

import "syscall"

// drainLocked copies the output, as drain does. It holds the lock during each read and the write that follows, but not
// while it waits for output.
func (p *pump) drainLocked() {
	raw, err := p.from.SyscallConn()
	if err != nil {
		return
	}

	for isOpen := true; isOpen; {
		// The pipe is non-blocking: if it is empty, the function returns false, and Read waits for output.
		err := raw.Read(func(fd uintptr) bool {
			p.lock.Lock()
			defer p.lock.Unlock()
			n, err := syscall.Read(int(fd), p.buf)
			if err == syscall.EAGAIN {
				return false
			}
			isOpen = n > 0 || err == syscall.EINTR
			p.pass(p.buf[:max(0, n)])
			return true
		})
		if err != nil || p.over.Load() {
			return
		}
	}
}

// readNow copies what is in the pipe. The caller holds the lock. If the pipe is closed already, readNow does nothing. One
// read is enough, because the buffer is as large as a pipe, and a program that writes all the time must not keep the caller
// here.
func (p *pump) readNow() {
	raw, err := p.from.SyscallConn()
	if err != nil {
		return
	}
	raw.Control(func(fd uintptr) {
		if n, _ := syscall.Read(int(fd), p.buf); n > 0 {
			p.pass(p.buf[:n])
		}
	})
}
