//go:build !portable

// One run of a program under a helper: start, trace, reap, account.

package sandbox

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"syscall"
	"time"
	"unsafe"
)

// Numbers that package syscall does not have on every architecture.
const (
	ptraceOptions = syscall.PTRACE_O_TRACEEXEC | syscall.PTRACE_O_TRACEEXIT | 1<<20 // and PTRACE_O_EXITKILL
	rlimitNproc   = 6
	emptySize     = 40 // of an empty folder of a tmpfs, which counts 20 bytes for each entry, . and .. too
)

// run is one run of a program.
type run struct {
	*helper
	message
	files  []int // its standard input, output and error
	pid    int
	begun  time.Duration
	reaped time.Duration // processor time of all processes reaped so far
	dead   bool          // it has ended

	// What the samples have found.
	sampled   time.Duration // when the last one was taken
	accounted time.Duration // processor time of all processes, and of the children they have waited for
	idle      time.Duration
	shares    int64                 // the memory of several processes in the last sample
	seen      map[int]time.Duration // what every process ever seen has used at least
	losses    int                   // samples in a row by which processor time is missing
	born      int                   // processes that were ever started in the namespace
	unseen    time.Duration         // charged for children that were over before a sample could see them
	sockets   int                   // in the namespace before the program
}

// run runs the program to its end. The error is the sandbox's, not the program's.
func (r *run) run() (err error) {
	folders := r.texts[2+r.arguments+r.vars:]
	writable, shown := folders[:r.writable], folders[r.writable:]
	dir, err := r.enter(append(r.texts[:1:1], writable...), shown, r.limits.FileSize)
	if err == nil && r.readOnly && !r.plain {
		for _, folder := range []string{dir, r.work} {
			err = cmp.Or(err, setMount(folder, attrReadOnly, 0, 0))
			defer func() { err = cmp.Or(err, setMount(folder, 0, attrReadOnly, 0)) }()
		}
	}
	if err == nil {
		err = r.start(dir)
	}
	for _, fd := range r.files {
		syscall.Close(fd) // so that the other ends notice when the program closes them
	}
	if err != nil {
		return err
	}
	if err = r.reap(); err != nil {
		return err
	}
	if r.status == Exited && r.exitCode != 0 && r.fullFile(dir) {
		r.status = OutputLimit
	}
	if !r.plain && (r.readOnly || r.untouched()) {
		return nil
	}
	return emptyFolder(r.work)
}

// untouched reports whether the helper's own folder, a tmpfs, is as a program finds it.
func (h *helper) untouched() bool {
	info, err := os.Lstat(h.work)
	return err == nil && info.Size() == emptySize && info.Mode() == os.ModeDir|0o700
}

// start starts the program and lets it go once its limits are set.
func (r *run) start(dir string) error {
	var files []uintptr
	for _, fd := range r.files {
		files = append(files, uintptr(fd))
	}
	tasks := r.tasksBeside()
	r.begun = readClock(monotonic)
	r.sampled = r.begun
	r.born, r.sockets = r.processesBorn(), r.socketsOpen()
	var err error
	path, texts := r.texts[1], r.texts[2:]
	r.pid, err = syscall.ForkExec(path, texts[:r.arguments], &syscall.ProcAttr{
		Dir: dir, Env: environment(texts[r.arguments:r.arguments+r.vars], dir), Files: files,
		Sys: &syscall.SysProcAttr{Setsid: true, Ptrace: true},
	})
	if err != nil {
		return &os.PathError{Op: "cannot execute", Path: path, Err: err}
	}
	var status syscall.WaitStatus
	if _, err := wait4(r.pid, 0, &status, nil); err == nil && status.Stopped() {
		syscall.PtraceSetOptions(r.pid, ptraceOptions)
		if r.limits.FileSize > 0 {
			prlimit(r.pid, syscall.RLIMIT_FSIZE, uint64(r.limits.FileSize))
		}
		if r.limits.Processes > 0 {
			prlimit(r.pid, rlimitNproc, uint64(tasks+r.limits.Processes+spareProcesses))
		}
		if r.limits.Files > 0 {
			prlimit(r.pid, syscall.RLIMIT_NOFILE, uint64(r.limits.Files))
		}
		syscall.PtraceCont(r.pid, 0)
	}
	return nil
}

// spareProcesses is how many more processes than allowed the kernel permits: a sample must find one too many to tell
// that a program wanted more.
const spareProcesses = 5

// prlimit limits a process. It fails where that is limited to less already.
func prlimit(pid, resource int, most uint64) {
	limit := [2]uint64{most, most}
	call(syscall.SYS_PRLIMIT64, uintptr(pid), uintptr(resource), uintptr(unsafe.Pointer(&limit)), 0, password[0], password[1])
}

