// Package slices: the functions that take functions.
package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

type item struct {
	name string
	n    int
}

func main() {
	s := []item{{"b", 2}, {"B", 3}, {"a", 1}, {"A", 1}, {"c", 9}}
	fold := func(x, y item) bool { return strings.EqualFold(x.name, y.name) }
	fmt.Println(slices.CompactFunc(slices.Clone(s), fold))
	byN := func(x, y item) int { return cmp.Compare(x.n, y.n) }
	fmt.Println(slices.IsSortedFunc(s, byN), slices.MinFunc(s, byN), slices.MaxFunc(s, byN))
	slices.SortStableFunc(s, byN)
	fmt.Println(s, slices.IsSortedFunc(s, byN))
	i, found := slices.BinarySearchFunc(s, 3, func(x item, n int) int { return x.n - n })
	fmt.Println(i, found)
	fmt.Println(slices.CompareFunc([]int{1, 2, 3}, []string{"x", "yy"}, func(n int, s string) int { return n - len(s) }))
	fmt.Println(slices.EqualFunc([]int{1, 2}, []string{"x", "yy"}, func(n int, s string) bool { return n == len(s) }))
	fmt.Println(slices.IndexFunc(s, func(x item) bool { return x.n > 2 }), slices.ContainsFunc(s, func(x item) bool { return x.n > 20 }))
	s = slices.DeleteFunc(s, func(x item) bool { return x.n == 1 })
	fmt.Println(s, len(s))
	defer func() { fmt.Println(recover()) }()
	slices.MinFunc(s[:0], byN)
}
