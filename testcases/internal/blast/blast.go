// Package blast contains the rules shared by the two Vox Codei puzzles of CodinGame, in which bombs must
// destroy all nodes on a map. An explosion reaches up to three cells in each of the four directions, stops at
// #, and ignites other bombs. Some nodes move.
package blast

import "oj/testcases/internal/referee"

const reach = 3 // cells from the bomb

// Play referees a game on a map. On the map, @ is a node that does not move; U, D, L and R are nodes that move up,
// down, left and right. In each turn, Play sends the numbers of remaining rounds and bombs. Then it calls tell, which
// must send the other lines of the turn's input. The argument of tell is the current map, on which every node is @.
func Play(g *referee.Game, rows []string, rounds, bombs int, tell func(rows []string)) {
	var nodes []referee.Piece
	for _, at := range referee.Find(rows, "@UDLR") {
		direction := string(rune(referee.At(rows, at)))
		nodes = append(nodes, referee.Piece{ID: len(nodes), At: at, Step: referee.Step(direction)})
	}
	walls := referee.Replace(rows, "@UDLR", ".....")

	b := board{walls: walls, cells: walls, nodes: nodes, bombs: bombs}
	g.Board(walls)
	g.Legend("a", "node with its number")
	g.Legend("f", "bomb: turns until it explodes")
	g.Legend("d", "explosion")
	g.Legend("c", "cell that the player names")
	g.Draw(func() {
		g.Area("d", 0, referee.Find(b.cells, "*")...)
		for _, c := range referee.Find(b.cells, "01") {
			g.Dot("f", string(rune(referee.At(b.cells, c))), c)
		}
		g.Pieces("a", b.nodes)
		if c, ok := g.Said(len(rows[0]), len(rows)); ok {
			g.Area("c", 0, c)
		}
	})
	var before []board // for each turn
	g.Winnable(func(n int) (wins, known bool) { return before[n].canWin(rounds - n) })

	for g.Turn(rounds) {
		g.Tell("%d %d", rounds-g.Turns()+1, b.bombs)
		tell(b.shown())
		before = append(before, b)
		words := g.Ask("WAIT", "X Y")
		if len(words) == 1 {
			g.Choice(words[0], "WAIT")
		} else {
			c := g.Target(words, len(rows[0]), len(rows))
			g.LoseIf(b.bombs == 0, "no bomb is left")
			g.LoseIf(!b.isEmpty(c), "cell %d %d is not empty", c.X, c.Y)
			b = b.with(c)
		}
		b = b.next()
		g.WinIf(len(b.nodes) == 0, "no node is left")
	}
	g.Lose("no round is left, but %d nodes are still there", len(b.nodes))
}

// A board is a position of the game. Its methods return new boards.
type board struct {
	walls []string
	// cells is the map with the bombs. A bomb is a digit: the number of turns until it explodes. A cell hit by the last
	// explosions contains *.
	cells []string
	nodes []referee.Piece
	bombs int // that can still be placed
}

// shown returns the map on which every node is @.
func (b board) shown() []string {
	return referee.Put(b.walls, '@', referee.Places(b.nodes)...)
}

// isEmpty reports whether a bomb can be placed in a cell.
func (b board) isEmpty(c referee.Point) bool {
	return referee.At(b.shown(), c) == '.' && !isBomb(referee.At(b.cells, c))
}

// with returns the board with a new bomb in cell c.
func (b board) with(c referee.Point) board {
	b.bombs--
	b.cells = referee.Put(b.cells, '2', c)
	return b
}

// next returns the board after the explosions and the moves of a turn.
func (b board) next() board {
	// Count down: 2 becomes 1, 1 becomes 0, and 0 becomes !, a bomb that explodes in this turn. The cells of the
	// explosions of the previous turn become empty.
	b.cells = referee.Replace(b.cells, "210*", "10!.")
	for _, bomb := range referee.Find(b.cells, "!") {
		b.cells = explode(b.cells, bomb)
	}
	b.nodes = move(b.nodes, b.cells)
	return b
}

// isBomb reports whether the character of a cell stands for a bomb.
func isBomb(letter byte) bool { return letter == '1' || letter == '0' || letter == '!' }

// explode sets off a bomb and all bombs that it ignites, and returns the new map.
func explode(cells []string, bomb referee.Point) []string {
	cells = referee.Put(cells, '*', bomb)
	for _, direction := range []string{"U", "D", "L", "R"} {
		step := referee.Step(direction)
		for c := bomb.Plus(step); c.Near(bomb, reach) && referee.At(cells, c) != '#'; c = c.Plus(step) {
			if isBomb(referee.At(cells, c)) {
				cells = explode(cells, c)
			}
			cells = referee.Put(cells, '*', c)
		}
	}
	return cells
}

// move moves the nodes by one step and returns the nodes that no explosion has hit.
func move(nodes []referee.Piece, cells []string) []referee.Piece {
	var left []referee.Piece
	for _, n := range nodes {
		// A node turns around at a wall or at the border. If both directions are blocked, it does not move.
		if referee.At(cells, n.At.Plus(n.Step)) == '#' {
			n.Step = referee.Point{}.Minus(n.Step)
		}
		if to := n.At.Plus(n.Step); referee.At(cells, to) != '#' {
			n.At = to
		}
		if referee.At(cells, n.At) != '*' {
			left = append(left, n)
		}
	}
	return left
}
