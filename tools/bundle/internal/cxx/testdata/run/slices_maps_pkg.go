// Language: go1.22. Packages slices, maps and cmp.
package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

type p struct {
	name string
	n    int
}

func main() {
	xs := []int{3, 1, 2, 3}
	slices.Sort(xs)
	fmt.Println(xs, slices.Contains(xs, 2), slices.Index(xs, 3), slices.Max(xs), slices.Min(xs), slices.IsSorted(xs))
	fmt.Println(slices.BinarySearch(xs, 3))
	fmt.Println(slices.Compact(slices.Clone(xs)), xs)
	slices.Reverse(xs)
	fmt.Println(xs, slices.Equal(xs, []int{3, 3, 2, 1}))
	ps := []p{{"b", 2}, {"a", 2}, {"c", 1}}
	slices.SortFunc(ps, func(a, b p) int {
		return cmp.Or(cmp.Compare(a.n, b.n), strings.Compare(a.name, b.name))
	})
	fmt.Println(ps, slices.IndexFunc(ps, func(x p) bool { return x.n == 2 }))
	slices.SortStableFunc(ps, func(a, b p) int { return -cmp.Compare(a.n, b.n) })
	fmt.Println(ps)
	i, ok := slices.BinarySearchFunc(ps, 1, func(x p, t int) int { return -cmp.Compare(x.n, t) })
	fmt.Println(i, ok)
	xs = slices.Insert(xs, 1, 9, 8)
	xs = slices.Delete(xs, 0, 1)
	fmt.Println(xs, slices.ContainsFunc(xs, func(x int) bool { return x > 8 }))
	fmt.Println(slices.MaxFunc(ps, func(a, b p) int { return cmp.Compare(a.n, b.n) }), cmp.Less(1, 2), slices.Compare([]int{1, 2}, []int{1, 3}))
	fmt.Println(slices.Concat([]int{1}, []int{2, 3}), slices.Repeat([]int{1, 2}, 2))
	ys := slices.Grow([]int{1}, 10)
	fmt.Println(len(ys), cap(ys) >= 11, slices.Clip(ys), slices.EqualFunc(xs, xs, func(a, b int) bool { return a == b }))
	fmt.Println(slices.Replace([]int{1, 2, 3}, 0, 2, 7, 8, 9), slices.DeleteFunc([]int{1, 2, 3, 4}, func(x int) bool { return x%2 == 0 }))
}
