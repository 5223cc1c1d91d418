//go:build !portable

// This file stops a process tree while it is measured. Without a control group, many processes that take memory at once
// would take hundreds of MiB while a sample reads them one after another. So if several processes could have exceeded
// the limit since the last sample, they stop first, and continue after it.

package sandbox

import (
	"os"
	"runtime"
	"syscall"
	"time"
	"unsafe"
)

const (
	// fastest is how much memory a program can take on one processor, in bytes per millisecond.
	fastest = 4 << 20
	// shortestPause is the least time between two samples.
	shortestPause = time.Millisecond
	// stopping is how long the sandbox waits for the first process of the program to stop.
	stopping = 2 * time.Millisecond
	// longestHold is how long a program may be stopped. It is long, because the reader may wait for a processor.
	longestHold = time.Second

	// A stopped process still ends its current system call, which can take memory. The program is regarded as growing
	// if it uses growingTime of processor time while it is stopped, and the memory that is available to the whole
	// machine falls by growingSpace.
	growingTime  = 10 * time.Millisecond
	growingSpace = 32 << 20

	// lowLatency is the time slice of the helper. The kernel wakes a thread with a short slice before others.
	lowLatency = 100 * time.Microsecond
)

// crowd is the number of processes and threads from which on they get a low priority.
const crowd = 48

// hold is a time during which the processes of a program are stopped.
type hold struct {
	on        bool
	isStopped bool          // the first process has reported that it has stopped
	isLate    bool          // the report of the first process about an earlier hold may still come
	begun     time.Duration // the time of its start
	lasted    time.Duration // how long the hold of the last sample was
	tree      []procStat
	cpu       time.Duration // processor time of the tree when it was stopped
	available int64         // memory that was available to the machine then
}

// measured is a measurement of several stopped processes, from which later samples conclude how much memory they have at
// most.
type measured struct {
	tree   int   // a value that depends on the ids of the processes
	shares int64 // the memory, each page once
	sum    int64 // the sum of their resident memory
	faults int64
}

// measure returns what samples compare, without the shares.
func measure(tree []procStat, sum int64) (m measured) {
	m.sum = sum
	for _, p := range tree {
		m.tree = m.tree*31 + p.pid
		m.faults += p.faults
	}
	return m
}

// atMost returns how much memory the processes can have at most, according to the last measurement. A page that a process
// no longer shares is a fault; a huge page raises the sum.
func (r *run) atMost(now measured) int64 {
	const pageSize = 4 << 10
	last := r.measured
	if last.tree != now.tree || last.shares == 0 {
		return now.sum
	}
	return min(now.sum, last.shares+max(0, now.sum-last.sum)+(now.faults-last.faults)*pageSize)
}

// couldExceed reports whether several processes that have so much memory together could exceed the limit within some
// time.
func (r *run) couldExceed(memory int64, within time.Duration) bool {
	return r.group == 0 && r.limits.Memory > 0 && r.several && memory+r.rate()*int64(within/time.Millisecond+1) > r.limits.Memory
}

// rate returns how much memory the program can take per millisecond.
func (r *run) rate() int64 { return fastest * int64(runtime.NumCPU()) }

// nextPause returns the time until the next sample, so that the program cannot exceed its limit much before it.
func (r *run) nextPause(grown int64) time.Duration {
	isFast := r.limits.Memory > 0 && (r.several || grown > r.limits.Memory/32)
	if r.group != 0 || !isFast {
		return pause
	}
	room := max(0, r.limits.Memory-r.total)
	return min(pause, max(shortestPause, time.Duration(room/r.rate())*time.Millisecond))
}

// stopAll stops all processes of the program. It returns soon, although some may still end a system call.
func (r *run) stopAll() {
	r.hold.on, r.hold.isStopped, r.hold.begun = true, false, readClock(monotonic)
	if r.plain {
		for _, p := range r.hold.tree { // at once; the list takes longer
			syscall.Kill(p.pid, syscall.SIGSTOP)
		}
	}
	if r.signalAll(syscall.SIGSTOP); r.plain {
		r.signalAll(syscall.SIGSTOP) // some may have started others meanwhile
	}

	// The first process is traced. The kernel stops only its first thread, and all others when the signal is delivered.
	for end := readClock(monotonic) + stopping; !r.dead && !r.hold.isStopped && readClock(monotonic) < end; {
		var status syscall.WaitStatus
		var usage syscall.Rusage
		if pid, err := wait4(r.pid, syscall.WNOHANG, &status, &usage); err != nil {
			break
		} else if pid != 0 {
			r.handle(pid, status, usage)
			continue
		}
		nap := syscall.NsecToTimespec(int64(50 * time.Microsecond))
		syscall.RawSyscall(syscall.SYS_NANOSLEEP, uintptr(unsafe.Pointer(&nap)), 0, 0)
	}
	r.hold.tree = descendants(os.Getpid())
	r.hold.cpu, r.hold.available = cpuOfAll(r.hold.tree), available()
}

