// Reads a million numbers through a hand-written byte reader and adds them up.
// Input: a million numbers below 10^9, a line each.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func readInt(r *bufio.Reader) int {
	n, c := 0, byte(' ')
	for c == ' ' || c == '\n' {
		c, _ = r.ReadByte()
	}
	for c >= '0' && c <= '9' {
		n = n*10 + int(c-'0')
		c, _ = r.ReadByte()
	}
	return n
}

func main() {
	r := bufio.NewReaderSize(os.Stdin, 1<<16)
	n := readInt(r)
	sum := 0
	for i := 0; i < n; i++ {
		sum += readInt(r) * (i%7 + 1)
	}
	fmt.Println(n, sum)
}
