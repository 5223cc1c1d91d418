// CodinGame, Roller Coaster: what a day of rides earns when groups queue up again and again.
//
// State: which group is the first in the queue.
// Neighbours: one: the group after those that the next ride takes.
// Start: group 0.
// Goal: so many rides; the queue soon goes round and round.
package main

import (
	"fmt"
	"io"
	"os"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

type park struct {
	places, rides int
	groups        []int
}

// ride fills a train, with the group first at the head of the queue; nobody rides twice at a time. It returns who is
// next, and how many people ride.
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

// earnings is what all rides together earn.
func (p park) earnings() int {
	heads, back := search.Orbit(0, func(first int) (int, bool) {
		next, _ := p.ride(first)
		return next, true
	})
	sum := make([]int, len(heads)+1) // of the first rides
	for i, first := range heads {
		_, people := p.ride(first)
		sum[i+1] = sum[i] + people
	}
	if p.rides <= len(heads) {
		return sum[p.rides]
	}
	round, rest := len(heads)-back, p.rides-len(heads)
	return sum[len(heads)] + rest/round*(sum[len(heads)]-sum[back]) + sum[back+rest%round] - sum[back]
}

func run(r io.Reader, w io.Writer) error {
	in := scan.New(r)
	p := park{places: in.Int(1, scan.Max), rides: in.Int(1, scan.Max)}
	for n := in.Int(1, scan.MaxSize); n > 0 && in.Err() == nil; n-- {
		p.groups = append(p.groups, in.Int(1, p.places))
	}
	if in.Err() != nil {
		return in.Err()
	}
	_, err := fmt.Fprintln(w, p.earnings())
	return err
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
