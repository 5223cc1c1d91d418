package voxcodei2_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// A field is a small map of a game, and what is known about its positions.
type field struct {
	width, height int
	walls         string
	memo          map[string]bool
}

// A state is a position before an answer: the cells of the nodes that are left and their steps, and for each bomb the
// number of turns until it explodes, after the current one.
type state struct {
	nodes [][2]int // cell and step
	bombs map[int]int
	left  int // bombs that can be placed
}

func (s state) String() string { return fmt.Sprint(s.nodes, s.bombs, s.left) }

// next returns the cell beside a cell, or -1 for a wall.
func (f *field) next(cell, step int) int {
	x, y := cell%f.width+step%10-1, cell/f.width+step/10-1
	if x < 0 || x >= f.width || y < 0 || y >= f.height || f.walls[y*f.width+x] == '#' {
		return -1
	}
	return y*f.width + x
}

// Steps are 10 * (row step + 1) + column step + 1.
const up, left, stay, right, down = 1, 10, 11, 12, 21

// after returns the position after an answer; place is the cell of a new bomb, or -1.
func (f *field) after(s state, place int) state {
	fuses := map[int]int{}
	for cell, turns := range s.bombs {
		fuses[cell] = turns
	}
	if place >= 0 {
		fuses[place] = 2
	}

	// Explosions ignite other bombs.
	fire, explodes := map[int]bool{}, map[int]bool{}
	var queue []int
	for cell, turns := range fuses {
		if turns == 0 {
			queue = append(queue, cell)
			explodes[cell] = true
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		fire[queue[0]] = true
		for _, step := range []int{up, left, right, down} {
			at := queue[0]
			for range 3 {
				if at = f.next(at, step); at < 0 {
					break
				}
				fire[at] = true
				if _, isBomb := fuses[at]; isBomb && !explodes[at] {
					explodes[at] = true
					queue = append(queue, at)
				}
			}
		}
	}

	t := state{bombs: map[int]int{}, left: s.left}
	if place >= 0 {
		t.left--
	}
	for cell, turns := range fuses {
		if !explodes[cell] {
			t.bombs[cell] = turns - 1
		}
	}
	for _, n := range s.nodes {
		if f.next(n[0], n[1]) < 0 {
			n[1] = 2*stay - n[1]
		}
		if to := f.next(n[0], n[1]); to >= 0 {
			n[0] = to
		}
		if !fire[n[0]] {
			t.nodes = append(t.nodes, n)
		}
	}
	return t
}

// free returns the cells in which a bomb can be placed.
func (f *field) free(s state) (cells []int) {
	for cell := range f.walls {
		_, isTaken := s.bombs[cell]
		for _, n := range s.nodes {
			isTaken = isTaken || n[0] == cell
		}
		if !isTaken && f.walls[cell] == '.' && s.left > 0 {
			cells = append(cells, cell)
		}
	}
	return cells
}

// wins reports by trying everything whether all nodes can be destroyed in a number of turns.
func (f *field) wins(s state, turns int) bool {
	if len(s.nodes) == 0 || turns == 0 {
		return len(s.nodes) == 0
	}
	key := fmt.Sprint(s, turns)
	if wins, ok := f.memo[key]; ok {
		return wins
	}
	wins := f.wins(f.after(s, -1), turns-1)
	for _, cell := range f.free(s) {
		wins = wins || f.wins(f.after(s, cell), turns-1)
	}
	f.memo[key] = wins
	return wins
}

// TestLastChance plays random games on small maps. After a lost game the referee names the last turn in which the game
// could still be won: the same as a search that tries everything. In a few positions it says nothing.
func TestLastChance(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	rng := rand.New(rand.NewSource(43))
	kinds, silent := map[int]int{}, 0
	for range 150 {
		f := &field{width: 3 + rng.Intn(5), height: 1 + rng.Intn(2), memo: map[string]bool{}}
		letters := []byte{}
		s := state{bombs: map[int]int{}, left: 1 + rng.Intn(2)}
		for cell := range f.width * f.height {
			letter := "......##@UDLR"[rng.Intn(13)]
			step := map[byte]int{'@': stay, 'U': up, 'D': down, 'L': left, 'R': right}[letter]
			letters = append(letters, letter)
			switch {
			case letter == '#' || letter == '.':
				f.walls += string(letter)
			default:
				f.walls += "."
				s.nodes = append(s.nodes, [2]int{cell, step})
			}
		}
		if len(s.nodes) == 0 || len(s.nodes) > 3 {
			continue
		}
		rounds := 3 + rng.Intn(4)
		var rows []string
		for y := range f.height {
			rows = append(rows, string(letters[y*f.width:(y+1)*f.width]))
		}
		input := fmt.Sprintf("%d %d\n%d %d\n%s\n", f.width, f.height, rounds, s.left, strings.Join(rows, "\n"))

		want := 0
		var answers []string
		for k := 0; k < rounds && len(s.nodes) > 0; k++ {
			if f.wins(s, rounds-k) {
				want = k + 1
			}
			free := f.free(s)
			place, answer := -1, "WAIT"
			if len(free) > 0 && rng.Intn(2) == 0 {
				place = free[rng.Intn(len(free))]
				answer = fmt.Sprint(place%f.width, " ", place/f.width)
			}
			answers = append(answers, answer)
			s = f.after(s, place)
		}
		got := replay.Play(t, referee, input, strings.Join(answers, "\n")+"\n")
		if (got.Status == 42) != (len(s.nodes) == 0) {
			t.Fatalf("%s\n%v\n%s; want that %d nodes are left", input, answers, got.Message, len(s.nodes))
		}
		if got.Status != 43 {
			continue
		}
		kinds[min(want, 2)]++
		turn := replay.LastChance(got.Message)
		if turn < 0 {
			silent++
		} else if turn != want {
			t.Errorf("%s\n%v\n%s\nwant turn %d", input, answers, got.Message, want)
		}
	}
	if kinds[0] < 5 || kinds[1] < 5 || kinds[2] < 5 || silent > 10 {
		t.Errorf("too few games of a kind, or too many games without a sentence: %v, %d", kinds, silent)
	}
}
