// A million frames of recursion, in a function and in a closure.
package main

import "fmt"

func depth(n int) int {
	if n == 0 {
		return 0
	}
	return depth(n-1) + 1
}

type node struct{ kids []int }

func main() {
	fmt.Println(depth(1000000))
	n := 1000000
	g := make([]node, n)
	for i := 0; i+1 < n; i++ {
		g[i].kids = []int{i + 1}
	}
	size := make([]int, n)
	var dfs func(v, parent int)
	dfs = func(v, parent int) {
		size[v] = 1
		for _, k := range g[v].kids {
			if k != parent {
				dfs(k, v)
				size[v] += size[k]
			}
		}
	}
	dfs(0, -1)
	fmt.Println(size[0], size[n/2])
}
