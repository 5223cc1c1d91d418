package main

import (
	"fmt"
	"os"
)

// A span has the columns of one row in which the bomb can be.
type span struct{ lo, hi int }

// nearer returns the columns of a span in row y that are nearer to (px, py) than to (qx, qy). If slack is 1, it
// also returns the columns at equal distances from these windows.
func nearer(s span, y, px, py, qx, qy, slack int) span {
	a := 2 * (qx - px)
	c := qx*qx + qy*qy - px*px - py*py - 2*(qy-py)*y - 1 + slack
	if a == 0 && c < 0 {
		return span{1, 0}
	}
	if a == 0 {
		return s
	}
	q := c / a
	if a > 0 {
		for q*a > c {
			q--
		}
		if q < s.hi {
			s.hi = q
		}
	} else {
		for q*a > c {
			q++
		}
		if q > s.lo {
			s.lo = q
		}
	}
	return s
}

func size(s span) int {
	if s.hi < s.lo {
		return 0
	}
	return s.hi - s.lo + 1
}

func clamp(n, most int) int {
	if n < 0 {
		return 0
	}
	if n > most {
		return most
	}
	return n
}

func main() {
	// W: width of the building.
	// H: height of the building.
	var W, H int
	fmt.Scan(&W, &H)

	// N: maximum number of turns before game over.
	var N int
	fmt.Scan(&N)

	var X0, Y0 int
	fmt.Scan(&X0, &Y0)

	rows := make([]span, H)
	for y := range rows {
		rows[y] = span{0, W - 1}
	}
	x, y, oldX, oldY := X0, Y0, X0, Y0
	for {
		// bombDir: COLDER, WARMER, SAME or UNKNOWN
		var bombDir string
		fmt.Scan(&bombDir)

		all, sumX, sumY := 0, 0, 0
		for r, s := range rows {
			slack := 0
			if bombDir == "SAME" {
				slack = 1
			}
			if bombDir == "WARMER" || bombDir == "SAME" {
				s = nearer(s, r, x, y, oldX, oldY, slack)
			}
			if bombDir == "COLDER" || bombDir == "SAME" {
				s = nearer(s, r, oldX, oldY, x, y, slack)
			}
			rows[r] = s
			all += size(s)
			sumX += size(s) * (s.lo + s.hi)
			sumY += size(s) * r
		}
		if all == 0 {
			all = 1
		}
		cx, cy := (sumX/2+all/2)/all, (sumY+all/2)/all
		fmt.Fprintln(os.Stderr, all, "windows around", cx, cy)

		// Try the centre of all possible windows. Also try the point reflection of the current window in the
		// centre, and the neighbours of this point.
		bestX, bestY, least := cx, cy, -1
		for k := -1; k < 9 && all > 1; k++ {
			tx, ty := cx, cy
			if k >= 0 {
				tx, ty = clamp(2*cx-x+k%3-1, W-1), clamp(2*cy-y+k/3-1, H-1)
			}
			if tx == x && ty == y {
				continue
			}
			warmer, colder := 0, 0
			for r, s := range rows {
				warmer += size(nearer(s, r, tx, ty, x, y, 0))
				colder += size(nearer(s, r, x, y, tx, ty, 0))
			}
			most := warmer
			if colder > most {
				most = colder
			}
			if all-warmer-colder > most {
				most = all - warmer - colder
			}
			if least < 0 || most < least {
				bestX, bestY, least = tx, ty, most
			}
		}
		oldX, oldY, x, y = x, y, bestX, bestY
		fmt.Println(x, y)
	}
}
