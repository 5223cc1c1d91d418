// Accepted: tries every pairing of the stations of odd degree. There are at most 13*11*9*7*5*3 pairings.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const far = 1 << 40

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var n, m int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		fmt.Fscan(in, &m)
		way := make([][]int, n)
		for i := range way {
			way[i] = make([]int, n)
			for j := range way[i] {
				way[i][j] = far
			}
		}
		total, degree := 0, make([]int, n)
		for ; m > 0; m-- {
			var u, v, length int
			fmt.Fscan(in, &u, &v, &length)
			u, v = u-1, v-1
			total += length
			degree[u]++
			degree[v]++
			way[u][v] = min(way[u][v], length)
			way[v][u] = min(way[v][u], length)
		}
		spread(way)
		var odd []int
		for v, d := range degree {
			if d%2 == 1 {
				odd = append(odd, v)
			}
		}
		fmt.Println(total + pair(way, odd))
	}
}

// spread replaces distances by shorter sums of two distances, until no distance becomes shorter.
func spread(way [][]int) {
	for shorter := true; shorter; {
		shorter = false
		for i := range way {
			for j := range way {
				for k := range way {
					if w := way[i][j] + way[j][k]; w < way[i][k] {
						way[i][k], shorter = w, true
					}
				}
			}
		}
	}
}

func pair(way [][]int, odd []int) int {
	if len(odd) == 0 {
		return 0
	}
	best := far
	for i := 1; i < len(odd); i++ {
		rest := append(append([]int{}, odd[1:i]...), odd[i+1:]...)
		best = min(best, way[odd[0]][odd[i]]+pair(way, rest))
	}
	return best
}
