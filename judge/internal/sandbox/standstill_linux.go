//go:build !portable

// This file proves that two programs wait for each other for ever.
//
// Both programs, and the judge's threads that pass their output on, are one set of threads. The proof looks at every
// thread twice, with a look at the pipes in between. If no thread has run between its two looks, then there was a
// moment at which all of them were blocked. A blocked thread is woken by another thread of the set, by data in a pipe,
// by a timer or by a signal. So if at that moment all pipes between the programs were empty, no thread had a timer that
// ends soon, and no process had a timer that sends a signal, then no thread will ever run again.
//
// Whatever is not known to be woken in these ways only, such as a sleep, a poll with a time limit or a socket, is no
// proof: then the limit on idling applies. The proof needs the system calls of blocked threads (/proc/PID/syscall),
// which the kernel shows to a process that may trace the program, as the judge may. Without them there is no proof.

package sandbox

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

// Standstill proves that none of two programs, which are connected by pipes, will ever do anything again, or not
// before the duration `least` is over. ran is an upper bound for the time since the start of both programs. If ok is
// true, atInput[i] tells whether program i waits for its input. If ok is false, there is no proof.
func Standstill(ran, least time.Duration, programs [2]Connected) (atInput [2]bool, ok bool) {
	if strconv.IntSize < 64 {
		return atInput, false // the layout of times differs
	}
	s := &standstill{timeout: ran + least}

	first, ok := s.look(programs)
	if !ok || !s.areEmpty(programs) {
		return atInput, false
	}
	second, ok := s.look(programs)
	if !ok || !slices.Equal(first, second) {
		return atInput, false
	}
	for i, p := range programs {
		// The helper of a program that has ended may already run another one.
		p.Program.mu.Lock()
		ended := p.Program.ended
		p.Program.mu.Unlock()
		if ended {
			return atInput, false
		}
		atInput[i] = slices.Contains(s.reads[i], pipeName(p.Input))
	}
	return atInput, true
}

// standstill is the state of a proof.
type standstill struct {
	timeout time.Duration // a timer that was set to at least this time does not end soon
	reads   [2][]string   // the pipes from which the threads of each program read
}

// look returns the identities of all threads and how often each has run. ok is false if one of them may run soon.
func (s *standstill) look(programs [2]Connected) (threads []string, ok bool) {
	for _, p := range programs {
		if pump := p.Program.pumps[0]; pump.isDialogue {
			thread, ok := pump.waits()
			if !ok {
				return nil, false
			}
			threads = append(threads, thread)
		}
	}
	for i, p := range programs {
		s.reads[i] = nil
		tree := descendants(p.Program.run.proc.Pid)
		if len(tree) == 0 {
			return nil, false // it has ended
		}
		for _, process := range tree {
			list, ok := s.process(i, process.pid)
			if !ok {
				return nil, false
			}
			threads = append(threads, list...)
		}
	}
	return threads, true
}

// process does the work of look for one process of a program.
func (s *standstill) process(program, pid int) (threads []string, ok bool) {
	if hasTimer(pid) {
		return nil, false
	}
	executable, _ := os.Readlink(fmt.Sprintf("/proc/%d/exe", pid))
	isJVM := filepath.Base(executable) == "java"
	for _, thread := range numbersIn("%d/task", pid) {
		call := readProc("%d/task/%d/syscall", pid, thread)
		if isJVM && slices.Contains(threadsOfJVM, strings.TrimSpace(readProc("%d/task/%d/comm", pid, thread))) {
			continue
		}
		ran := switches(pid, thread)
		if ran == "" || !s.isBlocked(program, pid, call) {
			return nil, false
		}
		threads = append(threads, fmt.Sprint(thread, " ", ran))
	}
	return threads, len(threads) > 0
}

// threadsOfJVM lists threads of the Java runtime that wake at regular intervals. They run no code of the program, and
// wake none of its threads that read or wait. The kernel cuts a name after 15 bytes.
var threadsOfJVM = []string{
	"VM Thread", "VM Periodic Tas", "Monitor Deflati", "C1 CompilerThre", "C2 CompilerThre", "Sweeper thread",
	"Common-Cleaner", "G1 Service", "G1 Main Marker", "Service Thread",
}

// switches returns how often a thread has run, as a text; "" if the thread has ended.
func switches(pid, thread int) string {
	_, counts, _ := strings.Cut(readProc("%d/task/%d/status", pid, thread), "voluntary_ctxt_switches:")
	return strings.Join(strings.Fields(counts), " ")
}

// hasTimer reports whether a process may get a signal from a timer.
func hasTimer(pid int) bool {
	// Timers of timer_create are listed. The kernel does not tell whether alarm has set a timer, but the process must
	// have a handler for its signal. The Go runtime has handlers for all signals, among them SIGURG, which hardly any
	// other program handles.
	if readProc("%d/timers", pid) != "" {
		return true
	}
	_, rest, found := strings.Cut(readProc("%d/status", pid), "\nSigCgt:\t")
	text, _, _ := strings.Cut(rest, "\n")
	caught, err := strconv.ParseUint(text, 16, 64)
	catches := func(s syscall.Signal) bool { return caught>>(s-1)&1 == 1 }
	return !found || err != nil || catches(syscall.SIGALRM) && !catches(syscall.SIGURG)
}

// epollWait is the number of an older form of epoll_pwait, which only some architectures have.
var epollWait = map[string]uint64{"amd64": 232}[runtime.GOARCH]

