// Accepted: for each query, walks over the runs of equal numbers in the range.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<16), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var n, questions int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		fmt.Fscan(in, &questions)
		values := make([]int, n)
		for i := range values {
			fmt.Fscan(in, &values[i])
		}
		end := make([]int, n) // for each position, the end of its run
		for i := n - 1; i >= 0; i-- {
			end[i] = i + 1
			if i+1 < n && values[i] == values[i+1] {
				end[i] = end[i+1]
			}
		}
		for ; questions > 0; questions-- {
			var i, j int
			fmt.Fscan(in, &i, &j)
			most := 0
			for i--; i < j; i = end[i] {
				most = max(most, min(end[i], j)-i)
			}
			fmt.Fprintln(out, most)
		}
	}
}
