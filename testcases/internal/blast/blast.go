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
		nodes = append(nodes, referee.Piece{At: at, Step: referee.Step(direction)})
	}
	walls := referee.Replace(rows, "@UDLR", ".....")

	// The variable cells is the map with the bombs. A bomb is a digit: the number of turns until it explodes. A
	// cell hit by the last explosions contains *.
	cells := walls
	g.Board(walls)
	g.Draw(func() {
		g.Area("d", 0, referee.Find(cells, "*")...)
		for _, c := range referee.Find(cells, "01") {
			g.Dot("f", string(rune(referee.At(cells, c))), c)
		}
		g.Dots("a", referee.Places(nodes)...)
	})
	for g.Turn(rounds) {
		g.Tell("%d %d", rounds-g.Turns()+1, bombs)
		shown := referee.Put(walls, '@', referee.Places(nodes)...)
		tell(shown)
		words := g.Ask("WAIT", "X Y")
		if len(words) == 1 {
			g.Choice(words[0], "WAIT")
		} else {
			c := g.Target(words, len(rows[0]), len(rows))
			isFull := referee.At(shown, c) != '.' || isBomb(referee.At(cells, c))
			g.LoseIf(bombs == 0, "no bomb is left")
			g.LoseIf(isFull, "cell %d %d is not empty", c.X, c.Y)
			bombs--
			cells = referee.Put(cells, '2', c)
		}

		// Count down: 2 becomes 1, 1 becomes 0, and 0 becomes !, a bomb that explodes in this turn. The cells of the
		// explosions of the previous turn become empty.
		cells = referee.Replace(cells, "210*", "10!.")
		for _, bomb := range referee.Find(cells, "!") {
			cells = explode(cells, bomb)
		}
		nodes = move(nodes, cells)
		g.WinIf(len(nodes) == 0, "no node is left")
	}
	g.Lose("no round is left, but %d nodes are still there", len(nodes))
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
