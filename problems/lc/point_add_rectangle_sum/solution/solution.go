// Library Checker, Point Add Rectangle Sum: seq.PointSums. The program reads points with weights, and queries
// "0 x y w" (a new point) and "1 l d r u" (the sum of the weights in a rectangle). All queries are read
// before the first answer.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	points, weights := make([][2]int, n), make([]int, n)
	for i := range points {
		points[i] = [2]int{in.Int(0, scan.Max), in.Int(0, scan.Max)}
		weights[i] = in.Int(0, scan.Max)
	}
	rectangles := make([][]int, queries) // nil for a new point
	for i := range rectangles {
		if asks := in.Int(0, 1) == 1; asks {
			rectangles[i] = in.Ints(4, 0, scan.Max)
		} else {
			points = append(points, [2]int{in.Int(0, scan.Max), in.Int(0, scan.Max)})
			weights = append(weights, in.Int(0, scan.Max))
		}
	}

	sums := seq.NewPointSums(points)
	for i := 0; i < n; i++ {
		sums.Add(i, weights[i])
	}
	for _, r := range rectangles {
		if r == nil {
			sums.Add(n, weights[n])
			n++
		} else {
			scan.WriteInts(out, sums.Sum(r[0], r[1], r[2], r[3]))
		}
	}
}

func main() { scan.Main(solve) }
