// Library Checker, Static Range Count Distinct: seq.RectangleSums. Queries are "l r" (how many different
// elements are in the range?). An element counts if the equal element before it is not in the range: the
// points (i, before[i]) in a rectangle.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(0, scan.Max), in.Int(0, scan.Max)
	points, ones := make([][2]int, n), make([]int, n)
	last := make(map[int]int) // the position after the last occurrence
	for i, x := range in.Ints(n, 0, scan.Max) {
		points[i], ones[i] = [2]int{i, last[x] - 1}, 1
		last[x] = i + 1
	}
	rectangles := make([][4]int, queries)
	for q := range rectangles {
		l, r := in.Int(0, n), in.Int(0, n)
		rectangles[q] = [4]int{l, -1, r, l}
	}
	for _, count := range seq.RectangleSums(points, ones, rectangles) {
		scan.WriteInts(out, count)
	}
}

func main() { scan.Main(solve) }
