// UVa 191, Intersection: does a segment meet a filled rectangle?
//
// State: the segment and one side of the rectangle.
// Step: to the next side.
// Start: the first end of the segment, which may lie inside.
// Answer: yes, if this end lies inside or the segment meets a side.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
)

const most = 1 << 29 // the greatest coordinate: products of differences fit into 64 bits

// meets reports whether the segment a-b and the rectangle with two opposite corners have a common point.
func meets(a, b, corner, opposite geom.Pt) bool {
	corners := []geom.Pt{corner, {X: opposite.X, Y: corner.Y}, opposite, {X: corner.X, Y: opposite.Y}}
	if geom.Inside(a, corners) >= 0 {
		return true
	}

	for i, c := range corners {
		if geom.Intersect(a, b, c, corners[(i+1)%len(corners)]) {
			return true
		}
	}
	return false
}

func point(in *scan.Scanner) geom.Pt {
	x, y := in.Int(-most, most), in.Int(-most, most)
	return geom.Pt{X: x, Y: y}
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	in.CountCases()
	for in.Case() {
		a, b := point(in), point(in)
		corner, opposite := point(in), point(in)
		answer := "F"
		if meets(a, b, corner, opposite) {
			answer = "T"
		}
		fmt.Fprintln(out, answer)
	}
}

func main() { scan.Main(solve) }
