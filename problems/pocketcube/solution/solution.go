// The pocket cube: the fewest quarter turns of F, L and U that lead from one position to another.
//
// State: the number of a position (cube.go). The stickers are renamed so that the end becomes the solved position. A
// turn moves stickers from place to place, whatever their names are, so the same turns solve the renamed case.
// Neighbours: the positions after F, F', L, L', U and U'. Start: the start position, renamed. If it is not a position
// of a cube, there is no solution. Goal: number 0, the solved cube.
package main

import (
	"bufio"

	"oj/problems/lib/perm"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// With at least tableFrom cases, the program computes a table of all distances. With fewer cases, it makes a
// two-way search for each case. The table takes as long as about 70 searches of 14 turns (BenchmarkTable,
// BenchmarkSingle).
const tableFrom = 64

// A function of type shortest returns the positions on a shortest path from start to the solved position,
// both included.
type shortest func(start int32) []int32

// newShortest returns the faster method for this number of cases.
func newShortest(c *cube, cases int) shortest {
	if cases >= tableFrom {
		if c.table == nil {
			c.table = newTable(c)
		}
		return c.table.path
	}

	// There is always a path, because the function position has already rejected unsolvable starts.
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

// readStickers reads a permutation of 0..23.
func readStickers(in *scan.Scanner) []uint8 {
	// Bit i of seen is set if sticker i has been read.
	p := make([]uint8, stickers)
	seen := 0
	for i := range p {
		p[i] = uint8(in.Int(0, stickers-1))
		if seen>>p[i]&1 == 1 {
			in.Fatalf("this sticker occurs twice")
		}
		seen |= 1 << p[i]
	}
	return p
}

// answer reads the cases and writes their answers.
func (c *cube) answer(in *scan.Scanner, out *bufio.Writer) {
	if !in.CountedCase() {
		return
	}

	path := newShortest(c, 1+in.CasesLeft())
	var buf []byte
	for another := true; another; another = in.CountedCase() {
		start, end := readStickers(in), readStickers(in)
		buf = c.appendAnswer(path, start, end, buf[:0])
		out.Write(buf)
	}
}

func solve(in *scan.Scanner, out *bufio.Writer) { newCube().answer(in, out) }

func main() { scan.Main(solve) }
