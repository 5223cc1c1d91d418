// Accepted: keeps a queue of sets whose time has decreased, and processes them until the queue is empty. Each set is
// in the queue at most once.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const never = 1 << 60

var best [1 << 20]int

type patch struct{ time, needs, forbids, brings, mends int }

func main() {
	in := bufio.NewReader(os.Stdin)
	for k := 1; ; k++ {
		var n, m int
		fmt.Fscan(in, &n, &m)
		if n == 0 {
			break
		}
		patches := make([]patch, m)
		for i := range patches {
			var before, after string
			fmt.Fscan(in, &patches[i].time, &before, &after)
			patches[i].needs, patches[i].forbids = bugs(before, '+'), bugs(before, '-')
			patches[i].brings, patches[i].mends = bugs(after, '+'), bugs(after, '-')
		}
		for set := 0; set < 1<<n; set++ {
			best[set] = never
		}
		fmt.Printf("Product %d\n", k)
		if t := solve(n, patches); t < never {
			fmt.Printf("Fastest sequence takes %d seconds.\n", t)
		} else {
			fmt.Println("Bugs cannot be fixed.")
		}
		fmt.Println()
	}
}

func solve(n int, patches []patch) int {
	start := 1<<n - 1
	waits := make([]bool, 1<<n)
	best[start] = 0
	queue := []int{start}
	for len(queue) > 0 {
		set := queue[0]
		queue = queue[1:]
		waits[set] = false
		for _, p := range patches {
			if set&p.needs != p.needs || set&p.forbids != 0 {
				continue
			}
			result := set&^p.mends | p.brings
			if best[set]+p.time < best[result] {
				best[result] = best[set] + p.time
				if !waits[result] {
					waits[result] = true
					queue = append(queue, result)
				}
			}
		}
	}
	return best[0]
}

// bugs returns the set of the bugs that have the given sign.
func bugs(signs string, sign byte) (set int) {
	for b := range signs {
		if signs[b] == sign {
			set |= 1 << b
		}
	}
	return set
}
