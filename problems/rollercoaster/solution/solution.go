// CodinGame, Roller Coaster: what a day of rides earns when groups queue up again and again.
//
// State: which group is the first in the queue.
// Neighbours: only one: the first group in the queue after the next ride.
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
	places int // in the train
	groups []int
}

// ride fills a train, beginning with the group first. It returns the group that is the first one afterwards, and how
// many people ride. No group gets in twice, even if there is room.
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
// The order of the queue never changes, so its first group decides everything that follows. The rides therefore look
// like a lasso: some rides once, then a round of rides again and again.
func (p park) earnings(rides int) int {
	firsts, roundStart := search.Orbit(0, func(first int) (int, bool) {
		next, _ := p.ride(first)
		return next, true
	})

	sums := make([]int, len(firsts)+1) // sums[i] is what the first i rides earn
	for i, first := range firsts {
		_, people := p.ride(first)
		sums[i+1] = sums[i] + people
	}
	if rides <= len(firsts) {
		return sums[rides]
	}

	// After the rides of firsts, the round begins again with ride roundStart.
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