// tasksBeside counts what the kernel counts against the limit of a program, apart from the program itself: in a
// namespace the threads of the helper, else all threads of the same user.
func (h *helper) tasksBeside() (count int) {
	var info syscall.Stat_t
	if !h.plain && syscall.Stat("/proc/self/task", &info) == nil {
		return int(info.Nlink) - 2
	}
	for _, pid := range numbersIn("") {
		if syscall.Stat(fmt.Sprint("/proc/", pid), &info) == nil && int(info.Uid) == os.Getuid() {
			if p, ok := readStat(pid); ok {
				count += p.threads
			}
		}
	}
	return count
}

// stop kills the tree; the first reason counts.
func (r *run) stop(why Status) {
	r.status = cmp.Or(r.status, why)
	r.killAll()
}

// reap waits for the program, then kills and reaps what it has left behind. Meanwhile it takes samples, also of those
// whose children end without end.
func (r *run) reap() error {
	keepChildSignal()
	for next := time.Now().Add(pause); ; {
		var status syscall.WaitStatus
		var usage syscall.Rusage
		pid, err := wait4(-1, syscall.WNOHANG, &status, &usage)
		switch {
		case err == syscall.ECHILD && r.dead:
			r.wall = r.ended - r.begun
			r.cpu = r.used(r.wall)
			return nil
		case err != nil:
			return fmt.Errorf("waiting for the program: %w", err)
		case pid == 0 && r.dead: // somebody is left
			r.killAll()
			awaitChild(pause)
		case pid == 0:
			awaitChild(time.Until(next))
		case status.Stopped():
			r.traceStop(pid, status)
		default:
			r.account(pid, status, usage)
		}
		due := time.Now().After(next)
		if !r.dead && (due || pid == 0) {
			if _, _, err := receive(helperSocket, r.packet, syscall.MSG_DONTWAIT); err != syscall.EAGAIN {
				r.stop(Canceled) // the judge says so, or is gone
			}
		}
		if !r.dead && due {
			if why := r.sample(); why != Exited {
				r.stop(why)
			}
			next = time.Now().Add(pause)
		}
	}
}

// traceStop lets a stopped program go on: it stops when it executes another one, gets a signal, or is about to end,
// when its memory is read: wait4 tells the peak of the helper where that is greater.
//
// A program that has stopped itself, or was stopped by a child, stays so: it would not end by itself, and its clock or
// the limit on idling ends it.
func (r *run) traceStop(pid int, status syscall.WaitStatus) {
	signal := 0
	switch event := status.TrapCause(); {
	case event == syscall.PTRACE_EVENT_EXIT:
		r.ended = readClock(monotonic) // or soon
		r.memory = max(r.memory, memory(pid, "VmHWM:"))
	case event <= 0:
		signal = int(status.StopSignal())
		if stoppedForGood(pid) {
			return
		}
	}
	syscall.PtraceCont(pid, signal)
}

// stoppedForGood reports whether a traced process that has stopped was stopped by a signal such as SIGSTOP. Otherwise
// it is about to get a signal, whose details the kernel knows.
func stoppedForGood(pid int) bool {
	var details [128]byte
	_, err := call(syscall.SYS_PTRACE, syscall.PTRACE_GETSIGINFO, uintptr(pid), 0, uintptr(unsafe.Pointer(&details)))
	return err == syscall.EINVAL
}

// account adds what a reaped process has used, and notes how the program itself has ended.
func (r *run) account(pid int, status syscall.WaitStatus, usage syscall.Rusage) {
	r.reaped += time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
	var own syscall.Rusage // whose peak the program itself has inherited
	if syscall.Getrusage(syscall.RUSAGE_SELF, &own); pid != r.pid || usage.Maxrss > own.Maxrss {
		r.memory = max(r.memory, int64(usage.Maxrss)<<10)
	}
	if pid != r.pid {
		return
	}
	if r.ended == 0 { // killed on its way to its end
		r.ended = readClock(monotonic)
	}
	r.dead, r.exitCode = true, status.ExitStatus() // -1 after a signal
	if status.Signaled() {
		r.signal = status.Signal()
	}
	switch {
	case r.status != Exited || r.exitCode == 0:
	case r.limits.Processes > 0 && tasks(descendants(os.Getpid())) >= r.limits.Processes:
		r.status = ProcessLimit // it has failed to start one more
	case r.signal == syscall.SIGXFSZ:
		r.status = OutputLimit
	case status.Signaled():
		r.status = Signaled
	}
}

// fullFile reports whether a file in the folder has reached the limit, or the helper's own folder is full: some languages
// ignore SIGXFSZ and end with an error of their own.
func (r *run) fullFile(dir string) bool {
	limit := r.limits.FileSize
	if limit <= 0 {
		return false
	}
	var own syscall.Statfs_t
	if !r.plain && syscall.Statfs(r.work, &own) == nil && (own.Bavail == 0 || own.Ffree == 0) {
		return true
	}
	entries, _ := os.ReadDir(dir)
	return slices.ContainsFunc(entries, func(e os.DirEntry) bool {
		info, err := e.Info()
		return err == nil && info.Mode().IsRegular() && info.Size() >= limit
	})
}
