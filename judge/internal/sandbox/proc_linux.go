//go:build !portable

// Reading /proc.

package sandbox

import (
	"bytes"
	"encoding/binary"
	"os"
	"runtime"
	"slices"
	"strconv"
	"syscall"
	"time"
	"unsafe"
)

// process is a line of /proc/PID/stat, as far as it matters.
type process struct {
	pid, parent int
	state       byte
	threads     int
	childrenCPU time.Duration // of children that were waited for
	virtual     int64         // bytes
	resident    int64         // bytes
}

// alive tells a process from a zombie. One whose first thread has ended looks
// like a zombie while its other threads go on.
func (p process) alive() bool { return p.state != 'Z' || p.threads > 1 }

// busy tells whether the first thread uses or waits for a processor or a disk.
func (p process) busy() bool {
	return p.state == 'R' || p.state == 'D' && !awaitsChild(procPath(p.pid, "syscall"))
}

// awaitsChild tells whether a thread, which seems to wait for a disk, waits for
// the child that it has started by vfork: that looks the same, and lasts as long
// as the child likes. The file names the system call that the thread is in.
func awaitsChild(file path) bool {
	var buf [256]byte
	call, _ := cutWord(file.read(buf[:]))
	if len(call) == 0 || call[0] < '0' || call[0] > '9' {
		return false
	}
	switch n := number(call); n {
	case syscall.SYS_CLONE, numClone3:
		return true
	default:
		return n == vforks[runtime.GOARCH]
	}
}

// vforks are the numbers of vfork, where there is such a system call.
var vforks = map[string]int64{"amd64": 58, "386": 190, "arm": 190, "ppc64": 189, "ppc64le": 189, "s390x": 190}

// Fields of /proc/PID/stat after the name of the command, which is the second.
const (
	statState       = 3
	statParent      = 4
	statChildUser   = 16
	statChildSystem = 17
	statThreads     = 20
	statVirtual     = 23
	statResident    = 24

	tick = 10 * time.Millisecond // USER_HZ is 100 on every architecture of Go
)

var pageSize = int64(os.Getpagesize())

// census lists processes and threads. It keeps its memory, so that looking again
// allocates none.
type census struct {
	numbers []int
	all     []process
	zombies int           // found among them
	past    time.Duration // processor time of those
	entries [4 << 10]byte
}

// read lists the entries of a folder of /proc that are numbers.
func (c *census) read(dir path) []int {
	c.numbers = c.numbers[:0]
	fd := dir.open(syscall.O_RDONLY | syscall.O_DIRECTORY)
	if fd < 0 {
		return nil
	}
	for {
		n, _, e := syscall.RawSyscall(syscall.SYS_GETDENTS64, uintptr(fd), uintptr(unsafe.Pointer(&c.entries)), uintptr(len(c.entries)))
		if e != 0 || n == 0 {
			break
		}
		for rest := c.entries[:n]; len(rest) > direntName; {
			length := binary.NativeEndian.Uint16(rest[direntLength:])
			name, _, _ := bytes.Cut(rest[direntName:length], []byte{0})
			if len(name) > 0 && name[0] >= '0' && name[0] <= '9' {
				c.numbers = append(c.numbers, int(number(name)))
			}
			rest = rest[length:]
		}
	}
	syscall.RawSyscall(syscall.SYS_CLOSE, uintptr(fd), 0, 0)
	return c.numbers
}

// others lists every process that /proc shows, but the first one and zombies.
func (c *census) others() []process {
	c.all = c.all[:0]
	for _, pid := range c.read(proc) {
		if p, ok := readStat(pid); ok && pid != 1 {
			c.all = append(c.all, p)
		}
	}
	return c.living(c.all)
}

// descendants lists the processes below a given one, zombies not included. A
// process whose parent has died is found only if the given one adopts orphans.
func (c *census) descendants(of int) []process {
	c.all = c.all[:0]
	for _, pid := range c.read(proc) {
		if p, ok := readStat(pid); ok {
			c.all = append(c.all, p)
		}
	}
	// Those that are found move to the front, in order of their distance.
	found := 0
	for i := -1; i < found; i++ {
		parent := of
		if i >= 0 {
			parent = c.all[i].pid
		}
		for k := found; k < len(c.all); k++ {
			if c.all[k].parent == parent {
				c.all[found], c.all[k] = c.all[k], c.all[found]
				found++
			}
		}
	}
	return c.living(c.all[:found])
}

// living removes the zombies, and adds up what they have used.
func (c *census) living(list []process) []process {
	c.zombies, c.past = 0, 0
	return slices.DeleteFunc(list, func(p process) bool {
		if !p.alive() {
			c.zombies++
			c.past += time.Duration(clock(cpuClock(p.pid))) + p.childrenCPU
		}
		return !p.alive()
	})
}

// threadsBusy tells whether any thread of these processes is busy. On a
// crowded machine a program may get next to no time without being idle.
func (c *census) threadsBusy(pids []int) bool {
	for _, pid := range pids {
		for _, t := range c.read(procPath(pid, "task")) {
			p, ok := readStatFile(taskPath(pid, t, "stat"), pid)
			if ok && (p.state == 'R' || p.state == 'D' && !awaitsChild(taskPath(pid, t, "syscall"))) {
				return true
			}
		}
	}
	return false
}

