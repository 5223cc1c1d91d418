//go:build !portable

// The helper: a second process of this same binary that starts programs one
// after another, samples them, and kills what they leave behind.

package sandbox

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
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
	box    *box // where programs may write
	ofRoot bool // the judge is root, and this is another user
	traces bool // it can trace programs
	view   int  // all files for the judge to open for programs, -1 if there is no such view
	judge  *wire
	group  *groupLimits
	stack  int64 // soft limit of the stack that is set now, -1 if unlimited

	killing sync.Mutex // only one kills at a time
}

// Init must be the first statement of main and of TestMain: in the helper
// processes of the sandbox, which run the same binary, it never returns.
func Init() {
	if len(os.Args) == 2 && os.Args[0] == killListName {
		keepKillList(os.Args[1])
	}
	if len(os.Args) == 1 && os.Args[0] == trialName {
		os.Exit(0)
	}
	if len(os.Args) < 4 || os.Args[0] != helperName {
		return
	}
	closeOnExec()
	forgetChildSignal()
	runtime.LockOSThread() // rights are given up and programs traced by one thread
	l, err := strconv.Atoi(os.Args[1])
	if err != nil {
		os.Exit(2)
	}
	h := &helper{level: level(l), stack: -2, view: -1}
	if h.judge, err = newWire(os.NewFile(helperSocket, "judge")); err != nil {
		os.Exit(2)
	}
	h.group = openGroup(strings.FieldsFunc(os.Args[3], func(r rune) bool { return r == ':' }))
	missing, err := h.setUp(os.Args[2], os.Args[4:])
	if err != nil {
		h.judge.put(message{Hello: &hello{Err: err.Error()}})
		h.exit(1)
	}
	if err := h.sayHello(missing); err != nil {
		h.exit(1)
	}
	for {
		h.judge.awaitQuietly()
		m, files, err := h.judge.next()
		if err != nil { // the judge has closed the connection, or is dead
			h.exit(0)
		}
		if m.Run != nil { // else it stops a run that is over
			m.Run.files = files
			h.serve(*m.Run)
		}
	}
}

// sayHello tells the judge that the helper is ready.
func (h *helper) sayHello(missing []string) error {
	var files []int
	if h.view >= 0 {
		files = append(files, h.view)
		defer syscall.Close(h.view)
	}
	return h.judge.put(message{Hello: &hello{Folder: h.box.work, Missing: missing}}, files...)
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

// forgetChildSignal gives SIGCHLD back to the kernel, which then drops it: the
// helper waits for its children anyway, and the Go runtime's handler would be
// called whenever a traced program stops.
func forgetChildSignal() {
	const sigsetSize = 8   // but on MIPS, where the call fails and only the gain is lost
	var byDefault [32]byte // as large as struct sigaction is anywhere
	syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, uintptr(syscall.SIGCHLD), uintptr(unsafe.Pointer(&byDefault)), 0, sigsetSize, 0, 0)
}

// exit leaves nothing behind. Where the helper is the first process of a
// namespace, the kernel kills whatever else is in there.
func (h *helper) exit(code int) {
	h.killTree()
	if h.box != nil {
		removed := make(chan struct{}) // by another thread: this one may have given up the right
		go func() { h.box.remove(); close(removed) }()
		<-removed
	}
	os.Exit(code)
}

// serve runs one program and reports.
func (h *helper) serve(o order) {
	j := &job{h: h, order: o}
	err := j.run()
	d := done{Result: j.result, Excused: j.excused, Ended: j.ended}
	if err != nil {
		d.Err = err.Error()
	}
	h.judge.put(message{Done: &d})
}

// listen takes what the judge sends while a program runs, until the deadline of
// the connection.
func (h *helper) listen(j *job) {
	for {
		m, _, err := h.judge.next()
		switch {
		case errors.Is(err, os.ErrDeadlineExceeded):
			return
		case err != nil: // the judge is gone
			j.stop(Canceled)
			return
		case m.Stop != nil && m.Stop.Seq == j.order.Seq:
			j.stop(m.Stop.Why)
		}
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
	h.killing.Lock()
	defer h.killing.Unlock()
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

// setStack sets the soft limit of the stack for programs started from now on:
// unlimited where memory is limited anyway (as judges do, for deep recursion),
// else what it was.
func (h *helper) setStack(unlimited bool) {
	var limit syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_STACK, &limit) != nil {
		return
	}
	if h.stack == -2 {
		h.stack = int64(limit.Cur)
	}
	want := uint64(h.stack)
	if unlimited {
		want = limit.Max
	}
	if limit.Cur != want {
		limit.Cur = want
		syscall.Setrlimit(syscall.RLIMIT_STACK, &limit)
	}
}

// fail words an error of setting up.
func fail(what string, err error) error { return fmt.Errorf("%s: %w", what, err) }
