// Library Checker, Sort Points by Argument: geom.SortByAngle. The program reads N points, and writes them in the
// order of their angles.
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
	points := readPoints(in, in.Int(0, scan.Max))
	geom.SortByAngle(points)
	for _, p := range points {
		scan.WriteInts(out, p.X, p.Y)
	}
}

func main() { scan.Main(solve) }
