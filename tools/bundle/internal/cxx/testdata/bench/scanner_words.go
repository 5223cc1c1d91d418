// Reads words with bufio.Scanner and converts them with strconv.Atoi.
// Input: a million numbers below 10^9, a line each.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

func main() {
	sc := bufio.NewScanner(os.Stdin)
	sc.Buffer(make([]byte, 1<<20), 1<<20)
	sc.Split(bufio.ScanWords)
	next := func() int {
		sc.Scan()
		n, _ := strconv.Atoi(sc.Text())
		return n
	}
	n := next()
	xs := make([]int, n)
	for i := range xs {
		xs[i] = next()
	}
	best := 0
	for _, x := range xs {
		if x > best {
			best = x
		}
	}
	fmt.Println(n, best)
}
