//go:build !portable

// The judge's side of the Linux sandbox: a pool of helpers, one for each
// program that runs at the same time.

package sandbox

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

// helperName is the first argument by which Init knows a helper.
const helperName = "oj-sandbox-helper"

// worker is a helper as the judge sees it.
type worker struct {
	proc   *os.Process
	socket *os.File
	folder string   // its own, for programs
	told   []string // folders that programs may write in, or that they do not see
	group  group
	limits [2]int64 // of the group: how many processes and how much memory
}

// pool holds the idle helpers and what is known about the system.
var pool struct {
	mu      sync.Mutex
	idle    []*worker
	hidden  []string // folders, from programs
	ending  sync.WaitGroup
	known   bool // level and missing are set
	level   level
	missing []string
}

// folders are what a helper of this level must have been told to run a program:
// those to hide, without namespaces those to write in. There the folders beside
// that of the program can be written, too: else each would want a new helper.
// The lock of the pool is held.
func (s Spec) folders(l level) (told []string) {
	switch {
	case l == isolated && s.Trusted:
		return nil
	case l == isolated:
		return pool.hidden
	}
	dirs := s.Writable
	if s.Dir != "" && !s.ReadOnly {
		dirs = append(dirs[:len(dirs):len(dirs)], s.Dir)
	}
	for _, dir := range dirs {
		if parent := filepath.Dir(dir); parent != filepath.Clean(os.TempDir()) {
			dir = parent
		}
		told = append(told, dir)
	}
	slices.Sort(told)
	return slices.Compact(told)
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
		a.AmbientCaps = fileRights
	}
	return a
}

// getWorker takes an idle helper that suits, or starts one at the best level that works.
func getWorker(s Spec) (*worker, error) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	if pool.known {
		told := s.folders(pool.level)
		for i, w := range slices.Backward(pool.idle) {
			if slices.Equal(w.told, told) {
				pool.idle = slices.Delete(pool.idle, i, i+1)
				return w, nil
			}
		}
		pool.idle = slices.DeleteFunc(pool.idle, func(w *worker) bool {
			useless := w.useless()
			if useless {
				pool.ending.Go(w.end)
			}
			return useless
		})
		w, _, err := startWorker(pool.level, told)
		return w, err
	}
	var failures []error
	for l := pool.level; l <= plain; l++ {
		w, missing, err := startWorker(l, s.folders(l))
		if err == nil {
			pool.known, pool.level, pool.missing = true, l, missing
			return w, nil
		}
		failures = append(failures, err)
	}
	return nil, fmt.Errorf("cannot start a sandbox helper: %w", errors.Join(failures...))
}

// useless reports whether no program will want this helper again.
func (w *worker) useless() bool {
	outdated := pool.level == isolated && len(w.told) > 0 && !slices.Equal(w.told, pool.hidden)
	return outdated || slices.ContainsFunc(w.told, gone)
}

func (w *worker) release() {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	pool.idle = append(pool.idle, w)
}

// Hide names folders that programs started from now on do not get to see, where
// the system can hide them; those with Spec.Trusted do. They stay hidden as long
// as they exist.
func Hide(dirs ...string) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	all := append(slices.DeleteFunc(slices.Clone(pool.hidden), gone), dirs...)
	slices.Sort(all)
	pool.hidden = slices.Compact(all)
}

func gone(path string) bool {
	_, err := os.Lstat(path)
	return err != nil
}

// helperEnv is the environment of helpers, which are to have few threads and to wait undisturbed.
var helperEnv = []string{"GOTRACEBACK=single", "GOMAXPROCS=2", "GODEBUG=asyncpreemptoff=1"}

