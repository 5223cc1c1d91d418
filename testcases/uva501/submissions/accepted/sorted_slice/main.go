// Accepted: inserts each number into a sorted slice.
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
	var datasets int
	fmt.Fscan(in, &datasets)
	for number := range datasets {
		var m, n int
		fmt.Fscan(in, &m, &n)
		list := make([]int, m)
		for i := range list {
			fmt.Fscan(in, &list[i])
		}
		if number > 0 {
			fmt.Fprintln(out)
		}
		var sorted []int
		for p := range n {
			var u int
			fmt.Fscan(in, &u)
			for len(sorted) < u {
				x := list[len(sorted)]
				at := sort.SearchInts(sorted, x)
				sorted = append(sorted, 0)
				copy(sorted[at+1:], sorted[at:])
				sorted[at] = x
			}
			fmt.Fprintln(out, sorted[p])
		}
	}
}
