// Accepted: bidirectional search. The 21 cells are numbered, and each of the four moves is a list of cells. For each
// code within eight moves of the solved code, the program stores the shortest sequence of moves to the solved code;
// if there are several, the smallest one, read as a number. Then it tries all sequences of up to eight moves from the
// given code: short ones first, and sequences of the same length in numerical order.
package main

import "fmt"

// ring[w] lists the cells of a wheel in the order of the input. The wheels share the cells 9,
// 10 and 11.
var ring = [2][12]int{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, {12, 13, 14, 15, 16, 17, 18, 19, 20, 9, 10, 11}}

type code [21]byte

// turned returns the code after a move.
func turned(c code, move int) code {
	after := c
	w, by := (move-1)%2, 2
	if move == 2 || move == 3 {
		by = 10
	}
	for i, cell := range ring[w] {
		after[ring[w][(i+by)%12]] = c[cell]
	}
	return after
}

const half = 8

var back = map[code]string{}

func main() {
	home := code{0, 3, 4, 3, 0, 5, 6, 5, 0, 1, 2, 1, 0, 7, 8, 7, 0, 9, 10, 9, 0}
	back[home] = ""
	layer := []code{home}
	for far := 1; far <= half; far++ {
		var next []code
		for _, c := range layer {
			for move := 1; move <= 4; move++ {
				undo := []string{"", "3", "4", "1", "2"}[move]
				after := turned(c, move)
				old, met := back[after]
				if !met {
					next = append(next, after)
				}
				if way := undo + back[c]; !met || len(way) == len(old) && way < old {
					back[after] = way
				}
			}
		}
		layer = next
	}
	var n int
	fmt.Scan(&n)
	for ; n > 0; n-- {
		var c code
		for i := 0; i < 24; i++ {
			var colour byte
			fmt.Scan(&colour)
			c[ring[i/12][i%12]] = colour
		}
		fmt.Println(solve(c))
	}
}

func solve(start code) string {
	ways := map[code]string{start: ""}
	layer := []code{start}
	for steps := 0; steps <= half; steps++ {
		best := ""
		for _, c := range layer {
			rest, met := back[c]
			if way := ways[c] + rest; met && (best == "" || way < best) {
				best = way
			}
			if met && ways[c]+rest == "" {
				return "PUZZLE ALREADY SOLVED"
			}
		}
		if best != "" {
			return best
		}
		var next []code
		for _, c := range layer {
			for move := 1; move <= 4; move++ {
				after := turned(c, move)
				if _, met := ways[after]; !met {
					ways[after] = ways[c] + fmt.Sprint(move)
					next = append(next, after)
				}
			}
		}
		layer = next
	}
	return "NO SOLUTION WAS FOUND IN 16 STEPS"
}
