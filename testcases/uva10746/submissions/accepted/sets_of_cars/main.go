// Accepted: dynamic programming over sets of cars. The first banks share the cars of the set, one car for each.
package main

import (
	"bufio"
	"fmt"
	"math"
	"math/bits"
	"os"
)

const never = math.MaxInt64 / 2

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var n, m int
		fmt.Fscan(in, &n, &m)
		if n == 0 {
			return
		}
		cost := make([][]int, n) // in millionths
		for i := range cost {
			cost[i] = make([]int, m)
			for j := range cost[i] {
				var minutes float64
				fmt.Fscan(in, &minutes)
				cost[i][j] = int(math.Round(1e6 * minutes))
			}
		}
		best := cheapest(cost, n, m)
		average := (200*best + n*1e6) / (2 * n * 1e6)
		fmt.Fprintf(out, "%d.%02d\n", average/100, average%100)
	}
}

func cheapest(cost [][]int, n, m int) int {
	sums := make([]int, 1<<m)
	best := never
	for set := range sums {
		i := bits.OnesCount(uint(set)) - 1
		if i < 0 {
			continue
		}
		sums[set] = never
		if i >= n {
			continue
		}
		for j := range m {
			if set>>j&1 == 1 {
				sums[set] = min(sums[set], sums[set&^(1<<j)]+cost[i][j])
			}
		}
		if i == n-1 {
			best = min(best, sums[set])
		}
	}
	return best
}
