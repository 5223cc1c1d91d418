// Edit distance in a table of rows, and paths through a grid of costs.
package main

import "fmt"

func least(a ...int) int {
	m := a[0]
	for _, x := range a[1:] {
		if x < m {
			m = x
		}
	}
	return m
}

func distance(a, b string) int {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		d[i][0] = i
	}
	for j := range d[0] {
		d[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			d[i][j] = least(d[i-1][j]+1, d[i][j-1]+1, d[i-1][j-1]+cost)
		}
	}
	return d[len(a)][len(b)]
}

func word(n, k int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte('a' + i*i*k%23)
	}
	return string(b)
}

func main() {
	sum := 0
	for k := 1; k <= 6; k++ {
		sum += distance(word(2500, k), word(2300, k+3))
	}
	const n = 1500
	var cost, best [n][n]int
	for i := range cost {
		for j := range cost[i] {
			cost[i][j] = (i*31 + j*17) % 101
		}
	}
	for round := 0; round < 10; round++ {
		for i := 0; i < n; i++ {
			for j := 0; j < n; j++ {
				c := 0
				switch {
				case i > 0 && j > 0:
					c = min(best[i-1][j], best[i][j-1])
				case i > 0:
					c = best[i-1][j]
				case j > 0:
					c = best[i][j-1]
				}
				best[i][j] = c + cost[i][j] + round
			}
		}
		sum += best[n-1][n-1]
	}
	fmt.Println(sum)
}
