// UVa 501, Black Box: the i-th smallest number of a growing set, where i grows, too.
//
// State: two heaps: the i smallest numbers, greatest on top, and the others, smallest on top.
// Step: insert a new number into the first heap; then its greatest number moves to the second heap.
// Start: two empty heaps.
// Answer: a GET moves the top of the second heap to the first heap and returns it.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/ordered"
	"oj/problems/lib/scan"
)

const most = 1 << 40 // the greatest number that the program accepts

// answers returns the result of each GET. after[i] is the number of ADDs before GET i.
func answers(numbers, after []int) []int {
	small := ordered.NewHeap(func(a, b int) bool { return a > b })
	others := ordered.NewHeap(func(a, b int) bool { return a < b })

	var got []int
	added := 0
	for _, wanted := range after {
		for ; added < wanted; added++ {
			small.Push(numbers[added])
			others.Push(small.Pop())
		}

		small.Push(others.Pop()) // a GET moves the smallest of the others to the small numbers
		got = append(got, small.Top())
	}
	return got
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.CountedCase(); number++ {
		added, gets := in.Int(0, scan.MaxSize), in.Int(0, scan.MaxSize)
		numbers, after := in.Ints(added, -most, most), make([]int, gets)
		for i := range after {
			after[i] = in.Int(i+1, added)
		}

		if number > 1 {
			fmt.Fprintln(out)
		}
		for _, answer := range answers(numbers, after) {
			fmt.Fprintln(out, answer)
		}
	}
}

func main() { scan.Main(solve) }
