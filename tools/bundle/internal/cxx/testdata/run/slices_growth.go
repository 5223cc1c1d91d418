// The capacity after append grows as Go's does, for several element sizes. All slices escape,
// because since Go 1.25 other slices may start with a small buffer on the stack, whose capacity
// differs.
package main

import "fmt"

type three struct{ a, b, c byte }
type wide struct{ a [5]int64 }

// kept makes the slices escape.
var kept []interface{}

func grow[T any](n int) {
	var s []T
	last := -1
	for i := 0; i < n; i++ {
		var z T
		s = append(s, z)
		kept = append(kept[:0], s)
		if cap(s) != last {
			last = cap(s)
			fmt.Print(last, " ")
		}
	}
	fmt.Println()
}

func main() {
	grow[byte](5000)
	grow[int](5000)
	grow[int32](3000)
	grow[string](2000)
	grow[three](2000)
	grow[wide](1000)
	grow[struct{}](5)
	grow[*int](300)
	for _, n := range []int{1, 3, 5, 7, 9, 17, 33, 100, 1000} {
		s := append([]int(nil), make([]int, n)...)
		t := append([]byte{1}, make([]byte, n)...)
		kept = append(kept[:0], s, t)
		fmt.Print(cap(s), " ", cap(t), "; ")
	}
	fmt.Println()
	r := []rune("hello, world")
	kept = append(kept[:0], r)
	fmt.Println(len(r), len([]byte("abc")))
}
