// UVa 10245, The Closest Pair Problem: the distance between the two closest of up to 10,000 points.
//
// State: a vertical strip of the plane: its points sorted by y, and the least distance between two of them.
// Step: join two neighbouring strips; only points near the line between them can be a closer pair.
// Start: strips of one point, from left to right.
// Answer: the least distance in the whole plane, if it is below 10,000.
package main

import (
	"bufio"
	"fmt"
	"math"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
)

const far = 10000 // the answer is INFINITY if the distance is at least this

// least returns the least distance between two of the points, or the constant far if no distance is less.
func least(points []geom.Vec) float64 {
	if len(points) < 2 {
		return far
	}
	i, j := geom.Closest(points)
	return math.Min(far, points[i].Sub(points[j]).Len())
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		points := make([]geom.Vec, in.Int(1, scan.MaxSize))
		for i := range points {
			points[i] = geom.ReadVec(in)
		}

		if distance := least(points); distance < far {
			fmt.Fprintf(out, "%.4f\n", distance)
		} else {
			fmt.Fprintln(out, "INFINITY")
		}
	}
}

func main() { scan.Main(solve) }
