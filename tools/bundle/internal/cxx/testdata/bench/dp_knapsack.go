// Knapsack and longest common subsequence tables.
package main

import "fmt"

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func main() {
	const items, capacity = 500, 200000
	best := make([]int, capacity+1)
	for i := 1; i <= items; i++ {
		w, v := i*37%997+1, i*91%1009
		for c := capacity; c >= w; c-- {
			best[c] = max(best[c], best[c-w]+v)
		}
	}
	n := 4000
	a, b := make([]byte, n), make([]byte, n)
	for i := range a {
		a[i], b[i] = byte('a'+i*i%11), byte('a'+i*7%13)
	}
	dp := make([][]int, n+1)
	for i := range dp {
		dp[i] = make([]int, n+1)
	}
	for i := 1; i <= n; i++ {
		for j := 1; j <= n; j++ {
			if a[i-1] == b[j-1] {
				dp[i][j] = dp[i-1][j-1] + 1
			} else {
				dp[i][j] = max(dp[i-1][j], dp[i][j-1])
			}
		}
	}
	fmt.Println(best[capacity], dp[n][n])
}
