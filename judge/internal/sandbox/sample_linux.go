//go:build !portable

// This file samples a running process tree: every few milliseconds the helper measures all processes of the
// tree, and kills the tree if a limit is exceeded. Samples enforce the limits that the kernel cannot enforce:
// processor time and memory of a whole tree, and idling. If a limit is exceeded between two samples, the
// program may end before the next one. Then the measurements at the end of the run show the excess, because
// the kernel sums up the processor time and records the peak memory.

package sandbox

import (
	"os"
	"strconv"
	"strings"
	"time"

	"oj/judge/internal/process"
)

const (
	// pause is the time between two samples. Most short programs end before the first sample.
	pause = 16 * time.Millisecond
	// A process tree is idle if its processor time is less than 1/idleShare of the elapsed time. So a program that
	// often wakes from short sleeps is idle, too.
	idleShare = 20
	// If a program ignores SIGCHLD, the kernel discards the processor time of its ended children. Then the
	// total time is smaller in later samples. A difference of at most lossless is ignored, because the kernel
	// reports parts of the time in whole ticks.
	lossless = 50 * time.Millisecond
	// Processor time is regarded as discarded only if it is missing in this many consecutive samples, because a single
	// sample may miss the time of a child that ends during the sample.
	believable = 3
	// If more processes than manyGone start and end between two samples, the program may be charged wall-clock
	// time (see chargeUnseen).
	manyGone = 8

	// freeSockets is the number of sockets whose buffers do not count as memory, because event loops of
	// language runtimes use some sockets. For each further socket the full size of its buffer counts, because
	// the kernel does not report how many bytes are in it.
	freeSockets  = 64
	socketBuffer = 208 << 10 // default size of a socket's buffer in bytes (the setting net.core.wmem_default)
)

// sample measures the process tree. It returns the status for the first exceeded limit, or Exited if there is
// none. While the program is ending, sample does nothing.
func (r *run) sample() process.Status {
	now, l := readClock(monotonic), r.limits
	if now-r.ended < pause {
		return process.Exited
	}
	if r.ended != 0 && !dying(r.pid) {
		r.ended = 0 // the program has not ended: only its main thread has, and other threads still run
	}

	elapsed := now - r.sampled
	r.sampled = now

	// If the tree used little processor time since the last sample, count the whole time since then as idle.
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
		return process.MemoryLimit
	case l.Processes > 0 && tasks(tree) > l.Processes:
		return process.ProcessLimit
	case l.CPU > 0 && r.used(now-r.begun) > l.CPU, l.Wall > 0 && now-r.begun >= l.Wall:
		return process.TimeLimit
	case l.Idle > 0 && r.idle >= l.Idle:
		return process.IdleLimit
	}
	return process.Exited
}

// look measures all processes of a tree. It stores their processor time in r.accounted, and returns their memory.
func (r *run) look(tree []procStat) (sum int64) {
	if r.seen == nil {
		r.seen = map[int]time.Duration{}
	}

	// When a parent waits for an ended child, the kernel adds the processor time of the child to the parent's
	// childrenCPU, and finally to the helper's. So an ended process does not change the sum of all times.
	r.accounted = r.reaped
	sockets := max(0, int64(r.socketsOpen()-r.sockets-freeSockets)) * socketBuffer
	sum = sockets
	for _, p := range tree {
		own := cpuTime(p.pid)
		r.accounted += own + p.childrenCPU
		r.seen[p.pid] = max(own, r.seen[p.pid])
		sum += memory(p.pid, "VmRSS:")
	}

	// Shared pages must count only once. So if several processes are running and the sum of their memory is a
	// new peak, replace it by the sum of their proportional shares (Pss). The sum of these shares can
	// temporarily be too large, if a process ends while others are read, or between vfork and exec. So the
	// smaller of the sums of two consecutive samples is used.
	if len(tree) > 1 && sum > r.memory {
		shares := sockets
		for _, p := range tree {
			shares += kilobytes(readProc("%d/smaps_rollup", p.pid), "\nPss:")
		}
		sum = min(shares, r.shares)
		r.shares = shares
	}
	r.memory = max(r.memory, sum)

	// r.used(0) is the processor time that the samples have seen so far, r.accounted the time that the kernel
	// reports now. If the kernel reports much less, it has discarded the time of some children, for example
	// because the program ignores SIGCHLD.
	if r.used(0) > r.accounted+time.Duration(tasks(tree))*2*tick+lossless {
		r.losses++
	} else if r.losses < believable {
		r.losses = 0
	}
	return sum
}

// used returns the processor time that is charged to the program so far. The parameter clock is the
// wall-clock time so far. If the kernel discards the time of the program's children, the program is charged
// at least this wall-clock time, because samples miss children that start and end between two samples.
func (r *run) used(clock time.Duration) time.Duration {
	// The samples include processes that are dead by now and whose time may have been discarded.
	var sum time.Duration
	for _, seen := range r.seen {
		sum += seen
	}

	if r.losses >= believable {
		sum = max(sum, clock)
	}
	return max(sum, r.accounted, r.reaped) + r.unseen
}

// chargeUnseen charges the program wall-clock time if many processes have started and ended since the last
// sample, and if the measured processor time is less than the elapsed time. This happens if a program ignores
// SIGCHLD, because then the kernel discards the time of its children. A program that waits for its children
// and computes all the time is not charged any additional time, because its measured time is complete, up to
// a tick of the kernel.
func (r *run) chargeUnseen(elapsed, used time.Duration, tree []procStat) {
	born := r.processesBorn()
	gone := born - r.born - len(tree)
	r.born = born

	if gone > manyGone && used+tick < elapsed {
		r.unseen += elapsed - used
	}
}

// processesBorn returns the id of the newest process or thread in this namespace. The id grows with each new
// process. Without namespaces it returns 0, because the id would include the processes of others.
func (h *helper) processesBorn() (last int) {
	words := strings.Fields(readProc("loadavg"))
	if !h.plain && len(words) == 5 {
		last, _ = strconv.Atoi(words[4])
	}
	return last
}

// socketsOpen returns the number of sockets in this namespace, including sockets in messages that no process has
// received yet. Without namespaces it returns 0.
func (h *helper) socketsOpen() (count int) {
	// A line of the file is "sockets: used 42".
	_, rest, _ := strings.Cut(readProc("net/sockstat"), "sockets: used ")
	number, _, _ := strings.Cut(rest, "\n")
	if !h.plain {
		count, _ = strconv.Atoi(number)
	}
	return count
}
