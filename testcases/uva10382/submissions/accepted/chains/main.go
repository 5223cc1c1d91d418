// Accepted: for each interval, computes the least number of intervals that cover everything up to its right end, with
// this interval as the last. The interval before the last one can be any interval that contains the left end of the
// last one. The program tries all of them.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"sort"
)

type interval struct{ from, to float64 }

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var n int
		var length, width float64
		if _, err := fmt.Fscan(in, &n, &length, &width); err != nil {
			return
		}
		var list []interval
		for ; n > 0; n-- {
			var x, r float64
			fmt.Fscan(in, &x, &r)
			if 2*r > width {
				half := math.Sqrt(r*r - width*width/4)
				list = append(list, interval{x - half, x + half})
			}
		}
		fmt.Println(fewest(list, length))
	}
}

// fewest returns the least number of intervals that cover the strip, or -1 if this is impossible.
func fewest(list []interval, length float64) int {
	sort.Slice(list, func(i, j int) bool { return list[i].to < list[j].to })
	const none = 1 << 30
	count, best := make([]int, len(list)), none
	for i, a := range list {
		count[i] = none
		if a.from <= 0 {
			count[i] = 1
		}
		for j, b := range list[:i] {
			if b.to >= a.from {
				count[i] = min(count[i], count[j]+1)
			}
		}
		if a.to >= length {
			best = min(best, count[i])
		}
	}
	if best >= none {
		return -1
	}
	return best
}
