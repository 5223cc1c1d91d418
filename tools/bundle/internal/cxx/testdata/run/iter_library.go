// Iterators of slices, maps and strings, in loops, in each other, in variables and in functions of the program.
package main

import (
	"cmp"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
	"unicode"
)

type point struct{ x, y int }

type table map[string]int

func total(seq iter.Seq[int]) (sum int) {
	for v := range seq {
		sum += v
	}
	return sum
}

func mapped[A, B any](seq iter.Seq[A], f func(A) B) iter.Seq[B] {
	return func(yield func(B) bool) {
		for a := range seq {
			if !yield(f(a)) {
				return
			}
		}
	}
}

func first[V any](seq iter.Seq[V]) (v V, ok bool) {
	for v := range seq {
		return v, true
	}
	return
}

func local() iter.Seq[int] {
	a := [5]int{1, 2, 3, 4, 5}
	return slices.Values(a[1:4])
}

func main() {
	m := map[string]int{"one": 1, "two": 2, "three": 3, "four": 4}
	fmt.Println(slices.Sorted(maps.Keys(m)), slices.Sorted(maps.Values(m)))
	for _, k := range slices.Sorted(maps.Keys(table(m))) {
		fmt.Print(k, "=", m[k], " ")
	}
	fmt.Println(total(maps.Values(m)), len(slices.Collect(maps.Keys(m))))
	points := map[point]bool{{1, 2}: true, {0, 5}: true, {1, 1}: false}
	byX := slices.SortedFunc(maps.Keys(points), func(a, b point) int { return cmp.Or(cmp.Compare(a.x, b.x), a.y-b.y) })
	fmt.Println(byX)
	keys := []int{5, 3, 9}
	for i, k := range slices.All(keys) {
		fmt.Print(i, ":", k, " ")
	}
	for i, k := range slices.Backward(keys) {
		fmt.Print(i, ":", k, " ")
		if k == 3 {
			break
		}
	}
	for k := range slices.Values(keys) {
		if k == 3 {
			continue
		}
		fmt.Print(k, " ")
	}
	fmt.Println()
	for c := range slices.Chunk([]string{"a", "b", "c", "d", "e"}, 2) {
		fmt.Print(c, len(c), cap(c), " ")
	}
	words := slices.SortedStableFunc(slices.Values(strings.Fields("pear fig apple kiwi plum date")), func(a, b string) int { return len(a) - len(b) })
	fmt.Println(words, slices.AppendSeq(keys[:1:1], slices.Values(keys)))
	inverse := maps.Collect(mappedPairs(m))
	fmt.Println(inverse, maps.Collect(slices.All(words)))
	maps.Insert(m, maps.All(map[string]int{"five": 5, "one": 11}))
	fmt.Println(m)
	for k, v := range maps.All(m) {
		if v > 4 {
			delete(m, k)
		}
	}
	fmt.Println(m)
	squares := mapped(slices.Values(keys), func(k int) string { return fmt.Sprint(k * k) })
	fmt.Println(slices.Collect(squares), strings.Join(slices.Collect(squares), "+"))
	fmt.Println(first(local()))
	fmt.Println(first(maps.Keys(map[bool]int{})))
	seqs := []iter.Seq[int]{slices.Values(keys), maps.Values(m), local()}
	for _, s := range seqs {
		fmt.Print(total(s), " ")
	}
	var any1 any = slices.Values(keys)
	fmt.Printf("%T %d\n", any1, total(any1.(iter.Seq[int])))
	var none []int
	fmt.Println(slices.Collect(slices.Values(none)) == nil, slices.Sorted(slices.Values(none)) == nil, len(maps.Collect(slices.All(none))))

	text := "first line\nsecond\n\nlast ones\tend"
	for line := range strings.Lines(text) {
		fmt.Printf("%q ", line)
	}
	for part := range strings.SplitSeq("a,b,,c", ",") {
		fmt.Printf("%q ", part)
	}
	for part := range strings.SplitSeq("añb\xff", "") {
		fmt.Printf("%q ", part)
	}
	for part := range strings.SplitAfterSeq("a--b--", "--") {
		fmt.Printf("%q ", part)
	}
	fmt.Println()
	for f := range strings.FieldsSeq("  some\u00a0spaced \t words ") {
		fmt.Printf("%q ", f)
	}
	for f := range strings.FieldsFuncSeq("12ab34c", unicode.IsDigit) {
		fmt.Printf("%q ", f)
	}
	limit := 'b'
	fmt.Println(slices.Collect(strings.FieldsFuncSeq("abcabd", func(r rune) bool { return r > limit })))
	lines := strings.Lines("1\n2\n3\n4")
	for l := range lines { // the second loop continues after the first
		fmt.Printf("%q ", l)
		if l[0] == '2' {
			break
		}
	}
	fmt.Printf("%q\n", slices.Collect(lines))
	counts := map[rune]int{}
	for w := range strings.FieldsSeq("the quick brown fox the lazy dog") {
		for _, r := range w {
			counts[r]++
		}
	}
	best := slices.MaxFunc(slices.Sorted(maps.Keys(counts)), func(a, b rune) int { return cmp.Compare(counts[a], counts[b]) })
	fmt.Println(string(best), counts[best])
	nested := map[string]map[string]int{"b": {"y": 1, "x": 2}, "a": {"z": 3}}
	for _, k := range slices.Sorted(maps.Keys(nested)) {
		for _, j := range slices.Sorted(maps.Keys(nested[k])) {
			fmt.Print(k, j, nested[k][j], " ")
		}
	}
	defer func() { fmt.Println(recover()) }()
	slices.Chunk(keys, 0)
}

func mappedPairs(m map[string]int) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for k, v := range m {
			if !yield(v, k) {
				return
			}
		}
	}
}
