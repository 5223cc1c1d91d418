//go:build !portable

// This file finds and kills the processes of a plain helper that has died. In a namespace the kernel does this. Without
// one, orphans become children of another process, in other sessions, so nothing but a mark tells whose they are. The
// mark is a resource limit that has no effect on ordinary processes: children inherit it, any process of the same user
// can read it, and the filter keeps programs from changing it. If the judge runs as root, the user id of the programs
// is a mark, too, because root of a container may not read the limits of other users.

package sandbox

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

const (
	// rlimitMark is RLIMIT_RTTIME, a limit for processes with a real-time policy, which programs cannot have.
	rlimitMark = 15
	// hunt is the longest time for which processes with a mark are killed.
	hunt = 5 * time.Second
)

// mark identifies the processes of a plain helper.
type mark struct {
	value uint64 // of rlimitMark; no other helper has it
	uid   int    // the user id that only these processes have, if the judge runs as root; else 0
}

// newMark returns the mark of a helper that starts with these attributes.
func newMark(attr *syscall.SysProcAttr) mark {
	m := mark{value: 1<<62 | rand.Uint64()>>8}
	if attr.Credential != nil {
		m.uid = int(attr.Credential.Uid)
	}
	return m
}

// String returns the mark for the kill list, and parseMark is its inverse.
func (m mark) String() string { return fmt.Sprint(m.value, " ", m.uid) }

func parseMark(text string) (m mark) {
	fmt.Sscan(text, &m.value, &m.uid)
	return m
}

// setMark marks the calling process and all processes that it starts later. It cannot be undone.
func setMark(value uint64) error {
	limit := [2]uint64{value, value}
	_, err := call(syscall.SYS_PRLIMIT64, 0, rlimitMark, uintptr(unsafe.Pointer(&limit)), 0, password[0], password[1])
	return err
}

// has reports whether a process has this mark.
func (m mark) has(pid int) bool {
	var limit [2]uint64
	_, err := call(syscall.SYS_PRLIMIT64, uintptr(pid), rlimitMark, 0, uintptr(unsafe.Pointer(&limit)))
	if err == nil || m.uid == 0 {
		return err == nil && limit[1] == m.value
	}
	_, rest, _ := strings.Cut(readProc("%d/status", pid), "\nUid:\t")
	real, _, _ := strings.Cut(rest, "\t")
	return real == strconv.Itoa(m.uid)
}

// living returns the processes with this mark, without zombies.
func (m mark) living() (pids []int) {
	for _, pid := range numbersIn("") {
		if !m.has(pid) {
			continue
		}
		if fields := statFields("%d/stat", pid); len(fields) > 0 && fields[0] != "Z" && fields[0] != "X" {
			pids = append(pids, pid)
		}
	}
	return pids
}

// kill kills all processes with this mark.
func (m mark) kill() {
	if m.value == 0 {
		return
	}
	for end := time.Now().Add(hunt); time.Now().Before(end); time.Sleep(time.Millisecond) {
		pids := m.living()
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
