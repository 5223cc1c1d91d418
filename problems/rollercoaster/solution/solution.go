// CodinGame, Roller Coaster: the earnings of a day of rides, if the groups queue up again after each ride.
//
// State: the group at the front of the queue.
// Neighbours: only the group at the front after the next ride.
// Start: group 0.
// Goal: the given number of rides. The sequence of first groups soon becomes periodic.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

type park struct {
	places int // the number of places in the train
	groups []int
}

// ride fills a train from the front of the queue, where the group with index `first` stands. It returns the index of
// the group at the front afterwards, and the number of people who ride. No group boards twice, even if places remain.
func (p park) ride(first int) (next, people int) {
	next = first
	for range p.groups {
		if people+p.groups[next] > p.places {
			break
		}
		people += p.groups[next]
		next = (next + 1) % len(p.groups)
	}
	return next, people
}

// earnings returns the number of people on all rides of a day.
//
// The cyclic order of the queue never changes, so its first group determines all later rides. Therefore the
// sequence of rides consists of some rides at the beginning and then a cycle that repeats.
func (p park) earnings(rides int) int {
	firsts, roundStart := search.Orbit(0, func(first int) (int, bool) {
		next, _ := p.ride(first)
		return next, true
	})

	sums := make([]int, len(firsts)+1) // sums[i] is the number of people on the first i rides
	for i, first := range firsts {
		_, people := p.ride(first)
		sums[i+1] = sums[i] + people
	}
	if rides <= len(firsts) {
		return sums[rides]
	}

	// The stored rides from index roundStart on are a cycle: after the last one, ride roundStart follows
	// again.
	more := rides - len(firsts)
	round := len(firsts) - roundStart
	roundEarns := sums[len(firsts)] - sums[roundStart]
	restEarns := sums[roundStart+more%round] - sums[roundStart]
	return sums[len(firsts)] + more/round*roundEarns + restEarns
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	p := park{places: in.Int(1, scan.Max)}
	rides := in.Int(1, scan.Max)
	for n := in.Int(1, scan.MaxSize); n > 0; n-- {
		p.groups = append(p.groups, in.Int(1, p.places))
	}
	fmt.Fprintln(out, p.earnings(rides))
}

func main() { scan.Main(solve) }
