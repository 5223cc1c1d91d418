// Accepted: gift wrapping. The program walks around the hull. After a corner p, the next corner is the point q such
// that no other point lies to the right of the line from p to q.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type point struct{ x, y int }

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var shapes int
	fmt.Fscan(in, &shapes)
	fmt.Fprintln(out, shapes)
	for shape := range shapes {
		if shape > 0 {
			var separator int
			fmt.Fscan(in, &separator)
			fmt.Fprintln(out, separator)
		}
		var n int
		fmt.Fscan(in, &n)
		points := make([]point, n)
		for i := range points {
			fmt.Fscan(in, &points[i].x, &points[i].y)
		}
		hull := wrap(points)
		fmt.Fprintln(out, len(hull))
		for _, p := range hull {
			fmt.Fprintln(out, p.x, p.y)
		}
	}
}

// wrap returns the corners of the convex hull. The first corner, which is the lowest one, is also the last one.
func wrap(points []point) []point {
	start := points[0]
	for _, p := range points {
		if p.y < start.y || p.y == start.y && p.x < start.x {
			start = p
		}
	}
	hull := []point{start}
	for len(hull) == 1 || hull[len(hull)-1] != start {
		at := hull[len(hull)-1]
		next := at
		for _, p := range points {
			turn := (next.x-at.x)*(p.y-at.y) - (next.y-at.y)*(p.x-at.x)
			if next == at || turn < 0 || turn == 0 && square(p, at) > square(next, at) {
				next = p
			}
		}
		hull = append(hull, next)
	}
	return hull
}

// square returns the square of the distance between two points.
func square(p, q point) int { return (p.x-q.x)*(p.x-q.x) + (p.y-q.y)*(p.y-q.y) }
