// Language: go1.18. Generic functions: inference, constraints, function parameters, explicit instantiation.
package main

import (
	"fmt"
	"sort"
	"strings"
)

type integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8
}

type ordered interface {
	integer | ~float64 | ~string
}

func maxOf[T ordered](a T, rest ...T) T {
	for _, x := range rest {
		if x > a {
			a = x
		}
	}
	return a
}

func mapSlice[T, U any](xs []T, f func(T) U) []U {
	out := make([]U, 0, len(xs))
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

func filter[S ~[]E, E any](s S, keep func(E) bool) S {
	var out S
	for _, e := range s {
		if keep(e) {
			out = append(out, e)
		}
	}
	return out
}

func reduce[T, A any](xs []T, init A, f func(A, T) A) A {
	for _, x := range xs {
		init = f(init, x)
	}
	return init
}

func keys[M ~map[K]V, K ordered, V any](m M) []K {
	out := make([]K, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	sort.Slice(out, func(i, j int) bool { return out[i] < out[j] })
	return out
}

func gcd[T integer](a, b T) T {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func zero[T any]() T {
	var z T
	return z
}

func ptr[T any](x T) *T { return &x }

func index[T comparable](xs []T, x T) int {
	for i, y := range xs {
		if x == y {
			return i
		}
	}
	return -1
}

type myInts []int
type meters int

func kindOf[T any](x T) string {
	switch any(x).(type) {
	case int:
		return "int"
	case string:
		return "string"
	}
	return fmt.Sprintf("%T", x)
}

func main() {
	fmt.Println(maxOf(1, 5, 3), maxOf("a", "c", "b"), maxOf(2.5), maxOf[float64](1, 2.5))
	fmt.Println(mapSlice([]int{1, 2, 3}, func(i int) string { return strings.Repeat("x", i) }))
	evens := filter(myInts{1, 2, 3, 4}, func(i int) bool { return i%2 == 0 })
	fmt.Printf("%v %T\n", evens, evens)
	fmt.Println(reduce([]string{"a", "bb"}, 0, func(n int, s string) int { return n + len(s) }))
	fmt.Println(keys(map[string]bool{"z": true, "a": false}))
	fmt.Println(gcd(int8(48), 18), gcd[uint](7, 21), gcd(meters(12), 18))
	fmt.Println(zero[int](), zero[string]() == "", zero[*int]() == nil, zero[[2]int]())
	p := ptr(5)
	*p++
	fmt.Println(*p, *ptr("s"))
	fmt.Println(index([]string{"a", "b"}, "b"), index([][2]int{{1, 2}}, [2]int{1, 2}))
	fmt.Println(kindOf(1), kindOf("s"), kindOf([]int{}), kindOf(meters(1)))
	f := gcd[int64]
	fmt.Println(f(100, 75))
}
