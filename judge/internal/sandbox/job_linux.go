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
	ptraceOptions    = syscall.PTRACE_O_TRACEEXEC | syscall.PTRACE_O_TRACEEXIT | ptraceExitKill
	ptraceExitKill   = 1 << 20
	ptraceGetSiginfo = 0x4202

	rlimitNproc = 6
)

// job is a run.
type job struct {
	h      *helper
	order  order
	pid    int
	begun  int64 // on the monotonic clock
	result Result

	cpu      time.Duration // of all processes reaped so far
	baseline int64         // the peak memory that programs inherit from the helper, in bytes
	traced   bool

	mu      sync.Mutex
	started bool  // the program runs, so that it can be watched and killed
	ended   int64 // on the clock, when the program began to end: its files were still open
	dead    bool  // it has ended
	stopped bool  // a limit was exceeded, or the caller has lost interest
	why     Status
	peak    int64 // of memory
	// The rest belongs to the watch.
	seen              map[int]sighting // every process ever seen
	last              glimpse
	shares            int64 // the memory of several processes at the last look
	mapsAgain         int64 // when mappings are to be read again at the earliest
	losses            int   // looks in a row by which CPU is missing
	lossy             bool  // there is CPU that nobody accounts for
	addresses, mapped int64 // virtual memory at the last look, and what of it is shared and nameless
	idle              time.Duration
	excused           time.Duration // of the time on the clock
	interval          time.Duration
}

// run runs the program to its end. The error is the sandbox's, not the program's.
func (j *job) run() error {
	dir, err := j.h.box.enter(j.order.dir, j.order.Code == readOnly, j.order.FileSize)
	if err != nil {
		j.closeFiles()
		return fail("entering the working folder", err)
	}
	if err := j.h.box.openMore(j.order.writable); err != nil {
		j.closeFiles()
		return err
	}
	j.h.setStack(j.order.Memory > 0)
	j.h.setJob(j)
	defer j.h.setJob(nil)
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
	files := make([]uintptr, len(o.files))
	for i, fd := range o.files {
		files[i] = uintptr(fd)
	}
	tasks := j.h.tasksBeside()
	j.h.group.set(tasks, o.header, j.h.box.space)
	j.h.group.preferred(true)
	j.begun = monotonic()
	j.last.at, j.interval = j.begun, firstLook
	var err error
	j.pid, err = syscall.ForkExec(o.path, o.args, &syscall.ProcAttr{
		Dir: dir, Env: environment(o.env, dir), Files: files,
		Sys: &syscall.SysProcAttr{Setsid: true, Ptrace: j.h.traces, Pdeathsig: syscall.SIGKILL},
	})
	j.h.group.preferred(false)
	if err != nil {
		return &os.PathError{Op: "cannot execute", Path: o.path, Err: err}
	}
	j.baseline = ownPeak()
	j.mu.Lock()
	defer j.mu.Unlock()
	if !j.h.traces {
		j.setLimits(tasks) // a moment late
		j.started = true
		return nil
	}
	var status syscall.WaitStatus
	if _, err := wait4(j.pid, &status, nil); err == nil && status.Stopped() {
		j.traced = syscall.PtraceSetOptions(j.pid, ptraceOptions) == nil
		j.setLimits(tasks)
		j.started = true
		syscall.PtraceCont(j.pid, 0)
	}
	return nil
}

// setLimits sets the limits that the kernel itself holds. They are a second
// line of defence, except for the size of files.
func (j *job) setLimits(tasks int) {
	o := j.order
	if o.FileSize > 0 {
		prlimit(j.pid, syscall.RLIMIT_FSIZE, uint64(o.FileSize), uint64(o.FileSize))
	}
	if o.CPU > 0 {
		seconds := uint64(time.Duration(o.CPU)/time.Second) + 2
		prlimit(j.pid, syscall.RLIMIT_CPU, seconds, seconds+1)
	}
	if o.Processes > 0 {
		most := uint64(tasks) + uint64(o.Processes) + spareProcesses
		prlimit(j.pid, rlimitNproc, most, most)
	}
	if o.Memory > 0 {
		data := uint64(o.Memory)*2 + 1<<30
		prlimit(j.pid, syscall.RLIMIT_DATA, data, data)
	}
}

// spareProcesses is how many more processes than allowed the kernel permits: a
// look must find one too many to tell that a program wanted more.
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
	j.stopLocked(why)
}

func (j *job) stopLocked(why Status) {
	if j.dead {
		return
	}
	if !j.stopped {
		j.stopped, j.why = true, why
		j.result.Rested = why != ProcessLimit && rested(time.Duration(monotonic()-j.begun), sample(j.tree()))
	}
	j.h.killAll()
}

// rested reports whether a program has waited for a processor for less than a
// tenth of its time, where the system tells.
func rested(elapsed time.Duration, s Sample) bool {
	return s.Known() && elapsed-Charge(elapsed, Sample{}, s) < elapsed/10
}

