// The functions whose translations README.md shows.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type point struct{ x, y int }

// inside lists the neighbours of p on a board of n by n cells.
func inside(p point, n int) []point {
	var list []point
	for _, d := range []point{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
		q := point{p.x + d.x, p.y + d.y}
		if q.x >= 0 && q.x < n && q.y >= 0 && q.y < n {
			list = append(list, q)
		}
	}
	return list
}

type stack struct {
	items []int
	most  int
}

func (s *stack) push(x int) {
	s.items = append(s.items, x)
	if len(s.items) > s.most {
		s.most = len(s.items)
	}
}

// average rounds down.
func average(list []int) (mean int, ok bool) {
	if len(list) == 0 {
		return 0, false
	}
	for i := range list {
		mean += list[i]
	}
	return mean / len(list), true
}

func count(words []string) map[string]int {
	seen := map[string]int{}
	for _, w := range words {
		seen[w]++
	}
	return seen
}

func reach(next [][]int, from int) int {
	seen := make([]bool, len(next))
	var visit func(v int) int
	visit = func(v int) int {
		if seen[v] {
			return 0
		}
		seen[v] = true
		n := 1
		for _, w := range next[v] {
			n += visit(w)
		}
		return n
	}
	return visit(from)
}

func read(in *bufio.Reader) (n int) {
	fmt.Fscan(in, &n)
	return n
}

func answer(in *bufio.Reader) {
	d := read(in) - read(in) // from left to right
	fmt.Printf("Case %d: %5.2f\n", read(in), float64(d)/2)
}

func main() {
	in := bufio.NewReader(os.Stdin)
	answer(in)
	s := &stack{}
	for x := 0; x < 3; x++ {
		s.push(x)
	}
	mean, ok := average(s.items)
	fmt.Println(s.most, mean, ok, len(inside(point{0, 1}, 2)), count([]string{"a", "b", "a"})["a"], reach([][]int{{1}, {0}, {1}}, 0))
}
