// Accepted: compares all pairs of buildings.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases int
	fmt.Fscan(in, &cases)
	for number := 1; number <= cases; number++ {
		var n int
		fmt.Fscan(in, &n)
		heights, widths := make([]int, n), make([]int, n)
		for i := range heights {
			fmt.Fscan(in, &heights[i])
		}
		for i := range widths {
			fmt.Fscan(in, &widths[i])
		}
		up := longest(heights, widths, func(a, b int) bool { return a < b })
		down := longest(heights, widths, func(a, b int) bool { return a > b })
		if up >= down {
			fmt.Fprintf(out, "Case %d. Increasing (%d). Decreasing (%d).\n", number, up, down)
		} else {
			fmt.Fprintf(out, "Case %d. Decreasing (%d). Increasing (%d).\n", number, down, up)
		}
	}
}

func longest(heights, widths []int, before func(a, b int) bool) int {
	best := 0
	sums := make([]int, len(heights))
	for i, h := range heights {
		for j := range i {
			if before(heights[j], h) {
				sums[i] = max(sums[i], sums[j])
			}
		}
		sums[i] += widths[i]
		best = max(best, sums[i])
	}
	return best
}
