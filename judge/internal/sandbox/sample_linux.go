//go:build !portable

// Sampling a running tree: every few milliseconds all its processes are looked up, and the run is ended if a limit is
// exceeded. Samples hold the limits that the kernel does not: processor time and memory of a whole tree, and idling. A
// limit that is exceeded between two samples, or before the first one, is noticed at the end of the run, because the
// kernel adds up processor time and keeps the peak of memory.

package sandbox

import (
	"os"
	"strconv"
	"strings"
	"time"
)

const (
	// pause is the time between two samples. Most short programs end before the first.
	pause = 16 * time.Millisecond
	// idleShare: a tree is idle if it uses less than one part in idleShare of the elapsed time. So a program
	// that wakes from a short sleep again and again is idle, too.
	idleShare = 20
	// lossless is how much processor time may be missing before it counts as discarded, because the kernel reports parts
	// of it in whole ticks.
	lossless = 50 * time.Millisecond
	// believable is how many consecutive samples must find processor time missing. A single sample may miss the time that
	// passes from child to parent while it is taken.
	believable = 3
	// manyGone is how many processes may start and end between two samples before wall-clock time is charged.
	manyGone = 8

	// freeSockets is how many sockets are free of charge: each event loop has two. Every further socket is charged with
	// the whole size of its buffer, because the kernel does not report how full it is.
	freeSockets  = 64
	socketBuffer = 208 << 10 // bytes: the default of net.core.wmem_default
)

// sample takes a sample and returns the first limit that is exceeded, or Exited. It does nothing while the program is
// ending.
func (r *run) sample() Status {
	now, l := readClock(monotonic), r.limits
	if now-r.ended < pause {
		return Exited
	}
	r.ended = 0 // only the first thread had ended

	elapsed := now - r.sampled
	r.sampled = now

	// A tree that used little processor time since the last sample was idle all the time.
	tree := descendants(os.Getpid())
	before := r.accounted
	memory := r.look(tree)
	used := r.accounted - before
	r.chargeUnseen(elapsed, used, tree)
	if used*idleShare > elapsed {
		r.idle = 0
	} else {
		r.idle += elapsed
	}

	switch {
	case l.Memory > 0 && memory > l.Memory:
		return MemoryLimit
	case l.Processes > 0 && tasks(tree) > l.Processes:
		return ProcessLimit
	case l.CPU > 0 && r.used(now-r.begun) > l.CPU, l.Wall > 0 && now-r.begun >= l.Wall:
		return TimeLimit
	case l.Idle > 0 && r.idle >= l.Idle:
		return IdleLimit
	}
	return Exited
}

// look adds up the processor time of a tree, and returns its memory.
func (r *run) look(tree []process) (sum int64) {
	if r.seen == nil {
		r.seen = map[int]time.Duration{}
	}

	// The time of a child moves from the child to its parent, and then to the helper, when each is waited for.
	r.accounted = r.reaped
	sockets := max(0, int64(r.socketsOpen()-r.sockets-freeSockets)) * socketBuffer
	sum = sockets
	for _, p := range tree {
		own := cpuTime(p.pid)
		r.accounted += own + p.childrenCPU
		r.seen[p.pid] = max(own, r.seen[p.pid])
		sum += memory(p.pid, "VmRSS:")
	}

	// Pages that processes share count once, so a new peak of several processes is computed from their shares. For a moment
	// that sum can be too high: if a process ends while others are read, or between vfork and exec. Two samples must agree.
	if len(tree) > 1 && sum > r.memory {
		shares := sockets
		for _, p := range tree {
			shares += kilobytes(readProc("%d/smaps_rollup", p.pid), "\nPss:")
		}
		sum = min(shares, r.shares)
		r.shares = shares
	}
	r.memory = max(r.memory, sum)

	// Seen processes have used more than is accounted for: the program discards the time of its children.
	if r.used(0) > r.accounted+time.Duration(tasks(tree))*2*tick+lossless {
		r.losses++
	} else if r.losses < believable {
		r.losses = 0
	}
	return sum
}

// used is a lower bound of the processor time of all processes so far. If the program discards the time of its children,
// wall-clock time is charged, because short children escape the samples.
func (r *run) used(clock time.Duration) time.Duration {
	// Some of the seen processes are dead by now, and perhaps nobody has waited for them.
	var sum time.Duration
	for _, seen := range r.seen {
		sum += seen
	}

	if r.losses >= believable {
		sum = max(sum, clock)
	}
	return max(sum, r.accounted, r.reaped) + r.unseen
}

// chargeUnseen charges wall-clock time since the last sample if many processes have started and ended meanwhile, and less
// processor time is accounted for. If a program ignores SIGCHLD, the kernel discards the time of its children. Programs
// that wait for their children are not charged here, because all their time is accounted for, up to the kernel's ticks.
func (r *run) chargeUnseen(elapsed, used time.Duration, tree []process) {
	born := r.processesBorn()
	gone := born - r.born - len(tree)
	r.born = born

	if gone > manyGone && used+tick < elapsed {
		r.unseen += elapsed - used
	}
}

// processesBorn returns the number of the last process or thread in this namespace. Without namespaces it returns 0,
// because the number would count the processes of others.
func (h *helper) processesBorn() (last int) {
	words := strings.Fields(readProc("loadavg"))
	if !h.plain && len(words) == 5 {
		last, _ = strconv.Atoi(words[4])
	}
	return last
}

// socketsOpen counts the sockets in this namespace, including those that are inside of messages and open in no process.
// Without namespaces it returns 0.
func (h *helper) socketsOpen() (count int) {
	// A line of the file is "sockets: used 42".
	_, rest, _ := strings.Cut(readProc("net/sockstat"), "sockets: used ")
	number, _, _ := strings.Cut(rest, "\n")
	if !h.plain {
		count, _ = strconv.Atoi(number)
	}
	return count
}
