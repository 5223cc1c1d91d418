// Library Checker, Static Convex Hull: geom.Hull. The program reads T sets of points, and writes the corners of the
// convex hull of each set.
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
		hull := geom.Hull(readPoints(in, in.Int(0, scan.Max)))
		scan.WriteInts(out, len(hull))
		for _, p := range hull {
			scan.WriteInts(out, p.X, p.Y)
		}
	}
}

func main() { scan.Main(solve) }
