//go:build unix && (!linux || portable)

// Process groups and resource usage of Unix systems.

package sandbox

import (
	"fmt"
	"os"
	"runtime"
	"syscall"
	"time"
)

// group is the process group of a program.
type group struct{ pid int }

func groupAttr() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

func newGroup(p *os.Process) group { return group{p.Pid} }

// kill kills every process of the group; those that left it survive.
func (g group) kill() { syscall.Kill(-g.pid, syscall.SIGKILL) }

func (g group) close() {}

// limited wraps the command in a shell that sets the limits which a parent
// cannot set for its child: CPU in whole seconds, size of files in blocks of
// 512 bytes, no core files.
func limited(path string, s Spec) (string, []string) {
	script := "ulimit -c 0; "
	if cpu := s.Limits.CPU; cpu > 0 {
		seconds := (cpu + time.Second - 1) / time.Second // SIGXCPU, a second later SIGKILL
		script += fmt.Sprintf("ulimit -S -t %d; ulimit -H -t %d; ", seconds, seconds+1)
	}
	if n := s.Limits.FileSize; n > 0 {
		script += fmt.Sprintf("ulimit -f %d; ", (n+511)/512)
	}
	return "/bin/sh", append([]string{"sh", "-c", script + `exec "$0" "$@"`, path}, s.Args[1:]...)
}

// readState reads how the program ended and its peak memory.
func readState(r *Result, state *os.ProcessState) {
	if usage, ok := state.SysUsage().(*syscall.Rusage); ok {
		r.Memory = int64(usage.Maxrss)
		if runtime.GOOS != "darwin" && runtime.GOOS != "ios" {
			r.Memory <<= 10 // others count in KiB
		}
	}
	status, _ := state.Sys().(syscall.WaitStatus)
	if !status.Signaled() {
		r.ExitCode = status.ExitStatus()
		return
	}
	r.Status, r.Signal = Signaled, status.Signal()
	switch r.Signal {
	case syscall.SIGXCPU:
		r.Status = TimeLimit
	case syscall.SIGXFSZ:
		r.Status = OutputLimit
	}
}

// Init must be the first statement of main and of TestMain.
func Init() {}

// Missing names the limits that this platform lacks.
func Missing() []string {
	return []string{
		"CPU time is limited in whole seconds and for each process alone",
		"idle programs are not noticed before the wall limit",
		"memory is measured, but not limited while the program runs",
		"the number of processes is not limited",
		"a process that leaves the program's group survives it",
		"the network is open",
		"files outside the working folder can be written, and it cannot be protected",
	}
}
