// Sorts two million ints with sort.Ints and with sort.Slice.
package main

import (
	"fmt"
	"sort"
)

func main() {
	seed := uint32(1)
	random := func() int {
		seed = seed*1664525 + 1013904223
		return int(seed >> 4)
	}
	a := make([]int, 2000000)
	for i := range a {
		a[i] = random()
	}
	b := append([]int(nil), a[:1000000]...)
	sort.Ints(a)
	sort.Slice(b, func(i, j int) bool { return b[i] > b[j] })
	fmt.Println(a[0], a[len(a)/2], b[0], b[len(b)/2])
}
