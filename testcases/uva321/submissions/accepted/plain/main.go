// Accepted: keeps a table with the number of steps to the goal for every room and every set of lights. In each pass
// over the whole table it decreases numbers, until nothing changes. Then the program follows a path on which the
// number decreases by one in each step.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const never = 1 << 30

type place struct{ room, lit int }

func main() {
	in := bufio.NewReader(os.Stdin)
	for k := 1; ; k++ {
		var rooms, doors, switches int
		fmt.Fscan(in, &rooms, &doors, &switches)
		if rooms == 0 {
			break
		}
		door, lamp := map[[2]int]bool{}, map[[2]int]bool{}
		for ; doors > 0; doors-- {
			var a, b int
			fmt.Fscan(in, &a, &b)
			door[[2]int{a - 1, b - 1}] = true
			door[[2]int{b - 1, a - 1}] = true
		}
		for ; switches > 0; switches-- {
			var a, b int
			fmt.Fscan(in, &a, &b)
			lamp[[2]int{a - 1, b - 1}] = true
		}
		fmt.Printf("Villa #%d\n", k)
		solve(rooms, door, lamp)
		fmt.Println()
	}
}

func solve(rooms int, door, lamp map[[2]int]bool) {
	left := map[place]int{}
	next := func(p place) (all []place) {
		for to := 0; to < rooms; to++ {
			if door[[2]int{p.room, to}] && p.lit>>to&1 == 1 {
				all = append(all, place{to, p.lit})
			}
			if lamp[[2]int{p.room, to}] && to != p.room {
				all = append(all, place{p.room, p.lit ^ 1<<to})
			}
		}
		return all
	}
	at := func(p place) int {
		if n, ok := left[p]; ok {
			return n
		}
		return never
	}
	left[place{rooms - 1, 1 << (rooms - 1)}] = 0
	for changed := true; changed; {
		changed = false
		for room := 0; room < rooms; room++ {
			for lit := 0; lit < 1<<rooms; lit++ {
				p := place{room, lit}
				for _, q := range next(p) {
					if lit>>room&1 == 1 && at(q)+1 < at(p) {
						left[p] = at(q) + 1
						changed = true
					}
				}
			}
		}
	}
	p := place{0, 1}
	if at(p) == never {
		fmt.Println("The problem cannot be solved.")
		return
	}
	fmt.Printf("The problem can be solved in %d steps:\n", at(p))
	for at(p) > 0 {
		for _, q := range next(p) {
			if at(q) == at(p)-1 {
				say(p, q)
				p = q
				break
			}
		}
	}
}

func say(p, q place) {
	if p.room != q.room {
		fmt.Printf("- Move to room %d.\n", q.room+1)
		return
	}
	for r := 0; ; r++ {
		if (p.lit^q.lit)>>r&1 == 1 {
			word := "on"
			if q.lit < p.lit {
				word = "off"
			}
			fmt.Printf("- Switch %s light in room %d.\n", word, r+1)
			return
		}
	}
}
