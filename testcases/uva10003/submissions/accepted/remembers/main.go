// Accepted: computes the cost of each piece recursively by trying each first cut, and stores the costs.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type piece struct{ i, j int }

var places []int
var known map[piece]int

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var length, cuts int
		fmt.Fscan(in, &length)
		if length == 0 {
			return
		}
		fmt.Fscan(in, &cuts)
		places = make([]int, cuts+2)
		for i := 1; i <= cuts; i++ {
			fmt.Fscan(in, &places[i])
		}
		places[cuts+1] = length
		known = map[piece]int{}
		fmt.Printf("The minimum cutting is %d.\n", cost(0, cuts+1))
	}
}

// cost returns the least total cost of making all cuts between places i and j.
func cost(i, j int) int {
	if i+1 == j {
		return 0
	}
	if c, ok := known[piece{i, j}]; ok {
		return c
	}
	best := 1 << 60
	for cut := i + 1; cut < j; cut++ {
		best = min(best, cost(i, cut)+cost(cut, j))
	}
	best += places[j] - places[i]
	known[piece{i, j}] = best
	return best
}
