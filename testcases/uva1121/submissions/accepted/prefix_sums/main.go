// Accepted: for each end of a window, finds the latest possible beginning by binary search in the prefix sums.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

func main() {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<16), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var n, s int
		if _, err := fmt.Fscan(in, &n, &s); err != nil {
			return
		}
		sums := make([]int, n+1)
		for i := range n {
			fmt.Fscan(in, &sums[i+1])
			sums[i+1] += sums[i]
		}
		best := n + 1
		for end := 1; end <= n; end++ {
			begin := sort.SearchInts(sums, sums[end]-s+1) - 1
			if begin >= 0 {
				best = min(best, end-begin)
			}
		}
		if best > n {
			best = 0
		}
		fmt.Fprintln(out, best)
	}
}
