// Command replay checks an output of UVa 10181. It moves the blank letter by letter, and accepts any solution of at
// most 50 moves. Whether a board is solvable follows from its parity, so the stored answer is not needed. Additional
// spaces are not allowed.
//
// Usage, by the ICPC convention: replay INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT. The exit status is 42 if the output
// is right. If the output is wrong, it is 43, and FEEDBACK_FOLDER/judgemessage.txt contains the reason. If a file is
// missing or invalid, or cannot be written, it is 1.
package main

import (
	"bufio"
	"fmt"
	"os"

	"oj/testcases/internal/feedback"
)

const most = 50

func main() {
	if len(os.Args) < 4 {
		fail("usage: replay INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT")
	}
	input, err := os.Open(os.Args[1])
	if err != nil {
		fail("%v", err)
	}

	in, out := bufio.NewReader(input), bufio.NewScanner(os.Stdin)

	// The output has one line for each board.
	var boards int
	fmt.Fscan(in, &boards)
	for k := 1; k <= boards; k++ {
		var tiles [16]int
		for i := range tiles {
			if _, err := fmt.Fscan(in, &tiles[i]); err != nil {
				fail("board %d: %v", k, err)
			}
		}

		if !out.Scan() {
			wrong("the output ends before board %d", k)
		}
		check(k, tiles, out.Text())
	}

	if out.Scan() || out.Err() != nil {
		wrong("the output has another line after the last board: %.60q", out.Text())
	}
	os.Exit(42)
}

func check(k int, tiles [16]int, way string) {
	claim := way == "This puzzle is not solvable."
	switch possible := even(tiles); {
	case claim && possible:
		wrong("board %d can be solved", k)
	case claim:
		return
	case !possible:
		wrong("board %d cannot be solved", k)
	case len(way) > most:
		wrong("board %d: %d moves, more than %d", k, len(way), most)
	}

	// Make the moves one after the other. Each letter is the direction in which the blank moves.
	blank := 0
	for tiles[blank] != 0 {
		blank++
	}
	for i := range way {
		to := -1
		switch c := way[i]; {
		case c == 'L' && blank%4 > 0:
			to = blank - 1
		case c == 'R' && blank%4 < 3:
			to = blank + 1
		case c == 'U' && blank > 3:
			to = blank - 4
		case c == 'D' && blank < 12:
			to = blank + 4
		}

		if to < 0 {
			wrong("board %d, move %d of %d: %q is impossible", k, i+1, len(way), way[i])
		}
		tiles[blank], tiles[to], blank = tiles[to], 0, to
	}

	// In the end the tiles must be in order, with the blank (0) last.
	for i, tile := range tiles {
		if tile != (i+1)%16 {
			wrong("board %d: after %d moves, place %d contains tile %d", k, len(way), i+1, tile)
		}
	}
}

// even reports whether a board can be solved. This is so if two numbers have the same parity: the number of exchanges
// that sort the tiles (with the blank as 16), and the distance of the blank from the last place.
func even(tiles [16]int) bool {
	var seen [16]bool
	exchanges, steps := 0, 0
	for i, tile := range tiles {
		if tile == 0 {
			steps = 3 - i/4 + 3 - i%4
		}

		// A cycle of n places needs n - 1 exchanges.
		for j := i; !seen[j]; j = (tiles[j] + 15) % 16 {
			seen[j] = true
			if (tiles[j]+15)%16 != i {
				exchanges++
			}
		}
	}
	return (exchanges+steps)%2 == 0
}

// wrong writes the reason why the output is wrong, and ends the program with status 43.
func wrong(format string, args ...any) {
	text := fmt.Sprintf(format+"\n", args...)
	if err := feedback.Write(os.Args[3], "judgemessage.txt", text); err != nil {
		fail("%v", err)
	}
	os.Exit(43)
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(1)
}
