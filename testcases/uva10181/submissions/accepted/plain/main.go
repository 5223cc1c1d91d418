// Accepted: iterative deepening. Each round of the search allows two moves more than the previous round. The lower
// bound for a board is the sum of the tiles' distances from their places, plus two for each linear conflict.
package main

import (
	"bufio"
	"fmt"
	"os"
)

var (
	tiles [16]int
	way   []byte
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var boards int
	fmt.Fscan(in, &boards)
	for ; boards > 0; boards-- {
		blank := 0
		for i := range tiles {
			fmt.Fscan(in, &tiles[i])
			if tiles[i] == 0 {
				blank = i
			}
		}
		fmt.Println(solve(blank))
	}
}

func solve(blank int) string {
	pairs := blank / 4
	for i := range tiles {
		for j := 0; j < i; j++ {
			if tiles[j] > tiles[i] && tiles[i] != 0 {
				pairs++
			}
		}
	}
	if pairs%2 == 0 {
		return "This puzzle is not solvable."
	}
	for bound := far(); ; bound += 2 {
		way = way[:0]
		if search(blank, bound, ' ') {
			return string(way)
		}
	}
}

// far returns a lower bound for the number of moves.
func far() (sum int) {
	for i, t := range tiles {
		if t != 0 {
			home := t - 1
			sum += max(i/4-home/4, home/4-i/4) + max(i%4-home%4, home%4-i%4)
		}
	}
	for row := 0; row < 16; row += 4 {
		conflicts := 0
		for i := row; i < row+4; i++ {
			for j := i + 1; j < row+4; j++ {
				if tiles[j] != 0 && (tiles[i]-1)/4 == row/4 && (tiles[j]-1)/4 == row/4 && tiles[i] > tiles[j] {
					conflicts = 2
				}
			}
		}
		sum += conflicts
	}
	return sum
}

func search(blank, bound int, last byte) bool {
	left := far()
	if left == 0 {
		return true
	}
	if left > bound {
		return false
	}
	for d, letter := range []byte("RLUD") {
		if "LRDU"[d] == last {
			continue
		}
		to := blank + []int{1, -1, -4, 4}[d]
		if to < 0 || to > 15 || d < 2 && to/4 != blank/4 {
			continue
		}
		tiles[blank], tiles[to] = tiles[to], 0
		way = append(way, letter)
		if search(to, bound-1, letter) {
			return true
		}
		way = way[:len(way)-1]
		tiles[to], tiles[blank] = tiles[blank], 0
	}
	return false
}
