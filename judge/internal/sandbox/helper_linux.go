// The helper: a second process of this same binary that starts programs one
// after another, watches them, and kills what they leave behind.

package sandbox

import (
	"fmt"
	"os"
	"runtime"
	"strconv"
	"sync"
	"syscall"
	"time"
)

// helperSocket is the file descriptor of a helper's connection to the judge.
const helperSocket = 3

// helper is the state of a helper process.
type helper struct {
	level level
	box   *box // where programs may write

	mu  sync.Mutex
	cur *job // the program that runs, nil if none

	stack int64 // soft limit of the stack that is set now, -1 if unlimited
}

// order is a program to start.
type order struct {
	header
	dir, path string
	args, env []string
	files     []int
}

// Init must be the first statement of main and of TestMain: in the helper
// processes of the sandbox, which run the same binary, it never returns.
func Init() {
	if len(os.Args) != 3 || os.Args[0] != helperName {
		return
	}
	closeOnExec()
	runtime.LockOSThread() // rights are given up and programs traced by one thread
	l, err := strconv.Atoi(os.Args[1])
	if err != nil {
		os.Exit(2)
	}
	h := &helper{level: level(l), stack: -2}
	missing, err := h.setUp(os.Args[2])
	if err != nil {
		send(helperSocket, header{Kind: msgHello, Code: 1}, err.Error())
		h.exit(1)
	}
	if err := send(helperSocket, header{Kind: msgHello}, missing...); err != nil {
		h.exit(1)
	}
	orders := make(chan order)
	go h.listen(orders)
	for o := range orders {
		h.serve(o)
	}
	h.exit(0)
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

// exit leaves nothing behind. Where the helper is the first process of a
// namespace, the kernel kills whatever else is in there.
func (h *helper) exit(code int) {
	h.killTree()
	if h.box != nil {
		h.box.remove()
	}
	os.Exit(code)
}

// listen takes messages until the judge closes the connection or dies.
func (h *helper) listen(orders chan<- order) {
	for {
		m, body, files, err := receive(helperSocket)
		if err != nil {
			h.abandon()
			close(orders)
			return
		}
		if m.Kind == msgStop {
			h.stop(m.Seq, Status(m.Code))
			continue
		}
		n := int(m.NArgs)
		orders <- order{header: m, dir: body[0], path: body[1], args: body[2 : 2+n], env: body[2+n:], files: files}
	}
}

// abandon ends the current run because nobody wants its result any more.
func (h *helper) abandon() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.cur != nil {
		h.cur.stop(Canceled)
	}
}

// stop ends the given run, if it is still the current one.
func (h *helper) stop(seq uint64, why Status) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.cur != nil && h.cur.order.Seq == seq {
		h.cur.stop(why)
	}
}

// serve runs one program and reports.
func (h *helper) serve(o order) {
	j := &job{h: h, order: o, seen: map[int]time.Duration{}}
	h.mu.Lock()
	h.cur = j
	h.mu.Unlock()
	err := j.run()
	h.mu.Lock()
	h.cur = nil
	h.mu.Unlock()
	var body []string
	if err != nil {
		body = []string{err.Error()}
	}
	r := j.result
	send(helperSocket, header{
		Kind: msgResult, Seq: o.Seq, Code: int32(r.Status), ExitCode: int32(r.ExitCode), Signal: int32(r.Signal),
		Wall: int64(r.Wall), CPU: int64(r.CPU), Memory: r.Memory, Ended: j.ended,
	}, body...)
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

// killAll sends SIGKILL to every descendant. In a namespace of its own the
// kernel does that at one stroke, and no fork escapes it; elsewhere the
// descendants are looked up, and the caller repeats until none is left.
func (h *helper) killAll() {
	if h.level != plain && os.Getpid() == 1 {
		syscall.Kill(-1, syscall.SIGKILL)
		return
	}
	for _, p := range descendants(os.Getpid()) {
		syscall.Kill(p.pid, syscall.SIGKILL)
	}
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
