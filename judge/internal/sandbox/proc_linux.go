//go:build !portable

// This file reads processes, times and memory from /proc and from clocks of the kernel.

package sandbox

import (
	"encoding/binary"
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

// procStat holds some fields of /proc/PID/stat.
type procStat struct {
	pid, parent int
	threads     int           // the number of threads; 1 for a zombie
	childrenCPU time.Duration // the processor time of the children for which it has waited
	faults      int64         // how often the kernel has given a page to the process
	resident    int64         // its resident memory in bytes; 0 until it was measured
}

// tick is the unit of times in /proc/PID/stat. USER_HZ is 100 on every architecture that Go supports.
const tick = 10 * time.Millisecond

// readProc returns the text of a file below /proc, or "" if the file does not exist any more. It uses raw system calls:
// package os would first try to register each file with Go's network poller, and package syscall would tell the runtime
// about each call. On a busy machine the runtime could then give this thread's place to others.
func readProc(format string, args ...any) string {
	fd, err := openRaw("/proc/"+fmt.Sprintf(format, args...), syscall.O_RDONLY)
	if err != nil {
		return ""
	}
	defer syscall.RawSyscall(syscall.SYS_CLOSE, fd, 0, 0)

	var text [8 << 10]byte // larger than every file that is read
	n, _, e := syscall.RawSyscall(syscall.SYS_READ, fd, uintptr(unsafe.Pointer(&text)), uintptr(len(text)))
	if e != 0 {
		return ""
	}
	return string(text[:n])
}

// readSlow is like readProc, for files that the program can block: the Go runtime must know that the thread waits.
func readSlow(path string) string {
	fd, err := syscall.Open(path, syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return ""
	}
	defer syscall.Close(fd)
	text := make([]byte, 4<<10)
	n, _ := syscall.Read(fd, text)
	return string(text[:max(0, n)])
}

func openRaw(path string, flags uintptr) (fd uintptr, err error) {
	at, name := atFdcwd, append([]byte(path), 0)
	fd, _, e := syscall.RawSyscall6(syscall.SYS_OPENAT, uintptr(at), uintptr(unsafe.Pointer(&name[0])), flags|syscall.O_CLOEXEC, 0, 0, 0)
	if e != 0 {
		return 0, e
	}
	return fd, nil
}

// procPath returns the path of a file of a process.
func procPath(pid int, name string) string { return "/proc/" + strconv.Itoa(pid) + "/" + name }

// numbersIn returns the names in a folder of /proc that are numbers, such as process ids.
func numbersIn(format string, args ...any) (list []int) {
	fd, err := openRaw("/proc/"+fmt.Sprintf(format, args...), syscall.O_RDONLY|syscall.O_DIRECTORY)
	if err != nil {
		return nil
	}
	defer syscall.RawSyscall(syscall.SYS_CLOSE, fd, 0, 0)

	var entries [8 << 10]byte
	for {
		n, _, e := syscall.RawSyscall(syscall.SYS_GETDENTS64, fd, uintptr(unsafe.Pointer(&entries)), uintptr(len(entries)))
		if e != 0 || n == 0 {
			return list
		}

		// An entry (struct linux_dirent64) has its length at byte 16 and its name from byte 19 on.
		for rest := entries[:n]; len(rest) > 19; rest = rest[binary.NativeEndian.Uint16(rest[16:]):] {
			number, digits := 0, rest[19:]
			i := 0
			for ; digits[i] >= '0' && digits[i] <= '9'; i++ {
				number = 10*number + int(digits[i]-'0')
			}
			if i > 0 && digits[i] == 0 {
				list = append(list, number)
			}
		}
	}
}

// statFields reads the file /proc/.../stat of a process or a thread, and returns its fields, starting with
// the state. It returns no fields if the process or thread does not exist any more.
func statFields(format string, args ...any) []string {
	// The line contains the name of the program in brackets, which may itself contain brackets and blanks. The fields
	// after the last bracket begin with the state.
	line := readProc(format, args...)
	return strings.Fields(line[strings.LastIndexByte(line, ')')+1:])
}

// readStat reads /proc/PID/stat. ok is false if the process does not exist any more.
func readStat(pid int) (p procStat, ok bool) {
	fields := statFields("%d/stat", pid)
	if len(fields) < 18 {
		return p, false
	}

	number := func(i int) int {
		n, _ := strconv.Atoi(fields[i])
		return n
	}
	p = procStat{pid: pid, parent: number(1), threads: max(1, number(17)), faults: int64(number(7))}
	p.childrenCPU = time.Duration(number(13)+number(14)) * tick // user and system
	return p, true
}

// descendants returns the children of a process, their children and so on, including zombies. It finds an
// orphan (a process whose parent has died) only if the given process is a subreaper, because the kernel
// makes an orphan a child of the nearest subreaper.
func descendants(of int) (tree []procStat) {
	children := map[int][]procStat{}
	for _, n := range numbersIn("") {
		if p, ok := readStat(n); ok {
			children[p.parent] = append(children[p.parent], p)
		}
	}

	// The list grows during the loop: children are appended level by level.
	tree = children[of]
	for i := 0; i < len(tree); i++ {
		tree = append(tree, children[tree[i].pid]...)
	}
	return tree
}

// tasks returns the number of threads of all processes in the tree. The kernel's limit on processes counts
// threads.
func tasks(tree []procStat) (n int) {
	for _, p := range tree {
		n += p.threads
	}
	return n
}

// memory returns the resident memory of a process (label "VmRSS:") or its peak ("VmHWM:"), in bytes. It adds memory in
// the swap, and the size of the page tables, because the page tables grow even if a program only reads large areas of
// memory. A program cannot block this: the kernel reads the file without the lock of the memory map.
func memory(pid int, label string) int64 {
	status := readProc("%d/status", pid)

	// If the main thread has ended, the status file of the process does not contain the label. In this case
	// use the status file of a thread that still runs.
	if !strings.Contains(status, label) {
		for _, thread := range numbersIn("%d/task", pid) {
			if text := readProc("%d/task/%d/status", pid, thread); strings.Contains(text, label) {
				status = text
			}
		}
	}

	return kilobytes(status, label) + kilobytes(status, "VmPTE:") + kilobytes(status, "VmSwap:")
}

// kilobytes returns the number of bytes in a line such as "VmHWM: 1234 kB", or 0 if there is no line with this label.
func kilobytes(text, label string) int64 {
	_, rest, _ := strings.Cut(text, label)
	number, _, _ := strings.Cut(strings.TrimLeft(rest, " \t"), " ")
	n, _ := strconv.ParseInt(number, 10, 64)
	return n << 10
}

// openFiles returns how many files a process has open.
func openFiles(pid int) int {
	var info syscall.Stat_t
	if syscall.Stat(procPath(pid, "fd"), &info) != nil {
		return 0
	}
	if info.Size > 0 {
		return int(info.Size)
	}
	return len(numbersIn("%d/fd", pid)) // a kernel before Linux 6.2 reports no size
}

// monotonic is the number of CLOCK_MONOTONIC. All processes read the same time from this clock, and no program
// can set it.
const monotonic = 1

// readClock returns the time of a clock of the system. It returns 0 if the clock belongs to a process that does not
// exist any more.
func readClock(number int) time.Duration {
	var t syscall.Timespec
	if _, err := call(syscall.SYS_CLOCK_GETTIME, uintptr(number), uintptr(unsafe.Pointer(&t))); err != nil {
		return 0
	}
	return time.Duration(t.Nano())
}

// cpuTime returns the processor time of a process, all its threads together, or 0 if the process does not exist any
// more. It computes the number of the clock as clock_getcpuclockid does.
func cpuTime(pid int) time.Duration { return readClock(^pid<<3 | 2) }

// SampleOf returns the processor time that running programs have used so far, and how long each of their
// threads has waited for a processor. It takes some milliseconds.
func SampleOf(programs ...*Process) Sample {
	s := Sample{waited: map[int]time.Duration{}, judge: map[int]time.Duration{}}
	for _, program := range programs {
		for _, p := range descendants(program.run.proc.Pid) {
			s.cpu += cpuTime(p.pid)

			addWaits(s.waited, p.pid)
		}
	}
	addWaits(s.judge, os.Getpid())
	return s
}

// addWaits adds the times for which the threads of a process have waited for a processor.
func addWaits(to map[int]time.Duration, pid int) {
	for _, thread := range numbersIn("%d/task", pid) {
		var ran, waited time.Duration // in schedstat, in nanoseconds
		fmt.Sscan(readProc("%d/task/%d/schedstat", pid, thread), &ran, &waited)
		to[thread] = waited
	}
}

// dying reports whether a process whose first thread has ended will soon end: whether all other threads have
// ended, are ending, or have been killed. On a busy machine the threads of a process that has called
// exit_group may wait long for a processor before they can end.
func dying(pid int) bool {
	const (
		exiting = 4      // PF_EXITING in the flags of a thread
		killed  = 1 << 8 // SIGKILL in a set of signals
	)
	for _, thread := range numbersIn("%d/task", pid) {
		if thread == pid {
			continue
		}

		fields := statFields("%d/task/%d/stat", pid, thread)
		if len(fields) < 7 || fields[0] == "Z" || fields[0] == "X" {
			continue // it has ended
		}
		flags, _ := strconv.ParseUint(fields[6], 10, 64)

		_, rest, _ := strings.Cut(readProc("%d/task/%d/status", pid, thread), "\nSigPnd:\t")
		text, _, _ := strings.Cut(rest, "\n")
		pending, _ := strconv.ParseUint(text, 16, 64)
		if flags&exiting == 0 && pending&killed == 0 {
			return false
		}
	}
	return true
}
