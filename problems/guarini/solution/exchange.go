package main

import (
	"bufio"
	"sort"
	"strconv"

	"oj/problems/lib/perm"
	"oj/problems/lib/scan"
)

// This file reads a case, splits the board into pieces and prints the answer.

const (
	maxCells  = 36
	maxStates = 5000000 // the most arrangements of the letters of a case
)

// An exchange is one case. Its cells are numbered row by row from 0; start and target contain the letter of each cell.
type exchange struct {
	rows, columns int
	start, target []byte
}

// A piece is a connected component of the board under knight's moves. Its cells are called places and numbered from 0.
type piece struct {
	links         [][]int // for each place, the places with higher numbers that are one move away
	counts        []int   // how often each letter occurs, letter 0 (empty) first; nil if the target has other counts
	start, target []uint8 // the letter of each place
}

// readExchange reads a case. On invalid input it ends the program with an error.
func readExchange(in *scan.Scanner) *exchange {
	e := &exchange{rows: in.Int(1, maxCells), columns: in.Int(1, maxCells)}
	if e.rows*e.columns > maxCells {
		in.Fatalf("want at most %d cells, not %d", maxCells, e.rows*e.columns)
	}
	for i := 0; i < e.rows; i++ {
		e.start = append(e.start, e.readRow(in)...)
		e.target = append(e.target, e.readRow(in)...)

		// Start and target must have the same holes.
		for c := i * e.columns; c < len(e.target); c++ {
			if (e.start[c] == '#') != (e.target[c] == '#') {
				in.Fatalf("want # in the same columns as in the start row")
			}
		}
	}

	// A piece has at most as many arrangements as the whole board, so this bound also limits each piece.
	if _, ok := perm.Arrangements(e.total(), maxStates); !ok {
		in.Fatalf("want a case of at most %d arrangements", maxStates)
	}
	return e
}

// readRow reads a word with one letter for each column of the board.
func (e *exchange) readRow(in *scan.Scanner) []byte {
	row := in.Bytes()
	ok := len(row) == e.columns
	for _, c := range row {
		ok = ok && (c == '.' || c == '#' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z')
	}

	if !ok {
		in.Fatalf("want a row of %d cells: . or # or a letter", e.columns)
		return nil
	}
	return row
}

// total returns how often each letter occurs in the start rows. The letter . counts, too, but # does not.
func (e *exchange) total() []int {
	all := count(e.start)
	all['#'] = 0
	return all[:]
}

func count(letters []byte) (counts [128]int) {
	for _, c := range letters {
		counts[c]++
	}
	return counts
}

// cells returns the cells where a knight can stand.
func (e *exchange) cells() []int {
	var all []int
	for c, letter := range e.start {
		if letter != '#' {
			all = append(all, c)
		}
	}
	return all
}

// knightMoves appends the cells that are one knight's move away from a cell.
func (e *exchange) knightMoves(cell int, buf []int) []int {
	for _, d := range [8][2]int{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}} {
		row, column := cell/e.columns+d[0], cell%e.columns+d[1]
		if row >= 0 && row < e.rows && column >= 0 && column < e.columns && e.start[row*e.columns+column] != '#' {
			buf = append(buf, row*e.columns+column)
		}
	}
	return buf
}

// piece returns the piece with the given cells; place i is cells[i]. It numbers the letters by their frequency,
// so that pieces that differ only in the names of letters belong to the same game.
func (e *exchange) piece(cells []int) piece {
	p := piece{links: e.links(cells)}
	for _, c := range cells {
		p.start = append(p.start, e.start[c])
		p.target = append(p.target, e.target[c])
	}

	// A move neither adds nor removes letters, so if the counts differ, the exchange is impossible.
	counts := count(p.start)
	if counts != count(p.target) {
		return piece{}
	}

	// Replace the letters by numbers in the order of their frequency, so that pieces that differ only in the
	// names of their letters become equal.
	numbers := [128]uint8{}
	for i, letter := range byCount(counts) {
		numbers[letter] = uint8(i)
		p.counts = append(p.counts, counts[letter])
	}
	for i := range cells {
		p.start[i], p.target[i] = numbers[p.start[i]], numbers[p.target[i]]
	}
	return p
}

// links returns, for each place, the places with higher numbers that are one move away.
func (e *exchange) links(cells []int) [][]int {
	var place [maxCells]int
	for i, c := range cells {
		place[c] = i
	}

	// List each pair of places once, in the list of the lower number.
	links := make([][]int, len(cells))
	for i, c := range cells {
		for _, near := range e.knightMoves(c, nil) {
			if place[near] > i {
				links[i] = append(links[i], place[near])
			}
		}
	}
	return links
}

// byCount returns '.' and then the other letters, the most frequent first.
func byCount(counts [128]int) []byte {
	order := []byte{'.'}
	for c, n := range counts {
		if n > 0 && c != '.' {
			order = append(order, byte(c))
		}
	}

	// '.' keeps number 0. A stable sort keeps equally frequent letters in a fixed order.
	letters := order[1:]
	sort.SliceStable(letters, func(i, j int) bool { return counts[letters[i]] > counts[letters[j]] })
	return order
}

// key returns a string that is equal for two pieces if and only if they belong to the same game.
func (p piece) key() string {
	var key []byte
	for _, near := range p.links {
		for _, j := range near {
			key = append(key, byte(j))
		}

		// No place has the number maxCells, so this number marks the end of a list.
		key = append(key, maxCells)
	}
	for _, n := range p.counts {
		key = append(key, byte(n))
	}
	return string(key)
}

// print writes the number of moves, and a line for each move: row and column of both cells, counted from 1. If there is
// no exchange, print writes -1.
func (e *exchange) print(out *bufio.Writer, moves [][2]int, ok bool) {
	if !ok {
		out.WriteString("-1\n") // if writing fails, Flush returns the error
		return
	}

	text := append(strconv.AppendInt(nil, int64(len(moves)), 10), '\n')
	for _, m := range moves {
		for i, x := range [4]int{m[0] / e.columns, m[0] % e.columns, m[1] / e.columns, m[1] % e.columns} {
			text = append(strconv.AppendInt(text, int64(x+1), 10), "   \n"[i])
		}
	}
	out.Write(text)
}
