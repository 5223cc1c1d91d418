//go:build !portable

// Waiting for files. The Go runtime reckons with system calls that block: a
// thread of its own (sysmon) then looks every 20 µs whether somebody else could
// use the processor, and it is woken by a futex whenever the process wakes up.
// For runs of a millisecond that costs more than all else. So short waits are
// kept from the runtime, which takes them for computing; long ones are not.

package sandbox

import (
	"syscall"
	"time"
	"unsafe"
)

// pollFd is the kernel's struct pollfd; a negative fd is passed over.
type pollFd struct {
	fd              int32
	events, revents int16
}

const (
	pollIn  = 1
	pollOut = 4
	pollHup = 16
)

// forever is the timeout that never comes.
const forever = time.Duration(-1)

// quiet is for how long a wait is kept from the runtime. Meanwhile nothing else
// can run on the processor that the runtime gave to this goroutine, unless the
// runtime sends a signal (it does when it collects garbage, and after 10 ms):
// then the wait ends early.
const quiet = 20 * time.Millisecond

// poll waits until one of the files is ready, a signal comes, or the time is
// over. It reports whether a file is ready.
func poll(fds []pollFd, timeout time.Duration) bool {
	limit := newTimeout(timeout)
	n, _, e := syscall.Syscall6(syscall.SYS_PPOLL, uintptr(unsafe.Pointer(&fds[0])), uintptr(len(fds)),
		uintptr(unsafe.Pointer(limit)), 0, 0, 0)
	return e == 0 && n > 0
}

// pollQuietly is poll without the runtime's knowledge, for no longer than quiet.
func pollQuietly(fds []pollFd, timeout time.Duration) bool {
	limit := newTimeout(min(timeout, quiet))
	n, _, e := syscall.RawSyscall6(syscall.SYS_PPOLL, uintptr(unsafe.Pointer(&fds[0])), uintptr(len(fds)),
		uintptr(unsafe.Pointer(limit)), 0, 0, 0)
	return e == 0 && n > 0
}

// newTimeout returns a timeout as the kernel wants it, nil for none.
func newTimeout(d time.Duration) *syscall.Timespec {
	if d < 0 {
		return nil
	}
	t := syscall.NsecToTimespec(int64(d))
	return &t
}
