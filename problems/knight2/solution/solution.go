// CodinGame, Shadows of the Knight 2: a knight jumps to windows to find a bomb. After each jump, a hint tells
// him only whether he is nearer to it. Which windows are best?
//
// State: the windows where the bomb can still be, as an interval of columns in each row.
// Neighbours: after a jump and its hint, a part of the possible windows: those nearer to the new window,
// those nearer to the old one, or those equally near to both.
// Start: all windows.
// Goal: one window.
package main

import (
	"bufio"
	"fmt"
	"math"

	"oj/problems/lib/scan"
)

const (
	mostSide  = 10000
	mostJumps = 100
	reach     = 2 // choose tries the windows up to this many columns and rows away from a mirror image
)

type window struct{ x, y int }

// A span is an interval of columns, both ends included. It is empty if lo > hi.
type span struct{ lo, hi int }

func (s span) size() int {
	if s.lo > s.hi {
		return 0
	}
	return s.hi - s.lo + 1
}

// nearer returns the part of the span in row y that is nearer to p than to q. If orSame is true, it includes
// windows at equal distances.
func (s span) nearer(y int, p, q window, orSame bool) span {
	// Compare the squares of the distances to p and q: window x of the row is at most as far from p as from q if
	// a*x <= c.
	a := 2 * (q.x - p.x)
	c := q.x*q.x + q.y*q.y - p.x*p.x - p.y*p.y - 2*(q.y-p.y)*y
	if !orSame {
		c--
	}

	switch {
	case a > 0:
		if most := floorDiv(c, a); most < s.hi {
			s.hi = most
		}
	case a < 0:
		if least := -floorDiv(c, -a); least > s.lo {
			s.lo = least
		}
	case c < 0:
		return span{1, 0}
	}
	return s
}

// floorDiv returns a/b for b > 0, rounded down.
func floorDiv(a, b int) int {
	if a < 0 {
		return -((b - 1 - a) / b)
	}
	return a / b
}

// A building stores an interval of possible windows for each row.
type building struct {
	width int
	rows  []span
}

// keep removes the windows that contradict a hint given after a jump from one window to another.
func (b *building) keep(from, to window, hint string) {
	for y, s := range b.rows {
		switch hint {
		case "WARMER":
			s = s.nearer(y, to, from, false)
		case "COLDER":
			s = s.nearer(y, from, to, false)
		case "SAME":
			s = s.nearer(y, to, from, true).nearer(y, from, to, true)
		}
		b.rows[y] = s
	}
}

func (b *building) size() int {
	size := 0
	for _, s := range b.rows {
		size += s.size()
	}
	return size
}

// centre returns the centroid of the possible windows.
func (b *building) centre() window {
	size, sumX, sumY := b.size(), 0, 0
	for y, s := range b.rows {
		sumX += (s.lo + s.hi) * s.size() / 2
		sumY += y * s.size()
	}
	return window{(sumX + size/2) / size, (sumY + size/2) / size}
}

// largest returns the size of the largest part that can remain after a jump and its hint.
func (b *building) largest(from, to window) int {
	warmer, colder := 0, 0
	for y, s := range b.rows {
		warmer += s.nearer(y, to, from, false).size()
		colder += s.nearer(y, from, to, false).size()
	}
	same := b.size() - warmer - colder

	most := warmer
	if colder > most {
		most = colder
	}
	if same > most {
		most = same
	}
	return most
}

// choose returns the next window to jump to.
func (b *building) choose(at window) window {
	centre := b.centre()
	if b.size() == 1 {
		return centre
	}

	// Mirror the window `at` through the centroid. After a jump to the mirror image, the line between nearer and
	// farther windows goes through the centroid. So try the windows near the mirror image, and the centroid itself. A
	// window outside the building is moved to the border.
	var best window
	least := [2]int{math.MaxInt, 0}
	try := func(to window) {
		// Among jumps that leave equally many windows at worst, prefer one to a window near the centroid,
		// because the next mirror images are then more often inside the building.
		cost := [2]int{b.largest(at, to), abs(to.x-centre.x) + abs(to.y-centre.y)}
		if to != at && (cost[0] < least[0] || cost[0] == least[0] && cost[1] < least[1]) {
			best, least = to, cost
		}
	}
	try(centre)
	for dx := -reach; dx <= reach; dx++ {
		for dy := -reach; dy <= reach; dy++ {
			x, y := 2*centre.x+dx-at.x, 2*centre.y+dy-at.y
			try(window{clamp(x, b.width-1), clamp(y, len(b.rows)-1)})
		}
	}
	return best
}

func abs(a int) int {
	if a < 0 {
		return -a
	}
	return a
}

// clamp returns the number in 0..last that is nearest to a.
func clamp(a, last int) int {
	switch {
	case a < 0:
		return 0
	case a > last:
		return last
	}
	return a
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	width, height := in.Int(1, mostSide), in.Int(1, mostSide)
	in.Int(1, mostJumps) // the number of jumps is ignored: choose does not depend on it
	at := window{in.Int(0, width-1), in.Int(0, height-1)}

	b := &building{width: width}
	for y := 0; y < height; y++ {
		b.rows = append(b.rows, span{0, width - 1})
	}
	before := at
	for in.More() {
		b.keep(before, at, in.Word())
		if b.size() == 0 {
			in.Fatalf("no window agrees with all hints")
		}
		before, at = at, b.choose(at)
		fmt.Fprintln(out, at.x, at.y)
	}
}

func main() { scan.Main(solve) }
