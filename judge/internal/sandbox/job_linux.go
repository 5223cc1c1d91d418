//go:build !portable

// One run of a program under a helper: start, trace, reap, account.

package sandbox

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"time"
	"unsafe"
)

// Numbers of ptrace and prlimit that package syscall does not have on every
// architecture.
const (
	ptraceOptions  = syscall.PTRACE_O_TRACEEXEC | syscall.PTRACE_O_TRACEEXIT | ptraceExitKill
	ptraceExitKill = 1 << 20

	rlimitNproc = 6
)

// job is a run.
type job struct {
	h        *helper
	order    message
	files    []int // its standard input, output and error
	pid      int
	begun    int64         // on the monotonic clock
	cpu      time.Duration // of all processes reaped so far
	baseline int64         // the peak memory that programs inherit from the helper, in bytes

	dead    bool // it has ended
	stopped bool // a limit was exceeded, or the caller has lost interest
	outcome
	sampler
}

// run runs the program to its end. The error is the sandbox's, not the program's.
func (j *job) run() error {
	o := j.order
	dirs := append(o.texts[:1:1], o.texts[2+o.arguments+o.vars:]...)
	dir, err := j.h.box.enter(dirs, o.readOnly, o.limits.FileSize)
	if err != nil {
		j.closeFiles()
		return fail("entering the working folder", err)
	}
	err = j.start(dir)
	j.closeFiles() // so that the other ends notice when the program closes them
	if err != nil {
		return err
	}
	err = j.reap()
	if j.status == Exited && j.exitCode != 0 && j.fullFile(dir) {
		j.status = OutputLimit
	}
	if e := j.h.box.clean(); err == nil && e != nil {
		err = fail("emptying the working folder", e)
	}
	return err
}

func (j *job) closeFiles() {
	for _, fd := range j.files {
		syscall.Close(fd)
	}
}

// start starts the program and lets it go once its limits are set.
func (j *job) start(dir string) error {
	o := j.order
	var files []uintptr
	for _, fd := range j.files {
		files = append(files, uintptr(fd))
	}
	tasks := j.h.tasksBeside()
	j.h.preferred("1000")
	j.begun = monotonic()
	j.last.at = j.begun
	var err error
	path, texts := o.texts[1], o.texts[2:]
	j.pid, err = syscall.ForkExec(path, texts[:o.arguments], &syscall.ProcAttr{
		Dir: dir, Env: environment(texts[o.arguments:o.arguments+o.vars], dir), Files: files,
		Sys: &syscall.SysProcAttr{Setsid: true, Ptrace: true, Pdeathsig: syscall.SIGKILL},
	})
	j.h.preferred("0")
	if err != nil {
		return &os.PathError{Op: "cannot execute", Path: path, Err: err}
	}
	j.baseline = ownPeak()
	var status syscall.WaitStatus
	if _, err := wait4(j.pid, &status, nil, 0); err == nil && status.Stopped() {
		syscall.PtraceSetOptions(j.pid, ptraceOptions)
		j.setLimits(tasks)
		syscall.PtraceCont(j.pid, 0)
	}
	return nil
}

// setLimits sets the limits that the kernel itself holds. tasks are those that
// it counts apart from the program.
func (j *job) setLimits(tasks int) {
	l := j.order.limits
	if l.FileSize > 0 {
		prlimit(j.pid, syscall.RLIMIT_FSIZE, uint64(l.FileSize), uint64(l.FileSize))
	}
	if l.Processes > 0 {
		most := uint64(tasks + l.Processes + spareProcesses)
		prlimit(j.pid, rlimitNproc, most, most)
	}
	if l.Memory > 0 { // of each process: samples come first
		data := uint64(l.Memory)*2 + 1<<30
		prlimit(j.pid, syscall.RLIMIT_DATA, data, data)
	}
}

// spareProcesses is how many more processes than allowed the kernel permits: a
// sample must find one too many to tell that a program wanted more.
const spareProcesses = 5

// prlimit limits a program, no less than the helper itself is limited.
func prlimit(pid, resource int, soft, hard uint64) {
	limit := [2]uint64{soft, hard}
	set := func() syscall.Errno {
		_, _, e := syscall.RawSyscall6(syscall.SYS_PRLIMIT64, uintptr(pid), uintptr(resource), uintptr(unsafe.Pointer(&limit)), 0,
			uintptr(password[0]), uintptr(password[1]))
		return e
	}
	var own syscall.Rlimit
	if set() != 0 && syscall.Getrlimit(resource, &own) == nil {
		limit = [2]uint64{min(soft, own.Max), min(hard, own.Max)}
		set()
	}
}

// stop kills the tree; the first reason counts.
func (j *job) stop(why Status) {
	if j.dead {
		return
	}
	if !j.stopped {
		j.stopped, j.status = true, why
		j.rested = why != ProcessLimit && rested(time.Duration(monotonic()-j.begun), sample(j.tree().living))
	}
	j.h.killAll()
}

// rested reports whether a program has waited for a processor for less than a
// tenth of its time, where the system tells.
func rested(elapsed time.Duration, s Sample) bool {
	return s.Known() && elapsed-Charge(elapsed, Sample{}, s) < elapsed/10
}