// lowerPriority gives all tasks of the program a low priority, so that they cannot delay the samples. New tasks inherit
// it. This does not slow the program down where each session gets its fair share (see calls.rules).
func (r *run) lowerPriority() {
	if !r.hold.on {
		r.stopAll()
	}
	const lowest = 19
	for _, p := range r.hold.tree {
		for _, thread := range numbersIn("%d/task", p.pid) {
			syscall.RawSyscall(syscall.SYS_SETPRIORITY, 0, uintptr(thread), lowest)
		}
	}
	r.isLow = true
}

// continueAll ends a hold.
func (r *run) continueAll() {
	if !r.hold.on {
		return
	}
	r.hold.on = false
	r.hold.lasted = readClock(monotonic) - r.hold.begun
	r.hold.isLate = !r.hold.isStopped
	r.signalAll(syscall.SIGCONT)
	if r.hold.isStopped {
		syscall.PtraceCont(r.pid, 0)
	}
}

// signalAll sends a signal to all processes of the program.
func (r *run) signalAll(signal syscall.Signal) {
	if !r.plain {
		syscall.Kill(-1, signal)
		return
	}
	for _, p := range descendants(os.Getpid()) {
		syscall.Kill(p.pid, signal)
	}
}

// ownStop handles a report that the first process was stopped by SIGSTOP. It returns false if the sandbox has not sent
// this signal.
func (r *run) ownStop(pid int) bool {
	switch {
	case r.hold.on && stoppedForGood(pid):
		r.hold.isStopped = true
	case r.hold.on:
		syscall.PtraceCont(pid, int(syscall.SIGSTOP)) // deliver the signal, which stops all threads
	case r.hold.isLate:
		r.hold.isLate = false
		syscall.PtraceCont(pid, 0)
	default:
		return false
	}
	return true
}

// grows reports whether the program takes memory although it is stopped.
func (r *run) grows() bool {
	return cpuOfAll(r.hold.tree)-r.hold.cpu > growingTime && r.hold.available-available() > growingSpace
}

// heldShares returns the memory of a stopped tree, each page once. ok is false if the program keeps the sandbox from
// reading this, or takes more memory meanwhile.
func (r *run) heldShares(tree []procStat) (sum int64, ok bool) {
	isAsked := false
	isOrdered := func() bool { return hasMessage(helperSocket) } // to stop the program
	for begun := readClock(monotonic); readClock(monotonic)-begun < longestHold && !r.grows() && !isOrdered(); {
		if !r.probe.isBusy {
			isAsked = true
			sum, ok = r.probe.ask(func() int64 { return shares(tree) }, probeDeadline)
		} else {
			sum, ok = r.probe.await(probeDeadline)
			ok = ok && isAsked // else it answers a question about the running tree
		}
		if ok {
			return sum, true
		}
	}
	return 0, false
}

// cpuOfAll returns the processor time that processes have used.
func cpuOfAll(tree []procStat) (sum time.Duration) {
	for _, p := range tree {
		sum += cpuTime(p.pid)
	}
	return sum
}

// hurry gives the helper a short time slice, so that it runs soon after it has slept, even if many threads of the
// program are running. Its programs do not inherit it. A kernel before Linux 6.12 ignores it.
func hurry() {
	const (
		resetOnFork = 1 // SCHED_FLAG_RESET_ON_FORK
	)
	attr := struct {
		size, policy              uint32
		flags                     uint64
		nice                      int32
		priority                  uint32
		runtime, deadline, period uint64
	}{flags: resetOnFork, runtime: uint64(lowLatency)}
	attr.size = uint32(unsafe.Sizeof(attr))
	for _, r := range refusals {
		if c, known := tables[runtime.GOARCH]; known && r.name == "sched_setattr" {
			call(uintptr(r.calls[c.column]), 0, uintptr(unsafe.Pointer(&attr)), 0)
		}
	}
}
