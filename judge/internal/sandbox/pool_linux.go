//go:build !portable

// The judge's side of the Linux sandbox: a pool of helpers, one for each program that runs at the same time.

package sandbox

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
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
	fd     int      // of the socket
	folder string   // its own, for programs
	told   []string // what its programs see, in words

	missing []string // what it cannot hold
}

// pool holds the idle helpers and what is known about the system.
var pool struct {
	mu     sync.Mutex
	idle   []*worker
	hidden []string // folders, from programs
	plain  bool     // helpers are without namespaces, which the system does not permit
	known  bool     // a helper has started: plain stays as it is
	begun  int      // how many helpers were started
}

// maxIdle is how many idle helpers wait while another one is started.
const maxIdle = 16

// takeWorker takes an idle helper that suits, or starts one.
func takeWorker(s Spec, seen []shown) (*worker, error) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	told := s.view(seen).words()
	for i, w := range slices.Backward(pool.idle) {
		if slices.Equal(w.told, told) {
			pool.idle = slices.Delete(pool.idle, i, i+1)
			return w, nil
		}
	}
	if len(pool.idle) >= maxIdle {
		pool.idle[0].end()
		pool.idle = slices.Delete(pool.idle, 0, 1)
	}
	w, err := startWorker(told)
	if err != nil && !pool.known {
		pool.plain = true
		w, err = startWorker(s.view(seen).words())
	}
	if err != nil {
		return nil, fmt.Errorf("cannot start a sandbox helper: %w", err)
	}
	pool.known = true
	return w, nil
}

// view is what a helper must have been told to run a program. Without namespaces the folders beside that of the program
// can be written, too: else each would want a new helper. The lock of the pool is held.
func (s Spec) view(seen []shown) view {
	v := view{all: s.Trusted}
	if !s.Trusted {
		v.hide = pool.hidden
	}
	if !pool.plain {
		return v
	}
	if !s.Trusted {
		for _, place := range seen {
			v.show = append(v.show, place.real)
		}
	}
	dirs := slices.Clone(s.Writable)
	if s.Dir != "" && s.ReadOnly {
		v.show = append(v.show, s.Dir)
	} else if s.Dir != "" {
		dirs = append(dirs, s.Dir)
	}
	temp, _ := realPath(os.TempDir())
	for _, dir := range dirs {
		if parent := filepath.Dir(dir); parent != temp && !slices.Contains(pool.hidden, parent) {
			dir = parent
		}
		v.write = append(v.write, dir)
	}
	for _, list := range []*[]string{&v.show, &v.write} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return v
}

// putBack keeps a helper for another program.
func (w *worker) putBack() {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	pool.idle = append(pool.idle, w)
}

// Hide names folders that programs started from now on do not get to see, where the system can hide them; those with
// Spec.Trusted do. They stay hidden as long as they exist.
func Hide(dirs ...string) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	all := slices.DeleteFunc(slices.Clone(pool.hidden), gone)
	for _, dir := range dirs {
		if real, err := realPath(dir); err == nil {
			all = append(all, real)
		}
	}
	slices.Sort(all)
	pool.hidden = slices.Compact(all)
}

func gone(path string) bool {
	_, err := os.Lstat(path)
	return err != nil
}

const (
	namespaces = syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS | syscall.CLONE_NEWPID | syscall.CLONE_NEWNET | syscall.CLONE_NEWIPC

	// freshIDs is from where on users and groups are taken for the programs of root. No system gives such numbers to
	// anybody: they are beyond those of users, services and containers.
	freshIDs = 0x70000000
)

