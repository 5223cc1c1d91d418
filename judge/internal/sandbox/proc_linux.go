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

// process is a line of /proc/PID/stat, as far as it matters.
type process struct {
	pid, parent int
	threads     int           // of a zombie 1
	childrenCPU time.Duration // of children that were waited for
}

// tick is the unit of times in there: USER_HZ is 100 on every architecture of Go.
const tick = 10 * time.Millisecond

// readProc reads a file below /proc; "" if it is gone. Package os would have each watched for more to come.
func readProc(format string, args ...any) string {
	fd, err := syscall.Open("/proc/"+fmt.Sprintf(format, args...), syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return ""
	}
	defer syscall.Close(fd)
	text := make([]byte, 8<<10) // has room for what is asked of any of them
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
	line := readProc("%d/stat", pid)
	fields := strings.Fields(line[strings.LastIndexByte(line, ')')+1:]) // from the state; the name may contain anything
	if len(fields) < 18 {
		return p, false
	}
	at := func(i int) int { n, _ := strconv.Atoi(fields[i]); return n }
	return process{pid: pid, parent: at(1), threads: max(1, at(17)), childrenCPU: time.Duration(at(13)+at(14)) * tick}, true
}

// descendants lists the processes below a given one, zombies too. A process whose parent has died is found only if the
// given one adopts orphans.
func descendants(of int) (tree []process) {
	children := map[int][]process{}
	for _, n := range numbersIn("") {
		if p, ok := readStat(n); ok {
			children[p.parent] = append(children[p.parent], p)
		}
	}
	tree = children[of]
	for i := 0; i < len(tree); i++ {
		tree = append(tree, children[tree[i].pid]...)
	}
	return tree
}

// tasks counts what the kernel counts.
func tasks(tree []process) (n int) {
	for _, p := range tree {
		n += p.threads
	}
	return n
}

// memory reads what memory a process has ("VmRSS:"), or had at most ("VmHWM:"), in bytes, with its page tables, which
// grow by a page for every two megabytes of addresses that are only read. Where the first thread has ended others
// still know.
func memory(pid int, label string) int64 {
	status := readProc("%d/status", pid)
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

// monotonic is the clock that is the same in all processes and that nobody sets.
const monotonic = 1

// readClock reads a clock of the system; 0 if it is gone.
func readClock(number int) time.Duration {
	var t syscall.Timespec
	if _, err := call(syscall.SYS_CLOCK_GETTIME, uintptr(number), uintptr(unsafe.Pointer(&t))); err != nil {
		return 0
	}
	return time.Duration(t.Nano())
}

// cpuTime is the processor time of a process, all its threads together; 0 if it is gone.
func cpuTime(pid int) time.Duration { return readClock(^pid<<3 | 2) }

// SampleOf tells what running programs have done so far. It takes some milliseconds. Each thread says how long it has
// waited for a processor in the second number of its schedstat, in ns.
func SampleOf(programs ...*Process) Sample {
	s := Sample{waited: map[int]time.Duration{}}
	for _, program := range programs {
		for _, p := range descendants(program.run.proc.Pid) {
			s.cpu += cpuTime(p.pid)
			for _, thread := range numbersIn("%d/task", p.pid) {
				var ran, waited time.Duration
				fmt.Sscan(readProc("%d/task/%d/schedstat", p.pid, thread), &ran, &waited)
				s.waited[thread] = waited
			}
		}
	}
	return s
}
