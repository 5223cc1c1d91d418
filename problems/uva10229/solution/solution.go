// UVa 10229, Modular Fibonacci: what is the n-th Fibonacci number modulo a power of two?
//
// State: an index, with two neighbouring Fibonacci numbers modulo 2^m.
// Step: double the index, or add 1 to it.
// Start: the numbers 0 and 1.
// Answer: the number at index n, after about log n steps.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/matrix"
	"oj/problems/lib/scan"
)

const mostBits = 31 // the most bits of the modulus; the statement promises less than 20

// fibonacci returns the remainder of the n-th Fibonacci number after division by modulus. In the recurrence,
// both coefficients are 1, because each Fibonacci number is the sum of the two before it.
func fibonacci(n, modulus int) int {
	first := []int{0, 1}
	weights := []int{1, 1}
	return matrix.Recurrence(first, weights, n, modulus)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		n, m := in.Int(0, scan.Max), in.Int(0, mostBits)
		fmt.Fprintln(out, fibonacci(n, 1<<m))
	}
}

func main() { scan.Main(solve) }
