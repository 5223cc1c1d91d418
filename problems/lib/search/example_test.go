package search

import "fmt"

// Which squares can a knight reach on a 3 x 3 board?
func ExampleReach() {
	type cell struct{ row, column int }
	next := func(c cell, buf []cell) []cell {
		for _, d := range []cell{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}} {
			if to := (cell{c.row + d.row, c.column + d.column}); to.row >= 0 && to.row < 3 && to.column >= 0 && to.column < 3 {
				buf = append(buf, to)
			}
		}
		return buf
	}
	fmt.Println(len(Reach([]cell{{0, 0}}, next)), len(Reach([]cell{{1, 1}}, next)))
	// Output: 8 1
}

// In this graph, two numbers are neighbours if they differ by 3.
func ExampleComponents() {
	next := func(n int, buf []int) []int {
		if n >= 3 {
			buf = append(buf, n-3)
		}
		if n < 5 {
			buf = append(buf, n+3)
		}
		return buf
	}
	fmt.Println(Components([]int{0, 1, 2, 3, 4, 5, 6, 7}, next))
	// Output: [[0 3 6] [1 4 7] [2 5]]
}

// The example finds a path from 2 to 11. A step doubles the number or adds 1. prev returns the numbers from
// which a number can be reached in one step.
func ExampleTwoWay() {
	next := func(n int, buf []int) []int { return append(buf, 2*n, n+1) }
	prev := func(n int, buf []int) []int {
		if n%2 == 0 {
			buf = append(buf, n/2)
		}
		return append(buf, n-1)
	}
	fmt.Println(TwoWay(2, 11, next, prev))
	// Output: [2 4 5 10 11] true
}

// The example answers two queries for shortest paths on a ring of eight places.
func ExampleDensePaths() {
	paths := NewDensePaths(8, func(v int, buf []int) []int { return append(buf, (v+1)%8, (v+7)%8) })
	fmt.Println(paths.Path(6, 1), paths.Path(3, 3))
	// Output: [6 7 0 1] [3]
}

// The example finds the fewest coins of 1, 5 and 7 whose sum is 11. A state is the sum of the coins so far,
// each coin has cost 1, and keep returns each sum once.
func ExampleDijkstra() {
	next := func(sum, at int, buf []Edge[int]) []Edge[int] {
		for _, coin := range []int{1, 5, 7} {
			if sum+coin <= 11 {
				buf = append(buf, Edge[int]{To: sum + coin, Cost: 1})
			}
		}
		return buf
	}
	seen := make(map[int]bool)
	keep := func(at int, came []Arrival[int]) (kept []Arrival[int]) {
		for _, a := range came {
			if !seen[a.S] {
				seen[a.S] = true
				kept = append(kept, a)
			}
		}
		return kept
	}
	for _, stop := range Dijkstra(0, next, keep, func(sum int) bool { return sum == 11 }) {
		fmt.Print(stop.S, " after ", stop.Cost, "; ")
	}
	// Output: 0 after 0; 1 after 1; 6 after 2; 11 after 3;
}

// Four teams know some of five languages each. The example chooses two teams that together know all
// languages. Team 0 must not be chosen.
func ExampleCover() {
	teams := [][]int32{{0, 2}, {0, 1, 4}, {1, 3, 4}, {0, 2, 3}}
	chosen := Cover(5, teams, 2, func(chosen []int) bool { return chosen[0] != 0 && chosen[1] != 0 })
	fmt.Println(chosen)
	// Output: [1 3]
}
