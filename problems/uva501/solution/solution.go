// UVa 501, Black Box: the i-th smallest number of a growing set, where i grows, too.
//
// State: two heaps: the i smallest numbers, greatest on top, and the others, smallest on top.
// Step: insert a new number; at most one number moves from the first heap to the second.
// Start: two empty heaps.
// Answer: a GET moves the top of the second heap to the first heap and returns it.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/ordered"
	"oj/problems/lib/scan"
)

const most = 1 << 40 // the greatest number; negating it does not overflow

type box struct{ small, others *ordered.Heap[int] }

func newBox() box {
	return box{
		small:  ordered.NewHeap(func(a, b int) bool { return a > b }),
		others: ordered.NewHeap(func(a, b int) bool { return a < b }),
	}
}

// add inserts a number. The size of the heap of small numbers does not change.
func (b box) add(x int) {
	if b.small.Len() > 0 && x < b.small.Top() {
		b.others.Push(b.small.Pop())
		b.small.Push(x)
	} else {
		b.others.Push(x)
	}
}

// get returns the smallest number in its first call, the second smallest in its second call, and so on.
func (b box) get() int {
	b.small.Push(b.others.Pop())
	return b.small.Top()
}

// answers returns what the gets return. Before each of them, so many numbers have been added: after counts them.
func answers(numbers, after []int) []int {
	b := newBox()
	added := 0
	var got []int
	for _, sooner := range after {
		for ; added < sooner; added++ {
			b.add(numbers[added])
		}
		got = append(got, b.get())
	}
	return got
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	cases := in.CountCases()
	for number := 1; number <= cases && in.Case(); number++ {
		added, gets := in.Int(0, scan.MaxSize), in.Int(0, scan.MaxSize)
		list, after := in.Ints(added, -most, most), make([]int, gets)
		for i := range after {
			after[i] = in.Int(i+1, added)
		}
		if number > 1 {
			fmt.Fprintln(out)
		}

		for _, answer := range answers(list, after) {
			fmt.Fprintln(out, answer)
		}
	}
}

func main() { scan.Main(solve) }
