// A recursive closure over captured slices, and closures passed to functions.
package main

import "fmt"

func main() {
	const n = 1000000
	kids := make([][]int, n)
	for v := 1; v < n; v++ {
		p := (v - 1) / 3
		kids[p] = append(kids[p], v)
	}
	size, depth := make([]int, n), make([]int, n)
	var dfs func(v, d int)
	dfs = func(v, d int) {
		size[v], depth[v] = 1, d
		for _, c := range kids[v] {
			dfs(c, d+1)
			size[v] += size[c]
		}
	}
	for round := 0; round < 10; round++ {
		dfs(0, round)
	}
	apply := func(f func(int) int, times int) int {
		x := 1
		for i := 0; i < times; i++ {
			x = f(x)
		}
		return x
	}
	k := 3
	sum := 0
	for i := 0; i < 10; i++ {
		sum += apply(func(x int) int { return (x*k + i) % 1000003 }, 3000000)
	}
	fmt.Println(size[0], size[1], depth[n-1], sum)
}
