//go:build !portable

// The helper: a second process of this same binary that starts programs one
// after another, samples them, and kills what they leave behind. It does all that
// with one thread.

package sandbox

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"sync"
	"syscall"
	"time"
	"unsafe"
)

// helperSocket is the file descriptor of a helper's connection to the judge.
const helperSocket = 3

// helper is the state of a helper process.
type helper struct {
	level  level
	box    *box   // where programs may write
	ofRoot bool   // the judge is root, and this is another user
	score  int    // the file that says whom the kernel kills for want of memory
	packet []byte // what the judge has said last
}

// Init must be the first statement of main and of TestMain: in the helper
// processes of the sandbox, which run the same binary, it never returns.
func Init() {
	if len(os.Args) == 2 && os.Args[0] == killListName {
		keepKillList(os.Args[1])
	}
	if len(os.Args) < 3 || os.Args[0] != helperName {
		return
	}
	closeOnExec()
	forgetChildSignal()
	runtime.LockOSThread() // rights are given up and programs traced by one thread
	startThreads()
	l, _ := strconv.Atoi(os.Args[1])
	h := &helper{level: level(l), score: openScore(), packet: make([]byte, longest)}
	missing, err := h.setUp(os.Args[2], os.Args[3:])
	h.say(message{texts: missing}, err)
	for err == nil {
		readable(helperSocket, pause)
		var m message
		var files []int
		if m, files, err = h.next(0); err == nil && !m.stop { // else it stops a run that is over
			j := &job{h: h, order: m, files: files}
			failed := j.run()
			h.say(message{numbers: numbers{outcome: j.outcome}}, failed)
		}
	}
	h.killTree()
	os.Exit(0)
}

// say tells the judge something, first of all what has gone wrong.
func (h *helper) say(m message, failed error) {
	text := ""
	if failed != nil {
		text = failed.Error()
	}
	m.texts = append([]string{text}, m.texts...)
	send(helperSocket, m) // in vain if the judge is gone, which next finds
}

// next takes a message of the judge, and the files that come with it. The error says that the judge has closed the
// connection or is dead, or with MSG_DONTWAIT that there is no message.
func (h *helper) next(flags int) (m message, files []int, err error) {
	var rights [64]byte // has room for three files
	n, size, _, _, err := syscall.Recvmsg(helperSocket, h.packet, rights[:], flags|syscall.MSG_CMSG_CLOEXEC)
	if err == nil && n == 0 {
		err = io.EOF
	}
	if err != nil {
		return m, nil, err
	}
	controls, _ := syscall.ParseSocketControlMessage(rights[:size])
	for _, c := range controls {
		files, _ = syscall.ParseUnixRights(&c)
	}
	return parse(h.packet[:n]), files, nil
}

// startThreads has the Go runtime start threads in advance, of which it ends the
// process if it cannot: when programs take all that their control group permits.
func startThreads() {
	var started sync.WaitGroup
	for range 4 {
		started.Add(1)
		go func() {
			runtime.LockOSThread()
			defer runtime.UnlockOSThread()
			started.Done()
			started.Wait()
		}()
	}
	started.Wait()
}

// closeOnExec keeps every file from programs but the three that they are
// given, also those that the judge itself has inherited unawares.
func closeOnExec() {
	for _, fd := range numbersIn("/proc/self/fd") {
		if fd > 2 {
			syscall.CloseOnExec(fd)
		}
	}
}

// How a helper waits: so that the Go runtime does not notice. Where a thread waits in a system call that the
// runtime knows of, or for another goroutine, the runtime wakes a thread that looks after it some thirty times in
// two milliseconds: more work than all that a short run needs.

// childSignal is the set of signals that has SIGCHLD alone, of the size that the
// kernel wants anywhere but on MIPS, where these calls fail and only time is lost.
var childSignal = uint64(1) << (syscall.SIGCHLD - 1)

const sigsetSize = 8

