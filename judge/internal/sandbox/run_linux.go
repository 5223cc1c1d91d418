//go:build !portable

// This file implements the helper's side of one run of a program. Each run has these steps:
//
//	start      fork, trace, set the limits that the kernel enforces, continue the program
//	reap       wait for the program and its children; take samples meanwhile (sample_linux.go)
//	stop       kill everything, if a limit is exceeded or the judge orders it
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

	"oj/judge/internal/process"
	"oj/judge/internal/remove"
)

// Numbers that package syscall does not have on every architecture.
const (
	ptraceOptions = syscall.PTRACE_O_TRACEEXEC | syscall.PTRACE_O_TRACEEXIT | 1<<20 // and PTRACE_O_EXITKILL
	rlimitNproc   = 6
	emptySize     = 40 // size in bytes of an empty tmpfs folder: 20 for each entry, . and .. included
)

// run holds the state of one run of a program.
type run struct {
	*helper
	message
	files  []int // standard input, output and error of the program
	pid    int
	begun  time.Duration // the time of the start
	reaped time.Duration // the processor time of all processes reaped so far
	dead   bool          // the program itself has ended

	// The following fields contain results of the samples.
	sampled   time.Duration // time of the last sample
	accounted time.Duration // processor time of all processes, and of ended children they have waited for
	idle      time.Duration // the time for which the process tree has been idle
	total     int64         // memory of the tree with that of the kernel, in the last sample
	several   bool          // the tree had several processes in the last sample
	pause     time.Duration // the time until the next sample
	hold      hold
	bound     bound                 // how much memory several processes have at most
	most      int64                 // the bound in this sample; 0 if they were measured
	isLow     bool                  // the program has so many tasks that they have a low priority
	probe     *probe                // the reader of files that the program can block; nil until it is needed
	full      bool                  // the kernel has killed a process, because the control group's memory was full
	crowded   bool                  // the control group has refused a new process
	mapped    int64                 // number of memory mappings in the last sample
	seen      map[int]time.Duration // maps a process id to the processor time in the last sample of this process
	losses    int                   // number of consecutive samples in which the kernel reported much less processor time than before
	born      int                   // number of processes ever started in the namespace
	unseen    time.Duration         // time charged for children that ended between two samples
	sockets   int                   // number of sockets in the namespace before the start
	groupCPU0 time.Duration         // processor time of the control group before the start
}

// run runs the program to its end. The error is a failure of the sandbox, not of the program.
func (r *run) run() (err error) {
	// See the type message for the order of the texts. The working folder is the first writable folder.
	working, afterVars := r.texts[0], r.texts[2+r.arguments+r.vars:]
	writable, shown := afterVars[:r.writable], afterVars[r.writable:]
	if r.opens {
		input := shown[len(shown)-1]
		shown = shown[:len(shown)-1]
		if err := r.openInput(input); err != nil {
			return err
		}
	}
	dir, err := r.enter(append([]string{working}, writable...), shown, r.limits.FileSize)

	// If the working folder must be read-only, the helper's own folder becomes read-only, too, because
	// otherwise the program could write its files into the helper's folder. A plain helper has no mounts of
	// its own.
	if err == nil && r.readOnly && !r.plain {
		folders := append([]string{dir}, r.own...)
		err = setReadOnly(true, folders...)
		defer func() { err = cmp.Or(err, setReadOnly(false, folders...)) }()
	}

	if err == nil {
		err = r.start(dir)
	}

	// Close the helper's copies of the files, because the judge sees the end of a pipe only when all copies
	// of its writing end are closed.
	for _, fd := range r.files {
		syscall.Close(fd)
	}
	if err != nil {
		return err
	}
	err = r.reap()
	if r.probe != nil {
		r.probe.end()
	}
	if err != nil {
		return err
	}
	if r.askGroup(); r.full && (r.status == process.Exited || r.status == process.Signaled) {
		r.status, r.memory = process.MemoryLimit, max(r.memory, r.limits.Memory)
	}
	if r.crowded && (r.status == process.Signaled || r.status == process.Exited && r.exitCode != 0) {
		r.status = process.ProcessLimit
	}

	// A program that failed because a file had reached its size limit gets the status OutputLimit, even if
	// the program exited by itself.
	if r.status == process.Exited && r.exitCode != 0 && r.fullFile(dir) {
		r.status = process.OutputLimit
	}

	// Empty the helper's own folder for the next program, unless it is certain that nothing was written in it.
	// With a plain helper this is never certain.
	isEmpty := !r.plain && (r.readOnly || r.untouched())
	if isEmpty {
		return nil
	}
	return remove.Empty(r.work)
}

