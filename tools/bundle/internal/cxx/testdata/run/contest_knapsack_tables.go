// Tables: 0/1 knapsack with reconstruction, longest increasing subsequence, edit distance, coins, partitions.
package main

import (
	"fmt"
	"sort"
	"strings"
)

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func min(a ...int) int {
	m := a[0]
	for _, x := range a[1:] {
		if x < m {
			m = x
		}
	}
	return m
}

func knapsack(w, v []int, cap int) (int, []int) {
	n := len(w)
	dp := make([][]int, n+1)
	for i := range dp {
		dp[i] = make([]int, cap+1)
	}
	for i := 1; i <= n; i++ {
		for c := range dp[i] {
			dp[i][c] = dp[i-1][c]
			if w[i-1] <= c {
				dp[i][c] = max(dp[i][c], dp[i-1][c-w[i-1]]+v[i-1])
			}
		}
	}
	var items []int
	for i, c := n, cap; i > 0; i-- {
		if dp[i][c] != dp[i-1][c] {
			items = append(items, i-1)
			c -= w[i-1]
		}
	}
	sort.Sort(sort.Reverse(sort.IntSlice(items)))
	return dp[n][cap], items
}

func lis(a []int) []int {
	var tails, idx []int
	prev := make([]int, len(a))
	for i, x := range a {
		k := sort.SearchInts(tails, x)
		if k == len(tails) {
			tails, idx = append(tails, x), append(idx, i)
		} else {
			tails[k], idx[k] = x, i
		}
		prev[i] = -1
		if k > 0 {
			prev[i] = idx[k-1]
		}
	}
	var out []int
	for i := idx[len(idx)-1]; i >= 0; i = prev[i] {
		out = append(out, a[i])
	}
	for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out
}

func edit(a, b string) (int, string) {
	var d [32][32]int
	for i := 0; i <= len(a); i++ {
		for j := 0; j <= len(b); j++ {
			switch {
			case i == 0:
				d[i][j] = j
			case j == 0:
				d[i][j] = i
			default:
				cost := 1
				if a[i-1] == b[j-1] {
					cost = 0
				}
				d[i][j] = min(d[i-1][j]+1, d[i][j-1]+1, d[i-1][j-1]+cost)
			}
		}
	}
	var ops strings.Builder
	for i, j := len(a), len(b); i > 0 || j > 0; {
		if i > 0 && j > 0 && a[i-1] == b[j-1] && d[i][j] == d[i-1][j-1] {
			ops.WriteByte('=')
			i--
			j--
		} else if i > 0 && j > 0 && d[i][j] == d[i-1][j-1]+1 {
			ops.WriteByte('~')
			i, j = i-1, j-1
		} else if i > 0 && d[i][j] == d[i-1][j]+1 {
			ops.WriteByte('-')
			i--
		} else {
			ops.WriteByte('+')
			j--
		}
	}
	return d[len(a)][len(b)], ops.String()
}

func main() {
	fmt.Println(knapsack([]int{1, 3, 4, 5, 9}, []int{1, 4, 5, 7, 12}, 13))
	fmt.Println(lis([]int{10, 9, 2, 5, 3, 7, 101, 18, 4, 20}))
	fmt.Println(edit("kitten", "sitting"))
	fmt.Println(edit("", "abc"))
	ways := [51]int64{0: 1}
	for _, c := range [...]int{1, 5, 10, 25} {
		for x := c; x < len(ways); x++ {
			ways[x] += ways[x-c]
		}
	}
	fmt.Println(ways[50], ways[:11])
	part := make([][]uint64, 61)
	for i := range part {
		part[i] = make([]uint64, 61)
		part[0][i] = 1
	}
	for i := 1; i <= 60; i++ {
		for k := 1; k <= 60; k++ {
			part[i][k] = part[i][k-1]
			if k <= i {
				part[i][k] += part[i-k][k]
			}
		}
	}
	fmt.Println(part[60][60], part[5][5])
}
