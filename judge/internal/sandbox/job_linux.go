//go:build !portable

// One run of a program under a helper: start, trace, reap, account.

package sandbox

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
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
	order    order
	pid      int
	begun    int64 // on the monotonic clock
	result   Result
	cpu      time.Duration // of all processes reaped so far
	baseline int64         // the peak memory that programs inherit from the helper, in bytes

	mu      sync.Mutex
	ended   int64         // on the clock, when the program began to end: its files were still open
	dead    bool          // it has ended
	stopped bool          // a limit was exceeded, or the caller has lost interest
	excused time.Duration // of the time on the clock
	sampler
}

// run runs the program to its end. The error is the sandbox's, not the program's.
func (j *job) run() error {
	dir, err := j.h.box.enter(j.order.Dir, j.order.ReadOnly, j.order.Limits.FileSize)
	if err == nil {
		err = j.h.box.openMore(j.order.Writable)
	}
	if err != nil {
		j.closeFiles()
		return fail("entering the working folder", err)
	}
	j.h.setStack(j.order.Limits.Memory > 0)
	err = j.start(dir)
	j.closeFiles() // so that the other ends notice when the program closes them
	if err != nil {
		return err
	}
	err = j.reap()
	if j.result.Status == Exited && j.result.ExitCode != 0 && j.fullFile(dir) {
		j.result.Status = OutputLimit
	}
	if e := j.h.box.clean(); err == nil && e != nil {
		err = fail("emptying the working folder", e)
	}
	return err
}

func (j *job) closeFiles() {
	for _, fd := range j.order.files {
		syscall.Close(fd)
	}
}

// start starts the program and lets it go once its limits are set.
func (j *job) start(dir string) error {
	o := j.order
	var files []uintptr
	for _, fd := range o.files {
		files = append(files, uintptr(fd))
	}
	tasks := j.h.tasksBeside()
	j.h.group.set(tasks, o.Limits, j.h.box.space)
	j.h.group.preferred(true)
	j.mu.Lock() // whoever wants to stop it waits until it runs
	defer j.mu.Unlock()
	j.begun = monotonic()
	j.last.at = j.begun
	var err error
	j.pid, err = syscall.ForkExec(o.Path, o.Args, &syscall.ProcAttr{
		Dir: dir, Env: environment(o.Env, dir), Files: files,
		Sys: &syscall.SysProcAttr{Setsid: true, Ptrace: j.h.traces, Pdeathsig: syscall.SIGKILL},
	})
	j.h.group.preferred(false)
	if err != nil {
		return &os.PathError{Op: "cannot execute", Path: o.Path, Err: err}
	}
	j.baseline = ownPeak()
	if !j.h.traces {
		j.setLimits(tasks) // a moment late
		return nil
	}
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
	l := j.order.Limits
	if l.FileSize > 0 {
		prlimit(j.pid, syscall.RLIMIT_FSIZE, uint64(l.FileSize), uint64(l.FileSize))
	}
	if l.CPU > 0 { // of each process, in whole seconds: samples come first
		seconds := uint64(l.CPU/time.Second) + 2
		prlimit(j.pid, syscall.RLIMIT_CPU, seconds, seconds+1)
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
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.dead {
		return
	}
	if !j.stopped {
		j.stopped, j.result.Status = true, why
		j.result.Rested = why != ProcessLimit && rested(time.Duration(monotonic()-j.begun), sample(j.tree().living))
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

// reap waits for the program, then kills and reaps what it has left behind. A
// program that does not end at once is sampled meanwhile.
func (j *job) reap() error {
	end := func() {}
	defer func() { end() }()
	watched := false
	for options := 0; ; {
		var status syscall.WaitStatus
		var usage syscall.Rusage
		if !watched && !j.dead && !awaitChildQuietly(firstSample-time.Duration(monotonic()-j.begun)) {
			end, watched = j.watch(), true
		}
		pid, err := wait4(-1, &status, &usage, options)
		switch {
		case err == syscall.ECHILD && j.dead:
			j.total()
			return nil
		case err != nil:
			return fail("waiting for the program", err)
		case pid == 0: // somebody is left
			j.h.killAll()
			options = 0
			continue
		case status.Stopped():
			j.traceStop(pid, status)
		default:
			j.account(pid, usage)
			if pid == j.pid {
				j.end(status)
			}
		}
		if j.dead {
			options = syscall.WNOHANG
		}
	}
}

// wait4 waits without being disturbed by signals.
func wait4(pid int, status *syscall.WaitStatus, usage *syscall.Rusage, options int) (int, error) {
	for {
		if got, err := syscall.Wait4(pid, status, syscall.WALL|options, usage); err != syscall.EINTR {
			return got, err
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
	if e != 0 || code == 0 || j.order.Limits.Processes == 0 {
		return
	}
	if tree := j.tree(); tree.tasks() > j.order.Limits.Processes {
		j.stop(ProcessLimit)
	}
}

// ending notes that a process is about to end, with its peak of memory. It
// waits for the end of a sample: whoever has a file of /proc open while its
// process is reaped makes the kernel wait for him in a busy loop.
func (j *job) ending(memory int64) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.ended = monotonic()
	j.peak = max(j.peak, memory)
	if j.order.Limits.Wall > 0 {
		j.tooLong(time.Duration(j.ended - j.begun)) // what it has waited for is not told of the dead
	}
}

// account adds what a reaped process has used. The program itself inherits
// its peak of memory from the helper, so that a value no greater says nothing
// where the program was traced to its end.
func (j *job) account(pid int, usage syscall.Rusage) {
	peak := int64(usage.Maxrss) << 10
	j.mu.Lock()
	defer j.mu.Unlock()
	j.cpu += time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
	if pid != j.pid || peak > j.baseline || j.peak == 0 {
		j.peak = max(j.peak, peak)
	}
}

// end notes how the program itself has ended.
func (j *job) end(status syscall.WaitStatus) {
	now := monotonic()
	outOfMemory := j.h.group.outOfMemory()
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.ended == 0 { // not traced
		j.ended = now
	}
	j.dead = true
	r := &j.result
	r.ExitCode = -1
	r.Wall = time.Duration(j.ended - j.begun)
	if status.Signaled() {
		r.Signal = status.Signal()
	} else {
		r.ExitCode = status.ExitStatus()
	}
	switch {
	case j.stopped:
	case r.Signal == syscall.SIGXFSZ:
		r.Status = OutputLimit
	case r.Signal == syscall.SIGXCPU:
		r.Status = TimeLimit
	case outOfMemory && (r.Signal == syscall.SIGKILL || r.ExitCode > 0):
		r.Status = MemoryLimit
	case status.Signaled():
		r.Status = Signaled
	}
}

// total sums up when nothing is left of the tree.
func (j *job) total() {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.result.CPU = max(j.cpu, j.cpuSeen(), j.last.cpu)
	j.result.Memory = j.peak
}

// fullFile reports whether a file in the folder has reached the limit, or the
// folder is full: some languages ignore SIGXFSZ and end with an error of their own.
func (j *job) fullFile(dir string) bool {
	limit := j.order.Limits.FileSize
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