// Operations of the system call futex.
const (
	futexWait       = 0
	futexWaitBitset = 9
	futexPrivate    = 1 << 7 // flags that may be added
	futexRealtime   = 1 << 8
)

// isBlocked reports whether a system call, a line of /proc/PID/syscall, waits for another thread or for a pipe, without
// a time limit or with a long one. It records the pipes.
func (s *standstill) isBlocked(program, pid int, line string) bool {
	// The line contains the number of the system call, six arguments, and two addresses. It is "running" if the thread
	// is not blocked.
	var words []uint64
	for _, word := range strings.Fields(line) {
		n, err := strconv.ParseUint(word, 0, 64)
		if err != nil {
			return false
		}
		words = append(words, n)
	}
	if len(words) != 9 {
		return false
	}

	number, arg := words[0], words[1:]
	const noLimit = 1<<32 - 1 // -1 as an int
	switch {
	case number == syscall.SYS_READ:
		return s.isPipe(program, pid, arg[0])
	case number == syscall.SYS_EPOLL_PWAIT || number == epollWait && epollWait != 0:
		return uint32(arg[3]) == noLimit && s.watchesPipes(program, pid, arg[0])
	case number == syscall.SYS_WAIT4 || number == syscall.SYS_WAITID || number == syscall.SYS_RT_SIGSUSPEND:
		return true // waits for a child or for a signal
	case number == syscall.SYS_FUTEX:
		operation := arg[1] &^ (futexPrivate | futexRealtime)
		hasLimit := arg[3] != 0
		switch {
		case operation == futexWait && hasLimit:
			limit, ok := durationAt(pid, int64(arg[3]))
			return ok && limit >= s.timeout
		case operation == futexWait || operation == futexWaitBitset:
			return !hasLimit
		}
	}
	return false
}

// isPipe reports whether an open file of a process is a pipe, and records the pipe.
func (s *standstill) isPipe(program, pid int, fd uint64) bool {
	name, err := os.Readlink(fmt.Sprintf("/proc/%d/fd/%d", pid, fd))
	if err != nil || !strings.HasPrefix(name, "pipe:") {
		return false
	}
	s.reads[program] = append(s.reads[program], name)
	return true
}

// watchesPipes reports whether an epoll instance watches nothing but pipes, and objects that only threads of the
// process can change.
func (s *standstill) watchesPipes(program, pid int, fd uint64) bool {
	for line := range strings.Lines(readProc("%d/fdinfo/%d", pid, fd)) {
		words := strings.Fields(line)
		if len(words) < 2 || words[0] != "tfd:" {
			continue
		}
		watched, err := strconv.ParseUint(words[1], 10, 32)
		if err != nil {
			return false
		}
		name, _ := os.Readlink(fmt.Sprintf("/proc/%d/fd/%d", pid, watched))
		isInternal := name == "anon_inode:[eventfd]" || name == "anon_inode:[eventpoll]"
		if !isInternal && !s.isPipe(program, pid, watched) {
			return false
		}
	}
	return true
}

// durationAt reads a duration, a struct timespec, from the memory of a process.
func durationAt(pid int, address int64) (time.Duration, bool) {
	fd, err := syscall.Open(fmt.Sprintf("/proc/%d/mem", pid), syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return 0, false
	}
	defer syscall.Close(fd)
	var text [16]byte
	if n, err := syscall.Pread(fd, text[:], address); err != nil || n < len(text) {
		return 0, false
	}
	seconds := int64(binary.NativeEndian.Uint64(text[:8]))
	const most = 1 << 30 // seconds; more would overflow
	return time.Duration(min(seconds, most)) * time.Second, true
}

// areEmpty reports whether no data are in the pipes from which programs or the judge's threads read. A program that waits
// for something else is not woken by data in its input.
func (s *standstill) areEmpty(programs [2]Connected) bool {
	for i, p := range programs {
		if slices.Contains(s.reads[i], pipeName(p.Input)) && !isEmpty(p.Input) {
			return false
		}
		if pump := p.Program.pumps[0]; pump.isDialogue && !isEmpty(pump.from) {
			return false
		}
	}
	return true
}

// isEmpty reports whether a pipe is empty. The file may be either end of it.
func isEmpty(pipe *os.File) bool {
	var bytes int32
	const fionread = syscall.TIOCINQ // the same number
	_, err := call(syscall.SYS_IOCTL, pipe.Fd(), fionread, uintptr(unsafe.Pointer(&bytes)))
	return err == nil && bytes == 0
}

// pipeName returns the name under which /proc lists a pipe.
func pipeName(pipe *os.File) string {
	name, _ := os.Readlink(fmt.Sprintf("/proc/self/fd/%d", pipe.Fd()))
	return name
}

// threadID returns the number of the calling thread.
func threadID() int { return syscall.Gettid() }

// waits reports whether the pump's thread waits for output, and returns its identity and how often it has run.
func (p *pump) waits() (thread string, ok bool) {
	id := int(p.thread.Load())
	words := strings.Fields(readProc("self/task/%d/syscall", id))
	if id == 0 || len(words) < 2 || words[0] != fmt.Sprint(syscall.SYS_READ) || words[1] != fmt.Sprintf("%#x", p.from.Fd()) {
		return "", false
	}
	return fmt.Sprint("pump ", id, " ", switches(os.Getpid(), id)), true
}
