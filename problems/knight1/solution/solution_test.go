package main

import (
	"bufio"
	"fmt"
	"io"
	"math/bits"
	"testing"

	"oj/problems/lib/scan"
	"oj/problems/lib/try"
)

// jumps lets the program look for a bomb and returns how often it jumps.
func jumps(t *testing.T, width, height, x, y, bombX, bombY int) int {
	t.Helper()
	inReader, inWriter := io.Pipe()
	outReader, outWriter := io.Pipe()
	done := make(chan error)
	go func() {
		err := scan.Run(inReader, outWriter, solve)
		outWriter.Close()
		done <- err
	}()

	fmt.Fprintf(inWriter, "%d %d\n100\n%d %d\n", width, height, x, y)
	answers := bufio.NewScanner(outReader)
	count := 0
	for ; x != bombX || y != bombY; count++ {
		hint := ""
		if bombY < y {
			hint = "U"
		} else if bombY > y {
			hint = "D"
		}
		if bombX < x {
			hint += "L"
		} else if bombX > x {
			hint += "R"
		}
		fmt.Fprintln(inWriter, hint)
		if !answers.Scan() {
			t.Fatal("no answer")
		}
		fmt.Sscan(answers.Text(), &x, &y)
	}
	inWriter.Close()
	if err := <-done; err != nil {
		t.Error(err)
	}
	return count
}

// TestEveryBomb: on small buildings, for every first window and every bomb, the program needs no more jumps
// than two binary searches, one for the column and one for the row, that share their jumps.
func TestEveryBomb(t *testing.T) {
	for _, size := range [][2]int{{1, 15}, {7, 1}, {4, 6}, {5, 5}} {
		width, height := size[0], size[1]
		for window := 0; window < width*height; window++ {
			for bomb := 0; bomb < width*height; bomb++ {
				x, y, bombX, bombY := window%width, window/width, bomb%width, bomb/width

				// After the first hint, only the columns and rows on one side of the first window remain. With n jumps,
				// a binary search finds the bomb among 2^n - 1 columns or rows.
				side := func(at, bomb, last int) int {
					switch {
					case bomb < at:
						return at
					case bomb > at:
						return last - at
					}
					return 0
				}
				most := bits.Len(uint(side(x, bombX, width-1)))
				if rows := bits.Len(uint(side(y, bombY, height-1))); rows > most {
					most = rows
				}
				if got := jumps(t, width, height, x, y, bombX, bombY); got > most {
					t.Fatalf("%d x %d, from %d %d to %d %d: %d jumps, want at most %d", width, height, x, y, bombX, bombY, got, most)
				}
			}
		}
	}
}

// TestTower uses a tower of 80 windows; the start is the second window from the top. Six jumps find the bomb in 64
// windows: in the top one, and in 63 of the 78 below the start. The bomb of the known test is in one of the 63.
func TestTower(t *testing.T) {
	found := 0
	for bomb := 0; bomb < 80; bomb++ {
		if bomb != 1 && jumps(t, 1, 80, 0, 1, 0, bomb) <= 6 {
			found++
		}
	}
	if known := jumps(t, 1, 80, 0, 1, 0, 36); known > 6 || found != 64 {
		t.Errorf("the known bomb needs %d jumps; %d bombs are found in six", known, found)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":                    "line 1: input ends, want a word",
		"4 4\n9\n4 0\n":       `line 3: want a whole number from 0 to 3`,
		"4 4\n9\n0 0\nUL\n":   `line 4: no window agrees with all hints`,
		"1 2\n9\n0 0\nD\nD\n": `line 5: no window agrees with all hints`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
