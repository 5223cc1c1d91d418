// This file contains the board and its moves.

package main

const (
	size  = 4
	cells = size * size
)

type board struct {
	tiles [cells]uint8 // 0 is the blank
	blank int8
	far   int8
}

// directions lists the moves of the blank: the letter, and the change of row and column.
var directions = []struct {
	letter        byte
	rows, columns int
}{{'R', 0, 1}, {'L', 0, -1}, {'U', -1, 0}, {'D', 1, 0}}

// distance returns the Manhattan distance of a tile from its goal. The blank is not a tile, so its distance is 0.
func distance(tile uint8, place int) int8 {
	home := (int(tile) + cells - 1) % cells
	rows, columns := place/size-home/size, place%size-home%size
	if rows < 0 {
		rows = -rows
	}
	if columns < 0 {
		columns = -columns
	}
	return int8(rows + columns)
}

// slides appends to buf the boards that are one move away from b.
func slides(b board, buf []board) []board {
	for _, d := range directions {
		row, column := int(b.blank)/size+d.rows, int(b.blank)%size+d.columns
		if row < 0 || row >= size || column < 0 || column >= size {
			continue
		}

		// Only the moved tile changes the lower bound, so update it instead of computing it again.
		after, to := b, row*size+column
		tile := b.tiles[to]
		after.tiles[b.blank], after.tiles[to], after.blank = tile, 0, int8(to)
		after.far += distance(tile, int(b.blank)) - distance(tile, to)
		buf = append(buf, after)
	}
	return buf
}

// solvable reports whether the number of inversions plus the number of rows below the blank is even, as on the ordered
// board. No move changes this parity: a move along a row does not change the order of the tiles. A move along a column
// moves a tile past three others, which changes the number of inversions by an odd number, and moves the blank by one
// row.
func (b board) solvable() bool {
	pairs := 0 // the number of inversions
	for i, tile := range b.tiles {
		for _, behind := range b.tiles[i+1:] {
			if behind != 0 && behind < tile {
				pairs++
			}
		}
	}
	return (pairs+size-1-int(b.blank)/size)%2 == 0
}
