// Variadic functions with nothing, values and a spread slice.
package main

import (
	"fmt"
)

func sum(base int, xs ...int) int {
	for _, x := range xs {
		base += x
	}
	return base
}
func mod(xs ...int) {
	if len(xs) > 0 {
		xs[0] = 99
	}
}
func all(xs ...any) int { return len(xs) }
func main() {
	s := []int{1, 2, 3}
	mod(s...)
	mod(s[1])
	fmt.Println(sum(1), sum(1, 2), sum(1, s...), s, all(), all(nil), all(s), all(1, "a", nil), sum(0, append(s, 4)...))
}
