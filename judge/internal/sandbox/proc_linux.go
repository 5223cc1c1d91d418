//go:build !portable

// Reading /proc.

package sandbox

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

// process is a line of /proc/PID/stat, as far as it matters.
type process struct {
	pid, parent int
	state       byte // R runs or wants to; D waits for a disk; T, t are stopped; Z has ended
	threads     int
	childrenCPU time.Duration // of children that were waited for
	virtual     int64         // bytes
	resident    int64         // bytes
}

// Fields of /proc/PID/stat, counted from the state.
const (
	statParent      = 1
	statChildUser   = 13
	statChildSystem = 14
	statThreads     = 17
	statVirtual     = 20
	statResident    = 21

	tick = 10 * time.Millisecond // USER_HZ is 100 on every architecture of Go
)

// readProc reads a file below /proc; "" if it is gone. Package os would have each
// watched for more to come.
func readProc(format string, args ...any) string {
	fd, err := syscall.Open("/proc/"+fmt.Sprintf(format, args...), syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return ""
	}
	defer syscall.Close(fd)
	text := make([]byte, 0, 4<<10)
	for {
		n, err := syscall.Read(fd, text[len(text):cap(text)])
		if n <= 0 || err != nil {
			return string(text)
		}
		text = slices.Grow(text[:len(text)+n], 1<<10)
	}
}

// numbersIn lists the entries of a folder of /proc that are numbers.
func numbersIn(dir string) (list []int) {
	entries, _ := names(dir)
	for _, name := range entries {
		if n, err := strconv.Atoi(name); err == nil {
			list = append(list, n)
		}
	}
	return list
}

// parseStat reads such a line, of a process or of one of its threads.
func parseStat(line string) (p process, ok bool) {
	fields := strings.Fields(line[strings.LastIndexByte(line, ')')+1:]) // the name may contain anything
	if len(fields) <= statResident {
		return p, false
	}
	at := func(i int) int64 { n, _ := strconv.ParseInt(fields[i], 10, 64); return n }
	return process{
		parent: int(at(statParent)), state: fields[0][0], threads: int(at(statThreads)),
		childrenCPU: time.Duration(at(statChildUser)+at(statChildSystem)) * tick,
		virtual:     at(statVirtual), resident: at(statResident) * int64(os.Getpagesize()),
	}, true
}

// readStat reads the line of one process; it may be gone. One whose first thread
// has ended looks like a zombie, without memory, while its other threads go on.
func readStat(pid int) (p process, ok bool) {
	p, ok = parseStat(readProc("%d/stat", pid))
	p.pid = pid
	if ok && p.state == 'Z' && p.alive() {
		for _, t := range numbersIn(fmt.Sprintf("/proc/%d/task", pid)) {
			p.resident = max(p.resident, kilobytes(readProc("%d/task/%d/status", pid, t), "\nVmRSS:"))
		}
	}
	return p, ok
}

// alive tells a process from a zombie.
func (p process) alive() bool { return p.state != 'Z' || p.threads > 1 }

// busy reports whether a thread of the process uses a processor, or waits for
// one or for a disk. On a crowded machine a program may get next to no time
// without being idle.
func (p process) busy() bool {
	if p.threads <= 1 {
		return p.state == 'R' || p.state == 'D'
	}
	for _, t := range numbersIn(fmt.Sprintf("/proc/%d/task", p.pid)) {
		if thread, ok := parseStat(readProc("%d/task/%d/stat", p.pid, t)); ok && (thread.state == 'R' || thread.state == 'D') {
			return true
		}
	}
	return false
}

// census is a list of processes.
type census struct {
	living  []process
	zombies int
	past    time.Duration // processor time of the zombies
}

func (c *census) add(p process) {
	if p.alive() {
		c.living = append(c.living, p)
		return
	}
	c.zombies++
	c.past += cpuTime(p.pid) + p.childrenCPU
}

