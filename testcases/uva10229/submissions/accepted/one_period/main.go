// Accepted: modulo 2^m, the Fibonacci numbers repeat after 3*2^(m-1) numbers. The program computes one period for
// each m.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var periods [20][]int32
	for {
		var n, m int
		if _, err := fmt.Fscan(in, &n, &m); err != nil {
			return
		}
		if periods[m] == nil {
			periods[m] = period(m)
		}
		fmt.Fprintln(out, periods[m][n%len(periods[m])])
	}
}

// period returns one period of the Fibonacci numbers modulo 2^m.
func period(m int) []int32 {
	if m == 0 {
		return []int32{0}
	}
	list := make([]int32, 3<<(m-1))
	list[1] = 1
	for i := 2; i < len(list); i++ {
		list[i] = (list[i-1] + list[i-2]) % (1 << m)
	}
	return list
}
