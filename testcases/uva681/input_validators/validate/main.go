// Command validate decides whether standard input is a valid input of UVa 681. The points of a shape must not all lie
// on one line, because the statement does not define the hull in this case.
package main

import "oj/testcases/internal/input"

const most = 32767

func main() {
	shapes := input.Int("shapes", 1, 1000)
	for shape := range shapes {
		if shape > 0 {
			input.Int("the separator", -1, -1)
		}
		readShape(input.Int("points", 3, 512))
	}
	input.End()
}

func readShape(n int) {
	x, y := make([]int, n), make([]int, n)
	for i := range n {
		x[i] = input.Int("x", -most, most)
		y[i] = input.Int("y", -most, most)
	}

	second := 1 // the index of a point that differs from the first point
	for second < n-1 && x[second] == x[0] && y[second] == y[0] {
		second++
	}
	for i := range n {
		if (x[second]-x[0])*(y[i]-y[0]) != (y[second]-y[0])*(x[i]-x[0]) {
			return
		}
	}
	input.Reject("all points lie on one line")
}
