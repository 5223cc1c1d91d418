//go:build !portable

// One run of a program under a helper. Each run has these steps:
//
//	start      fork, trace, set the limits that the kernel holds, let the program go
//	reap       wait for the program and its children; take samples meanwhile (sample_linux.go)
//	stop       kill everything, if a limit is exceeded or the judge says so
//	account    add the processor time and memory of each dead process

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
	emptySize     = 40 // bytes of an empty folder of a tmpfs: 20 for each entry, . and .. included
)

// run is one run of a program.
type run struct {
	*helper
	message
	files  []int // standard input, output and error of the program
	pid    int
	begun  time.Duration // time of the start
	reaped time.Duration // processor time of all processes reaped so far
	dead   bool          // the program itself has ended

	// Results of the samples.
	sampled   time.Duration         // time of the last sample
	accounted time.Duration         // processor time of all processes and of the children they have waited for
	idle      time.Duration         // how long the tree has been idle
	shares    int64                 // memory of several processes in the last sample
	seen      map[int]time.Duration // the least processor time of each process ever seen
	losses    int                   // consecutive samples in which processor time was missing
	born      int                   // number of processes ever started in the namespace
	unseen    time.Duration         // time charged for children that ended between two samples
	sockets   int                   // number of sockets in the namespace before the start
}

// run runs the program to its end. The error is the sandbox's, not the program's.
func (r *run) run() (err error) {
	// The working folder is the first of the folders in which the program can write.
	folders := r.texts[2+r.arguments+r.vars:]
	writable, shown := folders[:r.writable], folders[r.writable:]
	dir, err := r.enter(append(r.texts[:1:1], writable...), shown, r.limits.FileSize)

	// The helper's own folder becomes read-only, too, because the program could write there otherwise.
	if err == nil && r.readOnly && !r.plain {
		for _, folder := range []string{dir, r.work} {
			err = cmp.Or(err, setMount(folder, attrReadOnly, 0, 0))
			defer func() { err = cmp.Or(err, setMount(folder, 0, attrReadOnly, 0)) }()
		}
	}

	if err == nil {
		err = r.start(dir)
	}

	// A pipe reports its end only when all copies of its file descriptor are closed, including the helper's.
	for _, fd := range r.files {
		syscall.Close(fd)
	}
	if err != nil {
		return err
	}
	if err = r.reap(); err != nil {
		return err
	}

	// A program that fails because its file is full exceeds a limit, although it may have ended by itself.
	if r.status == Exited && r.exitCode != 0 && r.fullFile(dir) {
		r.status = OutputLimit
	}

	// The next program must find an empty folder.
	if !r.plain && (r.readOnly || r.untouched()) {
		return nil
	}
	return emptyFolder(r.work)
}

// untouched reports whether the helper's own folder, a tmpfs, is as a program finds it. Most programs write no files, and
// to empty a folder takes longer than to look at it.
func (h *helper) untouched() bool {
	info, err := os.Lstat(h.work)
	return err == nil && info.Size() == emptySize && info.Mode() == os.ModeDir|0o700
}

// start starts the program. The program is traced, so it stops at its first instruction; there its limits are set.
func (r *run) start(dir string) error {
	var files []uintptr
	for _, fd := range r.files {
		files = append(files, uintptr(fd))
	}

	// These are counted before the program exists, so that only what comes later is the program's.
	tasks := r.tasksBeside()
	r.begun = readClock(monotonic)
	r.sampled = r.begun
	r.born = r.processesBorn()
	r.sockets = r.socketsOpen()

	// A session of its own separates the program from the helper's process group.
	path, texts := r.texts[1], r.texts[2:]
	arguments, vars := texts[:r.arguments], texts[r.arguments:r.arguments+r.vars]
	var err error
	r.pid, err = syscall.ForkExec(path, arguments, &syscall.ProcAttr{
		Dir: dir, Env: environment(vars, dir), Files: files,
		Sys: &syscall.SysProcAttr{Setsid: true, Ptrace: true},
	})
	if err != nil {
		return &os.PathError{Op: "cannot execute", Path: path, Err: err}
	}

	// The program stops before its first instruction, so it cannot run a moment without its limits.
	var status syscall.WaitStatus
	if _, err := wait4(r.pid, 0, &status, nil); err != nil || !status.Stopped() {
		return nil // the program has ended already; reap reads its status
	}
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
	return nil
}

// spareProcesses is how many processes the kernel permits beyond the limit. A sample must find one process too many to
// notice that the program wanted more.
const spareProcesses = 5

// prlimit limits a process. It fails where a lower limit is set already.
func prlimit(pid, resource int, most uint64) {
	limit := [2]uint64{most, most} // soft and hard
	pointer := uintptr(unsafe.Pointer(&limit))
	call(syscall.SYS_PRLIMIT64, uintptr(pid), uintptr(resource), pointer, 0, password[0], password[1])
}