// tree lists the processes of the run.
func (j *job) tree() census {
	if j.h.level == isolated {
		return allBut(os.Getpid())
	}
	return descendants(os.Getpid())
}

// reap waits for the program, then kills and reaps what it has left behind.
// Meanwhile it takes samples, also of those whose children end without end.
func (j *job) reap() error {
	keepChildSignal()
	for next := j.begun + int64(pause); ; {
		var status syscall.WaitStatus
		var usage syscall.Rusage
		pid, err := wait4(-1, &status, &usage, syscall.WNOHANG)
		switch {
		case err == syscall.ECHILD && j.dead:
			j.wall = time.Duration(j.ended - j.begun)
			j.outcome.cpu = max(j.cpu, j.cpuSeen(), j.last.cpu)
			j.memory = j.peak
			return nil
		case err != nil:
			return fail("waiting for the program", err)
		case pid == 0 && j.dead: // somebody is left
			j.h.killAll()
			awaitChild(pause)
		case pid == 0:
			j.h.listen(j)
			awaitChild(time.Duration(next - monotonic()))
		case status.Stopped():
			j.traceStop(pid, status)
		default:
			j.account(pid, usage)
			if pid == j.pid {
				j.end(status)
			}
		}
		if !j.dead && monotonic() >= next {
			j.h.listen(j)
			if why, exceeded := j.sample(); exceeded {
				j.stop(why)
			}
			next = monotonic() + int64(pause)
		}
	}
}

// wait4 waits without being disturbed by signals, and with all that may be waited for.
func wait4(pid int, status *syscall.WaitStatus, usage *syscall.Rusage, options int) (int, error) {
	for {
		var told int32
		got, _, e := syscall.RawSyscall6(syscall.SYS_WAIT4, uintptr(pid), uintptr(unsafe.Pointer(&told)), uintptr(syscall.WALL|options), uintptr(unsafe.Pointer(usage)), 0, 0)
		if *status = syscall.WaitStatus(told); e == 0 {
			return int(got), nil
		} else if e != syscall.EINTR {
			return -1, e
		}
	}
}

// traceStop lets a stopped program go on: it stops when it executes another
// one, gets a signal, also one that stops it, or is about to end, when its
// memory is read.
func (j *job) traceStop(pid int, status syscall.WaitStatus) {
	signal := 0
	switch event := int(status>>16) & 0xff; {
	case event == syscall.PTRACE_EVENT_EXIT:
		j.wantedMore(pid)
		j.ending(highWater(pid)) // wait4 tells the peak of the helper where that is greater
	case event != 0:
	default:
		signal = int(status.StopSignal())
	}
	syscall.PtraceCont(pid, signal)
}

// wantedMore finds that a program which is about to end badly has as many
// processes as the kernel permits: it has failed to start one more.
func (j *job) wantedMore(pid int) {
	var code uintptr
	_, _, e := syscall.RawSyscall6(syscall.SYS_PTRACE, syscall.PTRACE_GETEVENTMSG, uintptr(pid), 0, uintptr(unsafe.Pointer(&code)), 0, 0)
	if e != 0 || code == 0 || j.order.limits.Processes == 0 {
		return
	}
	if tree := j.tree(); tree.tasks() > j.order.limits.Processes {
		j.stop(ProcessLimit)
	}
}

// ending notes that a process is about to end, with its peak of memory.
func (j *job) ending(memory int64) {
	j.ended = monotonic()
	j.peak = max(j.peak, memory)
}

// account adds what a reaped process has used. The program itself inherits
// its peak of memory from the helper, so that a value no greater says nothing.
func (j *job) account(pid int, usage syscall.Rusage) {
	j.cpu += time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
	if peak := int64(usage.Maxrss) << 10; pid != j.pid || peak > j.baseline {
		j.peak = max(j.peak, peak)
	}
}

// end notes how the program itself has ended.
func (j *job) end(status syscall.WaitStatus) {
	if j.ended == 0 { // killed on its way to its end
		j.ended = monotonic()
	}
	j.dead, j.exitCode = true, -1
	if status.Signaled() {
		j.signal = status.Signal()
	} else {
		j.exitCode = status.ExitStatus()
	}
	switch {
	case j.stopped:
	case j.signal == syscall.SIGXFSZ:
		j.status = OutputLimit
	case status.Signaled():
		j.status = Signaled
	}
}

// fullFile reports whether a file in the folder has reached the limit, or the
// folder is full: some languages ignore SIGXFSZ and end with an error of their own.
func (j *job) fullFile(dir string) bool {
	limit := j.order.limits.FileSize
	if limit <= 0 {
		return false
	}
	if j.h.box.full() {
		return true
	}
	entries, _ := names(dir)
	for _, name := range entries {
		info, err := os.Lstat(filepath.Join(dir, name))
		if err == nil && info.Mode().IsRegular() && info.Size() >= limit {
			return true
		}
	}
	return false
}

// ownPeak is the peak memory of the helper, which a program inherits when it is started.
func ownPeak() int64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(fmt.Sprint("getrusage: ", err)) // cannot fail
	}
	return int64(usage.Maxrss) << 10
}
