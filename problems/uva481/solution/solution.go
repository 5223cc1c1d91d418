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

const most = 1 << 62 // the greatest number that the program accepts

// longest returns the longest strictly increasing subsequence; among several, the last one.
func longest(numbers []int) []int {
	var chosen []int
	for _, i := range seq.LIS(numbers) {
		chosen = append(chosen, numbers[i])
	}
	return chosen
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	var numbers []int
	for in.Case() {
		numbers = append(numbers, in.Int(-most, most))
	}

	chosen := longest(numbers)
	fmt.Fprintln(out, len(chosen))
	fmt.Fprintln(out, "-")
	for _, number := range chosen {
		fmt.Fprintln(out, number)
	}
}

func main() { scan.Main(solve) }
