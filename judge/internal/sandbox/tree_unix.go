//go:build unix && (!linux || portable)

// This file manages process trees on Unix systems other than Linux: each program runs in its own session.

package sandbox

import (
	"os"
	"runtime"
	"strconv"
	"syscall"

	"oj/judge/internal/process"
)

// tree is the process group of a program and its children. pid is the process id of the program, which is also the id
// of the group.
type tree struct{ pid int }

func treeAttr() *syscall.SysProcAttr   { return ownSession() }
func ownSession() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

func newTree(p *os.Process) (*tree, error) {
	list('+', strconv.Itoa(p.Pid))
	return &tree{p.Pid}, nil
}

func (t *tree) kill() { syscall.Kill(-t.pid, syscall.SIGKILL) }

// finish kills the processes that the program has left.
func (t *tree) finish(*process.State) {
	t.kill()
	list('-', strconv.Itoa(t.pid))
}

// endListed handles an entry of the kill list after the judge was killed: it kills the process group with this id.
func endListed(pid string) {
	if n, err := strconv.Atoi(pid); err == nil {
		(&tree{n}).kill()
	}
}

// readState stores the peak memory in r and, if a signal has killed the program, this signal.
func readState(r *process.State, state *os.ProcessState) {
	if usage, ok := state.SysUsage().(*syscall.Rusage); ok {
		r.Memory = int64(usage.Maxrss)
		if runtime.GOOS != "darwin" && runtime.GOOS != "ios" {
			r.Memory <<= 10 // other systems report KiB
		}
	}
	if status := state.Sys().(syscall.WaitStatus); status.Signaled() {
		r.Status, r.Signal = process.Signaled, status.Signal()
	}
}

// missingInTree lists the limits that the portable sandbox does not enforce on Unix, in addition to those
// that Missing names.
var missingInTree = []string{
	"processor time and memory are compared with their limits only at the end, and include only the program and the children that it waited for",
	"a process that leaves the session of its program survives it",
}
