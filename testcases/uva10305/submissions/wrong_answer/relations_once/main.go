// Wrong: a task's predecessors are counted once, but a relation that occurs twice is subtracted twice.
package main

import (
	"fmt"
	"strings"
)

func main() {
	for {
		var n, m int
		fmt.Scan(&n, &m)
		if n == 0 && m == 0 {
			return
		}
		after := make([][]int, n+1)
		before := make([]map[int]bool, n+1)
		for ; m > 0; m-- {
			var a, b int
			fmt.Scan(&a, &b)
			after[a] = append(after[a], b)
			if before[b] == nil {
				before[b] = map[int]bool{}
			}
			before[b][a] = true
		}
		left := make([]int, n+1)
		var order []int
		for task := 1; task <= n; task++ {
			if left[task] = len(before[task]); left[task] == 0 {
				order = append(order, task)
			}
		}
		for i := 0; i < len(order); i++ {
			for _, next := range after[order[i]] {
				if left[next]--; left[next] == 0 {
					order = append(order, next)
				}
			}
		}
		fmt.Println(strings.Trim(fmt.Sprint(order), "[]"))
	}
}