// forgetChildSignal gives SIGCHLD back to the kernel: the Go runtime's handler
// would be called whenever a traced program stops.
func forgetChildSignal() {
	var byDefault [32]byte // as large as struct sigaction is anywhere
	syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, uintptr(syscall.SIGCHLD), uintptr(unsafe.Pointer(&byDefault)), 0, sigsetSize, 0, 0)
}

// keepChildSignal makes that SIGCHLD waits for awaitChild, where the kernel would
// drop it. The start of a program undoes that.
func keepChildSignal() {
	const block = 0
	syscall.RawSyscall6(syscall.SYS_RT_SIGPROCMASK, block, uintptr(unsafe.Pointer(&childSignal)), 0, sigsetSize, 0, 0)
}

// awaitChild waits for SIGCHLD, which tells that a child has stopped or ended or
// that the judge has said something. Who waits looks for both now and then.
func awaitChild(longest time.Duration) {
	timeout := syscall.NsecToTimespec(max(0, longest.Nanoseconds()))
	syscall.RawSyscall6(syscall.SYS_RT_SIGTIMEDWAIT, uintptr(unsafe.Pointer(&childSignal)), 0, uintptr(unsafe.Pointer(&timeout)), sigsetSize, 0, 0)
}

// readable waits for at most so long until there is something to be read.
func readable(fd int32, longest time.Duration) {
	timeout := syscall.NsecToTimespec(longest.Nanoseconds())
	poll := struct {
		fd              int32
		events, revents int16
	}{fd: fd, events: 1}
	syscall.RawSyscall6(syscall.SYS_PPOLL, uintptr(unsafe.Pointer(&poll)), 1, uintptr(unsafe.Pointer(&timeout)), 0, sigsetSize, 0)
}

// listen takes what the judge has sent while a program runs.
func (h *helper) listen(j *job) {
	m, _, err := h.next(syscall.MSG_DONTWAIT)
	switch {
	case err == syscall.EAGAIN:
	case err != nil: // the judge is gone
		j.stop(Canceled)
	case m.seq == j.order.seq:
		j.stop(m.why)
	}
}

// killTree kills every process that descends from the helper. It returns when
// there is none left.
func (h *helper) killTree() {
	for {
		h.killAll()
		for {
			pid, err := syscall.Wait4(-1, nil, syscall.WNOHANG|syscall.WALL, nil)
			if err == syscall.ECHILD {
				return
			}
			if err == nil && pid == 0 {
				break
			}
		}
		time.Sleep(time.Millisecond)
	}
}

// killAll sends SIGKILL to every descendant. Where nobody else is in the
// namespace, or nobody else has the user, the kernel does that at one stroke,
// and no fork escapes it. Elsewhere the descendants are looked up; they are
// stopped before, so that they start no others meanwhile, and the caller repeats
// until none is left.
func (h *helper) killAll() {
	if h.level != plain {
		h.kill(-1, syscall.SIGKILL)
		return
	}
	h.stopAll()
	for _, p := range descendants(os.Getpid()).living {
		h.kill(p.pid, syscall.SIGKILL)
	}
}

// stopAll stops the descendants, until there are none that run.
func (h *helper) stopAll() {
	for range stopRounds {
		running := false
		for _, p := range descendants(os.Getpid()).living {
			if p.state != 'T' && p.state != 't' {
				running = true
				h.kill(p.pid, syscall.SIGSTOP)
			}
		}
		if !running {
			return
		}
	}
}

// stopRounds bounds how often descendants are looked up to be stopped: one that
// waits for a disk, or for a child by vfork, does not stop.
const stopRounds = 20

// kill sends a signal past the filter of system calls.
func (h *helper) kill(pid int, s syscall.Signal) {
	syscall.RawSyscall6(syscall.SYS_KILL, uintptr(pid), uintptr(s), 0, 0, uintptr(password[0]), uintptr(password[1]))
}

// fail words an error of setting up.
func fail(what string, err error) error { return fmt.Errorf("%s: %w", what, err) }
