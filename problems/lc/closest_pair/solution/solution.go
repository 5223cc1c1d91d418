// Library Checker, Closest Pair: geom.Closest. The program reads T sets of points, and writes for each set the
// indices of two points with the least distance.
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
		i, j := geom.Closest(readPoints(in, in.Int(0, scan.Max)))
		scan.WriteInts(out, i, j)
	}
}

func main() { scan.Main(solve) }
