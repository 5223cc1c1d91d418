// Library Checker, Furthest Pair: geom.Hull and geom.Farthest. The program reads T sets of points, and writes for
// each set the indices of two points with the greatest distance.
package main

import (
	"bufio"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
)

func readPoints(in *scan.Scanner, n int) []geom.Pt {
	points := make([]geom.Pt, n)
	for i := range points {
		points[i] = geom.Pt{X: in.Int(-scan.Max, scan.Max), Y: in.Int(-scan.Max, scan.Max)}
	}
	return points
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for cases := in.Int(0, scan.Max); cases > 0; cases-- {
		points := readPoints(in, in.Int(0, scan.Max))
		hull := geom.Hull(points)
		a, b := geom.Farthest(hull)

		// If all points coincide, the hull has a single corner; then any two points are an answer.
		i, j := 0, 1
		if len(hull) > 1 {
			for k, p := range points {
				switch p {
				case hull[a]:
					i = k
				case hull[b]:
					j = k
				}
			}
		}
		scan.WriteInts(out, i, j)
	}
}

func main() { scan.Main(solve) }
