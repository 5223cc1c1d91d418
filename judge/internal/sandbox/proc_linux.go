//go:build !portable

// Reading /proc.

package sandbox

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

// process holds the needed fields of /proc/PID/stat.
type process struct {
	pid, parent int
	threads     int           // 1 for a zombie
	childrenCPU time.Duration // of the children that it has waited for
}

// tick is the unit of times in /proc/PID/stat: USER_HZ is 100 on every architecture of Go.
const tick = 10 * time.Millisecond

// readProc reads a file below /proc; it returns "" if the file is gone. It makes the system calls itself, because package
// os would register each file with the poller.
func readProc(format string, args ...any) string {
	fd, err := syscall.Open("/proc/"+fmt.Sprintf(format, args...), syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return ""
	}
	defer syscall.Close(fd)

	const mostBytes = 8 << 10 // longer than any file that is read
	text := make([]byte, mostBytes)
	n, _ := syscall.Read(fd, text)
	return string(text[:max(0, n)])
}

// numbersIn lists the entries of a folder of /proc that are numbers.
func numbersIn(format string, args ...any) (list []int) {
	entries, _ := os.ReadDir("/proc/" + fmt.Sprintf(format, args...))
	for _, e := range entries {
		if n, err := strconv.Atoi(e.Name()); err == nil {
			list = append(list, n)
		}
	}
	return list
}

// readStat reads the line of one process; it may be gone.
func readStat(pid int) (p process, ok bool) {
	// The name is in brackets and may contain anything, also brackets. The first field after it is the state.
	line := readProc("%d/stat", pid)
	fields := strings.Fields(line[strings.LastIndexByte(line, ')')+1:])
	if len(fields) < 18 {
		return p, false
	}

	number := func(i int) int {
		n, _ := strconv.Atoi(fields[i])
		return n
	}
	p = process{pid: pid, parent: number(1), threads: max(1, number(17))}
	p.childrenCPU = time.Duration(number(13)+number(14)) * tick // user and system
	return p, true
}

// descendants lists the processes below a given one, zombies too. A process whose parent has died is found only if the
// given process adopts orphans.
func descendants(of int) (tree []process) {
	children := map[int][]process{}
	for _, n := range numbersIn("") {
		if p, ok := readStat(n); ok {
			children[p.parent] = append(children[p.parent], p)
		}
	}

	// The list grows while it is walked, level by level.
	tree = children[of]
	for i := 0; i < len(tree); i++ {
		tree = append(tree, children[tree[i].pid]...)
	}
	return tree
}

// tasks counts processes and threads, as the kernel does for its limit.
func tasks(tree []process) (n int) {
	for _, p := range tree {
		n += p.threads
	}
	return n
}

// memory reads the memory of a process ("VmRSS:") or its peak ("VmHWM:"), in bytes. The size of the page tables is added,
// because they grow by a page for every two megabytes of addresses that are only read.
func memory(pid int, label string) int64 {
	status := readProc("%d/status", pid)

	// If the first thread has ended, its status lacks these lines. The status of a running thread contains them.
	if !strings.Contains(status, label) {
		for _, thread := range numbersIn("%d/task", pid) {
			if text := readProc("%d/task/%d/status", pid, thread); strings.Contains(text, label) {
				status = text
			}
		}
	}

	return kilobytes(status, label) + kilobytes(status, "VmPTE:")
}

// kilobytes finds a line like "VmHWM:   1234 kB" and returns bytes, 0 if there is none.
func kilobytes(text, label string) int64 {
	_, rest, _ := strings.Cut(text, label)
	number, _, _ := strings.Cut(strings.TrimLeft(rest, " \t"), " ")
	n, _ := strconv.ParseInt(number, 10, 64)
	return n << 10
}

// monotonic is the number of the clock that is the same in all processes and that cannot be set.
const monotonic = 1

// readClock reads a clock of the system; it returns 0 if the clock is gone.
func readClock(number int) time.Duration {
	var t syscall.Timespec
	if _, err := call(syscall.SYS_CLOCK_GETTIME, uintptr(number), uintptr(unsafe.Pointer(&t))); err != nil {
		return 0
	}
	return time.Duration(t.Nano())
}

// cpuTime is the processor time of a process, all its threads together; 0 if the process is gone. The number of the clock
// is the one that clock_getcpuclockid computes.
func cpuTime(pid int) time.Duration { return readClock(^pid<<3 | 2) }

// SampleOf returns what running programs have done so far. It takes some milliseconds.
func SampleOf(programs ...*Process) Sample {
	s := Sample{waited: map[int]time.Duration{}}
	for _, program := range programs {
		for _, p := range descendants(program.run.proc.Pid) {
			s.cpu += cpuTime(p.pid)

			// The second number of schedstat is how long the thread has waited for a processor, in ns.
			for _, thread := range numbersIn("%d/task", p.pid) {
				var ran, waited time.Duration
				fmt.Sscan(readProc("%d/task/%d/schedstat", p.pid, thread), &ran, &waited)
				s.waited[thread] = waited
			}
		}
	}
	return s
}