// helperAttr is how a helper is started: in a session of its own, so that what is typed at the terminal does
// not reach it. Programs of root run as a user that no other judge has. The helpers of a judge share it, since what a
// validator leaves for the next pass is for another helper, too; plain ones, which have the rights for that anyway, do
// not, since there the kernel counts all processes of a user. The lock of the pool is held.
func helperAttr(plain bool) *syscall.SysProcAttr {
	fresh := freshIDs + os.Getpid()*64 // of which one judge has 64
	if plain {
		pool.begun++
		fresh += pool.begun % 64
	}
	named := func(id int) []syscall.SysProcIDMap {
		return []syscall.SysProcIDMap{{ContainerID: 0, HostID: id, Size: 1}}
	}
	a := ownSession()
	root := isRoot()
	switch {
	case plain && root:
		a.AmbientCaps = []uintptr{capDacOverride, capSetpcap}
		a.Credential = &syscall.Credential{Uid: uint32(fresh), Gid: uint32(fresh)}
	case root: // has a name in the namespace, too, without which there would be no rights over its files
		a.AmbientCaps = []uintptr{capDacOverride, capFowner}
		a.UidMappings = append(named(fresh), syscall.SysProcIDMap{ContainerID: 1, HostID: 0, Size: 1})
		a.GidMappings, a.Credential = a.UidMappings, &syscall.Credential{NoSetGroups: true}
	case !plain:
		a.UidMappings, a.GidMappings = named(os.Geteuid()), named(os.Getegid())
	}
	if !plain {
		a.Cloneflags = namespaces
	}
	return a
}

// isRoot reports whether the judge is the user whose processes the kernel does not count. In a container with users of
// its own, root is an ordinary one.
func isRoot() bool {
	words := strings.Fields(readProc("self/uid_map"))
	return os.Geteuid() == 0 && len(words) > 1 && words[1] == "0"
}

// Owns reports whether programs may write in a folder of the caller's because it is there and belongs to the user of
// the judge.
func Owns(dir string) bool {
	var info syscall.Stat_t
	return syscall.Stat(dir, &info) == nil && int(info.Uid) == os.Geteuid()
}

// helperEnv is the environment of helpers, which are to have few threads and to wait undisturbed.
var helperEnv = []string{"GOTRACEBACK=single", "GOMAXPROCS=2", "GODEBUG=asyncpreemptoff=1"}

// startWorker starts a helper and waits until it is ready. The lock of the pool is held.
func startWorker(told []string) (w *worker, err error) {
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_SEQPACKET|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	syscall.SetNonblock(fds[0], true) // others go on while the judge waits for an answer
	theirs := os.NewFile(uintptr(fds[1]), "judge")
	w = &worker{socket: os.NewFile(uintptr(fds[0]), "sandbox helper"), fd: fds[0], told: told}
	attr := helperAttr(pool.plain)
	if w.folder, err = os.MkdirTemp("", "oj-run-"); err == nil && attr.Credential != nil {
		err = os.Chown(w.folder, int(attr.Credential.Uid), int(attr.Credential.Gid))
	}
	list('+', w.folder)
	if err == nil {
		w.proc, err = os.StartProcess("/proc/self/exe", append([]string{helperName, fmt.Sprint(pool.plain), w.folder}, told...), &os.ProcAttr{
			Files: []*os.File{nil, nil, os.Stderr, theirs}, Env: helperEnv, Sys: attr,
		})
	}
	theirs.Close()
	var ready message
	if err == nil {
		ready, err = w.next()
	}
	if err != nil {
		w.end()
		return nil, err
	}
	w.missing = ready.texts[1:]
	return w, nil
}

// boot is when the clock of all helpers began, as package time sees it.
var boot = time.Now().Add(-readClock(monotonic))

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

// end gets rid of a helper under which nothing runs.
func (w *worker) end() {
	w.socket.Close()
	if w.proc != nil {
		w.proc.Kill()
		w.proc.Wait()
	}
	RemoveAll(w.folder)
	list('-', w.folder)
}

// ownSession lets a process outlive the terminal of the judge.
func ownSession() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

// endListed removes the folder of a helper whose judge was killed.
func endListed(folder string) { removeSoon(folder) }

// launch hands the program to a helper. files are its standard input, output and error. That the program cannot be
// executed is reported by finish.
func launch(path string, s Spec, files []*os.File) (*worker, error) {
	var fds []int
	for _, f := range files {
		fds = append(fds, int(f.Fd())) // and into blocking mode, which the program expects
	}
	if err := s.resolve(); err != nil {
		return nil, err
	}
	seen, err := s.places(path)
	if err != nil {
		return nil, err
	}
	w, err := takeWorker(s, seen)
	if err != nil {
		return nil, err
	}
	order := numbers{readOnly: s.ReadOnly, arguments: len(s.Args), vars: len(s.Env), writable: len(s.Writable), limits: s.Limits}
	texts := slices.Concat([]string{s.Dir, path}, s.Args, s.Env, s.Writable)
	for _, place := range seen {
		texts = append(texts, place.at, place.real)
	}
	if err := send(w.fd, message{order, texts}, fds...); err != nil {
		w.end()
		return nil, fmt.Errorf("cannot hand %s to a sandbox helper: %w", s.Args[0], err)
	}
	return w, nil
}

