// Accepted: builds spanning trees of the rooms. Each corridor outside the trees covers the corridors on the tree path
// between its ends. The answer to a query is Y if no corridor on its tree path is covered.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type forest struct {
	above, depth []int
	covered      []bool // whether the corridor from a room to its parent is covered
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var r, c, q int
		fmt.Fscan(in, &r, &c, &q)
		if r == 0 {
			return
		}
		corridors, beside := make([][2]int, c), make([][]int, r+1)
		for i := range corridors {
			var a, b int
			fmt.Fscan(in, &a, &b)
			corridors[i] = [2]int{a, b}
			beside[a], beside[b] = append(beside[a], b), append(beside[b], a)
		}
		f := span(r, beside)
		for _, c := range corridors {
			if f.above[c[0]] != c[1] && f.above[c[1]] != c[0] {
				f.way(c[0], c[1], func(room int) { f.covered[room] = true })
			}
		}
		for ; q > 0; q-- {
			var a, b int
			fmt.Fscan(in, &a, &b)
			free := true
			joined := f.way(a, b, func(room int) { free = free && !f.covered[room] })
			if joined && free {
				fmt.Fprintln(out, "Y")
			} else {
				fmt.Fprintln(out, "N")
			}
		}
		fmt.Fprintln(out, "-")
	}
}

func span(r int, beside [][]int) forest {
	f := forest{make([]int, r+1), make([]int, r+1), make([]bool, r+1)}
	for root := 1; root <= r; root++ {
		if f.depth[root] > 0 {
			continue
		}
		f.depth[root] = 1
		for queue := []int{root}; len(queue) > 0; queue = queue[1:] {
			for _, next := range beside[queue[0]] {
				if f.depth[next] == 0 {
					f.depth[next], f.above[next] = f.depth[queue[0]]+1, queue[0]
					queue = append(queue, next)
				}
			}
		}
	}
	return f
}

// way calls visit for each corridor on the tree path between two rooms, with the corridor's lower room as the
// argument. It returns false if the rooms are in different trees.
func (f forest) way(a, b int, visit func(room int)) bool {
	for a != b && a > 0 && b > 0 {
		if f.depth[a] < f.depth[b] {
			a, b = b, a
		}
		visit(a)
		a = f.above[a]
	}
	return a == b
}
