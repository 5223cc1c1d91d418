// Panics that are recovered, at once and below several calls with deferred functions.
package main

import "fmt"

func check(n int) int {
	if n%3 == 0 {
		panic(n)
	}
	return n
}

func deep(n, depth int) int {
	left := 0
	defer func() { left++ }()
	if depth == 0 {
		return check(n)
	}
	return deep(n, depth-1) + left
}

func safe(n, depth int) (r int) {
	defer func() {
		if p := recover(); p != nil {
			r = -p.(int)
		}
	}()
	return deep(n, depth)
}

func main() {
	sum := 0
	for i := 0; i < 500_000; i++ {
		sum += safe(i, i%4)
	}
	fmt.Println(sum)
}