// resolve replaces the names of folders by their paths without symbolic links.
func (s *Spec) resolve() error {
	s.Writable = slices.Clone(s.Writable)
	folders := []*string{&s.Dir}
	for i := range s.Writable {
		folders = append(folders, &s.Writable[i])
	}
	for _, folder := range folders {
		if *folder == "" {
			continue
		}
		real, err := realPath(*folder)
		if err != nil {
			return fmt.Errorf("entering %s: %w", *folder, err)
		}
		*folder = real
	}
	return nil
}

// places lists what the program must see beyond the system; one of the package sees everything.
func (s Spec) places(path string) ([]shown, error) {
	if s.Trusted {
		return nil, nil
	}
	pool.mu.Lock()
	defer pool.mu.Unlock()
	return s.sees(path)
}

// kill tells the helper to kill what runs. It may be called from any goroutine until finish is called. An error means
// that the helper is dead, which wait notices.
func (w *worker) kill() {
	if send(w.fd, message{numbers: numbers{kill: true}}) == nil {
		w.proc.Signal(syscall.SIGCHLD)
	}
}

// wait returns when every process of the tree is dead, and says how the program has ended. After an error the helper is
// perhaps not fit for another run.
func (w *worker) wait(r *Result) error {
	m, err := w.next()
	r.Status, r.ExitCode, r.Signal, r.Wall, r.CPU, r.Memory = m.status, m.exitCode, m.signal, m.wall, m.cpu, m.memory
	r.Ended = boot.Add(m.ended)
	return err
}

// finish gives the helper back, if it has not failed.
func (w *worker) finish(_ *Result, failed error) error {
	if failed == nil {
		w.putBack()
	} else {
		w.end()
	}
	return failed
}

// Open opens a file to become the standard input of programs, which cannot change it: whoever has a file can open it once
// more by its name in /proc/self/fd, for writing, too, so it is a copy in memory that nobody can write.
func Open(path string) (*os.File, error) {
	from, err := os.Open(path)
	c, known := tables[runtime.GOARCH]
	if err != nil || !known {
		return from, err
	}
	name := [...]byte{'i', 'n', 'p', 'u', 't', 0}
	fd, err := call(uintptr(c.memfdCreate), uintptr(unsafe.Pointer(&name)), 3) // MFD_CLOEXEC, MFD_ALLOW_SEALING
	if err != nil {
		return from, nil
	}
	defer from.Close()
	to, buf := os.NewFile(fd, path), buffers.Get().(*[]byte)
	defer buffers.Put(buf)
	if _, err = io.CopyBuffer(struct{ io.Writer }{to}, struct{ io.Reader }{from}, *buf); err == nil { // files would make buffers
		_, err = to.Seek(0, io.SeekStart)
	}
	if err == nil {
		_, err = call(syscall.SYS_FCNTL, fd, 1033, 15) // F_ADD_SEALS: nobody may seal, shrink, grow or write
	}
	if err != nil {
		to.Close()
		return nil, &os.PathError{Op: "copy to memory", Path: path, Err: err}
	}
	return to, nil
}

// Missing names the limits that cannot be held on this system; it starts a helper to find out.
func Missing() []string {
	w, err := takeWorker(Spec{}, nil)
	if err != nil {
		return []string{err.Error()}
	}
	w.putBack()
	return slices.Clone(w.missing)
}

// Close ends the idle helpers and returns when they are gone, with their folders. They end by themselves when the
// judge does, a moment later. Programs can be started again afterwards.
func Close() {
	pool.mu.Lock()
	idle := pool.idle
	pool.idle = nil
	pool.mu.Unlock()
	for _, w := range idle {
		w.end()
	}
}
