//go:build !portable

// Watching a running tree: from time to time a thread of the helper looks at
// every process and ends the run when a limit is exceeded. It also takes the
// judge's messages.
//
// The thread sleeps a few milliseconds between two looks, more as a run gets
// longer, whether a program runs or not: to wake it for each run would cost
// more than the short runs of a test. Only after some looks at nothing it goes
// to sleep until it is woken. What happens between two looks, or in a run that
// is over before the first, is found at the end of the run, from what the
// kernel has added up. Looks allocate no memory, so that however long a program
// runs there is none to be collected.

package sandbox

import (
	"os"
	"runtime"
	"syscall"
	"time"
	"unsafe"
)

const (
	firstLook = 4 * time.Millisecond
	lastLook  = 16 * time.Millisecond
	// idleLooks is after how many looks at nothing the thread sleeps for good.
	idleLooks = 25
	// idleShare: a tree that uses less than this part of the time is idle; a
	// loop around a short sleep is.
	idleShare = 20
	// busyWeight is how many looks at an idle tree one outweighs that finds it
	// busy though it uses next to nothing: what waits for a processor is found so
	// nearly always, a loop around a short sleep now and then.
	busyWeight = 4
)

// glimpse is what a look at a tree shows.
type glimpse struct {
	at     int64         // on the monotonic clock
	cpu    time.Duration // of the processes that live, and of the children they have waited for
	memory int64         // resident, in bytes
	tasks  int           // processes and threads
	busy   bool          // a process waits for a processor or for a disk
	// threaded are the processes with several threads; any of them may be busy.
	threaded []int
}

// watch is the watching thread. Its short sleeps are kept from the runtime, for
// the reason that poll_linux.go gives.
func (h *helper) watch() {
	collected := 0
	for idle := 0; ; {
		interval := h.look()
		if interval > 0 {
			idle = 0
		} else if idle++; idle < idleLooks || !h.fallAsleep() {
			interval = firstLook
		} else {
			var b [8]byte
			syscall.Read(h.bell, b[:])
			idle, interval = 0, firstLook
		}
		if orders := int(h.orders.Load()); orders >= collected+collectAfter && h.collect() {
			collected = orders
		}
		pause := syscall.NsecToTimespec(int64(interval))
		syscall.RawSyscall(syscall.SYS_NANOSLEEP, uintptr(unsafe.Pointer(&pause)), 0, 0)
	}
}

// collectAfter is after how many runs the helper collects its garbage.
const collectAfter = 100

// collect collects garbage between two runs and reports whether it could: while
// a program runs, a thread waits for that one, and would let the collector wait.
func (h *helper) collect() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.cur != nil {
		return false
	}
	runtime.GC()
	return true
}

// fallAsleep tells whether the thread may sleep until the bell rings.
func (h *helper) fallAsleep() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.asleep = h.cur == nil
	return h.asleep
}

// setJob makes a run the current one, nil for none.
func (h *helper) setJob(j *job) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.cur = j
	if j != nil && h.asleep {
		h.asleep = false
		one := [8]byte{1}
		syscall.Write(h.bell, one[:]) // in whatever byte order, it is not zero
	}
}

func eventfd() (int, error) {
	fd, _, e := syscall.RawSyscall(syscall.SYS_EVENTFD2, 0, syscall.O_CLOEXEC, 0)
	if e != 0 {
		return -1, e
	}
	return int(fd), nil
}

// look looks at the current run, if any, and returns how long to wait before
// the next look, 0 if nothing runs.
func (h *helper) look() time.Duration {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.cur == nil {
		return 0
	}
	return h.cur.look()
}

// look checks every limit once and returns when to look again.
func (j *job) look() time.Duration {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.dead || !j.started {
		return firstLook
	}
	// A run that has just begun may be a short one, and one that is about to end
	// most often does so at once; only its first thread may be what ends.
	pause := j.begun + int64(firstLook)
	if j.ended > 0 {
		pause = j.ended + int64(lastLook)
	}
	if rest := time.Duration(pause - monotonic()); rest > 0 {
		return max(rest, time.Millisecond)
	}
	j.messages()
	now := j.glimpse()
	if why, exceeded := j.exceeds(now); exceeded {
		j.stopLocked(why)
	}
	j.last = now
	j.interval = min(j.interval*2, lastLook)
	if rest := time.Duration(j.order.Wall-(now.at-j.begun)) + j.excused; j.order.Wall > 0 && rest < j.interval {
		return max(rest, time.Millisecond)
	}
	return j.interval
}