// reap waits for the program, then kills and reaps what it has left behind.
func (j *job) reap() error {
	for {
		var status syscall.WaitStatus
		var usage syscall.Rusage
		pid, err := wait4(-1, &status, &usage)
		if err != nil {
			return fail("waiting for the program", err)
		}
		if status.Stopped() {
			j.traceStop(pid, status)
			continue
		}
		j.account(pid, usage)
		if pid == j.pid {
			j.end(status)
			break
		}
	}
	return j.reapRest()
}

// reapRest ends a tree whose first process is dead.
func (j *job) reapRest() error {
	for {
		var usage syscall.Rusage
		var status syscall.WaitStatus
		pid, err := syscall.Wait4(-1, &status, syscall.WNOHANG|syscall.WALL, &usage)
		switch {
		case err == syscall.EINTR:
		case err == syscall.ECHILD:
			j.total()
			return nil
		case err != nil:
			return fail("waiting for the rest of the tree", err)
		case pid == 0:
			j.h.killAll()
			if pid, err := wait4(-1, &status, &usage); err == nil && !status.Stopped() {
				j.account(pid, usage)
			}
		case !status.Stopped():
			j.account(pid, usage)
		}
	}
}

// wait4 waits without being disturbed by signals, and unknown to the runtime.
func wait4(pid int, status *syscall.WaitStatus, usage *syscall.Rusage) (int, error) {
	var word int32
	for {
		got, _, e := syscall.RawSyscall6(syscall.SYS_WAIT4, uintptr(pid), uintptr(unsafe.Pointer(&word)), syscall.WALL,
			uintptr(unsafe.Pointer(usage)), 0, 0)
		*status = syscall.WaitStatus(word)
		switch e {
		case 0:
			return int(got), nil
		case syscall.EINTR:
		default:
			return -1, e
		}
	}
}

// traceStop lets a stopped program go on: it stops when it executes another
// one, gets a signal, or is about to end, when its memory is read.
func (j *job) traceStop(pid int, status syscall.WaitStatus) {
	signal := 0
	switch event := int(status>>16) & 0xff; {
	case event == syscall.PTRACE_EVENT_EXIT:
		j.wantedMore(pid)
		j.ending(highWater(pid)) // wait4 tells the peak of the helper where that is greater
	case event != 0:
	case stops(status.StopSignal()) && !delivers(pid):
		return // stopped for good: the program is idle
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
	if e != 0 || code == 0 || j.order.Processes == 0 {
		return
	}
	j.h.mu.Lock() // of the census
	defer j.h.mu.Unlock()
	count := 0
	for _, p := range j.tree() {
		count += p.threads
	}
	if count+j.h.census.zombies > int(j.order.Processes) {
		j.stop(ProcessLimit)
	}
}

// stops tells whether a signal stops a process by default.
func stops(s syscall.Signal) bool {
	return s == syscall.SIGSTOP || s == syscall.SIGTSTP || s == syscall.SIGTTIN || s == syscall.SIGTTOU
}

// delivers tells whether a traced process is about to get a signal, rather
// than stopped because it has got one.
func delivers(pid int) bool {
	var info [128]byte
	_, _, e := syscall.RawSyscall6(syscall.SYS_PTRACE, ptraceGetSiginfo, uintptr(pid), 0, uintptr(unsafe.Pointer(&info)), 0, 0)
	return e == 0
}

// ending notes that a process is about to end, with its peak of memory. It
// waits for the end of a look: whoever has a file of /proc open while its
// process is reaped makes the kernel wait for him in a busy loop.
func (j *job) ending(memory int64) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.ended = monotonic()
	j.peak = max(j.peak, memory)
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
	r.Wall = time.Duration(now - j.begun)
	switch {
	case status.Signaled():
		r.Status, r.Signal = Signaled, status.Signal()
	default:
		r.ExitCode = status.ExitStatus()
	}
	switch {
	case j.stopped:
		r.Status = j.why
	case r.Signal == syscall.SIGXFSZ:
		r.Status = OutputLimit
	case r.Signal == syscall.SIGXCPU:
		r.Status = TimeLimit
	case outOfMemory && (r.Signal == syscall.SIGKILL || r.ExitCode > 0):
		r.Status = MemoryLimit
	}
}

// total sums up when nothing is left of the tree.
func (j *job) total() {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.result.CPU = max(j.cpu, j.cpuSeen(), j.last.cpu)
	j.result.Memory = j.peak
	j.result.excused = j.excused
}

// fullFile tells whether a file in the folder has reached the limit, or the
// folder is full: some languages ignore SIGXFSZ and end with an error of their own.
func (j *job) fullFile(dir string) bool {
	if j.order.FileSize <= 0 {
		return false
	}
	if j.h.box.full() {
		return true
	}
	entries, err := names(dir)
	if err != nil {
		return false
	}
	for _, name := range entries {
		info, err := os.Lstat(filepath.Join(dir, name))
		if err == nil && info.Mode().IsRegular() && info.Size() >= j.order.FileSize {
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
