// CodinGame, 2-player game on a calculator: with which digits does the first player win?
//
// State: the number shown, and the key pressed last.
// Neighbours: a key beside the last one is pressed, and its digit subtracted.
// Start: the number of the input, where any key may be pressed.
// Goal: to leave the other player without a key that keeps the number from falling below 0.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	most = 1 << 20 // the number at the start; the statement promises at most 999
	keys = 10      // 0 is never pressed
)

// beside reports whether two different keys touch, with a side or a corner, on a pad of three rows.
func beside(a, b int) bool {
	rows := (a-1)/3 - (b-1)/3
	columns := (a-1)%3 - (b-1)%3
	return a != b && rows*rows <= 1 && columns*columns <= 1
}

// press appends the positions after one move. A position's number is ten times the number shown, plus the last key.
func press(p int32, buf []int32) []int32 {
	number, last := int(p)/keys, int(p)%keys
	for key := 1; key < keys && key <= number; key++ {
		if last > 0 && beside(last, key) {
			buf = append(buf, int32((number-key)*keys+key))
		}
	}
	return buf
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	number := in.Int(1, most)
	wins := search.DenseWinning((number+1)*keys, press, false) // a player without a move has lost

	// The first player wins with a key that leaves a position where the other player loses.
	var first []string
	for key := 1; key < keys && key <= number; key++ {
		if !wins[(number-key)*keys+key] {
			first = append(first, fmt.Sprint(key))
		}
	}
	fmt.Fprintln(out, strings.Join(first, " "))
}

func main() { scan.Main(solve) }
