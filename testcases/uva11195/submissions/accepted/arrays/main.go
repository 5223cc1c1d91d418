// Accepted: stores attacked columns and diagonals in arrays.
package main

import (
	"bufio"
	"fmt"
	"os"
)

var rows []string
var column [16]bool
var sum, difference [32]bool

func main() {
	in := bufio.NewReader(os.Stdin)
	for number := 1; ; number++ {
		var n int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		rows = make([]string, n)
		for i := range rows {
			fmt.Fscan(in, &rows[i])
		}
		fmt.Printf("Case %d: %d\n", number, ways(0))
	}
}

func ways(i int) int {
	if i == len(rows) {
		return 1
	}
	count := 0
	for j := range len(rows) {
		if rows[i][j] == '*' || column[j] || sum[i+j] || difference[i-j+15] {
			continue
		}
		column[j], sum[i+j], difference[i-j+15] = true, true, true
		count += ways(i + 1)
		column[j], sum[i+j], difference[i-j+15] = false, false, false
	}
	return count
}
