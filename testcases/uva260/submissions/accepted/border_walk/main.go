// Accepted: instead of a flood fill, the program follows the border between the colours, as in the proof that a game
// of Hex has a winner.
//
// The program puts a frame around the board, black above and white at the left. The walk follows the border between
// two adjacent cells: a black cell that is connected to the upper frame, and a white cell that is connected to the
// left frame. In each step it looks at the third cell that is adjacent to both of them. If the third cell is black,
// it becomes the new black cell of the pair; otherwise it becomes the new white cell. The walk ends at the lower
// frame (Black wins) or at the right frame (White wins). Each position has only one predecessor, so the walk cannot
// enter a cycle. A game takes at most about 3 n^2 steps, and no memory except the board.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const width = 200 + 2 // the distance in the array from a cell to the cell below

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

// read returns the board with its frame: 'b' above, 'w' at the left, 'B' below, 'W' at the right.
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

// winner walks from the upper left corner and returns the letter of the frame that it reaches. The cell ahead
// replaces the cell of the pair that has the same colour. Two cells are adjacent to both cells of the new pair: the
// replaced cell, and the next cell ahead.
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
