// Library Checker, Static Range Sum with Upper Bound: seq.RectangleSums. Queries are "l r x" (the number and
// the sum of the elements up to x in a range): the points (i, a[i]) in a rectangle.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	a := in.Ints(n, 0, scan.Max)
	points, ones := make([][2]int, n), make([]int, n)
	for i, x := range a {
		points[i], ones[i] = [2]int{i, x}, 1
	}
	rectangles := make([][4]int, queries)
	for q := range rectangles {
		l, r, x := in.Int(0, n), in.Int(0, n), in.Int(0, scan.Max)
		rectangles[q] = [4]int{l, 0, r, x + 1}
	}
	sums := seq.RectangleSums(points, a, rectangles)
	for q, count := range seq.RectangleSums(points, ones, rectangles) {
		scan.WriteInts(out, count, sums[q])
	}
}

func main() { scan.Main(solve) }
