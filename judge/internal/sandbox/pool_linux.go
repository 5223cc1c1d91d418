//go:build !portable

// The judge's side of the Linux sandbox: a pool of helper processes, one for each program that runs at the same time.

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
	fd     int      // file descriptor of the socket
	folder string   // the helper's own folder, where programs run
	told   []string // the encoded view of its programs

	missing []string // limits that it cannot hold
}

// pool holds the idle helpers, and whether the system permits namespaces.
var pool struct {
	mu     sync.Mutex
	idle   []*worker
	hidden []string // folders that programs do not see
	plain  bool     // helpers have no namespaces, because the system does not permit them
	known  bool     // a helper has started, so plain stays as it is
	begun  int      // number of helpers that were started
}

// maxIdle bounds the idle helpers: if there are more when another one is needed, the oldest ends.
const maxIdle = 16

// takeWorker takes an idle helper that suits, or starts one.
func takeWorker(s Spec, seen []shown) (*worker, error) {
	pool.mu.Lock()
	defer pool.mu.Unlock()

	// The last one first, because its memory is the most likely to be in the processor's cache.
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

	// The first helper finds out whether the system permits namespaces.
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

// view returns the view that a helper must have been started with to run a program. The lock of the pool is held.
func (s Spec) view(seen []shown) view {
	v := view{all: s.Trusted}
	if !s.Trusted {
		v.hide = pool.hidden
	}
	if !pool.plain {
		return v // everything else is mounted for each run
	}

	// Landlock cannot be loosened later. So a plain helper gets all paths of its programs at its start.
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

	// Folders beside that of the program can be written, too. Otherwise each run would need a new helper.
	temp, _ := realPath(os.TempDir())
	for _, dir := range dirs {
		if parent := filepath.Dir(dir); parent != temp && !slices.Contains(pool.hidden, parent) {
			dir = parent
		}
		v.write = append(v.write, dir)
	}

	// Equal views must have equal words.
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

// Hide names folders that programs do not see from now on, where the system can hide them. Programs with Spec.Trusted see
// them. The folders stay hidden as long as they exist.
func Hide(dirs ...string) {
	pool.mu.Lock()
	defer pool.mu.Unlock()

	// Folders that no longer exist need not be hidden.
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

	// freshIDs is the first user and group id for the programs of root. Systems do not use ids from here on: they are
	// above those of users, services and containers.
	freshIDs = 0x70000000
	// idsOfJudge is how many ids each judge has for itself.
	idsOfJudge = 64
)

// helperAttr returns the attributes of a new helper process. It has a session of its own, so that signals from the
// terminal do not reach it. The lock of the pool is held.
func helperAttr(plain bool) *syscall.SysProcAttr {
	// If the judge is root, programs run under an id that no other judge uses. All helpers of a judge share it, because a
	// validator of several passes leaves files for the next pass, which may run under another helper. Plain helpers have
	// an id each, because the kernel counts all processes of an id together. They have the rights over files anyway.
	fresh := freshIDs + os.Getpid()*idsOfJudge
	if plain {
		pool.begun++
		fresh += pool.begun % idsOfJudge
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
	case root:
		// Root itself is mapped, too. Otherwise the capabilities would not reach its files.
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

// isRoot reports whether the judge is the user whose processes the kernel does not count. Root of a container that has a
// user namespace is an ordinary user.
func isRoot() bool {
	words := strings.Fields(readProc("self/uid_map"))
	return os.Geteuid() == 0 && len(words) > 1 && words[1] == "0"
}

// Owns reports whether a folder exists and belongs to the judge's user. Programs may write into no other folder.
func Owns(dir string) bool {
	var info syscall.Stat_t
	return syscall.Stat(dir, &info) == nil && int(info.Uid) == os.Geteuid()
}

// helperEnv is the environment of helpers. They need few threads, and preemption would interrupt their waiting.
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

	// The kill list must know the folder before a helper uses it.
	attr := helperAttr(pool.plain)
	if w.folder, err = os.MkdirTemp("", "oj-run-"); err == nil && attr.Credential != nil {
		err = os.Chown(w.folder, int(attr.Credential.Uid), int(attr.Credential.Gid))
	}
	list('+', w.folder)
	if err == nil {
		args := append([]string{helperName, fmt.Sprint(pool.plain), w.folder}, told...)
		w.proc, err = os.StartProcess("/proc/self/exe", args, &os.ProcAttr{
			Files: []*os.File{nil, nil, os.Stderr, theirs}, Env: helperEnv, Sys: attr,
		})
	}
	theirs.Close()

	// The first answer of the helper says which limits it cannot hold.
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

// boot is the zero of the helpers' clock as a value of package time.
var boot = time.Now().Add(-readClock(monotonic))

// next waits for a message of the helper. The error is the one in the message, or says that the helper died.
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

// end ends a helper that runs no program.
func (w *worker) end() {
	w.socket.Close()
	if w.proc != nil {
		w.proc.Kill()
		w.proc.Wait()
	}
	RemoveAll(w.folder)
	list('-', w.folder)
}

// ownSession starts a process in a new session, so that it outlives the judge's terminal.
func ownSession() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

// endListed removes the folder of a helper whose judge was killed.
func endListed(folder string) { removeSoon(folder) }

// launch hands the program to a helper. files are its standard input, output and error. If the program cannot be
// executed, finish returns the error.
func launch(path string, s Spec, files []*os.File) (*worker, error) {
	var fds []int
	for _, f := range files {
		fds = append(fds, int(f.Fd())) // Fd also sets blocking mode, which the program expects
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

	// The order of the texts is documented at message.
	order := numbers{
		readOnly: s.ReadOnly, arguments: len(s.Args), vars: len(s.Env), writable: len(s.Writable), limits: s.Limits,
	}
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
	s.Writable = slices.Clone(s.Writable) // the caller's list stays as it is
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

// places lists the covered paths that the program needs. A program of the package sees everything.
func (s Spec) places(path string) ([]shown, error) {
	if s.Trusted {
		return nil, nil
	}
	pool.mu.Lock()
	defer pool.mu.Unlock()
	return s.sees(path)
}

// kill tells the helper to kill the program. It may be called from any goroutine until finish is called. If sending
// fails, the helper is dead, and wait returns an error.
func (w *worker) kill() {
	if send(w.fd, message{numbers: numbers{kill: true}}) == nil {
		w.proc.Signal(syscall.SIGCHLD)
	}
}

// wait returns when every process of the tree is dead, and fills in the result. After an error the helper must not be used
// again.
func (w *worker) wait(r *Result) error {
	m, err := w.next()
	r.Status, r.ExitCode, r.Signal = m.status, m.exitCode, m.signal
	r.Wall, r.CPU, r.Memory = m.wall, m.cpu, m.memory
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

// Open opens a file as the standard input of programs. The result is a sealed copy in memory. The file itself would not be
// safe, because a program can open its standard input again for writing, by its name in /proc/self/fd.
func Open(path string) (*os.File, error) {
	from, err := os.Open(path)
	c, known := tables[runtime.GOARCH]
	if err != nil || !known {
		return from, err
	}

	name := [...]byte{'i', 'n', 'p', 'u', 't', 0}
	fd, err := call(uintptr(c.memfdCreate), uintptr(unsafe.Pointer(&name)), 3) // MFD_CLOEXEC, MFD_ALLOW_SEALING
	if err != nil {
		return from, nil // this kernel has no files in memory
	}
	defer from.Close()

	// The wrappers hide methods of files by which CopyBuffer would allocate a buffer of its own.
	to, buf := os.NewFile(fd, path), buffers.Get().(*[]byte)
	defer buffers.Put(buf)
	if _, err = io.CopyBuffer(struct{ io.Writer }{to}, struct{ io.Reader }{from}, *buf); err == nil {
		_, err = to.Seek(0, io.SeekStart)
	}
	if err == nil {
		const addSeals, allSeals = 1033, 15 // nobody may seal, shrink, grow or write
		_, err = call(syscall.SYS_FCNTL, fd, addSeals, allSeals)
	}
	if err != nil {
		to.Close()
		return nil, &os.PathError{Op: "copy to memory", Path: path, Err: err}
	}
	return to, nil
}

// Missing names the limits that cannot be held on this system. It starts a helper to find out.
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
