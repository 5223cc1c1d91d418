// Function literals with captures as arguments of deferred calls.
package main

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

type T struct{ n int }

func (t *T) apply(f func(int) int) { fmt.Println("apply", f(t.n)) }

func each(list []int, f func(int)) {
	for _, x := range list {
		f(x)
	}
}

func run(fs ...func() int) {
	for _, f := range fs {
		fmt.Println(f())
	}
}

func main() {
	sum := 3
	list := []int{3, 1, 2}
	t := &T{4}
	defer func(f func() int) { fmt.Println("literal", f()) }(func() int { return sum })
	defer func() { fmt.Println(list, sum) }()
	defer sort.Slice(list, func(i, j int) bool { sum++; return list[i] < list[j] })
	defer slices.SortFunc(list, func(a, b int) int { sum++; return b - a })
	defer t.apply(func(n int) int { return n * sum })
	defer each(list, func(x int) { sum += x })
	defer run(func() int { return sum }, func() int { sum *= 2; return sum })
	defer fmt.Println(strings.Map(func(r rune) rune { return r + rune(sum-sum+1) }, "abc"))
	for i := 0; i < 3; i++ {
		defer each([]int{i}, func(x int) { fmt.Println("loop", i, x, sum) })
		defer func(f func(int)) { f(i) }(func(x int) { sum += x * i })
	}
	func() {
		local := 5
		defer func(f, g func() int, h func()) { h(); fmt.Println(f(), g()) }(func() int { return local }, func() int { local++; return local }, func() { local += 10 })
		local = 6
	}()
	name := "x"
	keep := strings.ToUpper
	defer func(f func(string) string) { fmt.Println(f(name)) }(keep)
	defer fmt.Println(sort.Search(10, func(i int) bool { return i*i >= sum }))
	name = "y"
	defer sort.SliceStable(list, func(i, j int) bool { return list[i] > list[j] })
	fmt.Println(sum, list)
}
