// Command validate decides whether standard input is a valid input of Mars Lander 3: the number of points of the
// surface, the points, and the initial state of the lander, above the ground. The surface is a line from the left to
// the right border. It may have overhangs but must not touch itself. It has one flat piece, which is at least 1000 m
// wide.
package main

import "oj/testcases/internal/input"

const lastX, lastY, leastPad = 6999, 2999, 1000

type point struct{ x, y int }

func main() {
	n := input.Int("points", 2, 29)
	var line []point
	flat := 0
	for i := 0; i < n; i++ {
		line = append(line, point{input.Int("a column", 0, lastX), input.Int("a height", 0, lastY)})
		if i > 0 && line[i-1].y == line[i].y {
			flat++
			if abs(line[i].x-line[i-1].x) < leastPad {
				input.Reject("the flat piece at %d is less than %d m wide", line[i-1].x, leastPad)
			}
		}
	}

	if line[0].x != 0 || line[n-1].x != lastX || flat != 1 {
		input.Reject("want points from 0 to %d and one flat piece", lastX)
	}

	// No two segments of the surface may touch, except two consecutive segments, at the point that they share.
	for i := 1; i < n; i++ {
		for j := i + 1; j < n; j++ {
			// Consecutive segments share one end point. They must not overlap.
			common := j == i+1
			if common && (turn(line[i-1], line[i], line[j]) != 0 || ahead(line[i-1], line[i], line[j])) {
				continue
			}
			if common || meet(line[i-1], line[i], line[j-1], line[j]) {
				input.Reject("the pieces %d and %d touch", i, j)
			}
		}
	}

	// The start is above the ground if it is on no piece and an even number of pieces lies above it.
	start := point{input.Int("X", 0, lastX), input.Int("Y", 0, lastY)}
	over := 0
	for i := 1; i < n; i++ {
		a, b := line[i-1], line[i]
		if a.x > b.x {
			a, b = b, a
		}
		if turn(a, b, start) == 0 && on(start, a, b) {
			input.Reject("%d %d: want a start above the ground", start.x, start.y)
		}
		if a.x <= start.x && start.x < b.x && turn(a, b, start) < 0 {
			over++
		}
	}

	if over%2 != 0 {
		input.Reject("%d %d: want a start above the ground", start.x, start.y)
	}
	input.Int("hSpeed", -499, 499)
	input.Int("vSpeed", -499, 499)
	input.Int("fuel", 0, 2000)
	input.Int("rotate", -90, 90)
	input.Int("power", 0, 4)
	input.End()
}

func abs(n int) int { return max(n, -n) }

// turn returns 1 if the path a, b, c turns left at b, -1 if it turns right, and 0 if the points are collinear.
func turn(a, b, c point) int {
	area := (b.x-a.x)*(c.y-a.y) - (b.y-a.y)*(c.x-a.x)
	return min(1, max(-1, area))
}

// ahead reports whether the path a, b, c turns by less than 90 degrees at b.
func ahead(a, b, c point) bool { return (b.x-a.x)*(c.x-b.x)+(b.y-a.y)*(c.y-b.y) > 0 }

// on reports whether p lies on the segment a-b. p, a and b must be collinear.
func on(p, a, b point) bool {
	return min(a.x, b.x) <= p.x && p.x <= max(a.x, b.x) && min(a.y, b.y) <= p.y && p.y <= max(a.y, b.y)
}

// meet reports whether the segments a-b and c-d have a common point.
func meet(a, b, c, d point) bool {
	abc, abd, cda, cdb := turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
	if abc*abd < 0 && cda*cdb < 0 {
		return true
	}

	// If three of the points are collinear, the segments meet if an end of one lies on the other.
	return abc == 0 && on(c, a, b) || abd == 0 && on(d, a, b) || cda == 0 && on(a, c, d) || cdb == 0 && on(b, c, d)
}
