//go:build !portable

// Sampling a running tree: from time to time all its processes are looked up, and the run is ended when a limit is
// exceeded. This holds what the kernel cannot: the time and memory of a tree together, and idling. What happens
// between two samples, or in a run that is over before the first, is found at the end of the run, from what the kernel
// has added up.

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
	// idleShare: a tree that uses less than this part of the time is idle; a loop around a short sleep is.
	idleShare = 20
	// lossless is how much processor time may be missing before it counts as thrown away: the kernel tells parts of it
	// in whole ticks.
	lossless = 50 * time.Millisecond
	// believable is how many samples in a row must find some missing: one misses what is handed on from child to
	// parent meanwhile.
	believable = 3
	// manyGone is how many processes between two samples may end unseen before the clock is charged.
	manyGone = 8

	// freeSockets is how many sockets cost nothing: event loops have two each. Every other one is charged with all that
	// its buffer can hold, since nobody sees how much it does hold.
	freeSockets  = 64
	socketBuffer = 208 << 10 // net.core.wmem_default
)

// sample takes a sample and names the first limit that is exceeded, else Exited. It takes none of a program that is
// ending.
func (r *run) sample() Status {
	now, l := readClock(monotonic), r.limits
	if now-r.ended < pause {
		return Exited
	}
	r.ended = 0 // only its first thread has
	elapsed := now - r.sampled
	r.sampled = now
	tree := descendants(os.Getpid())
	used := r.accounted
	memory := r.look(tree)
	used = r.accounted - used
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
	r.accounted = r.reaped
	sockets := max(0, int64(r.socketsOpen()-r.sockets-freeSockets)) * socketBuffer
	sum = sockets
	for _, p := range tree {
		own := cpuTime(p.pid)
		r.accounted += own + p.childrenCPU
		r.seen[p.pid] = max(own, r.seen[p.pid])
		sum += memory(p.pid, "VmRSS:")
	}
	if len(tree) > 1 && sum > r.memory {
		// For a moment a sum can be too high: when a process ends while the others are read, or between vfork and
		// exec. Two samples must agree. Pages that processes share count once.
		shares := sockets
		for _, p := range tree {
			shares += kilobytes(readProc("%d/smaps_rollup", p.pid), "\nPss:")
		}
		sum = min(shares, r.shares)
		r.shares = shares
	}
	r.memory = max(r.memory, sum)
	if r.used(0) > r.accounted+time.Duration(tasks(tree))*2*tick+lossless {
		r.losses++
	} else if r.losses < believable {
		r.losses = 0
	}
	return sum
}

// used is a bound from below of the processor time of all processes so far. A program that has the use of its children
// thrown away, who may be too short to be seen, is charged by the clock.
func (r *run) used(clock time.Duration) time.Duration {
	var sum time.Duration
	for _, seen := range r.seen { // some of them are dead by now, and nobody may have waited for them
		sum += seen
	}
	if r.losses >= believable {
		sum = max(sum, clock)
	}
	return max(sum, r.accounted, r.reaped) + r.unseen
}

// chargeUnseen charges the clock for the time since the last sample if many processes were started meanwhile and are
// gone, and too little processor time is accounted for: a program that ignores SIGCHLD has what its children used
// thrown away. Of honest programs, which wait for their children, all is accounted for, as the kernel's ticks permit.
func (r *run) chargeUnseen(elapsed, used time.Duration, tree []process) {
	born := r.processesBorn()
	gone := born - r.born - len(tree)
	r.born = born
	if gone > manyGone && used+tick < elapsed {
		r.unseen += elapsed - used
	}
}

// processesBorn is the number of the last process or thread in this namespace; without namespaces, where it would count
// those of others, it is 0.
func (h *helper) processesBorn() (last int) {
	words := strings.Fields(readProc("loadavg"))
	if !h.plain && len(words) == 5 {
		last, _ = strconv.Atoi(words[4])
	}
	return last
}

// socketsOpen counts the sockets in this namespace, also those that no process has open but that are on their way to
// one. Without namespaces it is 0.
func (h *helper) socketsOpen() (count int) {
	_, rest, _ := strings.Cut(readProc("net/sockstat"), "sockets: used ")
	number, _, _ := strings.Cut(rest, "\n")
	if !h.plain {
		count, _ = strconv.Atoi(number)
	}
	return count
}
