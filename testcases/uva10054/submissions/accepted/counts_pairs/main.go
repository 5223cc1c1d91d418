// Accepted: counts the beads of each pair of colours and recurses from one colour to the next.
package main

import (
	"bufio"
	"fmt"
	"os"
)

// A box stores, for each pair of colours, the number of beads with these colours; a bead with
// one colour counts twice.
type box [51][51]int

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases int
	fmt.Fscan(in, &cases)
	for k := 1; k <= cases; k++ {
		var beads box
		var n, a, b int
		fmt.Fscan(in, &n)
		for i := 0; i < n; i++ {
			fmt.Fscan(in, &a, &b)
			beads[a][b]++
			beads[b][a]++
		}
		if k > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "Case #%d\n", k)
		var ring [][2]int
		if beads.even() {
			beads.walk(a, &ring)
		}
		if len(ring) != n {
			fmt.Fprintln(out, "some beads may be lost")
			continue
		}
		for _, bead := range ring {
			fmt.Fprintln(out, bead[0], bead[1])
		}
	}
}

// even reports whether each colour occurs an even number of times.
func (b *box) even() bool {
	for _, row := range b {
		sum := 0
		for _, n := range row {
			sum += n
		}
		if sum%2 == 1 {
			return false
		}
	}
	return true
}

// walk appends to ring all beads that can be reached from colour a, in reverse order.
func (b *box) walk(a int, ring *[][2]int) {
	for next := range b[a] {
		for b[a][next] > 0 {
			b[a][next]--
			b[next][a]--
			b.walk(next, ring)
			*ring = append(*ring, [2]int{next, a})
		}
	}
}
