// Reading /proc.

package sandbox

import (
	"bytes"
	"os"
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
	resident    int64         // bytes
}

// alive tells a process from a zombie. One whose first thread has ended looks
// like a zombie while its other threads go on.
func (p process) alive() bool { return p.state != 'Z' || p.threads > 1 }

// busy tells whether the first thread uses or waits for a processor or a disk.
func (p process) busy() bool { return p.state == 'R' || p.state == 'D' }

// threadsBusy tells whether any thread of these processes is busy. On a
// crowded machine a program may get next to no time without being idle.
func threadsBusy(pids []int) bool {
	for _, pid := range pids {
		threads, _ := names(procPath(pid, "task"))
		for _, t := range threads {
			if p, ok := readStatFile(procPath(pid, "task/"+t+"/stat"), pid); ok && p.busy() {
				return true
			}
		}
	}
	return false
}

// Fields of /proc/PID/stat after the name of the command, which is the second.
const (
	statState       = 3
	statParent      = 4
	statChildUser   = 16
	statChildSystem = 17
	statThreads     = 20
	statResident    = 24

	tick = 10 * time.Millisecond // USER_HZ is 100 on every architecture of Go
)

var pageSize = int64(os.Getpagesize())

// others lists every process that /proc shows, but the first one and zombies.
func others() []process {
	pids, err := names("/proc")
	if err != nil {
		return nil
	}
	var found []process
	for _, name := range pids {
		if pid, err := strconv.Atoi(name); err == nil && pid != 1 {
			if p, ok := readStat(pid); ok && p.alive() {
				found = append(found, p)
			}
		}
	}
	return found
}

// descendants lists the processes below a given one, zombies not included. A
// process whose parent has died is found only if the given one adopts orphans.
func descendants(of int) []process {
	pids, err := names("/proc")
	if err != nil {
		return nil
	}
	children := map[int][]process{}
	for _, name := range pids {
		if pid, err := strconv.Atoi(name); err == nil {
			if p, ok := readStat(pid); ok {
				children[p.parent] = append(children[p.parent], p)
			}
		}
	}
	var found []process
	for queue := []int{of}; len(queue) > 0; queue = queue[1:] {
		for _, p := range children[queue[0]] {
			queue = append(queue, p.pid)
			if p.alive() {
				found = append(found, p)
			}
		}
	}
	return found
}

// selfPid is the number of this process.
func selfPid() int { return os.Getpid() }

// readStat reads the line of one process; it may be gone.
func readStat(pid int) (p process, ok bool) {
	p, ok = readStatFile(procPath(pid, "stat"), pid)
	if ok && p.state == 'Z' && p.alive() {
		p.resident = residentOfThreads(pid)
	}
	return p, ok
}

// readStatFile reads such a line, of a process or of one of its threads.
func readStatFile(path string, pid int) (p process, ok bool) {
	var buf [1024]byte
	line := readProc(path, buf[:])
	end := bytes.LastIndexByte(line, ')') // the name may contain anything
	if end < 0 {
		return p, false
	}
	fields := bytes.Fields(line[end+1:])
	if len(fields) <= statResident-statState {
		return p, false
	}
	field := func(i int) int64 { return number(fields[i-statState]) }
	return process{
		pid: pid, parent: int(field(statParent)), state: fields[0][0], threads: int(field(statThreads)),
		childrenCPU: time.Duration(field(statChildUser)+field(statChildSystem)) * tick,
		resident:    field(statResident) * pageSize,
	}, true
}

// residentOfThreads is the memory of a process whose first thread has ended.
func residentOfThreads(pid int) (most int64) {
	threads, _ := names(procPath(pid, "task"))
	var buf [4096]byte
	for _, t := range threads {
		most = max(most, kilobytes(readProc(procPath(pid, "task/"+t+"/status"), buf[:]), "\nVmRSS:"))
	}
	return most
}

// number reads a decimal number; other text is 0.
func number(text []byte) int64 {
	n, err := strconv.ParseInt(string(text), 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// readProc reads a small file of /proc at once, empty if it is gone. Such
// files are made up by the kernel at once, so that the scheduler need not know
// that this thread is away.
func readProc(path string, buf []byte) []byte {
	fd := openRaw(path, syscall.O_RDONLY)
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

// openRaw opens a file without telling the scheduler; -1 if that fails.
func openRaw(path string, flags int) int {
	var name [128]byte
	if len(path) >= len(name) {
		return -1
	}
	copy(name[:], path)
	at := atFdcwd
	fd, _, e := syscall.RawSyscall6(syscall.SYS_OPENAT, uintptr(at), uintptr(unsafe.Pointer(&name)), uintptr(flags|syscall.O_CLOEXEC), 0, 0, 0)
	if e != 0 {
		return -1
	}
	return int(fd)
}

// procPath is /proc/PID/file.
func procPath(pid int, file string) string {
	return "/proc/" + strconv.Itoa(pid) + "/" + file
}

// highWater is the peak of resident memory of a process in bytes, 0 if it has none any more.
func highWater(pid int) int64 {
	var buf [4096]byte
	return kilobytes(readProc(procPath(pid, "status"), buf[:]), "\nVmHWM:")
}

// resident is the present memory of a process in bytes; it costs a fifth of highWater.
func resident(pid int) int64 {
	var buf [256]byte
	fields := bytes.Fields(readProc(procPath(pid, "statm"), buf[:]))
	if len(fields) < 2 {
		return 0
	}
	return number(fields[1]) * pageSize
}

// proportional adds up the memory of processes that share pages: each page
// counts once.
func proportional(tree []process) (sum int64) {
	var buf [4096]byte
	for _, p := range tree {
		sum += kilobytes(readProc(procPath(p.pid, "smaps_rollup"), buf[:]), "\nPss:")
	}
	return sum
}

// kilobytes finds a line like "VmHWM:   1234 kB" and returns bytes.
func kilobytes(text []byte, label string) int64 {
	_, rest, found := bytes.Cut(text, []byte(label))
	fields := bytes.Fields(rest)
	if !found || len(fields) == 0 {
		return 0
	}
	return number(fields[0]) << 10
}
