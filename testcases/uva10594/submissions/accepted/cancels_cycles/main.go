// Accepted: first sends the units along any paths. Then it cancels cycles of negative time in the residual network
// until there are none.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type network struct {
	n, capacity int
	time        [101][101]int // -1 means that there is no link
	flow        [101][101]int // flow[v][u] is -flow[u][v]
}

// room returns the residual capacity from u to v, and the time for one unit.
func (w *network) room(u, v int) (room, time int) {
	if w.time[u][v] < 0 {
		return 0, 0
	}
	if back := w.flow[v][u]; back > 0 {
		return back, -w.time[u][v]
	}
	return w.capacity - w.flow[u][v], w.time[u][v]
}

// send changes the flow from u to v by a number of units.
func (w *network) send(u, v, units int) {
	w.flow[u][v] += units
	w.flow[v][u] -= units
}

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		w := new(network)
		var m, units int
		if k, _ := fmt.Fscan(in, &w.n, &m); k < 2 {
			return
		}
		for u := range w.time {
			for v := range w.time {
				w.time[u][v] = -1
			}
		}
		for ; m > 0; m-- {
			var u, v, time int
			fmt.Fscan(in, &u, &v, &time)
			w.time[u][v], w.time[v][u] = time, time
		}
		fmt.Fscan(in, &units, &w.capacity)
		if !w.sendAll(units) {
			fmt.Println("Impossible.")
			continue
		}
		for w.cancel() {
		}
		total := 0
		for u := range w.flow {
			for v, f := range w.flow[u] {
				if f > 0 {
					total += f * w.time[u][v]
				}
			}
		}
		fmt.Println(total)
	}
}

// sendAll sends the units along paths with the fewest links. It returns false if they do not all fit.
func (w *network) sendAll(units int) bool {
	for units > 0 {
		var came [101]int
		came[1] = 1
		for queue := []int{1}; len(queue) > 0; queue = queue[1:] {
			for v := 1; v <= w.n; v++ {
				if r, _ := w.room(queue[0], v); r > 0 && came[v] == 0 {
					came[v] = queue[0]
					queue = append(queue, v)
				}
			}
		}
		if came[w.n] == 0 {
			return false
		}
		units -= w.along(came, w.n, 1, units)
	}
	return true
}

// along follows the path from end back to start, where came[v] is the node before v. It sends as much along the path
// as the edges allow, but at most `units`, and returns the amount.
func (w *network) along(came [101]int, end, start, units int) int {
	for v, first := end, true; first || v != start; v, first = came[v], false {
		r, _ := w.room(came[v], v)
		units = min(units, r)
	}
	for v, first := end, true; first || v != start; v, first = came[v], false {
		w.send(came[v], v, units)
	}
	return units
}

// cancel finds a cycle of negative time by the algorithm of Bellman and Ford, and sends as much as possible around
// it. It returns false if there is no such cycle.
func (w *network) cancel() bool {
	var time, came [101]int
	last := 0
	for round := 0; round <= w.n; round++ {
		last = 0
		for u := 1; u <= w.n; u++ {
			for v := 1; v <= w.n; v++ {
				if r, t := w.room(u, v); r > 0 && time[u]+t < time[v] {
					time[v], came[v], last = time[u]+t, u, v
				}
			}
		}
		if last == 0 {
			return false
		}
	}
	for i := 0; i < w.n; i++ {
		last = came[last] // n steps back along the edges of the paths lead to a node of the cycle
	}
	w.along(came, last, last, 1<<40)
	return true
}
