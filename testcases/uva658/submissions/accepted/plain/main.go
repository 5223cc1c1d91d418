// A queue of sets whose time has improved, each in it at most once, until no time improves any more.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const never = 1 << 60

var best [1 << 20]int

func main() {
	in := bufio.NewReader(os.Stdin)
	for k := 1; ; k++ {
		var n, m int
		fmt.Fscan(in, &n, &m)
		if n == 0 {
			break
		}
		times, before, after := make([]int, m), make([]string, m), make([]string, m)
		for i := range times {
			fmt.Fscan(in, &times[i], &before[i], &after[i])
		}
		for set := 0; set < 1<<n; set++ {
			best[set] = never
		}
		fmt.Printf("Product %d\n", k)
		if t := solve(n, times, before, after); t < never {
			fmt.Printf("Fastest sequence takes %d seconds.\n", t)
		} else {
			fmt.Println("Bugs cannot be fixed.")
		}
		fmt.Println()
	}
}

func solve(n int, times []int, before, after []string) int {
	start := 1<<n - 1
	waits := make([]bool, 1<<n)
	best[start] = 0
	queue := []int{start}
	for len(queue) > 0 {
		set := queue[0]
		queue = queue[1:]
		waits[set] = false
		for i, t := range times {
			result, ok := apply(set, before[i], after[i])
			if ok && best[set]+t < best[result] {
				best[result] = best[set] + t
				if !waits[result] {
					waits[result] = true
					queue = append(queue, result)
				}
			}
		}
	}
	return best[0]
}

func apply(set int, before, after string) (int, bool) {
	for b := range before {
		if before[b] == '+' && set>>b&1 == 0 {
			return 0, false
		}
		if before[b] == '-' && set>>b&1 == 1 {
			return 0, false
		}
	}
	for b := range after {
		if after[b] == '+' {
			set |= 1 << b
		}
		if after[b] == '-' {
			set &^= 1 << b
		}
	}
	return set, true
}
