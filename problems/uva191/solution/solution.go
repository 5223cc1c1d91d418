// UVa 191, Intersection: does a segment meet a filled rectangle?
//
// State: the segment and one side of the rectangle.
// Step: go to the next side.
// Start: the first end of the segment, which may lie inside.
// Answer: yes, if this end lies inside or the segment meets a side.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
)

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

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		a, b := geom.ReadPt(in), geom.ReadPt(in)
		corner, opposite := geom.ReadPt(in), geom.ReadPt(in)
		fmt.Fprintln(out, scan.Choose(meets(a, b, corner, opposite), "T", "F"))
	}
}

func main() { scan.Main(solve) }
