// Accepted: stores, for every hill, its ancestors that are 1, 2, 4, ... steps above it.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const levels = 17

func main() {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<16), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var n, q int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		above := make([][levels]int, n)
		steps, length := make([]int, n), make([]int, n)
		for i := 1; i < n; i++ {
			var l int
			fmt.Fscan(in, &above[i][0], &l)
			up := above[i][0]
			steps[i], length[i] = steps[up]+1, length[up]+l
			for k := 1; k < levels; k++ {
				above[i][k] = above[above[i][k-1]][k-1]
			}
		}
		fmt.Fscan(in, &q)
		for i := 0; i < q; i++ {
			var a, b int
			fmt.Fscan(in, &a, &b)
			if i > 0 {
				fmt.Fprint(out, " ")
			}
			fmt.Fprint(out, length[a]+length[b]-2*length[meet(above, steps, a, b)])
		}
		fmt.Fprintln(out)
	}
}

// meet returns the lowest common ancestor of two hills.
func meet(above [][levels]int, steps []int, a, b int) int {
	if steps[a] < steps[b] {
		a, b = b, a
	}
	for k := levels - 1; k >= 0; k-- {
		if steps[a]-1<<k >= steps[b] {
			a = above[a][k]
		}
	}
	for k := levels - 1; k >= 0; k-- {
		if above[a][k] != above[b][k] {
			a, b = above[a][k], above[b][k]
		}
	}
	if a != b {
		return above[a][0]
	}
	return a
}
