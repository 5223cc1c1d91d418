// The knights' exchange: the fewest knight's moves from one arrangement to another, on any board with holes.
//
// State: an arrangement of the letters, '.' among them, on one piece of the board (cells that knight's moves join),
// given by its number among all arrangements of these letters. No move leaves a piece: the pieces are separate games.
// Neighbours: the arrangements that one letter's move to an empty cell makes.
// Start: the arrangement of the piece's cells in the start rows.
// Goal: the arrangement of the same cells in the target rows. The answer joins the shortest paths of all pieces.
package main

import (
	"bufio"

	"oj/problems/lib/perm"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// A game is one shape of piece with a number of each letter; pieces of many cases may belong to the same.
type game struct {
	links  [][]int           // links[i] are the places after i that are one move away from place i
	now    *perm.Arrangement // the state looked at; letter 0 is an empty place
	states int
	paths  *search.DensePaths
}

// newGame takes how many there are of each letter, of letter 0 first.
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

// moves returns the places left and entered at each step of a path.
func (g *game) moves(path []int32) (all [][2]int) {
	before := make([]uint8, len(g.links))
	for i, state := range path {
		// Two successive states differ in two places: one became empty, the other was filled.
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
	states int // of all games kept
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

// game returns the game that a piece belongs to. When too much has been kept, everything is let go.
func (s *solver) game(p piece) *game {
	const keep = 4 * maxStates
	key := p.key()
	if g := s.games[key]; g != nil {
		return g
	}

	g := newGame(p.links, p.counts)
	s.states += g.states

	// Bound the memory: if the kept games are too large together, forget all of them.
	if s.games == nil || s.states > keep {
		s.games, s.states = make(map[string]*game), g.states
	}
	s.games[key] = g
	return g
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	var s solver
	in.CountCases()
	for in.Case() {
		e := readExchange(in)
		moves, ok := s.solve(e)
		e.print(out, moves, ok)
	}
}

func main() { scan.Main(solve) }
