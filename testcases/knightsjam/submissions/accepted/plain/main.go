// Accepted: moves the hole around the ring of eight cells, in both directions, until the board is ordered.
package main

import "fmt"

// after[c] is the cell to which a hole at c moves in one direction around the ring. The centre is not part of the
// ring.
var after = [9]int{5, 8, 7, 2, 4, 6, 1, 0, 3}

var before [9]int

func main() {
	var a, b, c string
	fmt.Scan(&a, &b, &c)
	for from, to := range after {
		before[to] = from
	}
	fmt.Println(nearer(around(a+b+c, after), around(a+b+c, before)))
}

func nearer(a, b int) int {
	if a < 0 || b >= 0 && b < a {
		return b
	}
	return a
}

// around returns the number of jumps in one direction until the board is ordered, or -1. Seven rounds of eight jumps
// are enough: after them every knight is back in its first cell.
func around(text string, next [9]int) int {
	const rounds = 7
	board := []byte(text)
	hole := 0
	for board[hole] != '.' {
		hole++
	}
	for jumps := 0; jumps < rounds*8; jumps++ {
		if string(board) == "12345678." {
			return jumps
		}
		to := next[hole]
		board[hole], board[to] = board[to], board[hole]
		hole = to
	}
	return -1
}
