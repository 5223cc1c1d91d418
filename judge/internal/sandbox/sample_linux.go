//go:build !portable

// Sampling a running tree: from time to time all its processes are looked up,
// and the run is ended when a limit is exceeded. This holds what the kernel
// cannot: the time and memory of a tree together, and idling. What happens
// between two samples, or in a run that is over before the first, is found at
// the end of the run, from what the kernel has added up.

package sandbox

import (
	"runtime"
	"time"
)

const (
	// pause is the time between two samples. Most short programs end before the first.
	pause = 16 * time.Millisecond
	// idleShare: a tree that uses less than this part of the time is idle; a
	// loop around a short sleep is.
	idleShare = 20
	// busyWeight is how many samples of an idle tree one outweighs that finds it
	// busy though it uses next to nothing: what waits for a processor is found so
	// nearly always, a loop around a short sleep now and then.
	busyWeight = 4
)

// sampler is what the samples of a run have found.
type sampler struct {
	last   state
	peak   int64 // of memory
	shares int64 // the memory of several processes in the last sample
	idle   time.Duration
	use    map[int]use // of every process ever seen
	losses int         // samples in a row by which processor time is missing
	lossy  bool        // there is processor time that nobody accounts for
}

// state is a sample.
type state struct {
	at     int64         // on the monotonic clock
	cpu    time.Duration // of the processes that live, and of the children they have waited for
	memory int64         // in bytes
	tasks  int           // processes, threads and zombies
	busy   bool          // a process waits for a processor or for a disk
}

// use is what a process that was ever seen has used of a processor.
type use struct {
	known time.Duration
	// guess is its share of the time since the sample before, of a process that
	// ran and was seen for the first time; 0 when it was seen again.
	guess time.Duration
}

// sample takes a sample and names the first limit that is exceeded. It takes
// none of a program that is ending.
func (j *job) sample() (Status, bool) {
	if j.ended > 0 && time.Duration(monotonic()-j.ended) < pause {
		return 0, false
	}
	j.ended = 0 // only its first thread has ended
	now, l := j.state(), j.order.limits
	elapsed := time.Duration(now.at - j.last.at)
	switch used := now.cpu - j.last.cpu; {
	case used*idleShare > elapsed:
		j.idle = 0
	case now.busy:
		j.idle = max(0, j.idle-busyWeight*elapsed)
	default:
		j.idle += elapsed
	}
	j.last = now
	switch {
	case l.Memory > 0 && now.memory > l.Memory:
		return MemoryLimit, true
	case l.Processes > 0 && now.tasks > l.Processes:
		return ProcessLimit, true
	case l.CPU > 0 && max(now.cpu, j.cpuSeen()) > l.CPU:
		return TimeLimit, true
	case l.Idle > 0 && j.idle >= l.Idle:
		return IdleLimit, true
	case l.Wall > 0 && time.Duration(now.at-j.begun) >= l.Wall:
		return TimeLimit, true
	}
	return 0, false
}

// state samples every process of the tree.
func (j *job) state() state {
	if j.use == nil {
		j.use = map[int]use{}
	}
	tree := j.tree()
	now := state{at: monotonic(), tasks: tree.tasks()}
	guess := time.Duration(now.at-j.last.at) / time.Duration(crowding(tree.living))
	for _, p := range tree.living {
		own := cpuTime(p.pid)
		before, known := j.use[p.pid]
		u := use{known: max(own, before.known)}
		if !known && p.state == 'R' {
			u.guess = guess
		}
		j.use[p.pid] = u
		now.cpu += own + p.childrenCPU
		now.memory += p.resident
		now.busy = now.busy || p.busy()
		if p.virtual > manyAddresses {
			now.memory += pageTables(readProc("%d/status", p.pid))
		}
	}
	j.suspect(now, tree.past)
	if len(tree.living) > 1 && now.memory > j.peak {
		// For a moment a sum can be too high: when a process ends while the
		// others are read, or between vfork and exec. Two samples must agree.
		shares := proportional(tree.living)
		now.memory = min(shares, j.shares)
		j.shares = shares
	}
	j.peak = max(j.peak, now.memory)
	return now
}

// crowding is by how many processes that run or want to a processor is shared.
func crowding(tree []process) int {
	n, processors := 0, runtime.NumCPU()
	for _, p := range tree {
		if p.state == 'R' {
			n++
		}
	}
	return max(1, (n+processors-1)/processors)
}

const (
	// lossless is how much processor time may be missing before it counts as
	// thrown away: the kernel tells parts of it in whole ticks.
	lossless = 50 * time.Millisecond
	// believable is how many samples in a row must find some missing: one misses
	// what is handed on from child to parent meanwhile.
	believable = 3
)

// suspect looks for processor time that nobody accounts for: a program can have
// the use of its children thrown away, and children too short to be seen. A
// process that runs when it is seen for the first and last time stands for all
// the time since the sample before; but that counts only once more was seen than
// anybody accounts for. past is what zombies have used.
func (j *job) suspect(now state, past time.Duration) {
	accounted := now.cpu + j.cpu + past + time.Duration(now.tasks)*2*tick
	if j.cpuSeen() > accounted+lossless {
		j.losses++
	} else {
		j.losses = 0
	}
	j.lossy = j.lossy || j.losses >= believable
}

// cpuSeen adds up the processes that were ever seen. Some of them are dead by
// now, and nobody may have waited for them.
func (j *job) cpuSeen() (sum time.Duration) {
	for _, u := range j.use {
		if j.lossy {
			u.known = max(u.known, u.guess)
		}
		sum += u.known
	}
	return sum
}
