// UVa 681, Convex Hull Finding: which corners does the convex hull of a polygon have?
//
// State: the part of the hull that has been found, from left to right below and back above.
// Step: the next point from the left; corners that do not turn left any more are removed.
// Start: the leftmost point.
// Answer: the corners counterclockwise, from the lowest one on.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
)

const (
	most      = 1 << 29 // of a coordinate, so that products of differences fit into 64 bits
	separator = -1      // between shapes
)

// lowest returns the index of the lowest corner; of two, that of the left one.
func lowest(hull []geom.Pt) int {
	best := 0
	for i, p := range hull {
		if p.Y < hull[best].Y || p.Y == hull[best].Y && p.X < hull[best].X {
			best = i
		}
	}
	return best
}

func read(in *scan.Scanner, n int) []geom.Pt {
	points := make([]geom.Pt, n)
	for i := range points {
		points[i].X = in.Int(-most, most)
		points[i].Y = in.Int(-most, most)
	}
	return points
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	shapes := in.Int(0, scan.Max)
	fmt.Fprintln(out, shapes)
	for done := 0; done < shapes && in.Case(); {
		n := in.Int(separator, scan.MaxSize)
		if n == separator {
			continue
		}

		hull := geom.Hull(read(in, n))
		if done > 0 {
			fmt.Fprintln(out, separator)
		}
		done++
		fmt.Fprintln(out, len(hull)+1)
		first := lowest(hull)
		for i := 0; i <= len(hull) && len(hull) > 0; i++ {
			p := hull[(first+i)%len(hull)]
			fmt.Fprintln(out, p.X, p.Y)
		}
	}
}

func main() { scan.Main(solve) }
