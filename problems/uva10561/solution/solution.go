// UVa 10561, Treblecross: two players put an X on a free square of a row in turn; who completes three neighbouring X wins.
// Which moves win?
//
// State: a run of safe squares, by its length. A square is safe if no X is on it or within two squares of it.
// Neighbours: the one or two shorter runs that a move leaves: it takes the square and up to two squares on each side.
// Start: the runs of the row, which are a sum of independent games.
// Goal: the position is lost if the xor of the Grundy numbers of its runs is 0.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
)

const (
	free  = '.'
	reach = 2 // an X makes the squares up to this distance unsafe
)

// left returns the lengths of the runs that remain when the square with index i of a run of n safe squares is taken.
func left(n, i int) (before, after int) {
	before, after = i-reach, n-1-i-reach
	if before < 0 {
		before = 0
	}
	if after < 0 {
		after = 0
	}
	return before, after
}

// grundy contains the Grundy number of each run of safe squares, by its length. It grows when a longer run is needed.
type grundy []int

// of returns the Grundy number of a run: the least number that no move leads to.
func (g *grundy) of(length int) int {
	for n := len(*g); n <= length; n++ {
		reached := make([]bool, 2*n+1)
		for i := 0; i < n; i++ {
			before, after := left(n, i)
			if value := (*g)[before] ^ (*g)[after]; value < len(reached) {
				reached[value] = true
			}
		}
		least := 0
		for reached[least] {
			least++
		}
		*g = append(*g, least)
	}
	return (*g)[length]
}

// completing returns the squares, from 1, on which an X completes three neighbours.
func completing(row []byte) (moves []int) {
	isX := func(i int) bool { return i >= 0 && i < len(row) && row[i] == 'X' }
	for i, c := range row {
		beside := isX(i-1) && isX(i+1)
		atEnd := isX(i-2) && isX(i-1) || isX(i+1) && isX(i+2)
		if c == free && (beside || atEnd) {
			moves = append(moves, i+1)
		}
	}
	return moves
}

// runs returns for each square the length of its run of safe squares and its index in the run; unsafe squares have length 0.
func runs(row []byte) (length, index []int) {
	length, index = make([]int, len(row)), make([]int, len(row))
	run := 0
	for i := range row {
		safe := true
		for j := i - reach; j <= i+reach; j++ {
			safe = safe && (j < 0 || j >= len(row) || row[j] == free)
		}
		if !safe {
			run = 0
			continue
		}
		index[i] = run
		run++
		for j := i; j > i-run; j-- {
			length[j] = run
		}
	}
	return length, index
}

// winning returns the moves, from 1, that win.
func (g *grundy) winning(row []byte) (moves []int) {
	// If the player can complete three neighbours at once, every other move gives the opponent this chance.
	if moves = completing(row); moves != nil {
		return moves
	}

	length, index := runs(row)
	total := 0
	for i, n := range length {
		if n > 0 && index[i] == 0 {
			total ^= g.of(n)
		}
	}
	for i, n := range length {
		if n == 0 {
			continue // an unsafe square: the opponent would complete three neighbours
		}
		before, after := left(n, index[i])
		if total^g.of(n)^g.of(before)^g.of(after) == 0 {
			moves = append(moves, i+1)
		}
	}
	return moves
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	g := grundy{0}
	for in.CountedCase() {
		moves := g.winning(in.Bytes())
		fmt.Fprintln(out, scan.Choose(moves != nil, "WINNING", "LOSING"))
		scan.WriteInts(out, moves...) // an empty line if there are none
	}
}

func main() { scan.Main(solve) }
