package main

// Generic functions of the library as values, for strings, whose operators a program has only if it needs them.

import (
	"cmp"
	"fmt"
	"slices"
)

type list[T comparable] struct{ values []T }

// sort sorts by insertion.
func (l *list[T]) sort(compare func(a, b T) int) {
	for i := range l.values {
		for k := i; k > 0 && compare(l.values[k], l.values[k-1]) < 0; k-- {
			l.values[k], l.values[k-1] = l.values[k-1], l.values[k]
		}
	}
}

type name string

func main() {
	l := &list[string]{[]string{"b", "c", "a"}}
	l.sort(cmp.Compare[string])
	fmt.Println(len(l.values), l.values[0])

	index := slices.Index[[]name]
	fmt.Println(index([]name{"x", "y"}, "y"))

	holds := slices.Contains[[]string, string]
	fmt.Println(holds(l.values, "c"), holds(l.values, "d"))

	var compare func(a, b float64) int = cmp.Compare
	fmt.Println(compare(1, 2))

	least := slices.Min[[]name]
	fmt.Println(least([]name{"q", "p"}))
}