// tasks counts what the kernel counts.
func (c *census) tasks() int {
	n := c.zombies
	for _, p := range c.living {
		n += p.threads
	}
	return n
}

// allBut lists every process that /proc shows but one.
func allBut(pid int) (c census) {
	for _, n := range numbersIn("/proc") {
		if p, ok := readStat(n); ok && n != pid {
			c.add(p)
		}
	}
	return c
}

// descendants lists the processes below a given one. A process whose parent has
// died is found only if the given one adopts orphans.
func descendants(of int) (c census) {
	children := map[int][]process{}
	for _, n := range numbersIn("/proc") {
		if p, ok := readStat(n); ok {
			children[p.parent] = append(children[p.parent], p)
		}
	}
	for next := []int{of}; len(next) > 0; next = next[1:] {
		for _, p := range children[next[0]] {
			c.add(p)
			next = append(next, p.pid)
		}
		delete(children, next[0])
	}
	return c
}

// highWater is the peak of resident memory of a process in bytes, with its page
// tables where they are large; 0 if it has none any more.
func highWater(pid int) int64 {
	status := readProc("%d/status", pid)
	return kilobytes(status, "\nVmHWM:") + pageTables(status)
}

// proportional adds up the memory of processes that share pages: each page
// counts once.
func proportional(tree []process) (sum int64) {
	for _, p := range tree {
		sum += kilobytes(readProc("%d/smaps_rollup", p.pid), "\nPss:")
	}
	return sum
}

// kilobytes finds a line like "VmHWM:   1234 kB" and returns bytes.
func kilobytes(text, label string) int64 { return field(text, label) << 10 }

// field returns the number after a label, 0 if there is none.
func field(text, label string) int64 {
	_, rest, _ := strings.Cut(text, label)
	words := strings.Fields(rest[:min(len(rest), 40)])
	if len(words) == 0 {
		return 0
	}
	n, _ := strconv.ParseInt(words[0], 10, 64)
	return n
}

// cpuTime is the processor time of a process, all its threads together.
func cpuTime(pid int) time.Duration { return time.Duration(clock(uintptr(^pid<<3 | 2))) }

// monotonic is the time on a clock that all processes share, in ns.
func monotonic() int64 { return clock(1) }

// clock reads a clock of the kernel, in ns; 0 if there is no such clock.
func clock(id uintptr) int64 {
	var t syscall.Timespec
	if _, _, e := syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME, id, uintptr(unsafe.Pointer(&t)), 0); e != 0 {
		return 0
	}
	return t.Nano()
}

// Sample tells what a running program has done so far. It takes some milliseconds.
func (p *Process) Sample() Sample {
	return sample(descendants(p.run.(remote).proc.Pid).living)
}

// sample adds up what the processes of a tree have done. Each thread says how
// long it has waited for a processor in the second number of its schedstat, in ns.
func sample(tree []process) Sample {
	s := Sample{waited: map[int]time.Duration{}}
	for _, p := range tree {
		s.cpu += cpuTime(p.pid)
		for _, thread := range numbersIn(fmt.Sprintf("/proc/%d/task", p.pid)) {
			s.waited[thread] = waitedFor(readProc("%d/task/%d/schedstat", p.pid, thread))
		}
	}
	return s
}

func waitedFor(schedstat string) time.Duration {
	_, rest, _ := strings.Cut(schedstat, " ")
	word, _, _ := strings.Cut(rest, " ")
	n, _ := strconv.ParseInt(word, 10, 64)
	return time.Duration(n)
}

// Memory that is in the size of no process: page tables, which grow by a page
// for every two megabytes of addresses that are only read.
const (
	manyAddresses = 8 << 30  // from where on page tables matter, in bytes
	fewTables     = 16 << 20 // what page tables may take uncounted
)

// pageTables is the memory of the page tables of a process, from its status; 0
// if that is not much.
func pageTables(status string) int64 {
	if n := kilobytes(status, "\nVmPTE:"); n > fewTables {
		return n
	}
	return 0
}
