// Package blast contains the rules that both episodes of Vox Codei share. Explosions reach three cells in four
// directions, stop at #, and ignite other bombs. Some nodes move.
package blast

import (
	"strings"

	"oj/testcases/internal/referee"
)

const (
	reach = 3 // cells from the bomb
	fuse  = 3 // a bomb of turn t has exploded before the answer of turn t+fuse is asked for
)

type cell struct{ x, y int }

// A node moves by step in each turn.
type node struct{ at, step cell }

// A bomb explodes at the end of a turn.
type bomb struct {
	at   cell
	turn int
}

// A Field is the map of a game with its nodes and bombs.
type Field struct {
	Walls []string // # are walls
	nodes []node
	bombs []bomb // the bombs that have not exploded yet
}

// New returns the field of a map: @ is a node that does not move; U, D, L and R are nodes that move in this direction.
func New(rows []string) *Field {
	f := &Field{}
	for y, row := range rows {
		walls := []byte(row)
		for x, letter := range walls {
			if i := strings.IndexByte("@UDLR", letter); i >= 0 {
				step := []cell{{0, 0}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}}[i]
				f.nodes = append(f.nodes, node{cell{x, y}, step})
				walls[x] = '.'
			}
		}
		f.Walls = append(f.Walls, string(walls))
	}
	return f
}

// Rows returns the map as it is now.
func (f *Field) Rows() []string {
	var rows []string
	for y, row := range f.Walls {
		cells := []byte(row)
		for x := range cells {
			if f.occupied(cell{x, y}) {
				cells[x] = '@'
			}
		}
		rows = append(rows, string(cells))
	}
	return rows
}

func (f *Field) occupied(c cell) bool {
	for _, n := range f.nodes {
		if n.at == c {
			return true
		}
	}
	return false
}

// isOpen reports whether a cell is on the map and is no wall.
func (f *Field) isOpen(c cell) bool {
	return c.y >= 0 && c.y < len(f.Walls) && c.x >= 0 && c.x < len(f.Walls[0]) && f.Walls[c.y][c.x] != '#'
}

// Play plays the game. If told is not nil, it sends the map to the player in each turn.
func (f *Field) Play(g *referee.Game, rounds, bombs int, told func()) {
	g.Board(f.Walls)
	var reached map[cell]bool
	for g.Turn(rounds) {
		f.draw(g, g.Turns(), reached)
		g.Tell("%d %d", rounds-g.Turns()+1, bombs)
		told()
		if words := g.Ask("WAIT", "X Y"); len(words) == 1 {
			g.Choice(words[0], "WAIT")
		} else {
			c := cell{g.Number(words[0], 0, len(f.Walls[0])-1), g.Number(words[1], 0, len(f.Walls)-1)}
			if bombs == 0 {
				g.Lose("no bomb is left")
			}
			bombs--
			f.place(g, c)
		}

		// The nodes move before the bombs explode.
		reached = f.explode(g.Turns())
		var left []node
		for _, n := range f.nodes {
			if n = f.moved(n); !reached[n.at] {
				left = append(left, n)
			}
		}
		f.nodes = left
		if len(left) == 0 {
			f.draw(g, g.Turns()+1, reached)
			g.Win("no node is left")
		}
	}
	g.Lose("no round is left, but %d nodes are", len(f.nodes))
}

func (f *Field) place(g *referee.Game, c cell) {
	empty := f.isOpen(c) && !f.occupied(c)
	for _, b := range f.bombs {
		empty = empty && b.at != c
	}
	if !empty {
		g.Lose("cell %d %d is not empty", c.x, c.y)
	}
	f.bombs = append(f.bombs, bomb{c, g.Turns() + fuse - 1})
}

// explode returns the cells that the explosions at the end of a turn reach.
func (f *Field) explode(turn int) map[cell]bool {
	reached := make(map[cell]bool)
	for exploded := true; exploded; {
		exploded = false
		var left []bomb
		for _, b := range f.bombs {
			if b.turn == turn || reached[b.at] {
				f.spread(b.at, reached)
				exploded = true
			} else {
				left = append(left, b)
			}
		}
		f.bombs = left
	}
	return reached
}

func (f *Field) spread(from cell, reached map[cell]bool) {
	reached[from] = true
	for _, step := range []cell{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		c := from
		for i := 0; i < reach; i++ {
			c = cell{c.x + step.x, c.y + step.y}
			if !f.isOpen(c) {
				break
			}
			reached[c] = true
		}
	}
}

// moved returns a node after its step. If a wall or the border blocks the step, the node turns around and steps back.
func (f *Field) moved(n node) node {
	for i := 0; i < 2; i++ {
		to := cell{n.at.x + n.step.x, n.at.y + n.step.y}
		if f.isOpen(to) {
			n.at = to
			return n
		}
		n.step = cell{-n.step.x, -n.step.y}
	}
	return n
}

// draw draws the cells of the last explosions, the bombs with the turns until they explode, and the nodes.
func (f *Field) draw(g *referee.Game, turn int, reached map[cell]bool) {
	for y, row := range f.Walls {
		for x := range row {
			if reached[cell{x, y}] {
				g.Area("d", x, y, 1)
			}
		}
	}
	for _, b := range f.bombs {
		g.Dot("f", string(rune('0'+b.turn-turn)), b.at.x, b.at.y)
	}
	for _, n := range f.nodes {
		g.Dot("a", "", n.at.x, n.at.y)
	}
}
