// Accepted: breadth-first search, layer by layer, over sets of trees. A set is a list of bools, stored with the shots
// that lead to it. Shots are tried in the order of the trees.
package main

import (
	"fmt"
	"strings"
)

type places [21]bool

type guess struct {
	at    places
	shots []int
}

func main() {
	for {
		var n, m int
		fmt.Scan(&n, &m)
		if n == 0 {
			break
		}
		beside := make([][]int, n)
		for i := 0; i < m; i++ {
			var a, b int
			fmt.Scan(&a, &b)
			beside[a] = append(beside[a], b)
			beside[b] = append(beside[b], a)
		}
		fmt.Println(solve(n, m, beside))
	}
}

func solve(n, m int, beside [][]int) string {
	if m > n-1 {
		return "Impossible"
	}
	var all places
	for i := 0; i < n; i++ {
		all[i] = true
	}
	met := map[places]bool{all: true}
	layer := []guess{{all, nil}}
	for len(layer) > 0 {
		var next []guess
		for _, g := range layer {
			if g.at == (places{}) {
				text := strings.Trim(fmt.Sprint(g.shots), "[]")
				return fmt.Sprintf("%d: %s", len(g.shots), text)
			}
			for shot := 0; shot < n; shot++ {
				var after places
				for tree := 0; tree < n; tree++ {
					if !g.at[tree] || tree == shot {
						continue
					}
					for _, to := range beside[tree] {
						after[to] = true
					}
				}
				if !met[after] {
					met[after] = true
					next = append(next, guess{after, append(append([]int{}, g.shots...), shot)})
				}
			}
		}
		layer = next
	}
	return "Impossible"
}