// exceeds names the first limit that is exceeded.
func (j *job) exceeds(now glimpse) (Status, bool) {
	o := j.order
	elapsed := time.Duration(now.at - j.last.at)
	switch used := now.cpu - j.last.cpu; {
	case used*idleShare > elapsed:
		j.idle = 0
	case now.busy || j.h.census.threadsBusy(now.threaded):
		j.idle = max(0, j.idle-busyWeight*elapsed)
	default:
		j.idle += elapsed
	}
	switch {
	case o.Memory > 0 && now.memory > o.Memory:
		return MemoryLimit, true
	case o.Processes > 0 && now.tasks > int(o.Processes):
		return ProcessLimit, true
	case o.CPU > 0 && max(now.cpu, j.cpuSeen()) > time.Duration(o.CPU):
		return TimeLimit, true
	case o.Idle > 0 && j.idle >= time.Duration(o.Idle):
		return IdleLimit, true
	case o.Wall > 0 && j.tooLong(time.Duration(now.at-j.begun)):
		return TimeLimit, true
	}
	return 0, false
}

// tooLong tells whether the limit on the clock is exceeded, but for what the
// tree has waited for a processor.
func (j *job) tooLong(elapsed time.Duration) bool {
	limit := time.Duration(j.order.Wall)
	if elapsed < limit+j.excused {
		return false
	}
	j.excused = elapsed - Charge(elapsed, Sample{}, sample(j.tree()))
	return elapsed >= limit+j.excused
}

// cpuSeen adds up the processes that were ever seen. Some of them are dead by
// now, and nobody may have waited for them.
func (j *job) cpuSeen() (sum time.Duration) {
	for _, s := range j.seen {
		if j.lossy {
			s.cpu = max(s.cpu, s.sample)
		}
		sum += s.cpu
	}
	return sum
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

// sighting is what is known of a process that was ever seen.
type sighting struct {
	cpu time.Duration
	// sample is its share of the time since the look before, of a process that
	// ran and was seen for the first time; 0 when it was seen again.
	sample time.Duration
}

// glimpse looks at every process of the tree.
func (j *job) glimpse() glimpse {
	if j.seen == nil {
		j.seen = map[int]sighting{}
	}
	g := glimpse{at: monotonic(), threaded: j.last.threaded[:0]}
	tree := j.tree()
	addresses, sample := int64(0), time.Duration(g.at-j.last.at)/time.Duration(crowding(tree))
	for _, p := range tree {
		own := time.Duration(clock(cpuClock(p.pid)))
		before, known := j.seen[p.pid]
		now := sighting{cpu: max(own, before.cpu)}
		if !known && p.state == 'R' {
			now.sample = sample
		}
		j.seen[p.pid] = now
		addresses += p.virtual
		g.cpu += own + p.childrenCPU
		g.memory += p.resident
		g.tasks += p.threads
		g.busy = g.busy || p.busy()
		if p.threads > 1 {
			g.threaded = append(g.threaded, p.pid)
		}
	}
	g.tasks += j.h.census.zombies
	j.suspect(g)
	if len(tree) > 1 && g.memory > j.peak {
		// For a moment a sum can be too high: when a process ends while the
		// others are read, or between vfork and exec. Two looks must agree.
		shares := proportional(tree)
		g.memory = min(shares, j.shares)
		j.shares = shares
	}
	g.memory += j.unseen(tree, addresses)
	j.peak = max(j.peak, g.memory)
	return g
}

// lossless is how much processor time may be missing before it counts as thrown
// away: the kernel tells parts of it in whole ticks.
const lossless = 50 * time.Millisecond

// believable is how many looks in a row must find some missing: one misses what
// is handed on from child to parent meanwhile.
const believable = 3

// suspect looks for processor time that nobody accounts for: a program can have
// the use of its children thrown away, and children too short to be seen. Of
// those the looks see a sample. A process that runs when it is seen for the first
// and last time stands for all the time since the look before; but that counts
// only once more was seen than anybody accounts for.
func (j *job) suspect(g glimpse) {
	accounted := g.cpu + j.cpu + j.h.census.past + time.Duration(g.tasks)*2*tick
	if j.cpuSeen() > accounted+lossless {
		j.losses++
	} else {
		j.losses = 0
	}
	j.lossy = j.lossy || j.losses >= believable
}

// tree lists the processes of the run.
func (j *job) tree() []process {
	if j.h.level != isolated {
		return j.h.census.descendants(os.Getpid())
	}
	return j.h.census.others()
}

// cpuClock is the clock of the processor time of a process, all its threads
// together.
func cpuClock(pid int) uintptr { return uintptr(^pid<<3 | 2) }
