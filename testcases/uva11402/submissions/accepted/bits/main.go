// Accepted: stores 64 pirates in each word of 64 bits.
package main

import (
	"bufio"
	"fmt"
	"math/bits"
	"os"
	"strings"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases int
	fmt.Fscan(in, &cases)
	for number := 1; number <= cases; number++ {
		var pieces, lines int
		fmt.Fscan(in, &pieces)
		var row strings.Builder
		for ; pieces > 0; pieces-- {
			var times int
			var piece string
			fmt.Fscan(in, &times, &piece)
			row.WriteString(strings.Repeat(piece, times))
		}
		words := make([]uint64, row.Len()/64+1)
		for i, digit := range row.String() {
			words[i/64] |= uint64(digit-'0') << (i % 64)
		}
		fmt.Fprintf(out, "Case %d:\n", number)
		question := 0
		for fmt.Fscan(in, &lines); lines > 0; lines-- {
			var what string
			var a, b int
			fmt.Fscan(in, &what, &a, &b)
			count := visit(words, what, a, b)
			if what == "S" {
				question++
				fmt.Fprintf(out, "Q%d: %d\n", question, count)
			}
		}
	}
}

func visit(words []uint64, what string, a, b int) int {
	count := 0
	for w := a / 64; w <= b/64; w++ {
		mask := ^uint64(0)
		if w == a/64 {
			mask &= ^uint64(0) << (a % 64)
		}
		if w == b/64 {
			mask &= ^uint64(0) >> (63 - b%64)
		}
		switch what {
		case "F":
			words[w] |= mask
		case "E":
			words[w] &^= mask
		case "I":
			words[w] ^= mask
		case "S":
			count += bits.OnesCount64(words[w] & mask)
		}
	}
	return count
}
