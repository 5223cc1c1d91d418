// Accepted: breadth-first search from the start only. A state contains the rows and columns of all ghosts. The
// program moves one ghost after the other, and checks the rules after all have moved.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type spots [3]uint8 // 16 times the row plus the column

var (
	rows []string
	n    int
)

func main() {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		var w, h int
		fmt.Sscan(in.Text(), &w, &h, &n)
		if w == 0 {
			break
		}
		rows = nil
		var start, end spots
		for i := 0; i < h; i++ {
			in.Scan()
			rows = append(rows, in.Text())
			for j, c := range rows[i] {
				if c >= 'a' && c <= 'c' {
					start[c-'a'] = uint8(16*i + j)
				}
				if c >= 'A' && c <= 'C' {
					end[c-'A'] = uint8(16*i + j)
				}
			}
		}
		fmt.Println(steps(start, end))
	}
}

func steps(start, end spots) int {
	seen := make([]bool, 1<<24)
	layer := []spots{start}
	for step := 0; ; step++ {
		var next []spots
		for _, s := range layer {
			if s == end {
				return step
			}
			moves(s, s, 0, func(t spots) {
				if k := int(t[0])<<16 | int(t[1])<<8 | int(t[2]); !seen[k] {
					seen[k] = true
					next = append(next, t)
				}
			})
		}
		layer = next
		if len(layer) == 0 {
			return -1
		}
	}
}

func moves(before, after spots, ghost int, each func(t spots)) {
	if ghost == n {
		for a := 0; a < n; a++ {
			for b := 0; b < a; b++ {
				if after[a] == after[b] {
					return
				}
				if after[a] == before[b] && after[b] == before[a] {
					return
				}
			}
		}
		each(after)
		return
	}
	for _, d := range []int{0, 1, -1, 16, -16} {
		to := int(before[ghost]) + d
		if rows[to/16][to%16] != '#' {
			after[ghost] = uint8(to)
			moves(before, after, ghost+1, each)
		}
	}
}
