// Accepted: searches all pairs of a room and an energy. More than 100*n + 100 points are never needed, so the energy
// is limited to this number.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var n int
		fmt.Fscan(in, &n)
		if n < 0 {
			return
		}
		points, doors := make([]int, n), make([][]int, n)
		for i := range doors {
			var k int
			fmt.Fscan(in, &points[i], &k)
			doors[i] = make([]int, k)
			for j := range doors[i] {
				fmt.Fscan(in, &doors[i][j])
			}
		}
		if winnable(points, doors) {
			fmt.Println("winnable")
		} else {
			fmt.Println("hopeless")
		}
	}
}

// winnable reports whether the player can reach the last room alive.
func winnable(points []int, doors [][]int) bool {
	n := len(points)
	enough := 100*n + 100
	seen := make([][]bool, n)
	for i := range seen {
		seen[i] = make([]bool, enough+1)
	}
	type state struct{ room, energy int }
	for stack := []state{{0, 100}}; len(stack) > 0; {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if s.room == n-1 {
			return true
		}
		for _, door := range doors[s.room] {
			next := state{door - 1, s.energy + points[door-1]}
			if next.energy > enough {
				next.energy = enough
			}
			if next.energy > 0 && !seen[next.room][next.energy] {
				seen[next.room][next.energy] = true
				stack = append(stack, next)
			}
		}
	}
	return false
}
