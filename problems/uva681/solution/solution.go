// UVa 681, Convex Hull Finding: the corners of the convex hull of a polygon.
//
// State: the hull of the points so far: its lower half from left to right, and later its upper half from
// right to left.
// Step: add the next point from the left, and remove corners at which the chain no longer turns left.
// Start: the leftmost point.
// Answer: the corners counterclockwise, beginning with the lowest one.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
)

const separator = -1 // stands between two shapes

// lowest returns the index of the lowest corner; among equally low ones, the leftmost.
func lowest(hull []geom.Pt) int {
	best := 0
	for i, p := range hull {
		if p.Y < hull[best].Y || p.Y == hull[best].Y && p.X < hull[best].X {
			best = i
		}
	}
	return best
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	shapes := in.Int(0, scan.Max)
	fmt.Fprintln(out, shapes)
	for done := 0; done < shapes && in.Case(); {
		n := in.Int(separator, scan.MaxSize)
		if n == separator {
			continue
		}

		points := make([]geom.Pt, n)
		for i := range points {
			points[i] = geom.ReadPt(in)
		}

		hull := geom.Hull(points)
		if done > 0 {
			fmt.Fprintln(out, separator)
		}
		done++
		fmt.Fprintln(out, len(hull)+1)
		first := lowest(hull)
		for i := 0; i <= len(hull) && len(hull) > 0; i++ {
			p := hull[(first+i)%len(hull)] // the lowest corner comes first, and again at the end
			fmt.Fprintln(out, p.X, p.Y)
		}
	}
}

func main() { scan.Main(solve) }
