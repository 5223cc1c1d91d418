//go:build !portable

// This file is the judge's side of the Linux sandbox: a pool of helper processes. Each program that runs needs one
// helper.

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

	"oj/judge/internal/process"
	"oj/judge/internal/remove"
)

// helperName is the name (argument 0) under which a helper is started.
const helperName = "oj-sandbox-helper"

// worker is the judge's connection to a helper.
type worker struct {
	proc   *os.Process
	socket *os.File
	fd     int      // file descriptor of the socket
	folder string   // the helper's own folder, where programs run
	view   []string // the encoded view (which files programs see) with which the helper was started
	group  *group   // its control group; nil if none can be had
	mark   mark     // the mark of its processes; none in a namespace

	missing []string // limits that the helper cannot enforce
}

// pool holds the idle helpers and the settings of new helpers.
var pool struct {
	mu     sync.Mutex
	idle   []*worker
	hidden []string // folders that programs must not see
	outer  []string // those of them that no other one contains: few, while there may be thousands of packages
	plain  bool     // the system does not permit namespaces, so helpers have none
	known  bool     // a helper has started, so the value of plain is final
	begun  int      // number of helpers that were started
}

// maxIdle is the maximum number of idle helpers. If maxIdle helpers are idle when another helper is started,
// the oldest idle helper is ended.
const maxIdle = 16

// takeWorker returns a helper with the view that the program needs: an idle helper, or else a new one. The
// view determines which files the program sees (view_linux.go).
func takeWorker(s process.Spec, seen []shown) (*worker, error) {
	pool.mu.Lock()
	defer pool.mu.Unlock()

	// Prefer the helper that was used last, because its memory is probably still in the processor's cache.
	encoded := viewOf(s, seen).words()
	for i, w := range slices.Backward(pool.idle) {
		if slices.Equal(w.view, encoded) {
			pool.idle = slices.Delete(pool.idle, i, i+1)
			return w, nil
		}
	}

	if len(pool.idle) >= maxIdle {
		pool.idle[0].end()
		pool.idle = slices.Delete(pool.idle, 0, 1)
	}

	// If the first helper cannot be started in namespaces, this and all later helpers are plain: they have no
	// namespaces.
	w, err := startWorker(encoded)
	if err != nil && !pool.known {
		pool.plain = true
		w, err = startWorker(viewOf(s, seen).words())
	}
	if err != nil {
		return nil, fmt.Errorf("cannot start a sandbox helper: %w", err)
	}
	pool.known = true
	return w, nil
}

// viewOf returns the view that a helper must have to run this program. A helper gets its view when it is
// started. The caller holds the lock of the pool.
func viewOf(s process.Spec, seen []shown) view {
	v := view{all: s.Trusted}
	if !s.Trusted {
		v.hide = pool.outer
	}
	if !pool.plain {
		// With namespaces, the view does not contain the program's own folders, because the helper mounts
		// these folders before each run.
		return v
	}

	// A process can only reduce its rights under Landlock, never extend them. So a plain helper must know all
	// paths of its programs when it starts.
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

	// Permit access to the parent of each folder, although it also contains the folders of other runs. A plain helper
	// gets its rights at its start, so if it had access to the folders of only one run, the next run would need a new
	// helper.
	temp, _ := realPath(os.TempDir())
	for _, dir := range dirs {
		if parent := filepath.Dir(dir); parent != temp && !slices.Contains(pool.hidden, parent) {
			dir = parent
		}
		v.write = append(v.write, dir)
	}

	// Sort the lists, because views are compared as lists of words.
	for _, list := range []*[]string{&v.show, &v.write} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return v
}

// putBack puts a helper back into the pool.
func (w *worker) putBack() {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	pool.idle = append(pool.idle, w)
}

// Hide hides folders from all programs that start later, except those with Spec.Trusted. The folders stay hidden as
// long as they exist.
func Hide(dirs ...string) {
	pool.mu.Lock()
	defer pool.mu.Unlock()

	// Drop folders that no longer exist, so that the list stays short.
	all := slices.DeleteFunc(slices.Clone(pool.hidden), gone)
	for _, dir := range dirs {
		if real, err := realPath(dir); err == nil {
			all = append(all, real)
		}
	}
	slices.Sort(all)
	pool.hidden = slices.Compact(all)
	pool.outer = nil
	for _, dir := range pool.hidden {
		inside := func(outer string) bool { return within(dir, outer) }
		if !slices.ContainsFunc(pool.outer, inside) {
			pool.outer = append(pool.outer, dir)
		}
	}
}

func gone(path string) bool {
	_, err := os.Lstat(path)
	return err != nil
}

