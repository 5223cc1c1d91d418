//go:build !portable

// The judge's side of the Linux sandbox: a pool of helpers, one for each
// program that runs at the same time.

package sandbox

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
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
	socket int        // in non-blocking mode; -1 when closed
	folder string     // its own, for programs
	mu     sync.Mutex // of writing to socket, and of closing it

	kind  kind
	age   int // of its kind when it was started
	group group
}

// pool holds the idle helpers and what is known about the system.
var pool struct {
	mu      sync.Mutex
	kinds   [kinds]helpers
	hidden  []string // folders, from programs
	ending  sync.WaitGroup
	known   bool // level and missing are set
	level   level
	missing []string
	null    *os.File
}

// helpers are those of a kind.
type helpers struct {
	idle     []*worker
	age      int      // older ones are of no use any more
	writable []string // folders with those of callers, without namespaces
}

// allow makes folders of a caller writable without namespaces, with those beside
// them: else there would have to be a new helper for each.
func (h *helpers) allow(dirs []string) {
	for _, dir := range dirs {
		if dir == "" {
			continue
		}
		if parent := filepath.Dir(dir); parent != filepath.Clean(os.TempDir()) {
			dir = parent
		}
		if !slices.Contains(h.writable, dir) {
			h.writable = append(slices.DeleteFunc(h.writable, gone), dir)
			h.age++
		}
	}
}

// kind tells helpers of programs from those of the package's own ones and of
// compilers.
type kind int

const (
	strange kind = iota
	trusted
	compiler
	kinds
)

func (s Spec) kind() kind {
	switch {
	case s.Trusted:
		return trusted
	case len(s.Writable) > 0:
		return compiler
	}
	return strange
}

// level is how far programs are isolated.
type level int

const (
	isolated level = iota // in namespaces, which ordinary users may make, too
	ownUser               // without, where root may start programs as another user
	plain                 // without, as the user of the judge: descendants are found in /proc
)

const namespaces = syscall.CLONE_NEWNS | syscall.CLONE_NEWPID | syscall.CLONE_NEWNET | syscall.CLONE_NEWIPC

// attr is how a helper of this level is started: in a session of its own, so
// that what is typed at the terminal does not reach it.
func (l level) attr() *syscall.SysProcAttr {
	a := &syscall.SysProcAttr{Setsid: true}
	switch l {
	case isolated:
		a.Cloneflags = namespaces | syscall.CLONE_NEWUSER
		a.UidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Geteuid(), Size: 1}}
		a.GidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getegid(), Size: 1}}
		if isRoot() {
			a.UidMappings, a.GidMappings = unusedIDs(unusedID), unusedIDs(unusedID)
			a.Credential = &syscall.Credential{Uid: 0, Gid: 0, NoSetGroups: true}
		}
	case ownUser:
		id := uint32(freshID())
		a.Credential = &syscall.Credential{Uid: id, Gid: id}
		a.AmbientCaps = permitted(fileRights...)
	}
	return a
}

// getWorker takes an idle helper, or starts one at the best level that works.
// dirs are where the program is to run ("" for the helper's own folder) and to write.
func getWorker(k kind, dirs ...string) (*worker, error) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	of := &pool.kinds[k]
	if pool.level != isolated || !pool.known {
		of.allow(dirs)
	}
	for n := len(of.idle); n > 0; n = len(of.idle) {
		w := of.idle[n-1]
		of.idle = of.idle[:n-1]
		if w.age == of.age {
			return w, nil
		}
		pool.ending.Add(1)
		go func() { defer pool.ending.Done(); w.end() }()
	}
	if pool.known {
		w, _, err := startWorker(pool.level, k)
		return w, err
	}
	var failures []error
	for l := pool.level; l <= plain; l++ {
		w, missing, err := startWorker(l, k)
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
	of := &pool.kinds[w.kind]
	of.idle = append(of.idle, w)
}

// Hide names folders that programs started from now on do not get to see, where
// the system can hide them; those with Spec.Trusted do. They stay hidden as long
// as they exist.
func Hide(dirs ...string) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	all := append(slices.DeleteFunc(slices.Clone(pool.hidden), gone), dirs...)
	slices.Sort(all)
	if all = slices.Compact(all); !slices.Equal(all, pool.hidden) {
		pool.hidden = all
		pool.kinds[strange].age++
		pool.kinds[compiler].age++
	}
}

// folders are what a helper is told: without namespaces those to write in, else
// those to hide. The lock of the pool is held.
func folders(l level, k kind) []string {
	switch {
	case l != isolated:
		return pool.kinds[k].writable
	case k != trusted:
		return pool.hidden
	}
	return nil
}

func gone(path string) bool {
	_, err := os.Lstat(path)
	return err != nil
}

// helperEnv is the environment of helpers. Their two threads mostly sleep in
// system calls that are kept from the runtime (poll_linux.go), which therefore
// must neither collect garbage as it likes (watch_linux.go does) nor send
// signals, nor wake a third thread for want of work.
var helperEnv = []string{"GOTRACEBACK=single", "GOMAXPROCS=2", "GOGC=off", "GODEBUG=asyncpreemptoff=1"}

