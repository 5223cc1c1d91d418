// UVa 481, What Goes Up: the longest strictly increasing subsequence; among several, the last one.
//
// State: a number of the list as the end of a subsequence, with a link to the number before it.
// Step: append a number to the longest subsequence that ends with a smaller number.
// Start: each number alone.
// Answer: follow the links back from the last number that ends a longest subsequence.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

const most = 1 << 62 // the greatest number

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