const (
	namespaces = syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS | syscall.CLONE_NEWPID | syscall.CLONE_NEWNET | syscall.CLONE_NEWIPC

	// freshIDs is the first user and group id for programs if the judge runs as root. It is greater than the ids that
	// systems use for users, services and containers.
	freshIDs = 0x70000000
	// idsOfJudge is the number of ids that are reserved for each process of the judge.
	idsOfJudge = 64
)

// helperAttr returns the attributes of a new helper process. A helper has a new session, so that signals from the
// terminal do not reach it. The caller holds the lock of the pool.
func helperAttr(plain bool) *syscall.SysProcAttr {
	// If the judge runs as root, programs run under an id that no other call of the judge uses. Helpers in
	// namespaces share one id, because a program may need the files that a program of another helper has
	// left: a validator of a multi-pass problem leaves files for the next pass. Each plain helper has its own
	// id, because the kernel counts all processes of an id together. The programs of plain helpers can still
	// access each other's files, because they have the capability to ignore file permissions
	// (capDacOverride).
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
		// Map root, too, because the capabilities have no effect on files of a user who is not mapped into
		// the user namespace.
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

// isRoot reports whether the judge runs as root of the machine. The kernel does not limit the number of this
// user's processes. Root of a container with a user namespace is an ordinary user.
func isRoot() bool {
	words := strings.Fields(readProc("self/uid_map"))
	return os.Geteuid() == 0 && len(words) > 1 && words[1] == "0"
}

// helperEnv is the environment of helpers. It keeps the Go runtime from starting many threads, and from interrupting a
// thread that waits (preemption).
var helperEnv = []string{"GOTRACEBACK=single", "GOMAXPROCS=2", "GODEBUG=asyncpreemptoff=1"}

// rarelyCollect is added to it without a control group. A collection of garbage waits for several threads, so samples
// would be late on a busy machine.
var rarelyCollect = []string{"GOGC=off", "GOMEMLIMIT=32MiB"}

// startWorker starts a helper and waits until it is ready. The caller holds the lock of the pool.
func startWorker(view []string) (w *worker, err error) {
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_SEQPACKET|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	// Make the judge's end non-blocking, so that waiting for an answer blocks only a goroutine and not a
	// thread.
	syscall.SetNonblock(fds[0], true)
	theirs := os.NewFile(uintptr(fds[1]), "judge")
	w = &worker{socket: os.NewFile(uintptr(fds[0]), "sandbox helper"), fd: fds[0], view: view}

	// The folder is put on the kill list before the helper starts, so that it is removed even if the judge is killed.
	attr := helperAttr(pool.plain)
	if w.folder, err = os.MkdirTemp("", "oj-run-"); err == nil && attr.Credential != nil {
		err = os.Chown(w.folder, int(attr.Credential.Uid), int(attr.Credential.Gid))
	}
	list('+', w.folder)

	// So are its control group, and the mark of its processes.
	first := numbers{plain: pool.plain, fewThreads: room.isSmall}
	files := []*os.File{nil, nil, os.Stderr, theirs}
	if w.group = newGroup(); w.group != nil {
		first.group = w.group.version
		files = append(files, w.group.files...)
		w.group.list('+')
	}
	if pool.plain {
		w.mark = newMark(attr)
		first.mark = w.mark.value
		list('+', listedMark+w.mark.String())
	}

	if err == nil {
		env := helperEnv
		if w.group == nil {
			env = slices.Concat(helperEnv, rarelyCollect)
		}
		w.proc, err = os.StartProcess("/proc/self/exe", []string{helperName}, &os.ProcAttr{
			Files: files, Env: env, Sys: attr,
		})
	}
	theirs.Close()
	if err == nil {
		err = send(w.fd, message{first, append([]string{w.folder}, view...)})
	}
	if err == nil && w.group != nil {
		// The helper sets itself up meanwhile. A helper that cannot be moved runs without a group.
		if w.group.add(w.proc.Pid) != nil {
			w.end()
			groupsOff = true
			return startWorker(view)
		}
	}

	// The first answer of the helper lists the limits that it cannot enforce.
	var ready message
	if err == nil {
		ready, err = w.next()
	}
	if err != nil {
		w.end()
		return nil, err
	}
	w.missing = append(ready.texts[1:], inherited()...)
	if room.isSmall {
		w.missing = append(w.missing, "this user or its control group may start only few processes, so programs may start fewer than usual")
	}
	if w.group != nil {
		w.group.memoryBase = w.group.used()
	}
	return w, nil
}

// boot is the wall-clock time at which the monotonic clock, which the helpers read, was 0.
var boot = time.Now().Add(-readClock(monotonic))

// next waits for a message of the helper. It returns an error if the message contains one or if the helper has died.
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

// end kills a helper, and whatever still runs of its program, and removes its folder and its control group.
func (w *worker) end() {
	w.socket.Close()
	if w.proc != nil {
		w.proc.Kill()

		// In a namespace, the helper ends when all processes there are dead. A process in a long system call may
		// delay this, so do not wait for ever.
		dead := make(chan struct{})
		go func() { w.proc.Wait(); close(dead) }()
		select {
		case <-dead:
		case <-time.After(hunt):
		}
	}
	if w.mark != (mark{}) {
		w.mark.kill()
		list('-', listedMark+w.mark.String())
	}
	if w.group != nil {
		w.group.remove()
		w.group.list('-')
	}
	remove.All(w.folder)
	list('-', w.folder)
}

// destroy kills a helper that may be blocked, with its program. The kernel kills all processes of a namespace; the others
// are found by their mark. It may be called from any goroutine until the method finish is called.
func (w *worker) destroy() {
	w.proc.Kill()
	w.mark.kill()

	// If the death of the helper is delayed, its socket stays open.
	w.socket.SetReadDeadline(time.Now().Add(time.Second))
}

// ownSession returns the attributes of a process in a new session, which does not end when the terminal of the judge is
// closed.
func ownSession() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

// Entries of the kill list that are not folders of helpers begin with these words.
const (
	listedMark  = "mark "
	listedGroup = "group "
)

func (g *group) list(sign byte) {
	for _, dir := range g.folders() {
		list(sign, listedGroup+dir)
	}
}

// endListed handles an entry of the kill list after the judge was killed: it kills processes with a mark, or removes a
// control group or the folder of a helper.
func endListed(thing string) {
	if text, is := strings.CutPrefix(thing, listedMark); is {
		parseMark(text).kill()
		return
	}
	if dir, is := strings.CutPrefix(thing, listedGroup); is {
		removeGroup(dir)
		return
	}
	removeSoon(thing)
}

// launch sends the order to run a program to a helper. files are standard input, output and error of the program. If
// the program cannot be executed, the error is returned later, by wait.
func launch(path string, s process.Spec, files []*os.File) (_ *worker, err error) {
	if err = resolve(&s); err != nil {
		return nil, err
	}
	seen, err := placesOf(s, path)
	if err != nil {
		return nil, err
	}
	w, err := takeWorker(s, seen)
	if err != nil {
		return nil, err
	}
	enterRoom(&s.Limits)
	defer func() {
		if err != nil {
			leaveRoom()
			w.end()
		}
	}()
	if w.group != nil {
		if err = w.group.set(s.Limits); err != nil {
			return nil, err
		}
	}

	// A helper in a namespace opens the input itself, where it cannot be written. Without namespaces, Landlock and the
	// filter may protect the file. But then the program cannot open it once more, as /dev/stdin, which is usual in
	// JavaScript. So it gets a copy in memory, unless the file is large or the system can protect none.
	inside := func(dir string) bool { return dir != "" && within(s.Input, dir) }
	isWritable := inside(s.Dir) || slices.ContainsFunc(s.Writable, inside)
	opens := !pool.plain && !isWritable && isShareable(s.Input)
	if s.Input != "" && !opens {
		open := Open
		if pool.plain && isLarge(s.Input) && keepsFiles(parseView(w.view)) {
			open = os.Open
		}
		in, failed := open(s.Input)
		if err = failed; err != nil {
			return nil, err
		}
		defer in.Close()
		files = append([]*os.File{in}, files[1:]...)
	}
	var fds []int
	for _, f := range files {
		fds = append(fds, int(f.Fd())) // Fd also sets blocking mode, which the program expects
	}

	// See the type message for the order of the texts.
	order := numbers{
		readOnly: s.ReadOnly, arguments: len(s.Args), vars: len(s.Env), writable: len(s.Writable), limits: s.Limits,
		processor: s.Processor, opens: opens,
	}
	texts := slices.Concat([]string{s.Dir, path}, s.Args, s.Env, s.Writable)
	for _, place := range seen {
		texts = append(texts, place.at, place.real)
	}
	if opens {
		texts = append(texts, s.Input)
	}
	if err = send(w.fd, message{order, texts}, fds...); err != nil {
		return nil, fmt.Errorf("cannot send the command %s to a sandbox helper: %w", s.Args[0], err)
	}
	return w, nil
}

// mostCopied is the size of an input, in bytes, that is copied if that makes /dev/stdin work.
var mostCopied int64 = 64 << 20

func isLarge(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Size() > mostCopied
}

// isShareable reports whether a helper in a namespace can open the file at this path, which must have no symbolic links.
// As root, a helper has no rights to the files of users who are not in its namespace.
func isShareable(path string) bool {
	var info syscall.Stat_t
	if path == "" || syscall.Lstat(path, &info) != nil || info.Mode&syscall.S_IFMT != syscall.S_IFREG {
		return false
	}
	root := isRoot()
	for bit := uint32(4); root; bit = 1 {
		if info.Uid != 0 && info.Mode&bit == 0 {
			return false
		}
		if path == "/" {
			break
		}
		path = filepath.Dir(path)
		if syscall.Lstat(path, &info) != nil {
			return false
		}
	}
	return true
}

// resolve makes the paths in Input, Dir and Writable absolute, and resolves their symbolic links.
func resolve(s *process.Spec) error {
	s.Writable = slices.Clone(s.Writable) // do not change the caller's list
	folders := []*string{&s.Dir, &s.Input}
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

// placesOf returns the paths that this program must see although they are covered (hidden from programs). For a trusted
// program it returns nil, because a trusted program sees all files.
func placesOf(s process.Spec, path string) ([]shown, error) {
	if s.Trusted {
		return nil, nil
	}
	pool.mu.Lock()
	defer pool.mu.Unlock()
	return sees(s, path)
}

// ownFolder returns the folder of a plain helper, whose size no file system limits; "" for another helper.
func (w *worker) ownFolder() string {
	if w.mark == (mark{}) {
		return ""
	}
	return w.folder
}

// kill orders the helper to kill the program. It may be called from any goroutine until the method finish is
// called. If the order cannot be sent, the helper is dead, and wait returns an error.
func (w *worker) kill() {
	if send(w.fd, message{numbers: numbers{kill: true}}) == nil {
		w.proc.Signal(syscall.SIGCHLD)
	}
}

// wait waits until every process of the tree is dead, and then stores the measurements in r. After an error the helper
// must not be used again.
func (w *worker) wait(r *process.State) error {
	m, err := w.next()
	if err != nil && w.group != nil && w.group.wasFull() {
		// The kernel has chosen the helper when the memory of its group was full.
		r.Status, r.ExitCode, r.Memory, r.Ended = process.MemoryLimit, -1, w.group.limits.Memory, time.Now()
		return errReplace
	}
	r.Status, r.ExitCode, r.Signal = m.status, m.exitCode, m.signal
	r.Wall, r.CPU, r.Memory, r.Stack = m.wall, m.cpu, m.memory, m.stack
	if r.Status == process.ProcessLimit {
		r.Processes = m.processes
	}
	r.Ended = boot.Add(m.ended)
	return err
}

// finish puts the helper back into the pool or, if it has failed, ends it.
func (w *worker) finish(_ *process.State, failed error) error {
	leaveRoom()
	if failed == nil {
		w.putBack()
	} else {
		w.end()
	}
	if failed == errReplace {
		return nil
	}
	return failed
}

// errReplace is the error of wait if the result is valid, but the helper is dead.
var errReplace = errors.New("the helper must be replaced")

// Open opens a file that becomes the standard input of programs without a namespace. It returns a copy in memory that
// nobody can change. The file itself would not be safe, because a program can reopen its standard input for writing
// under its name in /proc/self/fd.
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

	// If CopyBuffer sees the methods ReadFrom or WriteTo, it does not use the buffer. So the struct types
	// below hide these methods of the files.
	to, buf := os.NewFile(fd, path), buffers.Get().(*[]byte)
	defer buffers.Put(buf)
	if _, err = io.CopyBuffer(struct{ io.Writer }{to}, struct{ io.Reader }{from}, *buf); err == nil {
		_, err = to.Seek(0, io.SeekStart)
	}
	if err == nil {
		const addSeals, allSeals = 1033, 15 // F_ADD_SEALS with all seals: nobody can shrink, grow or write the file
		_, err = call(syscall.SYS_FCNTL, fd, addSeals, allSeals)
	}
	if err != nil {
		to.Close()
		return nil, &os.PathError{Op: "copy to memory", Path: path, Err: err}
	}
	return to, nil
}

// Missing returns the limits that this system cannot enforce. It starts a helper to find out.
func Missing() []string {
	w, err := takeWorker(process.Spec{}, nil)
	if err != nil {
		return []string{err.Error()}
	}
	w.putBack()
	return slices.Clone(w.missing)
}

// Sampled returns the limits that are only sampled on this system, because there is no control group: a program can
// exceed them for some milliseconds. It is "" if there are none.
func Sampled() string {
	if groups().memory != "" && !groupsOff {
		return ""
	}
	return "memory and processor time of several processes together"
}

// Close kills the idle helpers and removes their folders. Without Close the helpers would end slightly later than the
// judge. Programs can still be started afterwards.
func Close() {
	pool.mu.Lock()
	idle := pool.idle
	pool.idle = nil
	pool.mu.Unlock()

	for _, w := range idle {
		w.end()
	}
}
