// sort.Slice with a function that compares the elements themselves, and with functions that only look like it.
package main

import (
	"fmt"
	"math"
	"sort"
	"strings"
)

type rank uint8

type pair struct{ a, b int }

func sorted[T int | string](list []T) []T {
	sort.Slice(list, func(i, j int) bool { return list[i] < list[j] })
	return list
}

var global = []int{3, -1, 2, 2, math.MinInt, math.MaxInt}

func main() {
	ints := []int{5, 2, 8, 1, 5, -7}
	sort.Slice(ints, func(i, j int) bool { return ints[i] < ints[j] })
	fmt.Println(ints)
	sort.Slice(ints, func(i, j int) bool { return ints[i] > ints[j] })
	fmt.Println(ints)
	sort.Slice(ints, func(i, j int) bool { return (ints[j] > ints[i]) })
	fmt.Println(ints)
	sort.Slice(ints[1:4], func(i, j int) bool { return ints[i] > ints[j] }) // not the same slice
	fmt.Println(ints)

	ranks := []rank{200, 3, 255, 0, 3}
	sort.SliceStable(ranks, func(x, y int) bool { return ranks[y] < ranks[x] })
	fmt.Println(ranks)
	letters := []byte("hieroglyph")
	sort.Slice(letters, func(a, b int) bool { return letters[a] < letters[b] })
	fmt.Println(string(letters))
	unsigned := []uint64{1 << 63, 1, math.MaxUint64}
	sort.Slice(unsigned, func(a, b int) bool { return unsigned[a] < unsigned[b] })
	fmt.Println(unsigned)

	words := strings.Fields("the quick brown fox the lazy dog")
	sort.Slice(words, func(i, j int) bool { return words[i] > words[j] })
	fmt.Println(words)
	fmt.Println(sorted([]string{"b", "", "a", "ab"}), sorted([]int{3, 1, 2}))
	sort.Slice(global, func(i, j int) bool { return global[i] < global[j] })
	fmt.Println(global)
	var none []int
	sort.Slice(none, func(i, j int) bool { return none[i] < none[j] })
	fmt.Println(none == nil)

	// These have an order of their own.
	keys := []int{4, 4, 1, 3, 2, 1, 4, 2, 3, 1, 1, 2, 3, 4, 1, 2}
	order := make([]int, len(keys))
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(i, j int) bool { return keys[order[i]] < keys[order[j]] })
	fmt.Println(order)
	other := []int{1, 2, 3, 4, 5, 6}
	sort.Slice(other, func(i, j int) bool { return keys[i] < keys[j] })
	fmt.Println(other)
	same := []int{3, 1, 2}
	sort.Slice(same, func(i, j int) bool { return same[i] < same[i] })
	fmt.Println(same)
	k := 0
	sort.Slice(same, func(i, j int) bool { return same[i] < same[k] })
	fmt.Println(len(same))
	floats := []float64{math.NaN(), 2, math.Inf(-1), math.NaN(), 0, math.Copysign(0, -1), 1}
	sort.Slice(floats, func(i, j int) bool { return floats[i] < floats[j] })
	fmt.Println(floats)
	pairs := []pair{{2, 1}, {1, 1}, {2, 0}, {1, 0}}
	sort.SliceStable(pairs, func(i, j int) bool { return pairs[i].a < pairs[j].a })
	fmt.Println(pairs)
	rows := [][]int{{2, 1}, {1, 1}}
	sort.Slice(rows, func(i, j int) bool { return rows[i][0] < rows[j][0] })
	fmt.Println(rows)
}
