// Recursive closures that call others, which are plain lambdas in C++.
package main

import "fmt"

func main() {
	n := 3
	twice := func(x int) int { return x * 2 * n }
	add := func(a, b int) int { return a + b }
	var walk func(d int) int
	walk = func(d int) int {
		if d == 0 {
			return 1
		}
		return add(twice(d), walk(d-1))
	}
	fmt.Println(walk(3))
	for _, k := range []int{2, 5} {
		type pair struct{ a, b int }
		swap := func(p pair) pair { return pair{p.b, p.a * k} }
		var even, odd func(p pair, depth int) bool
		even = func(p pair, depth int) bool {
			if depth == 0 {
				return p.a%2 == 0
			}
			return odd(swap(p), depth-1)
		}
		odd = func(p pair, depth int) bool {
			if depth == 0 {
				return p.a%2 == 1
			}
			return even(swap(swap(p)), depth-1)
		}
		fmt.Println(even(pair{3, 4}, 5), odd(pair{1, 2}, 4))
	}
}
