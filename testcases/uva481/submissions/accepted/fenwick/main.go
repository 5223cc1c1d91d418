// Accepted: a Fenwick tree answers, for each rank, how long a subsequence can be if its last number has at most this
// rank. The program builds the subsequence backwards. The number before x is the latest smaller number before x with
// a best subsequence that is shorter by one.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

func main() {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<16), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var numbers []int
	for {
		var x int
		if _, err := fmt.Fscan(in, &x); err != nil {
			break
		}
		numbers = append(numbers, x)
	}
	length := lengths(numbers)
	best := 0
	for _, l := range length {
		best = max(best, l)
	}
	answer := make([]int, best)
	need := best
	for i := len(numbers) - 1; i >= 0; i-- {
		if length[i] == need && need > 0 {
			need--
			answer[need] = numbers[i]
		}
	}
	fmt.Fprintln(out, best)
	fmt.Fprintln(out, "-")
	for _, x := range answer {
		fmt.Fprintln(out, x)
	}
}

// lengths returns, for each number, the length of the longest increasing subsequence that ends with this number.
func lengths(numbers []int) []int {
	sorted := append([]int(nil), numbers...)
	sort.Ints(sorted)
	tree := make([]int, len(numbers)+1)
	var length []int
	for _, x := range numbers {
		rank := sort.SearchInts(sorted, x)
		l := 1
		for i := rank; i > 0; i &= i - 1 {
			l = max(l, tree[i]+1)
		}
		for i := rank + 1; i < len(tree); i += i & -i {
			tree[i] = max(tree[i], l)
		}
		length = append(length, l)
	}
	return length
}
