//go:build !portable

// The helper: a second process of this same binary that starts programs one
// after another, watches them, and kills what they leave behind.

package sandbox

import (
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
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
	in     *inbox
	group  *groupLimits

	mu     sync.Mutex
	cur    *job         // the program that runs, nil if none
	orders atomic.Int64 // served
	asleep bool         // the watch sleeps until bell is rung
	census census       // of the watch
	bell   int          // an eventfd

	users   census // for counting the processes of a user
	killing census // for killing
	killMu  sync.Mutex

	stack int64 // soft limit of the stack that is set now, -1 if unlimited
}

// order is a program to start.
type order struct {
	header
	dir, path string
	args, env []string
	writable  []string
	files     []int
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
	h := &helper{level: level(l), stack: -2, view: -1, in: newInbox(helperSocket)}
	if h.bell, err = eventfd(); err != nil {
		os.Exit(2)
	}
	if groups := os.Args[3]; groups != "" {
		h.group = openGroup(strings.Split(groups, ":"))
	} else {
		h.group = openGroup(nil)
	}
	missing, err := h.setUp(os.Args[2], os.Args[4:])
	if err != nil {
		send(helperSocket, header{Kind: msgHello, Code: 1}, []string{err.Error()})
		h.exit(1)
	}
	if err := h.sayHello(missing); err != nil {
		h.exit(1)
	}
	go h.watch()
	for {
		o, err := h.nextOrder()
		if err != nil { // the judge has closed the connection, or is dead
			h.exit(0)
		}
		h.serve(o)
	}
}

// sayHello tells the judge that the helper is ready.
func (h *helper) sayHello(missing []string) error {
	var files []int
	if h.view >= 0 {
		files = append(files, h.view)
		defer syscall.Close(h.view)
	}
	return send(helperSocket, header{Kind: msgHello}, append([]string{h.box.work}, missing...), files...)
}

// closeOnExec keeps every file from programs but the three that they are
// given, also those that the judge itself has inherited unawares.
func closeOnExec() {
	files, _ := names("/proc/self/fd")
	for _, name := range files {
		if fd, err := strconv.Atoi(name); err == nil && fd > 2 {
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

// nextOrder waits for the next program. What is left of messages about
// earlier ones does not matter any more.
func (h *helper) nextOrder() (order, error) {
	for {
		if len(h.in.buf) == 0 {
			pollQuietly([]pollFd{{fd: helperSocket, events: pollIn}}, quiet)
		}
		m, body, files, err := h.in.next()
		if err != nil {
			return order{}, err
		}
		if m.Kind == msgRun {
			args, dirs := 2+int(m.NArgs), 2+int(m.NArgs+m.NDirs)
			return order{header: m, dir: body[0], path: body[1], args: body[2:args], writable: body[args:dirs], env: body[dirs:], files: files}, nil
		}
	}
}

// messages takes what the judge has sent while a program runs. The judge
// sends no order before it has got the result of the last one.
func (j *job) messages() {
	var b [1]byte
	for {
		n, _, err := syscall.Recvfrom(helperSocket, b[:], syscall.MSG_PEEK|syscall.MSG_DONTWAIT)
		if err == syscall.EAGAIN || err == syscall.EINTR {
			return
		}
		if err != nil || n == 0 { // nobody wants the result any more
			j.stopLocked(Canceled)
			return
		}
		if m, _, _, err := j.h.in.next(); err == nil && m.Kind == msgStop && m.Seq == j.order.Seq {
			j.stopLocked(Status(m.Code))
		}
	}
}

// serve runs one program and reports.
func (h *helper) serve(o order) {
	h.orders.Add(1)
	j := &job{h: h, order: o}
	err := j.run()
	var body []string
	if err != nil {
		body = []string{err.Error()}
	}
	r := j.result
	var flag int64
	if r.Rested {
		flag = rests
	}
	send(helperSocket, header{
		NArgs: flag,
		Kind:  msgResult, Seq: o.Seq, Code: int32(r.Status), ExitCode: int32(r.ExitCode), Signal: int32(r.Signal),
		Wall: int64(r.Wall), CPU: int64(r.CPU), Memory: r.Memory, Ended: j.ended, Excused: int64(r.excused),
	}, body)
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
	h.killMu.Lock()
	defer h.killMu.Unlock()
	h.stopAll()
	for _, p := range h.killing.descendants(os.Getpid()) {
		h.kill(p.pid, syscall.SIGKILL)
	}
}

// stopAll stops the descendants, until there are none that run.
func (h *helper) stopAll() {
	for range stopRounds {
		running := false
		for _, p := range h.killing.descendants(os.Getpid()) {
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
