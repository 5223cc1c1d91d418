// Accepted: the push-relabel algorithm. The program first pushes as much flow as possible out of the boss's machine.
// Then it pushes the excess of each vertex to lower vertices. If a vertex with excess has no lower neighbour, it
// lifts the vertex.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const endless = 1 << 40

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var m, w int
		fmt.Fscan(in, &m, &w)
		if m == 0 {
			return
		}
		room := make([][]int, 2*m+2) // the entry of machine i is i, its exit is i+m
		for v := range room {
			room[v] = make([]int, 2*m+2)
		}
		room[1][1+m], room[m][m+m] = endless, endless
		for i := 2; i < m; i++ {
			var machine, price int
			fmt.Fscan(in, &machine, &price)
			room[machine][machine+m] = price
		}
		for ; w > 0; w-- {
			var j, k, price int
			fmt.Fscan(in, &j, &k, &price)
			room[j+m][k] += price
			room[k+m][j] += price
		}
		fmt.Println(flow(room, 1, m+m))
	}
}

// flow returns the value of a maximum flow.
func flow(room [][]int, source, sink int) int {
	n := len(room)
	height, excess := make([]int, n), make([]int, n)
	height[source], excess[source] = n, endless
	push := func(v, u int) {
		amount := min(excess[v], room[v][u])
		room[v][u] -= amount
		room[u][v] += amount
		excess[v] -= amount
		excess[u] += amount
	}
	for u := range room {
		push(source, u)
	}
	for busy := true; busy; {
		busy = false
		for v := range room {
			if v == source || v == sink || excess[v] == 0 {
				continue
			}
			busy = true
			lowest := 2 * n
			for u := range room {
				if room[v][u] > 0 && height[u] < height[v] {
					push(v, u)
				}
				if room[v][u] > 0 {
					lowest = min(lowest, height[u])
				}
			}
			if excess[v] > 0 && lowest >= height[v] {
				height[v] = lowest + 1
			}
		}
	}
	return excess[sink]
}
