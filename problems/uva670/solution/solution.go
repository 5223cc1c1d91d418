// UVa 670, The dog task: a dog runs twice as fast as its master and meets him at every corner of his walk.
// How many places can it visit?
//
// State: a section of the walk, from one corner to the next.
// Neighbours: the places that the dog can visit in this section: the path through the place is at most
// twice as long as the section.
// Start: the empty matching.
// Goal: a maximum matching of sections and places.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const farthest = 5000 // the greatest coordinate; it is small enough for the fourth powers in inReach to fit into 64 bits

type point struct{ x, y int }

func (p point) squareTo(q point) int { return (p.x-q.x)*(p.x-q.x) + (p.y-q.y)*(p.y-q.y) }

// inReach reports whether the path from a through `place` to b is at most twice as long as the path from a to
// b:
//
//	sqrt(s) + sqrt(t) <= 2 sqrt(u)
//	s + t + 2 sqrt(s t) <= 4 u
//	4 s t <= (4 u - s - t)^2, and 4 u - s - t is not negative
//
// inReach computes the last line, because it needs only whole numbers.
func inReach(a, place, b point) bool {
	s, t, u := a.squareTo(place), place.squareTo(b), a.squareTo(b)
	rest := 4*u - s - t
	return rest >= 0 && 4*s*t <= rest*rest
}

// read returns n points.
func read(in *scan.Scanner, n int) []point {
	var all []point
	for ; n > 0; n-- {
		x, y := in.Int(-farthest, farthest), in.Int(-farthest, farthest)
		all = append(all, point{x, y})
	}
	return all
}

// route returns the corners and, between them, the places that the dog visits.
func route(corners, places []point) []point {
	within := make([][]int, len(corners)-1) // for each section of the walk, the places in reach
	for i := range within {
		for j, place := range places {
			if inReach(corners[i], place, corners[i+1]) {
				within[i] = append(within[i], j)
			}
		}
	}

	var all []point
	for i, place := range graph.Matching(within, len(places)) {
		all = append(all, corners[i])
		if place >= 0 {
			all = append(all, places[place])
		}
	}
	return append(all, corners[len(corners)-1])
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.CountedCase(); number++ {
		corners, places := in.Int(1, scan.Max), in.Int(0, scan.Max)
		walk := read(in, corners)
		sights := read(in, places)

		if number > 1 {
			fmt.Fprintln(out)
		}
		var numbers []int
		for _, p := range route(walk, sights) {
			numbers = append(numbers, p.x, p.y)
		}
		fmt.Fprintln(out, len(numbers)/2)
		scan.WriteInts(out, numbers...)
	}
}

func main() { scan.Main(solve) }
