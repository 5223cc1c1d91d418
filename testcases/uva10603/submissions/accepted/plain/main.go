// Accepted: keeps a queue of states whose cost has decreased, and processes them until the queue is empty.
package main

import "fmt"

func main() {
	var cases int
	fmt.Scan(&cases)
	for ; cases > 0; cases-- {
		var size [3]int
		var d int
		fmt.Scan(&size[0], &size[1], &size[2], &d)
		fmt.Println(solve(size, d))
	}
}

func solve(size [3]int, d int) (poured, reached int) {
	start := [3]int{0, 0, size[2]}
	best := map[[3]int]int{start: 0}
	queue := [][3]int{start}
	for len(queue) > 0 {
		held := queue[0]
		queue = queue[1:]
		for from := 0; from < 3; from++ {
			for to := 0; to < 3; to++ {
				litres := min(held[from], size[to]-held[to])
				if from == to || litres == 0 {
					continue
				}
				after := held
				after[from] -= litres
				after[to] += litres
				old, met := best[after]
				if !met || best[held]+litres < old {
					best[after] = best[held] + litres
					queue = append(queue, after)
				}
			}
		}
	}
	reached = -1
	for held, p := range best {
		for _, litres := range held {
			if litres > d {
				continue
			}
			if litres > reached || litres == reached && p < poured {
				poured, reached = p, litres
			}
		}
	}
	return poured, reached
}
