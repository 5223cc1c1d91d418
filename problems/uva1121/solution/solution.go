// UVa 1121, Subsequence: the shortest window of positive numbers whose sum is at least a given one.
//
// State: a window of the list, and its sum.
// Step: the right end moves by one; then the left end moves as long as the sum remains large enough.
// Start: the empty window at the beginning.
// Answer: the shortest window with a large enough sum; 0 if there is none.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
)

// shortest returns the least length of a window with at least this sum, 0 if there is none.
func shortest(numbers []int, atLeast int) int {
	best, sum, left := 0, 0, 0
	for right, x := range numbers {
		sum += x
		for left <= right && sum >= atLeast {
			if length := right - left + 1; best == 0 || length < best {
				best = length
			}
			sum -= numbers[left]
			left++
		}
	}
	return best
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		n, atLeast := in.Int(0, scan.MaxSize), in.Int(0, scan.Max)
		numbers := in.Ints(n, 0, scan.Max)
		fmt.Fprintln(out, shortest(numbers, atLeast))
	}
}

func main() { scan.Main(solve) }
