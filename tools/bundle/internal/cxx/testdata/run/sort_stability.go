// Stable sorting and unstable sorting of equal keys like Go's.
package main

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
)

type rec struct{ k, id int }

func main() {
	var a []rec
	x := uint32(3)
	for i := 0; i < 300; i++ {
		x = x*1664525 + 1013904223
		a = append(a, rec{int(x>>16) % 10, i})
	}
	b := append([]rec(nil), a...)
	c := append([]rec(nil), a...)
	sort.Slice(a, func(i, j int) bool { return a[i].k < a[j].k })
	sort.SliceStable(b, func(i, j int) bool { return b[i].k < b[j].k })
	slices.SortFunc(c, func(p, q rec) int { return cmp.Compare(q.k, p.k) })
	fmt.Println(a)
	fmt.Println(b)
	fmt.Println(c)
}
