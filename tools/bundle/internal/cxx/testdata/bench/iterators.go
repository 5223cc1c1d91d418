// Ranges over functions, iterators built of iterators, and those of slices and maps.
package main

import (
	"fmt"
	"iter"
	"maps"
	"slices"
)

type tree struct {
	left, right *tree
	value       int
}

func (t *tree) insert(v int) *tree {
	if t == nil {
		return &tree{value: v}
	}
	if v < t.value {
		t.left = t.left.insert(v)
	} else if v > t.value {
		t.right = t.right.insert(v)
	}
	return t
}

func (t *tree) all(yield func(int) bool) bool {
	return t == nil || t.left.all(yield) && yield(t.value) && t.right.all(yield)
}

func (t *tree) values() iter.Seq[int] { return func(yield func(int) bool) { t.all(yield) } }

func where(s iter.Seq[int], ok func(int) bool) iter.Seq[int] {
	return func(yield func(int) bool) {
		for v := range s {
			if ok(v) && !yield(v) {
				return
			}
		}
	}
}

func main() {
	var t *tree
	count := map[int]int{}
	for i, v := 0, 1; i < 100_000; i++ {
		v = v * 48271 % 2147483647
		t = t.insert(v % 65536)
		count[v%1024]++
	}
	sum := 0
	for round := range 50 {
		for v := range where(t.values(), func(v int) bool { return v%3 == round%3 }) {
			sum += v
			if v > 60_000 {
				break
			}
		}
	}
	for range 200 {
		for i, k := range slices.Sorted(maps.Keys(count)) {
			sum += i * count[k]
		}
	}
	fmt.Println(sum)
}
