package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

var ordered = board{tiles: [cells]uint8{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0}, blank: 15}

func text(tiles [cells]uint8) string {
	all := ""
	for i := 0; i < cells; i += size {
		all += strings.Trim(fmt.Sprint(tiles[i:i+size]), "[]") + "\n"
	}
	return all
}

// walk moves the blank in the directions given by the letters. It returns false if the blank would leave the
// board.
func walk(tiles [cells]uint8, letters string) ([cells]uint8, bool) {
	for _, l := range letters {
		blank := strings.IndexByte(string(tiles[:]), 0)
		i, j := blank/4, blank%4
		switch l {
		case 'R':
			j++
		case 'L':
			j--
		case 'U':
			i--
		case 'D':
			i++
		}
		if i < 0 || j < 0 || i > 3 || j > 3 {
			return tiles, false
		}
		tiles[blank], tiles[4*i+j] = tiles[4*i+j], 0
	}
	return tiles, true
}

// TestAllBoardsNearOrder visits all boards up to 13 moves away from the sorted one, layer by layer. The
// solution's moves must sort the board, and their number must equal the number of the layer. If two tiles of
// such a board are exchanged, the board must be unsolvable.
func TestAllBoardsNearOrder(t *testing.T) {
	layer, met := [][cells]uint8{ordered.tiles}, map[[cells]uint8]bool{ordered.tiles: true}
	for far := 0; far <= 13; far++ {
		var next [][cells]uint8
		for n, tiles := range layer {
			if far < 11 || n%7 == 0 {
				check(t, tiles, far)
			}
			for _, l := range []string{"R", "L", "U", "D"} {
				if after, ok := walk(tiles, l); ok && !met[after] {
					met[after] = true
					next = append(next, after)
				}
			}
		}
		layer = next
	}
}

func check(t *testing.T, tiles [cells]uint8, most int) {
	t.Helper()
	way := strings.TrimSuffix(try.Run(t, solve, "1\n"+text(tiles)), "\n")
	if home, ok := walk(tiles, way); !ok || home != ordered.tiles || len(way) > most || len(way)%2 != most%2 {
		t.Fatalf("%s%q leads to\n%s; there is a way of %d moves", text(tiles), way, text(home), most)
	}
	a, b := 0, 1
	for tiles[a] == 0 || tiles[b] == 0 {
		a, b = a+1, b+1
	}
	tiles[a], tiles[b] = tiles[b], tiles[a]
	try.Answers(t, solve, "1\n"+text(tiles), "This puzzle is not solvable.\n")
}

// After a random walk of 38 moves, the answer has at most 38 moves. Like the walk, the answer has an even
// number of moves, because each move changes the parity of the board.
func TestRandomWalks(t *testing.T) {
	random := rand.New(rand.NewSource(10181))
	for n := 0; n < 40; n++ {
		tiles := ordered.tiles
		for moves := 0; moves < 38; {
			if after, ok := walk(tiles, "RLUD"[random.Intn(4):][:1]); ok {
				tiles, moves = after, moves+1
			}
		}
		check(t, tiles, 38)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"1\n1 2 3 16\n": `line 2: want a whole number from 0 to 15`,
		"1\n1 2 3 3\n":  `line 2: want each tile once`,
	})
}

// TestJudgeFiles: official input files may contain boards that need more moves than the statement promises,
// and fewer boards than announced.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "3\n"+text(ordered.tiles), "\n")

	far := [cells]uint8{15, 9, 5, 10, 1, 3, 13, 6, 14, 7, 0, 2, 12, 8, 4, 11}
	way := strings.TrimSuffix(try.Run(t, solve, "1\n"+text(far)), "\n")
	if home, ok := walk(far, way); !ok || home != ordered.tiles || len(way) <= 50 {
		t.Errorf("%q leads to\n%s", way, text(home))
	}
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0\n"},
		Want:  []string{"R\n", "This puzzle is not solvable.\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
