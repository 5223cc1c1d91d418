// Permutations and subsets by recursion.
package main

import (
	"fmt"
)

func permute(a []int, k int, f func([]int)) {
	if k == len(a) {
		f(a)
		return
	}
	for i := k; i < len(a); i++ {
		a[k], a[i] = a[i], a[k]
		permute(a, k+1, f)
		a[k], a[i] = a[i], a[k]
	}
}
func main() {
	n := 0
	permute([]int{1, 2, 3, 4}, 0, func(p []int) {
		n++
		if n%5 == 0 {
			fmt.Print(p)
		}
	})
	fmt.Println(n)
	var subsets func(i int, cur []string)
	subsets = func(i int, cur []string) {
		if i == 3 {
			fmt.Printf("%q", cur)
			return
		}
		subsets(i+1, cur)
		subsets(i+1, append(cur, string(rune('a'+i))))
	}
	subsets(0, nil)
	fmt.Println()
}
