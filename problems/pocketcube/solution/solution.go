// The pocket cube: the fewest quarter turns of F, L and U that lead from one position to another.
//
// State: the start position with its stickers renamed so that the end position is the solved one; given by its number
// (cube.go). A turn permutes places and ignores the stickers on them, so renaming stickers changes no path.
// Neighbours: the positions after F, F', L, L', U and U'.
// Start: the start position, renamed; if it is no position of a cube, no turns lead to the end.
// Goal: number 0, the solved cube.
package main

import (
	"bufio"

	"oj/problems/lib/perm"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// tableFrom is the number of cases from which two-way searches may take longer than a table of all distances: the table
// takes as long as some 70 searches of 14 turns (BenchmarkTable, BenchmarkSingle).
const tableFrom = 64

// shortest returns the positions on a shortest path from a position to the solved one, both included.
type shortest func(start int32) []int32

// newShortest takes how many paths will be asked for.
func newShortest(c *cube, cases int) shortest {
	if cases >= tableFrom {
		if c.table == nil {
			c.table = newTable(c)
		}
		return c.table.path
	}

	// Every position of a cube can be solved, so there is a path.
	return func(start int32) []int32 {
		path, _ := search.TwoWay(start, solved, c.neighbours, c.neighbours)
		return path
	}
}

// appendAnswer appends the answer of one case to buf.
func (c *cube) appendAnswer(path shortest, start, end []uint8, buf []byte) []byte {
	// Composing with the inverse of the end renames the stickers so that the end is solved.
	number, ok := position(perm.Compose(perm.Inverse(end), start))
	if !ok {
		return append(buf, "-1\n"...)
	}
	return c.appendTurns(buf, path(number))
}

// readStickers reads each of 0..23 once.
func readStickers(in *scan.Scanner) []uint8 {
	// One bit for each sticker tells whether it was read before.
	p := make([]uint8, stickers)
	seen := 0
	for i := range p {
		p[i] = uint8(in.Int(0, stickers-1))
		if seen>>p[i]&1 == 1 {
			in.Fatalf("this sticker stands at two places")
		}
		seen |= 1 << p[i]
	}
	return p
}

// answer reads cases and writes their answers.
func (c *cube) answer(in *scan.Scanner, out *bufio.Writer) {
	path := newShortest(c, in.CountCases())
	var buf []byte
	for in.Case() {
		start, end := readStickers(in), readStickers(in)
		buf = c.appendAnswer(path, start, end, buf[:0])
		out.Write(buf)
	}
}

func solve(in *scan.Scanner, out *bufio.Writer) { newCube().answer(in, out) }

func main() { scan.Main(solve) }
