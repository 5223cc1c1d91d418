// Accepted: clips the segment to the strip between the vertical sides, and to the strip between the horizontal sides.
// It computes with fractions.
package main

import (
	"bufio"
	"fmt"
	"math/big"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var xs, ys, xe, ye, xl, yt, xr, yb int64
		fmt.Fscan(in, &xs, &ys, &xe, &ye, &xl, &yt, &xr, &yb)
		left, right := min(xl, xr), max(xl, xr)
		bottom, top := min(yt, yb), max(yt, yb)
		from, to := big.NewRat(0, 1), big.NewRat(1, 1) // the remaining part of the segment
		if clip(from, to, xs, xe, left, right) && clip(from, to, ys, ye, bottom, top) {
			fmt.Println("T")
		} else {
			fmt.Println("F")
		}
	}
}

// The part of the segment that is left is given by the range from..to of the parameter t. clip restricts this range
// to the numbers t for which least <= start+t*(end-start) <= most. It returns false if no t remains.
func clip(from, to *big.Rat, start, end, least, most int64) bool {
	if start == end {
		return least <= start && start <= most
	}
	t := big.NewRat(least-start, end-start)
	u := big.NewRat(most-start, end-start)
	if t.Cmp(u) > 0 {
		t, u = u, t
	}
	if t.Cmp(from) > 0 {
		from.Set(t)
	}
	if u.Cmp(to) < 0 {
		to.Set(u)
	}
	return from.Cmp(to) <= 0
}