// readStat reads the line of one process; it may be gone.
func readStat(pid int) (p process, ok bool) {
	p, ok = readStatFile(procPath(pid, "stat"), pid)
	if ok && p.state == 'Z' && p.alive() {
		p.resident = residentOfThreads(pid)
	}
	return p, ok
}

// readStatFile reads such a line, of a process or of one of its threads.
func readStatFile(file path, pid int) (p process, ok bool) {
	var buf [1024]byte
	line := file.read(buf[:])
	rest := line[bytes.LastIndexByte(line, ')')+1:] // the name may contain anything
	for i := statState; i <= statResident; i++ {
		var word []byte
		if word, rest = cutWord(rest); len(word) == 0 {
			return p, false
		}
		switch i {
		case statState:
			p.state = word[0]
		case statParent:
			p.parent = int(number(word))
		case statChildUser, statChildSystem:
			p.childrenCPU += time.Duration(number(word)) * tick
		case statThreads:
			p.threads = int(number(word))
		case statVirtual:
			p.virtual = number(word)
		case statResident:
			p.resident = number(word) * pageSize
		}
	}
	p.pid = pid
	return p, true
}

// residentOfThreads is the memory of a process whose first thread has ended.
func residentOfThreads(pid int) (most int64) {
	var c census
	var buf [4096]byte
	for _, t := range c.read(procPath(pid, "task")) {
		most = max(most, kilobytes(taskPath(pid, t, "status").read(buf[:]), "\nVmRSS:"))
	}
	return most
}

// cutWord returns the first word of a text and what follows it.
func cutWord(text []byte) (word, rest []byte) {
	text = bytes.TrimLeft(text, " \t\n")
	if end := bytes.IndexAny(text, " \t\n"); end >= 0 {
		return text[:end], text[end:]
	}
	return text, nil
}

// number reads the digits at the start of a text.
func number(text []byte) (n int64) {
	for _, c := range text {
		if c < '0' || c > '9' {
			break
		}
		n = n*10 + int64(c-'0')
	}
	return n
}

// path is the name of a file of /proc, ended by NUL. Such names are made
// without allocating memory.
type path struct {
	name [64]byte
	n    int
}

// proc is /proc itself.
var proc = path{}.add("/proc")

func (p path) add(s string) path {
	p.n += copy(p.name[p.n:len(p.name)-1], s)
	return p
}

func (p path) addNumber(n int) path {
	var digits [20]byte
	p.n += copy(p.name[p.n:len(p.name)-1], strconv.AppendInt(digits[:0], int64(n), 10))
	return p
}

// procPath is /proc/PID/file.
func procPath(pid int, file string) path { return proc.add("/").addNumber(pid).add("/").add(file) }

// taskPath is /proc/PID/task/TID/file.
func taskPath(pid, tid int, file string) path {
	return procPath(pid, "task/").addNumber(tid).add("/").add(file)
}

// open opens the file; -1 if that fails. Files of /proc are made up by the
// kernel at once, so that the scheduler need not know that this thread is away.
func (p path) open(flags int) int {
	at := atFdcwd
	fd, _, e := syscall.RawSyscall6(syscall.SYS_OPENAT, uintptr(at), uintptr(unsafe.Pointer(&p.name)), uintptr(flags|syscall.O_CLOEXEC), 0, 0, 0)
	if e != 0 {
		return -1
	}
	return int(fd)
}

// read reads a small file at once, empty if it is gone.
func (p path) read(buf []byte) []byte {
	fd := p.open(syscall.O_RDONLY)
	if fd < 0 {
		return nil
	}
	n, _, e := syscall.RawSyscall(syscall.SYS_READ, uintptr(fd), uintptr(unsafe.Pointer(&buf[0])), uintptr(len(buf)))
	syscall.RawSyscall(syscall.SYS_CLOSE, uintptr(fd), 0, 0)
	if e != 0 {
		return nil
	}
	return buf[:n]
}

// highWater is the peak of resident memory of a process in bytes, with large
// page tables, 0 if it has none any more.
func highWater(pid int) int64 {
	var buf [4096]byte
	status := procPath(pid, "status").read(buf[:])
	return kilobytes(status, "\nVmHWM:") + pageTables(status)
}

// proportional adds up the memory of processes that share pages: each page
// counts once.
func proportional(tree []process) (sum int64) {
	var buf [4096]byte
	for _, p := range tree {
		sum += kilobytes(procPath(p.pid, "smaps_rollup").read(buf[:]), "\nPss:")
	}
	return sum
}

// kilobytes finds a line like "VmHWM:   1234 kB" and returns bytes.
func kilobytes(text []byte, label string) int64 { return field(text, label) << 10 }

// field returns the number after a label, 0 if there is none.
func field(text []byte, label string) int64 {
	at := bytes.Index(text, []byte(label))
	if at < 0 {
		return 0
	}
	word, _ := cutWord(text[at+len(label):])
	return number(word)
}
