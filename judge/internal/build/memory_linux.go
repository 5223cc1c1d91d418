//go:build !portable

package build

import (
	"os/exec"
	"sync/atomic"
	"syscall"
	"time"

	"oj/judge/internal/sandbox"
)

// Missing names the limits of compilers that this platform lacks.
func Missing() []string { return nil }

// memoryLook is between two looks at the memory of a compiler.
const memoryLook = 50 * time.Millisecond

// guardMemory ends a compiler, which has been started in a process group of its own, when any one of its
// processes takes more memory than the limit in bytes; 0 for none. They are not added up: the go command
// compiles several programs at a time. done is called once when the compiler has ended and tells whether
// that was the reason, or a reason that came between two looks.
func guardMemory(cmd *exec.Cmd, limit int64) (done func() (exceeded bool)) {
	if limit <= 0 {
		return func() bool { return false }
	}
	var exceeded atomic.Bool
	end, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for {
			select {
			case <-end:
				return
			case <-time.After(memoryLook):
			}
			if sandbox.LargestInGroup(cmd.Process.Pid) > limit {
				exceeded.Store(true)
				cmd.Cancel()
			}
		}
	}()
	return func() bool {
		close(end)
		<-ended
		return exceeded.Load() || peak(cmd) > limit
	}
}

// peak is the largest memory of the compiler's processes that were waited for, in bytes. They inherit the
// judge's own peak, so that a value no greater says nothing: 0 then.
func peak(cmd *exec.Cmd) int64 {
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	var own syscall.Rusage
	if !ok || syscall.Getrusage(syscall.RUSAGE_SELF, &own) != nil || usage.Maxrss <= own.Maxrss {
		return 0
	}
	return int64(usage.Maxrss) << 10
}
