// Closures share the variables they capture; counters, recursion, escape.
package main

import "fmt"

func counter() (func() int, func()) {
	n := 0
	return func() int { n++; return n }, func() { n = 100 }
}

func compose(fs ...func(int) int) func(int) int {
	return func(x int) int {
		for _, f := range fs {
			x = f(x)
		}
		return x
	}
}

func main() {
	next, jump := counter()
	other, _ := counter()
	fmt.Println(next(), next(), other())
	jump()
	fmt.Println(next(), other())
	var fib func(int) int
	memo := map[int]int{}
	fib = func(n int) int {
		if n < 2 {
			return n
		}
		if v, ok := memo[n]; ok {
			return v
		}
		memo[n] = fib(n-1) + fib(n-2)
		return memo[n]
	}
	fmt.Println(fib(80))
	add := func(k int) func(int) int { return func(x int) int { return x + k } }
	fmt.Println(compose(add(1), add(10), func(x int) int { return x * x })(2))
	x := 1
	inc := func() { x++ }
	inc()
	inc()
	x *= 10
	inc()
	fmt.Println(x)
	var even, odd func(int) bool
	even = func(n int) bool { return n == 0 || odd(n-1) }
	odd = func(n int) bool { return n != 0 && even(n-1) }
	fmt.Println(even(10), odd(7), even(3))
	var f func()
	fmt.Println(f == nil)
	f = func() { fmt.Println("called") }
	f()
	func(a, b int) { fmt.Println(a - b) }(5, 3)
	fs := map[string]func(float64, float64) float64{
		"+": func(a, b float64) float64 { return a + b },
		"/": func(a, b float64) float64 { return a / b },
	}
	fmt.Println(fs["+"](1, 2), fs["/"](1, 4))
	arr := [3]int{1, 2, 3}
	change := func() { arr[1] = 50 }
	change()
	fmt.Println(arr)
}
