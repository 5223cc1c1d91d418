// CodinGame, 2-player game on a calculator: with which first keys does the first player win?
//
// State: the number shown, and the key pressed last.
// Neighbours: a key beside the last one is pressed, and its digit is subtracted.
// Start: the number in the input; every key may be pressed first.
// Goal: leave the opponent no key that keeps the number at 0 or above.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	most = 1 << 20 // the greatest number that the program accepts; the statement promises at most 999
	keys = 10      // the keys 0 to 9, of which 0 is never pressed
)

// beside reports whether two different keys touch at a side or a corner. The keys form three rows of three.
func beside(a, b int) bool {
	rows := (a-1)/3 - (b-1)/3
	columns := (a-1)%3 - (b-1)%3
	return a != b && rows*rows <= 1 && columns*columns <= 1
}

// press appends the positions after one move. A position is ten times the number shown, plus the last key.
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

	// A first key wins if it leads to a position that is lost for the opponent.
	var first []string
	for key := 1; key < keys && key <= number; key++ {
		if !wins[(number-key)*keys+key] {
			first = append(first, fmt.Sprint(key))
		}
	}
	fmt.Fprintln(out, strings.Join(first, " "))
}

func main() { scan.Main(solve) }
