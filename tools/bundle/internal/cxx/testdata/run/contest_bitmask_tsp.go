// Bitmask dynamic programming: travelling salesman and assignments, subsets of a mask.
package main

import (
	"fmt"
	"math"
	"math/bits"
)

func tsp(d [][]int) (int, []int) {
	n := len(d)
	const inf = math.MaxInt32
	dp := make([][]int, 1<<n)
	from := make([][]int8, 1<<uint(n))
	for s := range dp {
		dp[s] = make([]int, n)
		from[s] = make([]int8, n)
		for i := range dp[s] {
			dp[s][i] = inf
			from[s][i] = -1
		}
	}
	dp[1][0] = 0
	for s := 1; s < 1<<n; s += 2 {
		for u := 0; u < n; u++ {
			if s>>u&1 == 0 || dp[s][u] == inf {
				continue
			}
			for v := 0; v < n; v++ {
				if s&(1<<v) != 0 {
					continue
				}
				if c := dp[s][u] + d[u][v]; c < dp[s|1<<v][v] {
					dp[s|1<<v][v] = c
					from[s|1<<v][v] = int8(u)
				}
			}
		}
	}
	best, last, full := inf, -1, 1<<n-1
	for u := 1; u < n; u++ {
		if c := dp[full][u] + d[u][0]; c < best {
			best, last = c, u
		}
	}
	var tour []int
	for s, u := full, last; u >= 0; {
		tour = append(tour, u)
		p := from[s][u]
		s ^= 1 << u
		u = int(p)
	}
	return best, tour
}

func assign(cost [][]int) int {
	n := len(cost)
	dp := make([]int, 1<<n)
	for s := 1; s < len(dp); s++ {
		dp[s] = math.MaxInt64
		row := bits.OnesCount(uint(s)) - 1
		for t := s; t > 0; t &= t - 1 {
			j := bits.TrailingZeros(uint(t))
			if c := dp[s&^(1<<j)] + cost[row][j]; c < dp[s] {
				dp[s] = c
			}
		}
	}
	return dp[len(dp)-1]
}

func main() {
	d := [][]int{{0, 10, 15, 20, 5}, {10, 0, 35, 25, 9}, {15, 35, 0, 30, 3}, {20, 25, 30, 0, 8}, {5, 9, 3, 8, 0}}
	fmt.Println(tsp(d))
	fmt.Println(assign(d))
	mask := 0b10110
	for s := mask; ; s = (s - 1) & mask {
		fmt.Printf("%05b ", s)
		if s == 0 {
			break
		}
	}
	fmt.Println()
	sos := make([]int, 1<<4)
	for i := range sos {
		sos[i] = i * i
	}
	for b := 0; b < 4; b++ {
		for s := range sos {
			if s>>b&1 == 1 {
				sos[s] += sos[s^1<<b]
			}
		}
	}
	fmt.Println(sos)
}
