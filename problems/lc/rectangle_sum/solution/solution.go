// Library Checker, Rectangle Sum: seq.RectangleSums. The program reads points with weights, and rectangles,
// and writes the sum of the weights in each rectangle.
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
	rectangles := make([][4]int, queries)
	for i := range rectangles {
		for k := range rectangles[i] {
			rectangles[i][k] = in.Int(0, scan.Max)
		}
	}
	for _, sum := range seq.RectangleSums(points, weights, rectangles) {
		scan.WriteInts(out, sum)
	}
}

func main() { scan.Main(solve) }
