// Dynamic programming with memo maps whose keys are structs and arrays; strings as states.
package main

import (
	"fmt"
	"strings"
)

type state struct {
	i, j int
	last byte
	open bool
}

var memo = map[state]int{}

func count(i, j int, last byte, open bool) int {
	if i < 0 || j < 0 {
		return 0
	}
	if i+j == 0 {
		if open {
			return 0
		}
		return 1
	}
	key := state{i, j, last, open}
	if v, ok := memo[key]; ok {
		return v
	}
	r := count(i-1, j, 'a', !open)
	if last != 'b' {
		r += count(i, j-1, 'b', open)
	}
	r %= 1000000007
	memo[key] = r
	return r
}

type jugs [3]int

func pour(start jugs, cap jugs, want int) (int, []jugs) {
	type entry struct {
		prev jugs
		dist int
	}
	seen := map[jugs]entry{start: {start, 0}}
	queue := []jugs{start}
	for len(queue) > 0 {
		cur := queue[0]
		queue = queue[1:]
		for _, x := range cur {
			if x == want {
				var path []jugs
				for c := cur; ; c = seen[c].prev {
					path = append([]jugs{c}, path...)
					if c == start {
						return seen[cur].dist, path
					}
				}
			}
		}
		for a := range cur {
			for b := range cur {
				if a == b || cur[a] == 0 || cur[b] == cap[b] {
					continue
				}
				next := cur
				amount := min2(cur[a], cap[b]-cur[b])
				next[a] -= amount
				next[b] += amount
				if _, ok := seen[next]; !ok {
					seen[next] = entry{cur, seen[cur].dist + 1}
					queue = append(queue, next)
				}
			}
		}
	}
	return -1, nil
}

func min2(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func slide(start, goal string) int {
	moves := map[int][]int{0: {1, 3}, 1: {0, 2, 4}, 2: {1, 5}, 3: {0, 4}, 4: {1, 3, 5}, 5: {2, 4}}
	dist := map[string]int{start: 0}
	for q := []string{start}; len(q) > 0; q = q[1:] {
		s := q[0]
		if s == goal {
			return dist[s]
		}
		z := strings.IndexByte(s, '0')
		for _, to := range moves[z] {
			b := []byte(s)
			b[z], b[to] = b[to], b[z]
			if _, ok := dist[string(b)]; !ok {
				dist[string(b)] = dist[s] + 1
				q = append(q, string(b))
			}
		}
	}
	return -1
}

func main() {
	fmt.Println(count(10, 10, 0, false), len(memo))
	fmt.Println(pour(jugs{8, 0, 0}, jugs{8, 5, 3}, 4))
	d, path := pour(jugs{4, 0, 0}, jugs{4, 2, 2}, 3)
	fmt.Println(d, path == nil)
	fmt.Println(slide("412503", "123450"), slide("123450", "123450"), slide("213450", "123450"))
	type point struct{ x, y int }
	grid := map[point]rune{}
	for y, row := range strings.Split("ab\ncd", "\n") {
		for x, c := range row {
			grid[point{x, y}] = c
		}
	}
	fmt.Println(string(grid[point{1, 1}]), grid[point{5, 5}], len(grid))
}
