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

	// So many measurements in sequence must fail before a program is regarded as hiding its memory: probable if the memory
	// of the machine shows that it could have exceeded its limit, certain otherwise.
	probable = 2
	certain  = 5
	// heldDeadline is the time between two looks at a program that is stopped while it is measured.
	heldDeadline = 4 * time.Millisecond
	// growingSpace is how much more memory a program may have while it is stopped. A stopped process still ends its current
	// system call, which can take memory.
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
}

// couldExceed reports whether several processes that have so much memory together could exceed the limit within some
// time.
func (r *run) couldExceed(memory int64, within time.Duration) bool {
	return r.group == 0 && r.limits.Memory > 0 && r.several && memory+r.rate()*int64(within/time.Millisecond+1) > r.limits.Memory
}

// isQuiet reports whether several processes that have so much memory at most have hardly taken any since they were
// measured, and are within their limit.
func (r *run) isQuiet(most int64) bool {
	return !r.bound.isGuess && most <= min(r.limits.Memory, r.bound.shares+r.limits.Memory/16)
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

// grows reports whether the program exceeds its limit although it is stopped.
func (r *run) grows() bool {
	grown, all := r.bound.inHold(r.hold.tree)
	return grown > growingSpace && all > r.limits.Memory
}

// heldShares returns the memory of a stopped tree, each page once. ok is false if it cannot be read, or if the program
// takes more memory meanwhile.
func (r *run) heldShares(tree []procStat) (sum int64, ok bool) {
	isAsked := false
	isOrdered := func() bool { return hasMessage(helperSocket) } // to stop the program
	for begun := readClock(monotonic); readClock(monotonic)-begun < longestHold && !r.grows() && !isOrdered(); {
		if !r.probe.isBusy {
			isAsked = true
			sum, ok = r.probe.ask(func() int64 { return shares(tree) }, heldDeadline)
		} else {
			sum, ok = r.probe.await(heldDeadline)
			ok = ok && isAsked // else it answers a question about the running tree
		}
		if ok {
			return sum, true
		}
	}
	return 0, false
}

// measureHeld returns the memory of several processes, each page once, while they are stopped.
func (r *run) measureHeld() int64 {
	if !r.hold.on {
		r.stopAll()
	}
	tree, sum := r.hold.tree, int64(0)
	for i, p := range tree {
		tree[i].resident = memory(p.pid, "VmRSS:")
		sum += tree[i].resident
	}

	// The sum of the proportional shares (Pss) is too large if a process ends while others are read. So two measurements
	// must agree that it is above the limit.
	free := available()
	shares, ok := r.heldShares(tree)
	if ok && shares > r.limits.Memory {
		var again int64
		again, ok = r.heldShares(tree)
		shares = min(shares, again)
	}
	if ok {
		r.bound.set(tree, shares, free)
		r.most = 0
		return min(shares, sum)
	}

	// The program keeps the reader from reading, or the machine is so busy that the reader did not get a processor. The
	// memory of the machine tells which. It can fall because of other programs, so once is not enough.
	r.bound.misses++
	r.most = r.bound.atMost(tree, sum)
	isProbable := r.bound.misses >= probable && r.bound.ofMachine() > r.limits.Memory
	if r.most > r.limits.Memory && (isProbable || r.bound.misses >= certain) || r.grows() {
		return r.limits.Memory + 1 // nobody knows how much more it is
	}
	return r.bound.measured()
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
