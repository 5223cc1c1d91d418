// Right and fast: follows the border between the colours, as in the proof for the game of Hex, instead of a
// flood fill.
//
// A frame is put around the board, black above and white at the left. The walk is between two adjacent cells,
// a black one that is connected to the upper frame and a white one that is connected to the left frame. The
// cell ahead touches both and replaces the one of its own colour. It ends at the lower frame (Black wins) or
// at the right frame (White wins). Steps are reversible, so no place occurs twice. A game takes at most about
// 3 n^2 steps and no memory except the board.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const width = 200 + 2 // from a cell to the one below

func main() {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<16), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for game := 1; ; game++ {
		var n int
		if fmt.Fscan(in, &n); n == 0 {
			return
		}
		fmt.Fprintf(out, "%d %c\n", game, winner(read(in, n)))
	}
}

// read returns the board in its frame: 'b' above, 'w' at the left, 'B' below, 'W' at the right.
func read(in *bufio.Reader, n int) *[width * width]byte {
	b := new([width * width]byte)
	for i := 0; i < width; i++ {
		b[i*width], b[i] = 'w', 'b'
	}
	for i := 1; i <= n; i++ {
		var row string
		fmt.Fscan(in, &row)
		b[i*width+1+copy(b[i*width+1:], row)] = 'W'
	}
	for j := 1; j <= n+1 && j < width; j++ {
		b[(n+1)*width+j] = 'B'
	}
	return b
}

// winner walks from the upper left corner. The four cells of a step form a rhombus, so the cell ahead and the one that
// it replaces lie on opposite sides of the middle between the other two.
func winner(b *[width * width]byte) byte {
	black, white, ahead := 0, width, width+1
	for b[ahead] == 'b' || b[ahead] == 'w' {
		if b[ahead] == 'b' {
			black, ahead = ahead, ahead+white-black
		} else {
			white, ahead = ahead, ahead+black-white
		}
	}
	return b[ahead]
}
