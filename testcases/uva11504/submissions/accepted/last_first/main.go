// Accepted: records the order in which a depth-first search finishes the dominos. In the reverse order, it pushes
// each domino that has not fallen yet.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var n, m int
		fmt.Fscan(in, &n, &m)
		next := make([][]int, n)
		for ; m > 0; m-- {
			var x, y int
			fmt.Fscan(in, &x, &y)
			next[x-1] = append(next[x-1], y-1)
		}
		fmt.Println(pushes(next))
	}
}

func pushes(next [][]int) int {
	count := 0
	fallen := make([]bool, len(next))
	done := order(next)
	for i := len(done) - 1; i >= 0; i-- {
		if !fallen[done[i]] {
			count++
			fell(next, fallen, done[i], nil)
		}
	}
	return count
}

func order(next [][]int) (done []int) {
	seen := make([]bool, len(next))
	for v := range next {
		if !seen[v] {
			fell(next, seen, v, &done)
		}
	}
	return done
}

// fell marks the dominos that fall after v, and appends them to done in the order in which the search finishes them.
func fell(next [][]int, fallen []bool, v int, done *[]int) {
	fallen[v] = true
	for _, u := range next[v] {
		if !fallen[u] {
			fell(next, fallen, u, done)
		}
	}
	if done != nil {
		*done = append(*done, v)
	}
}
