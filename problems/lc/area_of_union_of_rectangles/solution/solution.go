// Library Checker, Area of Union of Rectangles: geom.UnionArea. The program reads rectangles, and writes the
// area that they cover together.
package main

import (
	"bufio"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	rectangles := make([][4]int, in.Int(1, scan.Max))
	for i := range rectangles {
		for k := range rectangles[i] {
			rectangles[i][k] = in.Int(0, scan.Max)
		}
	}
	scan.WriteInts(out, geom.UnionArea(rectangles))
}

func main() { scan.Main(solve) }
