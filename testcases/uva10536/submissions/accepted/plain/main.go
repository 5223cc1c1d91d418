// Accepted: decides for each board recursively whether the player whose turn it is wins, and stores the results. The
// key is the board as a string of sixteen letters.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type board [16]bool // the covered squares

var known = map[board]bool{}

// wins reports whether the player to move wins.
func wins(b board) bool {
	if won, ok := known[b]; ok {
		return won
	}
	won := b == board{true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true}
	try := func(start, step, squares int) {
		after := b
		for i := 0; i < squares; i++ {
			if b[start+i*step] {
				return
			}
			after[start+i*step] = true
		}
		won = won || !wins(after)
	}
	for c := range b {
		try(c, 1, 1)
	}
	for line := 0; line < 4; line++ {
		for squares := 2; squares <= 3; squares++ {
			try(4*line, 1, squares)
			try(4*line+3, -1, squares)
			try(line, 4, squares)
			try(line+12, -4, squares)
		}
	}
	known[b] = won
	return won
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	for ; n > 0; n-- {
		var b board
		for i := 0; i < 4; i++ {
			var row string
			fmt.Fscan(in, &row)
			for j, c := range row {
				b[4*i+j] = c == 'X'
			}
		}
		if wins(b) {
			fmt.Fprintln(out, "WINNING")
		} else {
			fmt.Fprintln(out, "LOSING")
		}
	}
}
