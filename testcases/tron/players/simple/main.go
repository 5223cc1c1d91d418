// Command simple plays Tron: it takes the step after which it can reach the most cells, and among equal ones the step
// with the fewest free neighbours, so that it stays close to walls.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const width, height = 30, 20

// free has a wall of false around the grid: cell (x, y) has the index (y+1)*(width+2) + x+1.
var free [(width + 2) * (height + 2)]bool

var names = []string{"UP", "DOWN", "LEFT", "RIGHT"}
var steps = []int{-width - 2, width + 2, -1, 1}

func index(x, y int) int { return (y+1)*(width+2) + x + 1 }

// reach returns the number of cells that can be reached from a free cell.
func reach(from int) int {
	seen := free
	seen[from] = false
	queue := []int{from}
	for i := 0; i < len(queue); i++ {
		for _, step := range steps {
			if to := queue[i] + step; seen[to] {
				seen[to] = false
				queue = append(queue, to)
			}
		}
	}
	return len(queue)
}

func main() {
	in := bufio.NewReader(os.Stdin)
	for x := 0; x < width; x++ {
		for y := 0; y < height; y++ {
			free[index(x, y)] = true
		}
	}
	for {
		var n, me, head int
		if _, err := fmt.Fscan(in, &n, &me); err != nil {
			return
		}
		for i := 0; i < n; i++ {
			var x0, y0, x1, y1 int
			fmt.Fscan(in, &x0, &y0, &x1, &y1)
			free[index(x0, y0)], free[index(x1, y1)] = false, false
			if i == me {
				head = index(x1, y1)
			}
		}

		best, bestValue := 0, -1
		for i, step := range steps {
			to := head + step
			if !free[to] {
				continue
			}
			value := 10 * reach(to)
			for _, next := range steps {
				if !free[to+next] {
					value++
				}
			}
			if value > bestValue {
				best, bestValue = i, value
			}
		}
		fmt.Println(names[best])
	}
}
