// Command generators makes the testcases of Knights Jam.
package main

import (
	"fmt"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(8, fill) }

// ring lists the outer cells in the order in which the hole can visit them. Cells are numbered row by row, from 0.
var ring = []int{8, 3, 2, 7, 0, 5, 6, 1}

func fill(s *gen.Set) {
	for _, jumps := range []int{0, 1, 7, 8, 9, 24, 25, 27, 28, 29, 48, 55} {
		s.Made(fmt.Sprintf("01-around-%02d", jumps), text(around(jumps)))
	}
	b := around(20)
	b[3], b[5] = b[5], b[3] // two knights are exchanged, so the order around the ring is wrong
	s.Made("02-exchanged", text(b))
	b = around(0)
	b[4], b[8] = '.', '5'
	s.Made("03-hole-in-the-centre", text(b))
	b = around(12)
	for i := range b {
		if b[i] == '8' {
			b[i], b[4] = '5', '8'
		}
	}
	s.Made("04-other-knight-in-the-centre", text(b))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-hole", "123\n456\n789\n")
	s.Invalid("two-holes", "123\n456\n.8.\n")
	s.Invalid("twice", "123\n466\n78.\n")
	s.Invalid("short", "123\n456\n")
}

// around returns the board after the given number of jumps of the hole along the ring. It starts from the ordered
// board, on which the hole is in cell 8.
func around(jumps int) []byte {
	b := []byte("12345678.")
	for i := 0; i < jumps; i++ {
		from, to := ring[i%8], ring[(i+1)%8]
		b[from], b[to] = b[to], b[from]
	}
	return b
}

// text returns the board as three lines.
func text(b []byte) string { return fmt.Sprintf("%s\n%s\n%s\n", b[:3], b[3:6], b[6:]) }
