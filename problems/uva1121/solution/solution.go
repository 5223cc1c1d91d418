// UVa 1121, Subsequence: how few neighbouring numbers have at least a given sum, if all numbers are positive?
//
// State: a window of the list, with its sum.
// Step: its right end moves by one; its left end moves as long as the sum is large enough.
// Start: the empty window at the beginning.
// Answer: the shortest window that was large enough; 0 if there was none.
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
		numbers := make([]int, n)
		for i := range numbers {
			numbers[i] = in.Int(0, scan.Max)
		}
		fmt.Fprintln(out, shortest(numbers, atLeast))
	}
}

func main() { scan.Main(solve) }
