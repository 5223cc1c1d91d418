// Function literals as iterators that functions of the library read.
// Language: go1.23.
package main

import (
	"fmt"
	"iter"
	"maps"
	"slices"
)

func main() {
	n := 3
	m := maps.Collect(func(yield func(int, string) bool) {
		for i := range n {
			if !yield(i, fmt.Sprint("x", i)) {
				return
			}
		}
	})
	fmt.Println(m)

	doubled := slices.Collect(func(yield func(int) bool) { _ = yield(n) && yield(n*2) })
	sorted := slices.Sorted(func(yield func(string) bool) { _ = yield("b") && yield("a") })
	fmt.Println(doubled, sorted)
	doubled = slices.AppendSeq(doubled, func(yield func(int) bool) { yield(n * 4) })
	maps.Insert(m, func(yield func(int, string) bool) { yield(n, "inserted") })
	fmt.Println(doubled, m)

	next, stop := iter.Pull2(func(yield func(int, string) bool) { _ = yield(n, "p") && yield(n*2, "q") })
	fmt.Println(next())
	stop()
	fmt.Println(next())

	kept := func(yield func(int, string) bool) { yield(7, "seven") }
	fmt.Println(maps.Collect(kept), maps.Collect(maps.All(m)))
}
