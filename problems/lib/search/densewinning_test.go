package search

import (
	"fmt"
	"math/rand"
	"testing"
)

// moverWins plays all games from position p to their ends, and reports whether the player to move wins.
func moverWins(moves [][]int32, p int32, stuck bool) bool {
	for _, q := range moves[p] {
		if !moverWins(moves, q, stuck) {
			return true
		}
	}
	return len(moves[p]) == 0 && stuck
}

func checkWinning(t *testing.T, moves [][]int32) {
	t.Helper()
	for _, stuck := range []bool{false, true} {
		got := DenseWinning(len(moves), func(p int32, buf []int32) []int32 { return append(buf, moves[p]...) }, stuck)
		for p := range moves {
			if want := moverWins(moves, int32(p), stuck); got[p] != want {
				t.Fatalf("moves %v, stuck %v: position %d: wins %v, want %v", moves, stuck, p, got[p], want)
			}
		}
		ofInts := DenseWinning(len(moves), func(p int, buf []int) []int { return append(buf, ints(moves[p])...) }, stuck)
		if fmt.Sprint(ofInts) != fmt.Sprint(got) {
			t.Fatalf("moves %v, stuck %v: %v with int, %v with int32", moves, stuck, ofInts, got)
		}
	}
}

func TestDenseWinning(t *testing.T) {
	for set := 0; set < 1<<6; set++ { // each set of moves between four positions is a game; games with fewer positions are among them
		moves, edge := make([][]int32, 4), 0
		for p := range moves {
			for q := 0; q < p; q++ {
				if set>>edge&1 == 1 {
					moves[p] = append(moves[p], int32(q))
				}
				edge++
			}
		}
		checkWinning(t, moves)
	}
	random := rand.New(rand.NewSource(1))
	for i := 0; i < 500; i++ {
		moves := make([][]int32, 12)
		for p := range moves {
			for q := 0; q < p; q++ {
				if random.Intn(4) == 0 {
					moves[p] = append(moves[p], int32(q))
				}
			}
		}
		checkWinning(t, moves)
	}
}

// In each turn a player takes one or two matches. The player who takes the last match wins. So if no match is
// left, the player to move has lost.
func ExampleDenseWinning() {
	take := func(matches int, buf []int) []int {
		for n := 1; n <= 2 && n <= matches; n++ {
			buf = append(buf, matches-n)
		}
		return buf
	}
	fmt.Println(DenseWinning(7, take, false))
	// Output: [false true true false true true false]
}
