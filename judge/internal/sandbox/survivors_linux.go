//go:build !portable

// This file finds and kills the processes of a plain helper that has died. In a namespace the kernel does this. Without
// one, orphans become children of another process, in other sessions, so nothing but a mark tells whose they are. The
// mark is a resource limit that has no effect on ordinary processes: children inherit it, any process of the same user
// can read it, and the filter keeps programs from changing it.

package sandbox

import (
	"math/rand/v2"
	"syscall"
	"time"
	"unsafe"
)

const (
	// rlimitMark is RLIMIT_RTTIME, a limit for processes with a real-time policy, which programs cannot have.
	rlimitMark = 15
	// hunt is the longest time for which killMarked tries to kill processes.
	hunt = 5 * time.Second
)

// newMark returns a value for rlimitMark that no other helper has.
func newMark() uint64 { return 1<<62 | rand.Uint64()>>8 }

// setMark marks the calling process and all processes that it starts later. It cannot be undone.
func setMark(mark uint64) error {
	limit := [2]uint64{mark, mark}
	_, err := call(syscall.SYS_PRLIMIT64, 0, rlimitMark, uintptr(unsafe.Pointer(&limit)), 0, password[0], password[1])
	return err
}

// marked returns the processes with this mark, without zombies.
func marked(mark uint64) (pids []int) {
	for _, pid := range numbersIn("") {
		var limit [2]uint64
		_, err := call(syscall.SYS_PRLIMIT64, uintptr(pid), rlimitMark, 0, uintptr(unsafe.Pointer(&limit)))
		if err != nil || limit[1] != mark {
			continue
		}
		if fields := statFields("%d/stat", pid); len(fields) > 0 && fields[0] != "Z" && fields[0] != "X" {
			pids = append(pids, pid)
		}
	}
	return pids
}

// killMarked kills all processes with this mark.
func killMarked(mark uint64) {
	if mark == 0 {
		return
	}
	for end := time.Now().Add(hunt); time.Now().Before(end); time.Sleep(time.Millisecond) {
		pids := marked(mark)
		if len(pids) == 0 {
			return
		}

		// Stop them first, and take their right to start processes, because they may start others meanwhile.
		for _, pid := range pids {
			prlimit(pid, rlimitNproc, 0)
			syscall.Kill(pid, syscall.SIGSTOP)
		}
		for _, pid := range pids {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	}
}
