// UVa 481, What Goes Up: which is the longest strictly increasing subsequence, and of several the last one?
//
// State: a number of the list as the end of a subsequence, with the number before it.
// Step: append a number to the longest subsequence that ends below it.
// Start: each number alone.
// Answer: the links from the last number at which a longest subsequence ends.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

const most = 1 << 62 // of a number

func solve(in *scan.Scanner, out *bufio.Writer) {
	var numbers []int
	for in.Case() {
		numbers = append(numbers, in.Int(-most, most))
	}

	longest := seq.LIS(numbers)
	fmt.Fprintln(out, len(longest))
	fmt.Fprintln(out, "-")
	for _, i := range longest {
		fmt.Fprintln(out, numbers[i])
	}
}

func main() { scan.Main(solve) }
