// CodinGame, 2-player game on a calculator: with which digits does the first player win?
//
// State: the number shown, and the key pressed last.
// Neighbours: a key beside the last one is pressed, and its digit subtracted.
// Start: the number of the input, where any key may be pressed.
// Goal: to leave the other player without a key that keeps the number from falling below 0.
package main

import (
	"fmt"
	"io"
	"os"
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
	rows, columns := (a-1)/3-(b-1)/3, (a-1)%3-(b-1)%3
	return a != b && rows*rows <= 1 && columns*columns <= 1
}

// press appends the positions after one move. A position's number is ten times the number shown, and the last key.
func press(p int32, buf []int32) []int32 {
	number, last := int(p)/keys, int(p)%keys
	for key := 1; key < keys && key <= number; key++ {
		if last > 0 && beside(last, key) {
			buf = append(buf, int32((number-key)*keys+key))
		}
	}
	return buf
}

func run(r io.Reader, w io.Writer) error {
	in := scan.New(r)
	number := in.Int(1, most)
	if in.Err() != nil {
		return in.Err()
	}
	wins := search.DenseWinning((number+1)*keys, press, false) // who cannot stay at 0 or above has lost
	var first []string
	for key := 1; key < keys && key <= number; key++ {
		if !wins[(number-key)*keys+key] {
			first = append(first, fmt.Sprint(key))
		}
	}
	_, err := fmt.Fprintln(w, strings.Join(first, " "))
	return err
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