// openInput replaces the standard input of the program by a file. The helper's mounts are read-only, so the program
// cannot open it again for writing.
func (r *run) openInput(path string) error {
	fd, err := syscall.Open(r.below(path), syscall.O_RDONLY|syscall.O_CLOEXEC|syscall.O_NOFOLLOW|syscall.O_NOCTTY, 0)
	if err != nil {
		return &os.PathError{Op: "open", Path: path, Err: err}
	}
	syscall.Close(r.files[0])
	r.files[0] = fd
	return nil
}

// untouched reports whether the helper's own folder, a tmpfs, is still empty with its original mode. Most programs
// write no files, and this check is faster than emptying the folder.
func (h *helper) untouched() bool {
	info, err := os.Lstat(h.work)
	return err == nil && info.Size() == emptySize && info.Mode() == os.ModeDir|0o700
}

// start starts the program under ptrace, so that the program stops before its first instruction. Then start
// sets the limits of the program and lets it continue.
func (r *run) start(dir string) error {
	var files []uintptr
	for _, fd := range r.files {
		files = append(files, uintptr(fd))
	}

	// Read the counters of threads, processes and sockets before the program starts. Later increases are
	// caused by the program.
	tasks := r.tasksBeside()
	r.processes = r.limits.Processes
	r.begun = readClock(monotonic)
	r.sampled = r.begun
	r.born = r.processesBorn()
	r.sockets = r.socketsOpen()
	r.groupCPU0 = r.groupCPU()

	// The program runs in a new session, so that it is not in the helper's process group, and does not share its time.
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

	// The limits are set while the program is stopped, so it never runs without them.
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
	if r.limits.CPU > 0 {
		// The kernel kills each process that uses more than this alone, even if no sample sees it.
		prlimit(r.pid, syscall.RLIMIT_CPU, uint64(r.limits.CPU/time.Second)+2)
	}
	bind(r.processor, r.pid)
	syscall.PtraceCont(r.pid, 0)
	return nil
}

// spareProcesses is the number of processes by which the kernel's limit is greater than the program's limit.
// If both were equal, the program could never have too many processes, so no sample would show that the
// program exceeds its limit.
const spareProcesses = 5

// prlimit sets a resource limit of a process. If a lower limit is already set, the kernel refuses the change.
func prlimit(pid, resource int, most uint64) {
	limit := [2]uint64{most, most} // soft and hard
	pointer := uintptr(unsafe.Pointer(&limit))
	call(syscall.SYS_PRLIMIT64, uintptr(pid), uintptr(resource), pointer, 0, password[0], password[1])
}

// tasksBeside returns how many threads count against the kernel's limit on processes before the program
// starts. In a namespace these are the threads of the helper, otherwise they are all threads of the same user.
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

// stop kills the process tree. The parameter why becomes the status of the run, unless an earlier call of stop
// has set the status.
func (r *run) stop(why process.Status) {
	r.status = cmp.Or(r.status, why)
	r.killAll()
}

