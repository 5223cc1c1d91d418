// The referee of panic2. The testcase holds the numbers floors, width, rounds, exit floor, exit position, clones,
// elevators that may be built, elevators; floor and position of each elevator; and the position of the generator on
// floor 0.
package main

import "oj/testcases/internal/referee"

const period = 3 // rounds between clones

type cell struct{ floor, pos int }

type clone struct {
	at  cell
	way int // 1 right, -1 left
}

func main() {
	g := referee.Open()
	floors, width, rounds := g.Int(1, 15), g.Int(5, 100), g.Int(10, 200)
	exit := cell{g.Int(0, floors-1), g.Int(0, width-1)}
	clones, additional, count := g.Int(2, 100), g.Int(0, 10), g.Int(0, 100)
	g.Tell("%d %d %d %d %d %d %d %d", floors, width, rounds, exit.floor, exit.pos, clones, additional, count)
	elevators := make(map[cell]bool)
	var order []cell
	for i := 0; i < count; i++ {
		e := cell{g.Int(0, floors-1), g.Int(0, width-1)}
		g.Tell("%d %d", e.floor, e.pos)
		elevators[e] = true
		order = append(order, e)
	}
	generator := cell{0, g.Int(0, width-1)}
	g.Done()

	g.Plane(width, floors, true)
	blocked := make(map[cell]bool)
	var stones []cell   // the blocked clones
	var walking []clone // the oldest first
	for g.Turn(rounds) {
		if (g.Turns()-1)%period == 0 && clones > 0 {
			clones--
			c := clone{generator, 1}
			if blocked[generator] {
				c.way = -1
			}
			walking = append(walking, c)
		}

		draw(g, exit, order, stones, walking)
		if len(walking) == 0 {
			g.Tell("-1 -1 NONE")
		} else {
			g.Tell("%d %d %s", walking[0].at.floor, walking[0].at.pos, []string{"LEFT", "", "RIGHT"}[walking[0].way+1])
		}

		command := g.Choice(g.Ask("COMMAND")[0], "WAIT BLOCK ELEVATOR")
		if command > 0 {
			if len(walking) == 0 {
				g.Lose("there is no clone")
			}
			leader := walking[0].at
			walking = walking[1:]
			if command == 1 {
				blocked[leader] = true
				stones = append(stones, leader)
			} else {
				if additional == 0 || elevators[leader] {
					g.Lose("no elevator can be built on floor %d at %d", leader.floor, leader.pos)
				}
				additional--
				elevators[leader] = true
				order = append(order, leader)
			}
		}

		walking = move(walking, width, elevators, blocked)
		for _, c := range walking {
			// The site reports the win one round after the clone reaches the exit, so there must be a next round.
			if c.at == exit && g.Turns() < rounds {
				draw(g, exit, order, stones, walking)
				g.Win("a clone is at the exit")
			}
		}
	}
	g.Lose("%d rounds are over", rounds)
}

// move moves the walking clones, and returns the clones that are still in the house.
func move(walking []clone, width int, elevators, blocked map[cell]bool) []clone {
	var left []clone
	for _, c := range walking {
		if elevators[c.at] && !blocked[c.at] {
			c.at.floor++
		} else {
			c.at.pos += c.way
		}
		if blocked[c.at] {
			c.way = -c.way
		}
		if c.at.pos >= 0 && c.at.pos < width {
			left = append(left, c)
		}
	}
	return left
}

func draw(g *referee.Game, exit cell, elevators, blocked []cell, walking []clone) {
	g.Dot("c", "exit", exit.pos, exit.floor)
	for _, e := range elevators {
		g.Line("sg", e.pos, e.floor, e.pos, e.floor+1)
	}
	for _, b := range blocked {
		g.Dot("f", "", b.pos, b.floor)
	}
	for _, c := range walking {
		g.Dot("a", "", c.at.pos, c.at.floor)
	}
}
