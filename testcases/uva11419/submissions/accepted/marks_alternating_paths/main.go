// Accepted: matches rows with columns by one search for each row, on a matrix; then marks alternating paths.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type board struct {
	enemy  [][]bool
	row    []int // row[c]: the partner of column c, or -1
	tried  []bool
	marked []bool // marked rows
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		rows, columns, enemies := number(in), number(in), number(in)
		if rows == 0 {
			return
		}
		b := board{make([][]bool, rows), make([]int, columns), nil, make([]bool, rows)}
		for r := range b.enemy {
			b.enemy[r] = make([]bool, columns)
		}
		for ; enemies > 0; enemies-- {
			r, c := number(in), number(in)
			b.enemy[r-1][c-1] = true
		}
		for c := range b.row {
			b.row[c] = -1
		}

		var alone []int
		pairs := 0
		for r := range b.enemy {
			b.tried = make([]bool, columns)
			if b.match(r) {
				pairs++
			}
		}
		matched := make([]bool, rows)
		for _, r := range b.row {
			if r >= 0 {
				matched[r] = true
			}
		}
		for r := range matched {
			if !matched[r] {
				alone = append(alone, r)
			}
		}

		b.tried = make([]bool, columns)
		for _, r := range alone {
			b.mark(r)
		}
		fmt.Fprint(out, pairs)
		for r := range b.enemy {
			if !b.marked[r] {
				fmt.Fprint(out, " r", r+1)
			}
		}
		for c := range b.row {
			if b.tried[c] {
				fmt.Fprint(out, " c", c+1)
			}
		}
		fmt.Fprintln(out)
	}
}

func (b *board) match(r int) bool {
	for c, enemy := range b.enemy[r] {
		if enemy && !b.tried[c] {
			b.tried[c] = true
			if b.row[c] < 0 || b.match(b.row[c]) {
				b.row[c] = r
				return true
			}
		}
	}
	return false
}

// mark marks the rows and columns on alternating paths from row r.
func (b *board) mark(r int) {
	b.marked[r] = true
	for c, enemy := range b.enemy[r] {
		if enemy && !b.tried[c] {
			b.tried[c] = true
			b.mark(b.row[c])
		}
	}
}

// number reads a whole number that is not negative.
func number(in *bufio.Reader) (n int) {
	c, err := in.ReadByte()
	for err == nil && (c < '0' || c > '9') {
		c, err = in.ReadByte()
	}
	for err == nil && c >= '0' && c <= '9' {
		n = 10*n + int(c-'0')
		c, err = in.ReadByte()
	}
	return n
}
