// Package blast contains the rules that both episodes of Vox Codei share. Explosions reach three cells in four
// directions, stop at #, and ignite other bombs. Some nodes move.
package blast

import (
	"slices"
	"strconv"

	"oj/testcases/internal/referee"
)

const (
	reach = 3 // cells from the bomb
	fuse  = 3 // a bomb of turn t has exploded before the answer of turn t+fuse is asked for
)

// A node moves by step in each turn.
type node struct{ at, step referee.Point }

// A bomb explodes after the given number of turns.
type bomb struct {
	at    referee.Point
	turns int
}

// A field is the map of a game with its nodes and bombs.
type field struct {
	rows    []string // the map at the start: # are walls
	nodes   []node
	bombs   []bomb                 // the bombs that have not exploded yet
	reached map[referee.Point]bool // the cells of the last explosions
}

// Play plays a game on a map: @ is a node that does not move; U, D, L and R are nodes that move in this
// direction. In each turn, Play sends the numbers of rounds and bombs; tell sends the rest, and gets the
// current map.
func Play(g *referee.Game, rows []string, rounds, bombs int, tell func(rows []string)) {
	f := &field{rows: rows}
	g.Board(f.now()) // without nodes
	g.Draw(func() { f.draw(g) })
	for _, at := range referee.Find(rows, "@UDLR") {
		direction := referee.At(rows, at)
		f.nodes = append(f.nodes, node{at, referee.Step(string(rune(direction)))})
	}

	for g.Turn(rounds) {
		g.Tell("%d %d", rounds-g.Turns()+1, bombs)
		tell(f.now())
		words := g.Ask("WAIT", "X Y")
		if len(words) == 1 {
			g.Choice(words[0], "WAIT")
		} else {
			c := g.Target(words, len(rows[0]), len(rows))
			if bombs == 0 {
				g.Lose("no bomb is left")
			}
			hasBomb := slices.ContainsFunc(f.bombs, func(b bomb) bool { return b.at == c })
			if !f.isOpen(c) || f.hasNode(c) || hasBomb {
				g.Lose("cell %d %d is not empty", c.X, c.Y)
			}
			bombs--
			f.bombs = append(f.bombs, bomb{c, fuse})
		}
		f.step()
		if len(f.nodes) == 0 {
			g.Win("no node is left")
		}
	}
	g.Lose("no round is left, but %d nodes are", len(f.nodes))
}

func (f *field) isOpen(c referee.Point) bool { return referee.At(f.rows, c) != '#' }

func (f *field) hasNode(c referee.Point) bool {
	return slices.ContainsFunc(f.nodes, func(n node) bool { return n.at == c })
}

// now returns the map with the nodes that are left.
func (f *field) now() []string {
	return referee.Map(f.rows, func(c referee.Point, old byte) byte {
		switch {
		case old == '#':
			return '#'
		case f.hasNode(c):
			return '@'
		}
		return '.'
	})
}

// step moves the nodes, and then the bombs explode whose time has come.
func (f *field) step() {
	for i := range f.bombs {
		f.bombs[i].turns--
	}
	f.explode()

	var left []node
	for _, n := range f.nodes {
		// A wall or the border turns the node around. If both directions are blocked, the node
		// stays.
		if !f.isOpen(n.at.Plus(n.step)) {
			n.step = referee.Point{X: -n.step.X, Y: -n.step.Y}
		}
		if to := n.at.Plus(n.step); f.isOpen(to) {
			n.at = to
		}
		if !f.reached[n.at] {
			left = append(left, n)
		}
	}
	f.nodes = left
}

func (f *field) explode() {
	f.reached = make(map[referee.Point]bool)
	explodes := func(b bomb) bool { return b.turns == 0 || f.reached[b.at] }
	for i := slices.IndexFunc(f.bombs, explodes); i >= 0; i = slices.IndexFunc(f.bombs, explodes) {
		f.spread(f.bombs[i].at)
		f.bombs = slices.Delete(f.bombs, i, i+1)
	}
}

func (f *field) spread(from referee.Point) {
	f.reached[from] = true
	for _, direction := range []string{"U", "D", "L", "R"} {
		c := from.Plus(referee.Step(direction))
		for i := 0; i < reach && f.isOpen(c); i++ {
			f.reached[c] = true
			c = c.Plus(referee.Step(direction))
		}
	}
}

// draw draws the cells of the last explosions, the bombs with the turns until they explode, and the nodes.
func (f *field) draw(g *referee.Game) {
	for y, row := range f.rows {
		for x := range row {
			if c := (referee.Point{X: x, Y: y}); f.reached[c] {
				g.Area("d", c, 0)
			}
		}
	}
	for _, b := range f.bombs {
		g.Dot("f", strconv.Itoa(b.turns-1), b.at)
	}
	for _, n := range f.nodes {
		g.Dot("a", "", n.at)
	}
}
