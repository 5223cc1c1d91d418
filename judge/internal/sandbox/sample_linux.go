//go:build !portable

// This file samples a running process tree: every few milliseconds the helper measures all processes of the
// tree, and kills the tree if a limit is exceeded. Samples enforce the limits that the kernel cannot enforce:
// processor time and memory of a whole tree, and idling. If a limit is exceeded between two samples, the
// program may end before the next one. Then the measurements at the end of the run show the excess, because
// the kernel sums up the processor time and records the peak memory.
//
// A sample never waits for the program: it reads no file that a program can block (see probe_linux.go).

package sandbox

import (
	"math"
	"os"
	"strconv"
	"strings"
	"syscall"
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

	// Without a control group, memory of the kernel is estimated. freeSockets is the number of sockets, or of open
	// files of all processes but the first, that do not count, because event loops of language runtimes use some. For
	// each further one the full size of a buffer counts, because the kernel does not report how many bytes are in it.
	freeSockets = 64
	// The default size of a buffer is 208 KiB (the setting net.core.wmem_default); the last message may be beyond it.
	socketBuffer = 272 << 10 // bytes
	// standardFiles is the number of open files of a process that count as harmless: input, output and error.
	standardFiles = 3
	// mappingSize is the memory of the kernel for one mapping, in bytes.
	mappingSize = 512
	// fewProcesses is a number of processes whose mappings are not counted: each may have mostMappings.
	fewProcesses = 2
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

	r.askGroup()
	elapsed := now - r.sampled
	r.sampled = now
	elapsed -= r.hold.lasted // the program could not run meanwhile
	r.hold.lasted = 0

	// If the tree used little processor time since the last sample, count the whole time since then as idle.
	if r.couldExceed(r.total, elapsed) {
		r.stopAll()
	}
	tree := descendants(os.Getpid())
	r.several, r.hold.tree = len(tree) > 1, tree
	if n := tasks(tree); r.group == 0 && !r.isLow && n > crowd {
		r.lowerPriority()
	}
	before := r.accounted
	memory := r.look(tree)
	used := r.accounted - before
	r.chargeUnseen(elapsed, used, tree)
	if used*idleShare > elapsed {
		r.idle = 0
	} else {
		r.idle += elapsed
	}

	// Without a control group, look again soon if the program may exceed its limit.
	total := memory + r.beside(tree)
	grown := total - r.total
	r.total = max(total, r.most)
	r.most = 0
	r.pause = r.nextPause(grown)

	// A child that has ended may have used more than any sample has seen.
	isFull := r.full || l.Memory > 0 && (max(memory, r.memory) > l.Memory || total > l.Memory+besideRoom)
	switch {
	case isFull:
		// Show a figure that explains the verdict, although part of it is memory of the kernel.
		r.memory = max(r.memory, min(total, l.Memory+besideRoom+1), l.Memory)
		return process.MemoryLimit
	case l.Processes > 0 && (r.crowded || tasks(tree) > l.Processes):
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
	for i, p := range tree {
		own := cpuTime(p.pid)
		r.accounted += own + p.childrenCPU
		r.seen[p.pid] = max(own, r.seen[p.pid])
		tree[i].resident = memory(p.pid, "VmRSS:")
		sum += tree[i].resident

		// The size of the stack is of interest only if a deep recursion takes the memory.
		if p.pid == r.pid && sum > r.limits.Memory/2 {
			r.stack = max(r.stack, kilobytes(readProc("%d/status", p.pid), "VmStk:"))
		}
	}

	// Shared pages must count only once. So if several processes are running and the sum of their memory is a
	// new peak, find out how much they share.
	if len(tree) > 1 && sum > r.memory {
		sum = r.withoutShared(tree, sum)
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

// withoutShared returns the memory of several processes, each page once. sum is the sum of their resident memory. If the
// program keeps the sandbox from reading this, the result is the last measurement, until the bound exceeds the limit.
func (r *run) withoutShared(tree []procStat, sum int64) int64 {
	if r.group != 0 {
		const ofHelper = "RssAnon:"
		return min(sum, max(0, r.groupMemory()-kilobytes(readProc("self/status"), ofHelper)))
	}
	if r.probe == nil {
		// The single process could take some memory since the sample before.
		r.probe = newProbe()
		r.bound.guess(tree, min(sum, r.total+r.rate()*int64(pause/time.Millisecond)))
	}

	// Leave it at the last measurement if the processes can hardly have taken more since.
	last := r.bound.measured()
	r.most = r.bound.atMost(tree, sum)
	switch {
	case r.isQuiet(r.most):
		return last
	case r.couldExceed(r.most, 2*probeDeadline):
		return r.measureHeld()
	}

	// The sum of the proportional shares (Pss) is too large if a process ends while others are read.
	free, now := available(), int64(math.MaxInt64)
	for range 2 {
		again, ok := r.probe.ask(func() int64 { return shares(tree) }, probeDeadline)
		if !ok {
			return last
		}
		now = min(now, again)
	}
	r.bound.set(tree, now, free)
	return now
}

// beside estimates the memory that the tree uses beside its resident memory, in bytes: files in the helper's own
// folder, the buffers of sockets and pipes, and the kernel's records of mappings. With a control group it returns 0,
// because the kernel counts this itself.
func (r *run) beside(tree []procStat) (sum int64) {
	if r.group != 0 {
		return 0
	}
	var own syscall.Statfs_t
	if !r.plain && syscall.Statfs(r.work, &own) == nil {
		sum += int64(own.Blocks-own.Bfree) * int64(own.Bsize)
	}

	// A single process can open only few files. With several, count all, because each may be the end of a pipe or a
	// socket. Sockets in messages that no process has received yet are counted only in a namespace.
	files := r.socketsOpen() - r.sockets
	if len(tree) > 1 {
		open := 0
		for _, p := range tree {
			open += max(0, openFiles(p.pid)-standardFiles)
		}
		files = max(files, open)
	}
	sum += max(0, int64(files-freeSockets)) * socketBuffer

	if len(tree) > fewProcesses {
		r.countMappings(tree)
		sum += r.mapped * mappingSize
	}
	return sum
}

// countMappings stores the number of memory mappings of a tree in r.mapped. If the program keeps the sandbox from
// counting them, it stores the largest possible number after a time.
func (r *run) countMappings(tree []procStat) {
	if r.probe == nil {
		r.probe = newProbe()
	}
	enough := (r.limits.Memory + besideRoom) / mappingSize
	count, ok := r.probe.ask(func() int64 { return mappings(tree, enough) }, probeDeadline)
	switch {
	case ok:
		r.mapped = count
	case r.probe.overdue() > certain*longestHold,
		r.probe.overdue() > longestHold && r.probe.available-available() > r.limits.Memory+besideRoom:
		r.mapped = int64(len(tree)) * mostMappings
	}
}

// askGroup finds out whether the kernel has enforced a limit of the control group since the last call.
func (r *run) askGroup() {
	if r.group == 0 {
		return
	}
	kills, forks := r.groupKills(), r.groupForks()
	r.full = r.full || kills > r.kills
	r.crowded = r.crowded || forks > r.forks
	r.kills, r.forks = kills, forks
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

	// A control group sums up the time of all processes, even if the kernel has discarded it elsewhere. Small
	// differences come from the start of the program.
	measured := max(sum, r.accounted, r.reaped)
	if r.groupCPU0 != 0 {
		if all := r.groupCPU() - r.groupCPU0; all > measured+tick {
			return all
		}
		return measured
	}

	if r.losses >= believable {
		measured = max(measured, clock)
	}
	return measured + r.unseen
}

// chargeUnseen charges the program wall-clock time if many processes have started and ended since the last
// sample, and if the measured processor time is less than the elapsed time. This happens if a program ignores
// SIGCHLD, because then the kernel discards the time of its children. A program that waits for its children
// and computes all the time is not charged any additional time, because its measured time is complete, up to
// a tick of the kernel.
func (r *run) chargeUnseen(elapsed, used time.Duration, tree []procStat) {
	if r.groupCPU0 != 0 {
		return
	}
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
