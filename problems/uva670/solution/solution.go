// UVa 670, The dog task: how many places can a dog visit who may run twice as fast as its master and meets him at
// every corner of his walk?
//
// State: a part of the walk from one corner to the next.
// Neighbours: the places that the dog can visit on the way: at most twice as far as the straight line.
// Start: nobody has a place.
// Goal: as many parts as possible have a place each, and no place has two parts.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const farthest = 5000 // coordinates; what is computed from them must not run out of 64 bits

type point struct{ x, y int }

func (p point) squareTo(q point) int { return (p.x-q.x)*(p.x-q.x) + (p.y-q.y)*(p.y-q.y) }

// within reports whether the way from a by place to b is at most twice as long as that from a to b: whether
// sqrt(s) + sqrt(t) <= 2 sqrt(u), which squared twice needs no roots.
func within(a, place, b point) bool {
	s, t, u := a.squareTo(place), place.squareTo(b), a.squareTo(b)
	rest := 4*u - s - t
	return rest >= 0 && 4*s*t <= rest*rest
}

func read(in *scan.Scanner, n int) []point {
	var all []point
	for ; n > 0; n-- {
		x := in.Int(-farthest, farthest)
		all = append(all, point{x, in.Int(-farthest, farthest)})
	}
	return all
}

// route returns the corners and between them the places that are visited.
func route(corners, places []point) []point {
	parts := make([][]int, len(corners)-1)
	for i := range parts {
		for j, place := range places {
			if within(corners[i], place, corners[i+1]) {
				parts[i] = append(parts[i], j)
			}
		}
	}
	var all []point
	for i, place := range graph.Matching(parts, len(places)) {
		all = append(all, corners[i])
		if place >= 0 {
			all = append(all, places[place])
		}
	}
	return append(all, corners[len(corners)-1])
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	in.CountCases()
	for number := 1; in.Case(); number++ {
		corners, places := in.Int(1, scan.Max), in.Int(0, scan.Max)
		walk := read(in, corners)
		sights := read(in, places)
		if number > 1 {
			fmt.Fprintln(out)
		}
		dog := route(walk, sights)
		fmt.Fprintln(out, len(dog))
		for i, p := range dog {
			if i > 0 {
				fmt.Fprint(out, " ")
			}
			fmt.Fprint(out, p.x, " ", p.y)
		}
		fmt.Fprintln(out)
	}
}

func main() { scan.Main(solve) }
