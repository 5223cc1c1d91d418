// Longest common subsequence and edit distance.
package main

import (
	"fmt"
)

func lcs(a, b string) string {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				d[i][j] = d[i+1][j+1] + 1
			} else {
				d[i][j] = max(d[i+1][j], d[i][j+1])
			}
		}
	}
	var out []byte
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			out = append(out, a[i])
			i++
			j++
		case d[i+1][j] >= d[i][j+1]:
			i++
		default:
			j++
		}
	}
	return string(out)
}
func main() { fmt.Println(lcs("AGGTABQWERTY", "GXTXAYBRT"), lcs("", "x"), lcs("abc", "abc")) }
