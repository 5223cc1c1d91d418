// Wrong: sends units along the shortest path and reduces the capacities of its links, but does not add backward
// edges.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type link struct{ u, v, time, room int }

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var n, m, units, capacity int
		if k, _ := fmt.Fscan(in, &n, &m); k < 2 {
			return
		}
		links := make([]link, 2*m)
		for i := 0; i < m; i++ {
			var u, v, time int
			fmt.Fscan(in, &u, &v, &time)
			links[2*i], links[2*i+1] = link{u, v, time, 0}, link{v, u, time, 0}
		}
		fmt.Fscan(in, &units, &capacity)
		for i := range links {
			links[i].room = capacity
		}
		total := 0
		for units > 0 {
			path, time := shortest(n, links)
			if path == nil {
				break
			}
			sent := units
			for _, i := range path {
				sent = min(sent, links[i].room)
			}
			for _, i := range path {
				links[i].room -= sent
			}
			units, total = units-sent, total+sent*time
		}
		if units > 0 {
			fmt.Println("Impossible.")
		} else {
			fmt.Println(total)
		}
	}
}

// shortest returns the links on a shortest path with unused capacity, and the path's time.
func shortest(n int, links []link) (path []int, total int) {
	time, came := make([]int, n+1), make([]int, n+1)
	for v := range time {
		time[v], came[v] = 1<<50, -1
	}
	time[1] = 0
	for falls := true; falls; {
		falls = false
		for i, l := range links {
			if l.room > 0 && time[l.u]+l.time < time[l.v] {
				time[l.v], came[l.v], falls = time[l.u]+l.time, i, true
			}
		}
	}
	for v := n; came[v] >= 0; v = links[came[v]].u {
		path = append(path, came[v])
	}
	return path, time[n]
}