// startWorker starts a helper and waits until it is ready. The lock of the pool is held.
func startWorker(l level, told []string) (*worker, []string, error) {
	if l == ownUser && !isRoot() {
		return nil, nil, errors.New("not root")
	}
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_SEQPACKET|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, nil, err
	}
	syscall.SetNonblock(fds[0], true) // others go on while the judge waits for an answer
	theirs := os.NewFile(uintptr(fds[1]), "judge")
	defer theirs.Close()
	w := &worker{socket: os.NewFile(uintptr(fds[0]), "sandbox helper"), told: told, group: newGroup()}
	list('+', w.group...)
	attr := l.attr()
	if w.folder, err = os.MkdirTemp("", "oj-run-"); err == nil && attr.Credential != nil {
		err = os.Chown(w.folder, int(attr.Credential.Uid), int(attr.Credential.Gid))
	}
	list('+', folderMark+w.folder)
	if err == nil {
		w.proc, err = os.StartProcess("/proc/self/exe", append([]string{helperName, fmt.Sprint(int(l)), w.folder}, told...), &os.ProcAttr{
			Files: []*os.File{nil, nil, os.Stderr, theirs}, Env: helperEnv, Sys: attr,
		})
	}
	if err != nil {
		w.end()
		return nil, nil, err
	}
	theirs.Close()
	if w.group.add(w.proc.Pid) != nil {
		w.removeGroup()
	}
	m, err := w.next()
	if err != nil {
		w.end()
		return nil, nil, err
	}
	return w, m.texts[1:], nil
}

// next waits for what the helper says. The error is that of the helper, or that it is dead.
func (w *worker) next() (m message, err error) {
	packet := make([]byte, 4<<10)
	n, err := w.socket.Read(packet)
	if err != nil {
		return m, fmt.Errorf("the sandbox helper died: %w", err)
	}
	if m = parse(packet[:n]); m.texts[0] != "" {
		err = errors.New(m.texts[0])
	}
	return m, err
}

// put sends a message to the helper.
func (w *worker) put(m message, files ...int) error {
	socket, err := w.socket.SyscallConn()
	if err != nil {
		return err
	}
	if gone := socket.Control(func(fd uintptr) { err = send(int(fd), m, files...) }); gone != nil {
		return gone
	}
	return err
}

// end gets rid of a helper: it cleans up and ends when its socket is closed.
// One that does not is killed.
func (w *worker) end() {
	w.socket.Close()
	if w.proc != nil {
		kill := time.AfterFunc(helperGrace, func() { w.proc.Kill() })
		w.proc.Wait()
		kill.Stop()
	}
	w.removeGroup()
	RemoveAll(w.folder)
	list('-', folderMark+w.folder)
}

// removeGroup removes the helper's control group, with all that is in it.
func (w *worker) removeGroup() {
	w.group.remove()
	list('-', w.group...)
	w.group = nil
}

// helperGrace is how long a helper may take to clean up.
const helperGrace = 5 * time.Second

var runs atomic.Uint64 // numbers the runs of this judge

// launch hands the program to a helper. files are its standard input, output and
// error. That the program cannot be executed is reported by wait.
func launch(s Spec, files []*os.File) (running, error) {
	path, err := lookup(s.Args[0])
	if err != nil {
		return nil, err
	}
	var fds []int
	for _, f := range files {
		fds = append(fds, int(f.Fd())) // and into blocking mode, which the program expects
	}
	w, err := getWorker(s)
	if err != nil {
		return nil, err
	}
	w.limit(s.Limits)
	m := message{texts: slices.Concat([]string{s.Dir, path}, s.Args, s.Env, s.Writable)}
	m.order = order{seq: runs.Add(1), readOnly: s.ReadOnly, arguments: len(s.Args), vars: len(s.Env), limits: s.Limits}
	if err := w.put(m, fds...); err != nil {
		w.end()
		return nil, fmt.Errorf("cannot hand %s to a sandbox helper: %w", s.Args[0], err)
	}
	return remote{w, m.seq}, nil
}

// remote is a program that runs under a helper.
type remote struct {
	*worker
	seq uint64
}

func (r remote) stop(why Status) {
	// An error means that the helper is dead, which wait notices.
	if r.put(message{numbers: numbers{order: order{seq: r.seq, stop: true, why: why}}}) == nil {
		r.proc.Signal(syscall.SIGCHLD)
	}
}

func (r remote) wait() (Result, error) {
	m, err := r.next()
	if err != nil { // the helper is perhaps not fit for another run
		r.end()
		return Result{ExitCode: -1}, err
	}
	r.release()
	o := m.outcome
	return Result{
		Status: o.status, ExitCode: o.exitCode, Signal: o.signal, Wall: o.wall, CPU: o.cpu, Memory: o.memory, Rested: o.rested,
		Ended: time.Now().Add(time.Duration(o.ended - monotonic())),
	}, nil
}

// Missing names the limits that cannot be held on this system; it starts a
// helper to find out.
func Missing() []string {
	w, err := getWorker(Spec{})
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
	pool.ending.Wait()
}
