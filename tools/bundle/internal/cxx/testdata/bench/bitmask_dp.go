// The travelling salesman over sets of cities, and sums over subsets.
package main

import (
	"fmt"
	"math"
	"math/bits"
)

func main() {
	const n = 20
	var d [n][n]int
	for i := range d {
		for j := range d[i] {
			d[i][j] = (i*37+j*91+i*j*13)%97 + 1
		}
	}
	dp := make([][]int, 1<<n)
	for s := range dp {
		dp[s] = make([]int, n)
		for i := range dp[s] {
			dp[s][i] = math.MaxInt32
		}
	}
	dp[1][0] = 0
	for s := 1; s < 1<<n; s += 2 {
		for i := 0; i < n; i++ {
			if s>>i&1 == 0 || dp[s][i] == math.MaxInt32 {
				continue
			}
			for j := 1; j < n; j++ {
				if s>>uint(j)&1 == 0 {
					t := s | 1<<uint(j)
					dp[t][j] = min(dp[t][j], dp[s][i]+d[i][j])
				}
			}
		}
	}
	best := math.MaxInt32
	for i := 1; i < n; i++ {
		best = min(best, dp[1<<n-1][i]+d[i][0])
	}
	f := make([]int, 1<<20)
	for s := range f {
		f[s] = bits.OnesCount(uint(s)) * (s & 7)
	}
	for b := 0; b < 20; b++ {
		for s := range f {
			if s&(1<<b) != 0 {
				f[s] += f[s^1<<b]
			}
		}
	}
	fmt.Println(best, f[1<<20-1])
}
