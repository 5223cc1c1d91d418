// Recursive functions: Fibonacci, Ackermann, permutations, queens.
package main

import "fmt"

func fib(n int) int {
	if n < 2 {
		return n
	}
	return fib(n-1) + fib(n-2)
}

func ackermann(m, n int) int {
	switch {
	case m == 0:
		return n + 1
	case n == 0:
		return ackermann(m-1, 1)
	}
	return ackermann(m-1, ackermann(m, n-1))
}

func queens(n, row int, cols, d1, d2 []bool) int {
	if row == n {
		return 1
	}
	count := 0
	for c := 0; c < n; c++ {
		if cols[c] || d1[row+c] || d2[row-c+n] {
			continue
		}
		cols[c], d1[row+c], d2[row-c+n] = true, true, true
		count += queens(n, row+1, cols, d1, d2)
		cols[c], d1[row+c], d2[row-c+n] = false, false, false
	}
	return count
}

func permute(a []int, k int, visit func([]int)) {
	if k == len(a) {
		visit(a)
		return
	}
	for i := k; i < len(a); i++ {
		a[k], a[i] = a[i], a[k]
		permute(a, k+1, visit)
		a[k], a[i] = a[i], a[k]
	}
}

func main() {
	n := 0
	permute([]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 0, func(p []int) { n += p[0] * p[9] })
	fmt.Println(fib(38), ackermann(2, 2000), queens(11, 0, make([]bool, 11), make([]bool, 30), make([]bool, 30)), n)
}