// startWorker starts a helper and waits until it is ready. The lock of the pool is held.
func startWorker(l level, k kind) (*worker, []string, error) {
	if l == ownUser && !isRoot() {
		return nil, nil, errors.New("not root")
	}
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, nil, err
	}
	theirs := os.NewFile(uintptr(fds[1]), "sandbox helper")
	defer theirs.Close()
	w := &worker{socket: fds[0], kind: k, age: pool.kinds[k].age, group: newGroup()}
	list('+', w.group...)
	null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		w.close()
		return nil, nil, err
	}
	defer null.Close()
	w.proc, err = os.StartProcess("/proc/self/exe", append([]string{helperName, fmt.Sprint(int(l)), os.TempDir(), strings.Join(w.group, ":")}, folders(l, k)...), &os.ProcAttr{
		Files: []*os.File{null, null, os.Stderr, theirs}, Env: helperEnv, Sys: l.attr(),
	})
	if err != nil {
		w.close()
		w.removeGroup()
		return nil, nil, err
	}
	theirs.Close()
	if w.group.add(w.proc.Pid) != nil {
		w.removeGroup()
	}
	h, body, files, err := newInbox(w.socket).next()
	if err == nil && (h.Kind != msgHello || h.Code != 0) {
		err = fmt.Errorf("the helper is not ready: %q", body)
	}
	if err != nil {
		w.end()
		return nil, nil, err
	}
	setView(files)
	syscall.SetNonblock(w.socket, true)
	w.folder = body[0]
	return w, body[1:], nil
}

// end gets rid of a helper: it cleans up and ends when its socket is closed.
// One that does not is killed.
func (w *worker) end() {
	w.close()
	kill := time.AfterFunc(helperGrace, func() { w.proc.Kill() })
	w.proc.Wait()
	kill.Stop()
	w.removeGroup()
	if w.folder != "" {
		RemoveAll(w.folder) // there only if the helper was killed
	}
}

// removeGroup removes the helper's control group, with all that is in it.
func (w *worker) removeGroup() {
	w.group.remove()
	list('-', w.group...)
	w.group = nil
}

// helperGrace is how long a helper may take to clean up.
const helperGrace = 5 * time.Second

func (w *worker) close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.socket >= 0 {
		syscall.Close(w.socket)
		w.socket = -1
	}
}

// send sends a message to the helper.
func (w *worker) send(h header, body []string, files ...int) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.socket < 0 {
		return syscall.EPIPE
	}
	return send(w.socket, h, body, files...)
}

// read reads a message of the helper. Only the goroutine that has the worker
// reads from it.
func (w *worker) read() (h header, body []string, err error) {
	if err = w.readFull(h.bytes()); err == nil && h.Body > 0 {
		b := make([]byte, h.Body)
		err = w.readFull(b)
		body = decodeBody(b)
	}
	if err != nil {
		err = fmt.Errorf("the sandbox helper died: %w", err)
	}
	return h, body, err
}

func (w *worker) readFull(b []byte) error {
	for len(b) > 0 {
		n, err := syscall.Read(w.socket, b)
		switch {
		case err == syscall.EAGAIN:
			poll([]pollFd{{fd: int32(w.socket), events: pollIn}}, forever)
		case err == syscall.EINTR:
		case err != nil:
			return err
		case n == 0:
			return io.ErrUnexpectedEOF
		default:
			b = b[n:]
		}
	}
	return nil
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
	fds := [3]int{noFile}
	for i, f := range files {
		if f != nil {
			fds[i] = int(f.Fd()) // and into blocking mode, which the program expects
		}
	}
	return handOver(s, fds)
}

// noFile stands for an empty standard input.
const noFile = -1

// handOver is launch with file descriptors.
func handOver(s Spec, files [3]int) (*remote, error) {
	path, err := lookup(s.Args[0])
	if err == nil && files[0] == noFile {
		files[0], err = devNull()
	}
	if err != nil {
		return nil, err
	}
	w, err := getWorker(s.kind(), append([]string{s.Dir}, s.Writable...)...)
	if err != nil {
		return nil, err
	}
	r := &remote{w: w, seq: runs.Add(1)}
	h := header{
		Kind: msgRun, Seq: r.seq, NArgs: int64(len(s.Args)), NDirs: int64(len(s.Writable)),
		Wall: int64(s.Limits.Wall), CPU: int64(s.Limits.CPU), Idle: int64(s.Limits.Idle),
		Memory: s.Limits.Memory, FileSize: s.Limits.FileSize, Processes: int64(s.Limits.Processes),
	}
	if s.ReadOnly {
		h.Code = readOnly
	}
	body := make([]string, 0, 2+len(s.Args)+len(s.Writable)+len(s.Env))
	body = append(append(append(append(body, s.Dir, path), s.Args...), s.Writable...), s.Env...)
	if err := w.send(h, body, files[:]...); err != nil {
		w.end()
		return nil, fmt.Errorf("cannot hand %s to a sandbox helper: %w", s.Args[0], err)
	}
	return r, nil
}

// devNull is the empty input, opened once.
func devNull() (int, error) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	if pool.null == nil {
		f, err := os.Open(os.DevNull)
		if err != nil {
			return noFile, err
		}
		pool.null = f
	}
	return int(pool.null.Fd()), nil
}

func (r *remote) stop(why Status) {
	// An error means that the helper is dead, which wait notices.
	r.w.send(header{Kind: msgStop, Seq: r.seq, Code: int32(why)}, nil)
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
		Wall: time.Duration(h.Wall), CPU: time.Duration(h.CPU), Memory: h.Memory, Rested: h.NArgs == rests, excused: time.Duration(h.Excused),
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
	w, err := getWorker(strange)
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
	var idle []*worker
	for k := range pool.kinds {
		idle = append(idle, pool.kinds[k].idle...)
		pool.kinds[k].idle = nil
	}
	pool.mu.Unlock()
	for _, w := range idle {
		w.end()
	}
	pool.ending.Wait()
}
