//go:build !portable

// Waiting that the Go runtime does not notice. Where a thread waits in a system
// call that the runtime knows of, or for another goroutine, the runtime wakes a
// thread that looks after it some thirty times in two milliseconds: more work
// than all that a short run needs. Nobody waits so for long, because no garbage
// can be collected meanwhile.

package sandbox

import (
	"syscall"
	"time"
	"unsafe"
)

// childSignal is the set of signals that has SIGCHLD alone, of the size that the
// kernel wants anywhere but on MIPS, where these calls fail and only the gain is lost.
var childSignal = uint64(1) << (syscall.SIGCHLD - 1)

const sigsetSize = 8

// awaitChildQuietly waits for at most so long until a child stops or ends, and
// reports whether one has in that time. After it nobody counts: orphans that end
// without end must not keep a program from being sampled.
func awaitChildQuietly(longest time.Duration) bool {
	const block, unblock = 0, 1
	mask := func(how uintptr) {
		syscall.RawSyscall6(syscall.SYS_RT_SIGPROCMASK, how, uintptr(unsafe.Pointer(&childSignal)), 0, sigsetSize, 0, 0)
	}
	mask(block) // else the kernel drops the signal
	defer mask(unblock)
	for end := monotonic() + longest.Nanoseconds(); ; {
		left := end - monotonic()
		if left <= 0 || changed() {
			return left > 0
		}
		timeout := syscall.NsecToTimespec(left)
		syscall.RawSyscall6(syscall.SYS_RT_SIGTIMEDWAIT, uintptr(unsafe.Pointer(&childSignal)), 0, uintptr(unsafe.Pointer(&timeout)), sigsetSize, 0, 0)
	}
}

// changed reports whether a child waits to be waited for.
func changed() bool {
	const anyChild, options = 0, 0x40000000 | syscall.WNOHANG | 2 | 4 | 0x01000000 // __WALL, exited and stopped, and leave it as it is
	var info [128]byte
	_, _, e := syscall.RawSyscall6(syscall.SYS_WAITID, anyChild, 0, uintptr(unsafe.Pointer(&info)), options, 0, 0)
	return e == 0 && info != [128]byte{}
}

// awaitInputQuietly waits for a moment until there is something to be read.
func awaitInputQuietly(fd uintptr) {
	poll := struct {
		fd              int32
		events, revents int16
	}{fd: int32(fd), events: 1}
	timeout := syscall.NsecToTimespec(firstSample.Nanoseconds())
	syscall.RawSyscall6(syscall.SYS_PPOLL, uintptr(unsafe.Pointer(&poll)), 1, uintptr(unsafe.Pointer(&timeout)), 0, sigsetSize, 0)
}
