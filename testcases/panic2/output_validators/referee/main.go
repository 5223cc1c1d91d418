// The referee of panic2. The testcase holds the numbers floors, width, rounds, exit floor, exit position, clones,
// elevators that may be built, elevators; floor and position of each elevator; and the position of the generator on
// floor 0.
package main

import (
	"slices"

	"oj/testcases/internal/referee"
)

const period = 3 // rounds between clones

// A clone is at a position (X) of a floor (Y), and walks LEFT or RIGHT.
type clone struct {
	at  referee.Point
	way string
}

func main() {
	g := referee.Open()
	floors, width, rounds := g.Int(1, 15), g.Int(5, 100), g.Int(10, 200)
	place := func() referee.Point {
		floor := g.Int(0, floors-1)
		return referee.Point{X: g.Int(0, width-1), Y: floor}
	}
	exit := place()
	clones, additional := g.Int(2, 100), g.Int(0, 10)
	elevators := make([]referee.Point, g.Int(0, 100))
	for i := range elevators {
		elevators[i] = place()
	}
	g.TellRead()
	generator := referee.Point{X: g.Int(0, width-1)}
	g.Done()

	var blocked []referee.Point
	var walking []clone // the oldest first
	g.Plane(width, floors, true)
	g.Draw(func() {
		g.Dot("c", "exit", exit)
		for _, e := range elevators {
			g.Line("sg", e, referee.Point{X: e.X, Y: e.Y + 1})
		}
		g.Dots("f", blocked...)
		for _, c := range walking {
			g.Dot("a", "", c.at)
		}
	})
	for g.Turn(rounds) {
		if (g.Turns()-1)%period == 0 && clones > 0 {
			clones--
			walking = append(walking, clone{generator, "RIGHT"}.turned(blocked))
		}
		leader := clone{referee.Point{X: -1, Y: -1}, "NONE"}
		if len(walking) > 0 {
			leader = walking[0]
		}
		g.Tell("%d %d %s", leader.at.Y, leader.at.X, leader.way)

		command := g.Ask("COMMAND")[0]
		g.Choice(command, "WAIT BLOCK ELEVATOR")
		if command != "WAIT" {
			if len(walking) == 0 {
				g.Lose("there is no clone")
			}
			walking = walking[1:]
			switch {
			case command == "BLOCK":
				blocked = append(blocked, leader.at)
			case additional == 0 || slices.Contains(elevators, leader.at):
				g.Lose("no elevator can be built on floor %d at %d", leader.at.Y, leader.at.X)
			default:
				additional--
				elevators = append(elevators, leader.at)
			}
		}

		for i, c := range walking {
			if slices.Contains(elevators, c.at) && !slices.Contains(blocked, c.at) {
				c.at.Y++
			} else {
				c.at = c.at.Plus(referee.Step(c.way))
			}
			walking[i] = c.turned(blocked)
		}
		walking = slices.DeleteFunc(walking, func(c clone) bool { return c.at.X < 0 || c.at.X >= width })

		// The site reports the win one round after the clone reaches the exit, so there must be a next round.
		isThere := func(c clone) bool { return c.at == exit }
		if slices.ContainsFunc(walking, isThere) && g.Turns() < rounds {
			g.Win("a clone is at the exit")
		}
	}
	g.Lose("%d rounds are over", rounds)
}

// turned returns the clone with its other direction if it is on a blocked clone.
func (c clone) turned(blocked []referee.Point) clone {
	if slices.Contains(blocked, c.at) {
		c.way = map[string]string{"LEFT": "RIGHT", "RIGHT": "LEFT"}[c.way]
	}
	return c
}
