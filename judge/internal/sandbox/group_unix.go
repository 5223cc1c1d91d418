//go:build unix && (!linux || portable)

// Process groups and resource usage of Unix systems.

package sandbox

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"sync"
	"syscall"
	"time"
)

// group is the tree of a program: its process group, and the processes that
// left the group but were seen while their parents lived.
type group struct {
	pid int

	mu   sync.Mutex
	tree *tree
}

func groupAttr() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

func newGroup(p *os.Process, _ Limits) (*group, error) {
	ward.add(p.Pid)
	return &group{pid: p.Pid, tree: newTree(p.Pid)}, nil
}

// kill kills every process of the group, and those that were seen to leave it.
func (g *group) kill() {
	syscall.Kill(-g.pid, syscall.SIGKILL)
	g.mu.Lock()
	defer g.mu.Unlock()
	for pid := range g.tree.strays() {
		syscall.Kill(pid, syscall.SIGKILL)
	}
}

// look looks at the list of all processes.
func (g *group) look() (sight, bool) {
	list, err := recentProcesses()
	if err != nil {
		return sight{}, false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.tree.see(list), true
}

// maxRounds bounds how often a group is killed that brings forth new processes.
const maxRounds = 50

// finish kills until nothing is left that can be found, and returns what was
// seen of the group while it ran.
func (g *group) finish() sight {
	g.kill()
	for round := 0; round < maxRounds; round++ {
		g.mu.Lock()
		strayed := len(g.tree.strays()) > 0
		g.mu.Unlock()
		if !strayed {
			break
		}
		list, err := processes()
		if err != nil {
			break
		}
		g.mu.Lock()
		g.tree.see(list)
		g.mu.Unlock()
		g.kill()
	}
	ward.remove(g.pid)
	return g.tree.most
}

// limited wraps the command in a shell that sets the limits which a parent
// cannot set for its child: CPU of each process in whole seconds, one more than
// the looks allow to all of them, size of files in blocks of 512 bytes (older
// bash, as on macOS, takes them for 1024), no core files.
func limited(path string, s Spec) (string, []string, error) {
	if _, err := exec.LookPath(path); err != nil {
		return "", nil, err
	}
	script := "ulimit -c 0; "
	if cpu := s.Limits.CPU; cpu > 0 {
		seconds := (cpu+time.Second-1)/time.Second + 1 // SIGXCPU, a second later SIGKILL
		script += fmt.Sprintf("ulimit -S -t %d; ulimit -H -t %d; ", seconds, seconds+1)
	}
	if n := s.Limits.FileSize; n > 0 {
		script += fmt.Sprintf("ulimit -f %d; ", (n+511)/512)
	}
	return "/bin/sh", append([]string{"sh", "-c", script + `exec "$0" "$@"`, path}, s.Args[1:]...), nil
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

// Missing names the limits that this platform lacks.
func Missing() []string {
	missing := []string{
		"processor time, memory, idling and the number of processes are looked at five times a second only",
		"threads are not counted among the processes",
	}
	if _, err := processes(); err != nil {
		missing = []string{
			"there is no command ps that tells enough, so CPU time is limited in whole seconds and for each process alone",
			"idle programs are not noticed before the wall limit",
			"memory is measured, but not limited while the program runs",
			"the number of processes is not limited",
		}
	}
	return append(missing,
		"the size of files is limited in blocks of 512 bytes, of 1024 where the shell counts so",
		"a process that leaves the program's group between two looks survives it",
		"the network is open",
		"files outside the working folder can be written, and it cannot be protected",
	)
}