// reap waits for the program, then kills and reaps the processes that the program has left. While the program
// runs, reap takes samples at regular intervals, even if children end so fast that there is always one to
// reap.
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
		case pid == 0 && r.dead: // the program has ended, but some of its children still run
			r.killAll()
			awaitChild(pause)
		case pid == 0:
			awaitChild(time.Until(next))
		default:
			r.handle(pid, status, usage)
		}

		// Look for a message from the judge: it can only be an order to stop the run. If the socket is
		// closed, the judge is dead, so stop the run, too.
		due := time.Now().After(next)
		if !r.dead && (due || pid == 0) {
			if hasMessage(helperSocket) {
				receive(helperSocket, r.packet, syscall.MSG_DONTWAIT)
				r.stop(process.Canceled)
			}
		}

		if !r.dead && due {
			r.pause = pause
			if why := r.sample(); why != process.Exited {
				r.stop(why)
			}
			r.continueAll()
			next = time.Now().Add(r.pause)
		}
	}
}

// handle handles what wait4 has reported about a process.
func (r *run) handle(pid int, status syscall.WaitStatus, usage syscall.Rusage) {
	if status.Stopped() {
		r.traceStop(pid, status)
	} else {
		r.account(pid, status, usage)
	}
}

// traceStop is called when a traced program has stopped, and lets it continue. The program stops when it
// executes another program, gets a signal, or is about to end. Just before its end, its peak memory is read
// from /proc, because wait4 would report the helper's peak memory if that is greater.
//
// A program that was stopped by SIGSTOP is not continued: it stays stopped until it exceeds the limit on idling. An
// site would not continue it either.
func (r *run) traceStop(pid int, status syscall.WaitStatus) {
	signal := 0
	switch event := status.TrapCause(); {
	case event == syscall.PTRACE_EVENT_EXIT:
		r.ended = readClock(monotonic) // the end of the first thread; other threads may still run
		r.memory = max(r.memory, memory(pid, "VmHWM:"))
	case event <= 0: // not an event of ptrace, so the program gets a signal
		signal = int(status.StopSignal())
		if status.StopSignal() == syscall.SIGSTOP && r.ownStop(pid) || stoppedForGood(pid) {
			return
		}
	}
	syscall.PtraceCont(pid, signal)
}

// stoppedForGood reports whether a traced process was stopped by a signal such as SIGSTOP. For such a process
// PTRACE_GETSIGINFO fails. If the process has stopped only because it is about to receive a signal,
// PTRACE_GETSIGINFO succeeds.
func stoppedForGood(pid int) bool {
	var details [128]byte
	pointer := uintptr(unsafe.Pointer(&details))
	_, err := call(syscall.SYS_PTRACE, syscall.PTRACE_GETSIGINFO, uintptr(pid), 0, pointer)
	return err == syscall.EINVAL
}

// account adds the resource usage of a reaped process. If this process is the program, it also records how the program
// has ended.
func (r *run) account(pid int, status syscall.WaitStatus, usage syscall.Rusage) {
	r.reaped += time.Duration(usage.Utime.Nano() + usage.Stime.Nano())

	// A new process inherits the peak memory of the helper. So the program's value is used only if it is
	// greater than the helper's.
	var own syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &own)
	if pid != r.pid || usage.Maxrss > own.Maxrss {
		r.memory = max(r.memory, int64(usage.Maxrss)<<10)
	}
	if pid != r.pid {
		return
	}

	// If the time of the program's end was not recorded, the program was killed without a ptrace stop before
	// its end (see traceStop). So record the time now.
	if r.ended == 0 {
		r.ended = readClock(monotonic)
	}
	r.dead = true
	r.exitCode = status.ExitStatus() // -1 after a signal
	if status.Signaled() {
		r.signal = status.Signal()
	}

	// If the program failed, find out whether a limit that the kernel enforces was the cause. The kernel
	// enforces a limit by refusing a system call or by sending a signal.
	switch {
	case r.status != process.Exited || r.exitCode == 0:
	case r.limits.Processes > 0 && tasks(descendants(os.Getpid())) >= r.limits.Processes:
		r.status = process.ProcessLimit // most likely it could not start another process
	case r.signal == syscall.SIGXFSZ:
		r.status = process.OutputLimit
	case status.Signaled():
		r.status = process.Signaled
	}
}

// fullFile reports whether a file in the folder has reached the size limit, or the helper's own folder is full. The
// runtimes of some languages ignore SIGXFSZ, so the program exits with an error instead.
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
