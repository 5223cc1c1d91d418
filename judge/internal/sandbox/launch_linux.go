// The judge's side of the Linux sandbox: a pool of helpers, one for each
// program that runs at the same time.

package sandbox

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"
)

// helperName is the first argument by which Init knows a helper.
const helperName = "oj-sandbox-helper"

// worker is a helper as the judge sees it.
type worker struct {
	proc   *os.Process
	socket *os.File
	folder string     // its own, for programs
	mu     sync.Mutex // of writing to socket
}

// pool holds the idle helpers and what is known about the system.
var pool struct {
	mu      sync.Mutex
	idle    []*worker
	known   bool // level and missing are set
	level   level
	missing []string
	null    *os.File
}

// level is how far programs are isolated.
type level int

const (
	userNamespace level = iota // all namespaces, also for ordinary users
	rootNamespace              // all but the user namespace
	plain                      // no namespaces: descendants are found in /proc
)

const namespaces = syscall.CLONE_NEWNS | syscall.CLONE_NEWPID | syscall.CLONE_NEWNET | syscall.CLONE_NEWIPC

// attr is how a helper of this level is started: in a session of its own, so
// that what is typed at the terminal does not reach it.
func (l level) attr() *syscall.SysProcAttr {
	a := &syscall.SysProcAttr{Setsid: true}
	switch l {
	case userNamespace:
		a.Cloneflags = namespaces | syscall.CLONE_NEWUSER
		a.UidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Geteuid(), Size: 1}}
		a.GidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getegid(), Size: 1}}
	case rootNamespace:
		a.Cloneflags = namespaces
	}
	return a
}

// getWorker takes an idle helper, or starts one at the best level that works.
func getWorker() (*worker, error) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	if n := len(pool.idle); n > 0 {
		w := pool.idle[n-1]
		pool.idle = pool.idle[:n-1]
		return w, nil
	}
	if pool.known {
		w, _, err := startWorker(pool.level)
		return w, err
	}
	var failures []error
	for l := pool.level; l <= plain; l++ {
		w, missing, err := startWorker(l)
		if err == nil {
			pool.known, pool.level, pool.missing = true, l, missing
			return w, nil
		}
		failures = append(failures, err)
	}
	return nil, fmt.Errorf("cannot start a sandbox helper: %w", errors.Join(failures...))
}

func (w *worker) release() {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	pool.idle = append(pool.idle, w)
}

// helperEnv is the environment of helpers. Their threads mostly sleep in
// system calls; with processors to spare the runtime leaves them alone there.
// GOGC keeps their memory small, since programs inherit its peak.
var helperEnv = []string{"GOTRACEBACK=single", "GOMAXPROCS=4", "GOGC=25"}

// startWorker starts a helper and waits until it is ready.
func startWorker(l level) (*worker, []string, error) {
	if l == rootNamespace && os.Geteuid() != 0 {
		return nil, nil, errors.New("not root")
	}
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, nil, err
	}
	theirs := os.NewFile(uintptr(fds[1]), "sandbox helper")
	defer theirs.Close()
	syscall.SetNonblock(fds[0], true)
	w := &worker{socket: os.NewFile(uintptr(fds[0]), "sandbox helper")}
	null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		return nil, nil, err
	}
	defer null.Close()
	w.proc, err = os.StartProcess("/proc/self/exe", []string{helperName, fmt.Sprint(int(l)), os.TempDir()}, &os.ProcAttr{
		Files: []*os.File{null, null, os.Stderr, theirs}, Env: helperEnv, Sys: l.attr(),
	})
	if err != nil {
		w.socket.Close()
		return nil, nil, err
	}
	theirs.Close()
	h, body, err := w.read()
	if err == nil && (h.Kind != msgHello || h.Code != 0) {
		err = fmt.Errorf("the helper is not ready: %q", body)
	}
	if err != nil {
		w.end()
		return nil, nil, err
	}
	w.folder = body[0]
	return w, body[1:], nil
}

