// Accepted: finds all cells of cost 0, then all cells of cost 1, and so on. From each cell it follows the current
// immediately, by depth-first search with a stack.
package main

import (
	"bufio"
	"fmt"
	"os"
)

var (
	lake       []string
	now, later [][2]int
)

var rowSteps, columnSteps = [8]int{-1, -1, 0, 1, 1, 1, 0, -1}, [8]int{0, 1, 1, 1, 0, -1, -1, -1}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	var rows, columns, queries int
	fmt.Fscan(in, &rows, &columns)
	lake = make([]string, rows)
	for i := range lake {
		fmt.Fscan(in, &lake[i])
	}
	fmt.Fscan(in, &queries)
	for ; queries > 0; queries-- {
		var a, b, c, d int
		fmt.Fscan(in, &a, &b, &c, &d)
		fmt.Println(energy([2]int{a - 1, b - 1}, [2]int{c - 1, d - 1}))
	}
}

func energy(from, to [2]int) int {
	seen := make([]bool, len(lake)*len(lake[0]))
	now, later = append(now[:0], from), later[:0]
	for cost := 0; ; cost++ {
		for len(now) > 0 {
			c := now[len(now)-1]
			now = now[:len(now)-1]
			if c == to {
				return cost
			}
			if seen[c[0]*len(lake[0])+c[1]] {
				continue
			}
			seen[c[0]*len(lake[0])+c[1]] = true
			flow := int(lake[c[0]][c[1]] - '0')
			for d := 0; d < 8; d++ {
				i := c[0] + rowSteps[d]
				j := c[1] + columnSteps[d]
				if i < 0 || j < 0 || i == len(lake) || j == len(lake[0]) {
					continue
				}
				if seen[i*len(lake[0])+j] {
					continue
				}
				if d == flow {
					now = append(now, [2]int{i, j})
				} else {
					later = append(later, [2]int{i, j})
				}
			}
		}
		now, later = later, now[:0]
	}
}
