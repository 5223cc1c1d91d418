//go:build !portable

// This file concludes how much memory several processes have at most, although they go on running, and although it reads
// only what they cannot block. Without a control group only a measurement tells how much they share, and it has a price:
// it takes long, and they may have to stand still. So it is left out if they can hardly have taken more since the last one.

package sandbox

import "math"

// bound is the last measurement of the memory of several processes, and what the kernel reported about each then.
type bound struct {
	shares    int64            // the memory, each page once
	isGuess   bool             // it was not measured yet
	highest   int64            // the most memory that has been available to the whole machine since then
	processes map[int]foothold // by process id
	misses    int              // how many measurements in sequence have failed since then
}

// foothold is what the kernel reports about one process without its help.
type foothold struct {
	resident int64 // memory, with pages that it shares
	faults   int64 // how often the kernel has given it a page
}

// set stores a measurement of processes. free is the memory that was available to the machine when it began: what the
// processes take during a measurement counts as taken after it.
func (b *bound) set(tree []procStat, shares, free int64) {
	*b = bound{shares: shares, highest: free, processes: map[int]foothold{}}
	for _, p := range tree {
		b.processes[p.pid] = foothold{p.resident, p.faults}
	}
}

// guess stores what several processes have at most when they are seen for the first time.
func (b *bound) guess(tree []procStat, most int64) {
	b.set(tree, most, available())
	b.isGuess = true
}

// measured returns the last measurement, or 0 if there is none.
func (b *bound) measured() int64 {
	if b.isGuess {
		return 0
	}
	return b.shares
}

// atMost returns how much memory these processes have at most. sum is the sum of their resident memory. A page that a
// process no longer shares is a fault, and a huge page raises its resident memory. The kernel tells nothing about what a
// new process shares.
func (b *bound) atMost(tree []procStat, sum int64) int64 {
	const pageSize = 4 << 10
	most := b.shares
	for _, p := range tree {
		then, known := b.processes[p.pid]
		if !known || p.faults < then.faults {
			return sum
		}
		most += (p.faults-then.faults)*pageSize + max(0, p.resident-then.resident)
	}
	return min(most, sum)
}

// ofMachine concludes from the memory that is available to the whole machine: if there is no less than at the
// measurement, the program has taken nothing. Memory that others take counts, too, and memory that others free hides it.
func (b *bound) ofMachine() int64 {
	now := available()
	if b.highest == 0 || now == 0 {
		return math.MaxInt64
	}
	b.highest = max(b.highest, now)
	return b.shares + b.highest - now
}

// inHold returns how much the resident memory of stopped processes has grown since they were stopped, and how much memory
// they have if they share nothing of what they have taken since the measurement.
func (b *bound) inHold(tree []procStat) (grown, all int64) {
	all = b.shares
	for _, p := range tree {
		now := memory(p.pid, "VmRSS:")
		grown += now - p.resident
		then, known := b.processes[p.pid]
		if !known {
			then.resident = p.resident
		}
		all += max(0, now-then.resident)
	}
	return grown, all
}
