// The knights' exchange: the fewest knight's moves from one arrangement to another, on any board with holes.
//
// State: the number of an arrangement of letters, '.' included, on one piece of the board. A piece is a
// connected component of the cells under knight's moves. No knight leaves its piece, so each piece is a
// separate game.
// Neighbours: the arrangements after one letter has moved to an empty cell.
// Start: the arrangement of the piece's cells in the start rows.
// Goal: the arrangement of the same cells in the target rows. The answer joins the shortest paths of all pieces.
package main

import (
	"bufio"

	"oj/problems/lib/perm"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// A game is the shape of a piece together with the count of each letter. Several pieces, even in different
// cases, can share a game.
type game struct {
	links  [][]int           // links[i] lists the places greater than i that are one move away from place i
	now    *perm.Arrangement // the current state; letter 0 is an empty place
	states int
	paths  *search.DensePaths[int32]
}

// newGame returns a game. counts[i] is the number of places with letter i; letter 0 is an empty place.
func newGame(links [][]int, counts []int) *game {
	set := perm.NewMultiset(counts)
	g := &game{links: links, now: set.Arrangement(), states: set.Size()}
	g.paths = search.NewDensePaths(g.states, g.neighbours)
	return g
}

func (g *game) neighbours(state int32, buf []int32) []int32 {
	g.now.Unrank(int(state))
	for i, near := range g.links {
		for _, j := range near {
			// A letter can move if exactly one of the two places is empty.
			if (g.now.Letters[i] == 0) != (g.now.Letters[j] == 0) {
				buf = append(buf, int32(g.now.RankSwapped(i, j)))
			}
		}
	}
	return buf
}

// state returns the number of an arrangement.
func (g *game) state(letters []uint8) int32 {
	g.now.SetLetters(letters)
	return int32(g.now.Rank)
}

// moves returns, for each step of a path, the place that a letter left and the place that it entered.
func (g *game) moves(path []int32) (all [][2]int) {
	before := make([]uint8, len(g.links))
	for i, state := range path {
		// Two successive states differ in two places: one became empty, and the other received the letter.
		copy(before, g.now.Letters)
		g.now.Unrank(int(state))
		if i == 0 {
			continue
		}
		var m [2]int
		for place, letter := range g.now.Letters {
			if letter == 0 && before[place] != 0 {
				m[0] = place
			} else if letter != 0 && before[place] == 0 {
				m[1] = place
			}
		}
		all = append(all, m)
	}
	return all
}

// A solver keeps the games of earlier cases, so that a later case with the same game reuses the search results.
type solver struct {
	games  map[string]*game
	states int // the number of arrangements of all stored games
}

// solve returns a shortest sequence of moves from start to target, as pairs of cells; false if there is none.
func (s *solver) solve(e *exchange) (moves [][2]int, ok bool) {
	for _, cells := range search.Components(e.cells(), e.knightMoves) {
		// One impossible piece makes the whole exchange impossible.
		p := e.piece(cells)
		if p.counts == nil {
			return nil, false
		}
		g := s.game(p)
		path := g.paths.Path(g.state(p.start), g.state(p.target))
		if path == nil {
			return nil, false
		}

		// Translate places of the piece back to cells of the board.
		for _, m := range g.moves(path) {
			moves = append(moves, [2]int{cells[m[0]], cells[m[1]]})
		}
	}
	return moves, true
}

// game returns the game of a piece. If all stored games together have too many states, it deletes all of them first.
func (s *solver) game(p piece) *game {
	const keep = 4 * maxStates
	key := p.key()
	if g := s.games[key]; g != nil {
		return g
	}

	g := newGame(p.links, p.counts)
	s.states += g.states

	// Bound the memory: delete all games if together they have too many states.
	if s.games == nil || s.states > keep {
		s.games, s.states = make(map[string]*game), g.states
	}
	s.games[key] = g
	return g
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	var s solver
	for in.CountedCase() {
		e := readExchange(in)
		moves, ok := s.solve(e)
		e.print(out, moves, ok)
	}
}

func main() { scan.Main(solve) }
