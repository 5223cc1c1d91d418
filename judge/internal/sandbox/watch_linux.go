// Watching a running tree: from time to time the helper looks at every process
// and ends the run when a limit is exceeded.
//
// The first look comes after a few milliseconds, so that short runs cost
// nothing, later ones less and less often. What happens between two looks is
// found at the end, from what the kernel has added up.

package sandbox

import (
	"time"
)

const (
	firstLook = 4 * time.Millisecond
	lastLook  = 16 * time.Millisecond
	// idleShare: a tree that uses less than this part of the time is idle; a
	// loop around a short sleep is.
	idleShare = 20
)

// glimpse is what a look at a tree shows.
type glimpse struct {
	at     int64         // on the monotonic clock
	cpu    time.Duration // of the processes that live, and of the children they have waited for
	memory int64         // resident, in bytes
	tasks  int           // processes and threads
	busy   bool          // a process waits for a processor or for a disk
}

// watch starts watching; the lock is held.
func (j *job) watch() {
	j.last.at = j.begun
	j.interval = firstLook
	j.timer = time.AfterFunc(j.interval, j.look)
}

// unwatch ends watching; the lock is held.
func (j *job) unwatch() {
	if j.timer != nil {
		j.timer.Stop()
	}
}

// look checks every limit once.
func (j *job) look() {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.dead {
		return
	}
	now := j.glimpse()
	if why, exceeded := j.exceeds(now); exceeded {
		j.stopLocked(why)
	}
	j.last = now
	j.interval = min(j.interval*2, lastLook)
	if rest := time.Duration(j.order.Wall - (now.at - j.begun)); j.order.Wall > 0 && rest < j.interval {
		j.interval = max(rest, time.Millisecond)
	}
	j.timer.Reset(j.interval)
}

// exceeds names the first limit that is exceeded.
func (j *job) exceeds(now glimpse) (Status, bool) {
	o := j.order
	elapsed := time.Duration(now.at - j.last.at)
	if used := now.cpu - j.last.cpu; now.busy || used*idleShare > elapsed {
		j.idle = 0
	} else {
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
	case o.Wall > 0 && now.at-j.begun >= o.Wall:
		return TimeLimit, true
	}
	return 0, false
}

// cpuSeen adds up the processes that were ever seen. Some of them are dead by
// now, and nobody may have waited for them.
func (j *job) cpuSeen() (sum time.Duration) {
	for _, cpu := range j.seen {
		sum += cpu
	}
	return sum
}

// glimpse looks at every process of the tree.
func (j *job) glimpse() glimpse {
	g := glimpse{at: monotonic()}
	tree := j.tree()
	for _, p := range tree {
		own := time.Duration(clock(cpuClock(p.pid)))
		j.seen[p.pid] = max(j.seen[p.pid], own)
		g.cpu += own + p.childrenCPU
		g.memory += p.resident
		g.tasks += p.threads
		g.busy = g.busy || p.state == 'R' || p.state == 'D'
	}
	if limit := j.order.Memory; len(tree) > 1 && limit > 0 && g.memory > limit {
		g.memory = proportional(tree)
	}
	if len(tree) > 0 {
		j.peak = max(j.peak, highWater(j.pid))
	}
	if len(tree) > 1 {
		j.peak = max(j.peak, proportional(tree))
	}
	return g
}

// tree lists the processes of the run.
func (j *job) tree() []process {
	if j.h.level == plain {
		return descendants(selfPid())
	}
	return others()
}

// cpuClock is the clock of the processor time of a process, all its threads
// together.
func cpuClock(pid int) uintptr { return uintptr(^pid<<3 | 2) }