// tasksBeside counts the tasks beside the program that the kernel counts against its limit: in a namespace the threads of
// the helper, otherwise all threads of the same user.
func (h *helper) tasksBeside() (count int) {
	var info syscall.Stat_t
	if !h.plain && syscall.Stat("/proc/self/task", &info) == nil {
		return int(info.Nlink) - 2 // . and .. are links, too
	}

	for _, pid := range numbersIn("") {
		if syscall.Stat(fmt.Sprint("/proc/", pid), &info) != nil || int(info.Uid) != os.Getuid() {
			continue
		}
		if p, ok := readStat(pid); ok {
			count += p.threads
		}
	}
	return count
}

// stop kills the tree. If it is called again, the first reason counts.
func (r *run) stop(why Status) {
	r.status = cmp.Or(r.status, why)
	r.killAll()
}

// reap waits for the program, then kills and reaps the processes that it left. Meanwhile it takes samples, also while
// children end so fast that there is always one to reap.
func (r *run) reap() error {
	keepChildSignal()
	for next := time.Now().Add(pause); ; {
		var status syscall.WaitStatus
		var usage syscall.Rusage
		pid, err := wait4(-1, syscall.WNOHANG, &status, &usage)
		switch {
		case err == syscall.ECHILD && r.dead: // no process is left
			r.wall = r.ended - r.begun
			r.cpu = r.used(r.wall)
			return nil
		case err != nil:
			return fmt.Errorf("waiting for the program: %w", err)
		case pid == 0 && r.dead: // children of the program still run
			r.killAll()
			awaitChild(pause)
		case pid == 0:
			awaitChild(time.Until(next))
		case status.Stopped():
			r.traceStop(pid, status)
		default:
			r.account(pid, status, usage)
		}

		// The judge sends a message to stop the run. A closed socket means that the judge is dead.
		due := time.Now().After(next)
		if !r.dead && (due || pid == 0) {
			if _, _, err := receive(helperSocket, r.packet, syscall.MSG_DONTWAIT); err != syscall.EAGAIN {
				r.stop(Canceled)
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

// traceStop lets a stopped program go on. It stops when it executes another program, gets a signal, or is about to end.
// In the last case its peak of memory is read, because wait4 reports the helper's peak if that is greater.
//
// A program that has stopped itself, or was stopped by a child, stays stopped until the limit on idling ends it. On an
// online judge it would not be continued either.
func (r *run) traceStop(pid int, status syscall.WaitStatus) {
	signal := 0
	switch event := status.TrapCause(); {
	case event == syscall.PTRACE_EVENT_EXIT:
		r.ended = readClock(monotonic) // of the first thread; others may go on
		r.memory = max(r.memory, memory(pid, "VmHWM:"))
	case event <= 0: // no event of the tracer, so a signal
		signal = int(status.StopSignal())
		if stoppedForGood(pid) {
			return
		}
	}
	syscall.PtraceCont(pid, signal)
}

// stoppedForGood reports whether a traced process was stopped by a signal such as SIGSTOP. Otherwise the process is about
// to get a signal, whose details the kernel knows.
func stoppedForGood(pid int) bool {
	var details [128]byte
	pointer := uintptr(unsafe.Pointer(&details))
	_, err := call(syscall.SYS_PTRACE, syscall.PTRACE_GETSIGINFO, uintptr(pid), 0, pointer)
	return err == syscall.EINVAL
}

// account adds the usage of a reaped process, and notes how the program itself has ended.
func (r *run) account(pid int, status syscall.WaitStatus, usage syscall.Rusage) {
	r.reaped += time.Duration(usage.Utime.Nano() + usage.Stime.Nano())

	// The program has inherited the helper's peak at its start, so a lower value says nothing.
	var own syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &own)
	if pid != r.pid || usage.Maxrss > own.Maxrss {
		r.memory = max(r.memory, int64(usage.Maxrss)<<10)
	}
	if pid != r.pid {
		return
	}

	if r.ended == 0 { // the program was killed on its way to its end
		r.ended = readClock(monotonic)
	}
	r.dead = true
	r.exitCode = status.ExitStatus() // -1 after a signal
	if status.Signaled() {
		r.signal = status.Signal()
	}

	// The kernel enforces some limits itself, and the program then fails in its own way.
	switch {
	case r.status != Exited || r.exitCode == 0:
	case r.limits.Processes > 0 && tasks(descendants(os.Getpid())) >= r.limits.Processes:
		r.status = ProcessLimit // it ended because it could not start one more
	case r.signal == syscall.SIGXFSZ:
		r.status = OutputLimit
	case status.Signaled():
		r.status = Signaled
	}
}

// fullFile reports whether a file in the folder has reached the limit, or the helper's own folder is full. Some languages
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
