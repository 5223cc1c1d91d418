// The capacity after append grows as Go's does, for several element sizes.
package main

import "fmt"

type three struct{ a, b, c byte }
type wide struct{ a [5]int64 }

func grow[T any](n int) {
	var s []T
	last := -1
	for i := 0; i < n; i++ {
		var z T
		s = append(s, z)
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
		fmt.Print(cap(s), " ", cap(t), "; ")
	}
	fmt.Println()
	r := []rune("hello, world")
	fmt.Println(len(r), len([]byte("abc")))
}
