// Map, filter and reduce over type parameters.
package main

import (
	"fmt"
	"strings"
)

func apply[A, B any](s []A, f func(A) B) []B {
	out := make([]B, 0, len(s))
	for _, x := range s {
		out = append(out, f(x))
	}
	return out
}
func filter[T any](s []T, ok func(T) bool) (out []T) {
	for _, x := range s {
		if ok(x) {
			out = append(out, x)
		}
	}
	return
}
func reduce[T, A any](s []T, a A, f func(A, T) A) A {
	for _, x := range s {
		a = f(a, x)
	}
	return a
}
func keys[K comparable, V any](m map[K]V) int { return len(m) }
func main() {
	s := []int{1, 2, 3, 4, 5}
	t := apply(s, func(x int) string { return strings.Repeat("*", x) })
	fmt.Println(t, filter(s, func(x int) bool { return x%2 == 1 }), reduce(t, 0, func(a int, x string) int { return a + len(x) }), keys(map[string]int{"a": 1}))
}
