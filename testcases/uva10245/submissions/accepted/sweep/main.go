// Accepted: processes the points from left to right, and compares each point with the points to its left whose x
// coordinates are near enough.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"sort"
)

type point struct{ x, y int }

func main() {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<16), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var n int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		points := make([]point, n)
		for i := range points {
			fmt.Fscan(in, &points[i].x, &points[i].y)
		}
		best := nearest(points)
		if best < 10000*10000 {
			fmt.Fprintf(out, "%.4f\n", math.Sqrt(float64(best)))
		} else {
			fmt.Fprintln(out, "INFINITY")
		}
	}
}

// nearest returns the square of the smallest distance.
func nearest(points []point) int {
	sort.Slice(points, func(i, j int) bool { return points[i].x < points[j].x })
	best := 1 << 40
	for i, p := range points {
		for j := i - 1; j >= 0; j-- {
			dx, dy := p.x-points[j].x, p.y-points[j].y
			if dx*dx >= best {
				break
			}
			best = min(best, dx*dx+dy*dy)
		}
	}
	return best
}
