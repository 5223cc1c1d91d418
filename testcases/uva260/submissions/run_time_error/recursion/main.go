// Crashes: visits cells by recursion, as deep as the path is long. Go's own stacks grow up to 1 GB and hide that, so the
// program asks for 1 MB: what Windows gives a program and Java a thread, and what 40,000 small frames in C do not fit into.
package main

import (
	"bufio"
	"fmt"
	"os"
	"runtime/debug"
)

func main() {
	debug.SetMaxStack(1 << 20)
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for game := 1; ; game++ {
		var n int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		board := make([]string, n)
		for i := range board {
			fmt.Fscan(in, &board[i])
		}
		winner := 'W'
		if blackWins(board) {
			winner = 'B'
		}
		fmt.Fprintf(out, "%d %c\n", game, winner)
	}
}

type game struct {
	board []string
	seen  [200][200]bool
}

func blackWins(board []string) bool {
	g := &game{board: board}
	for j := range board {
		if g.reaches(0, j) {
			return true
		}
	}
	return false
}

// reaches visits a cell and then, by calling itself, its neighbours; in the order that a reader of the statement
// would write down.
func (g *game) reaches(i, j int) bool {
	n := len(g.board)
	if i < 0 || j < 0 || i >= n || j >= n || g.board[i][j] != 'b' || g.seen[i][j] {
		return false
	}
	if i == n-1 {
		return true
	}
	g.seen[i][j] = true
	return g.reaches(i-1, j-1) || g.reaches(i-1, j) || g.reaches(i, j-1) ||
		g.reaches(i, j+1) || g.reaches(i+1, j) || g.reaches(i+1, j+1)
}
