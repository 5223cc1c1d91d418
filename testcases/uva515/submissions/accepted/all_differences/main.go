// Accepted: finds the tightest bound for the difference of any two prefix sums, by the algorithm of Floyd and
// Warshall.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const (
	none = 1 << 40  // no bound
	deep = -1 << 40 // replaces every smaller bound, because such bounds could become too small for 64 bits
)

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var n, m int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		fmt.Fscan(in, &m)
		most := make([][]int, n+1) // most[i][j] is an upper bound for sum j - sum i
		for i := range most {
			most[i] = make([]int, n+1)
			for j := range most[i] {
				if i != j {
					most[i][j] = none
				}
			}
		}
		bound := func(i, j, k int) {
			if k < most[i][j] {
				most[i][j] = k
			}
		}
		for ; m > 0; m-- {
			var s, more, k int
			var op string
			fmt.Fscan(in, &s, &more, &op, &k)
			if op == "gt" {
				bound(s+more, s-1, -k-1)
			} else {
				bound(s-1, s+more, k-1)
			}
		}
		if possible(most) {
			fmt.Println("lamentable kingdom")
		} else {
			fmt.Println("successful conspiracy")
		}
	}
}

// possible computes the tightest bounds. It returns false if they contradict each other.
func possible(most [][]int) bool {
	for k := range most {
		for i := range most {
			for j := range most {
				if most[i][k] == none || most[k][j] == none {
					continue
				}
				if sum := most[i][k] + most[k][j]; sum < most[i][j] {
					most[i][j] = max(sum, deep)
				}
			}
		}
	}
	for i := range most {
		if most[i][i] < 0 {
			return false
		}
	}
	return true
}
