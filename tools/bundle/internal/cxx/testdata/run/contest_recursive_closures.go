// Closures that call themselves: depth-first search, permutations, queens, subsets, flood fill.
package main

import (
	"fmt"
	"sort"
)

func queens(n int) (count int, first []int) {
	cols, d1, d2 := make([]bool, n), make([]bool, 2*n), make([]bool, 2*n)
	place := make([]int, n)
	var put func(r int)
	put = func(r int) {
		if r == n {
			if count == 0 {
				first = append([]int(nil), place...)
			}
			count++
			return
		}
		for c := 0; c < n; c++ {
			if cols[c] || d1[r+c] || d2[r-c+n] {
				continue
			}
			cols[c], d1[r+c], d2[r-c+n] = true, true, true
			place[r] = c
			put(r + 1)
			cols[c], d1[r+c], d2[r-c+n] = false, false, false
		}
	}
	put(0)
	return
}

func topo(n int, edges [][2]int) []int {
	g := make([][]int, n)
	for _, e := range edges {
		g[e[0]] = append(g[e[0]], e[1])
	}
	state := make([]byte, n)
	var order []int
	var visit func(int) bool
	visit = func(v int) bool {
		switch state[v] {
		case 1:
			return false
		case 2:
			return true
		}
		state[v] = 1
		for _, u := range g[v] {
			if !visit(u) {
				return false
			}
		}
		state[v] = 2
		order = append([]int{v}, order...)
		return true
	}
	for v := 0; v < n; v++ {
		if !visit(v) {
			return nil
		}
	}
	return order
}

func subsets(a []int, target int) [][]int {
	sort.Ints(a)
	res := [][]int{}
	var cur []int
	var rec func(start, rest int)
	rec = func(start, rest int) {
		if rest == 0 {
			res = append(res, append([]int{}, cur...))
			return
		}
		for i := start; i < len(a) && a[i] <= rest; i++ {
			if i > start && a[i] == a[i-1] {
				continue
			}
			cur = append(cur, a[i])
			rec(i+1, rest-a[i])
			cur = cur[:len(cur)-1]
		}
	}
	rec(0, target)
	return res
}

func regions(grid []string) []int {
	h, w := len(grid), len(grid[0])
	seen := make([][]bool, h)
	for i := range seen {
		seen[i] = make([]bool, w)
	}
	dirs := [4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	var fill func(y, x int) int
	fill = func(y, x int) int {
		if y < 0 || y >= h || x < 0 || x >= w || seen[y][x] || grid[y][x] == '.' {
			return 0
		}
		seen[y][x] = true
		size := 1
		for _, d := range dirs {
			size += fill(y+d[0], x+d[1])
		}
		return size
	}
	var sizes []int
	for y := range grid {
		for x := range grid[y] {
			if s := fill(y, x); s > 0 {
				sizes = append(sizes, s)
			}
		}
	}
	return sizes
}

func main() {
	for n := 4; n <= 7; n++ {
		fmt.Println(queens(n))
	}
	fmt.Println(topo(6, [][2]int{{5, 2}, {5, 0}, {4, 0}, {4, 1}, {2, 3}, {3, 1}}), topo(2, [][2]int{{0, 1}, {1, 0}}) == nil)
	fmt.Println(subsets([]int{10, 1, 2, 7, 6, 1, 5}, 8))
	fmt.Println(regions([]string{"##..#", "#..##", "..#..", "#####"}))
	var even, odd func(int) bool
	even = func(n int) bool { return n == 0 || odd(n-1) }
	odd = func(n int) bool { return n != 0 && even(n-1) }
	fmt.Println(even(10), odd(7), even(7))
	memo := map[int]int{}
	var fib func(int) int
	fib = func(n int) int {
		if n < 2 {
			return n
		}
		if v, ok := memo[n]; ok {
			return v
		}
		memo[n] = fib(n-1) + fib(n-2)
		return memo[n]
	}
	fmt.Println(fib(90), len(memo))
}