// end gets rid of a helper: it cleans up and ends when its socket is closed.
// One that does not is killed.
func (w *worker) end() {
	w.socket.Close()
	kill := time.AfterFunc(helperGrace, func() { w.proc.Kill() })
	w.proc.Wait()
	kill.Stop()
	if w.folder != "" {
		os.RemoveAll(w.folder) // there only if the helper was killed
	}
}

// helperGrace is how long a helper may take to clean up.
const helperGrace = 5 * time.Second

// read reads a message of the helper.
func (w *worker) read() (h header, body []string, err error) {
	buf := make([]byte, headerSize)
	if _, err = io.ReadFull(w.socket, buf); err != nil {
		return h, nil, fmt.Errorf("the sandbox helper died: %w", err)
	}
	if _, err = binary.Decode(buf, binary.NativeEndian, &h); err == nil {
		body, err = readBody(w.socket, h)
	}
	return h, body, err
}

// remote is a program that runs under a helper.
type remote struct {
	w   *worker
	seq uint64
}

var runs atomic.Uint64 // numbers the runs of this judge

// launch hands the program to a helper. files are its standard input (nil:
// empty), output and error. That the program cannot be executed is reported by wait.
func launch(s Spec, files []*os.File) (running, error) {
	path, err := lookup(s.Args[0])
	if err != nil {
		return nil, err
	}
	if files[0] == nil {
		if files[0], err = devNull(); err != nil {
			return nil, err
		}
	}
	w, err := getWorker()
	if err != nil {
		return nil, err
	}
	r := &remote{w: w, seq: runs.Add(1)}
	h := header{
		Kind: msgRun, Seq: r.seq, NArgs: int64(len(s.Args)),
		Wall: int64(s.Limits.Wall), CPU: int64(s.Limits.CPU), Idle: int64(s.Limits.Idle),
		Memory: s.Limits.Memory, FileSize: s.Limits.FileSize, Processes: int64(s.Limits.Processes),
	}
	body := slices.Concat([]string{s.Dir, path}, s.Args, s.Env)
	if err := r.send(h, body, files); err != nil {
		w.end()
		return nil, fmt.Errorf("cannot hand %s to a sandbox helper: %w", s.Args[0], err)
	}
	return r, nil
}

// devNull is the empty input, opened once.
func devNull() (*os.File, error) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	var err error
	if pool.null == nil {
		pool.null, err = os.Open(os.DevNull)
	}
	return pool.null, err
}

func (r *remote) send(h header, body []string, files []*os.File) error {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	return sendFiles(r.w.socket, h, body, files)
}

func (r *remote) stop(why Status) {
	// An error means that the helper is dead, which wait notices.
	r.send(header{Kind: msgStop, Seq: r.seq, Code: int32(why)}, nil, nil)
}

func (r *remote) wait() (Result, error) {
	h, body, err := r.w.read()
	if err != nil {
		r.w.end()
		return Result{ExitCode: -1}, err
	}
	if len(body) > 0 { // the helper is perhaps not fit for another run
		err = errors.New(body[0])
		r.w.end()
	} else {
		r.w.release()
	}
	return Result{
		Status: Status(h.Code), ExitCode: int(h.ExitCode), Signal: syscall.Signal(h.Signal),
		Wall: time.Duration(h.Wall), CPU: time.Duration(h.CPU), Memory: h.Memory,
		Ended: time.Now().Add(time.Duration(h.Ended - monotonic())),
	}, err
}

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

// Missing names the limits that cannot be held on this system; it starts a
// helper to find out.
func Missing() []string {
	w, err := getWorker()
	if err != nil {
		return []string{err.Error()}
	}
	w.release()
	pool.mu.Lock()
	defer pool.mu.Unlock()
	return slices.Clone(pool.missing)
}

// Close ends the idle helpers and returns when they are gone, with their
// folders. They end by themselves when the judge does, a moment later.
// Programs can be started again afterwards.
func Close() {
	pool.mu.Lock()
	idle := pool.idle
	pool.idle = nil
	pool.mu.Unlock()
	for _, w := range idle {
		w.end()
	}
}
