// Command referee is the referee of panic2. A testcase consists of the numbers floors, width, rounds, exit floor,
// exit position, clones, elevators that may be built, and elevators; then of the floor and the position of each
// elevator; and of the position of the generator on floor 0.
package main

import (
	"slices"

	"oj/testcases/internal/referee"
)

const period = 3 // the number of rounds between the appearances of two clones

// The variable `nobody` replaces the leading clone if no clone walks. The player's input in this turn is then -1 -1
// NONE.
var nobody = referee.Piece{At: referee.Point{X: -1, Y: -1}}

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
	var walking []referee.Piece // the oldest first
	g.Plane(width, floors, true)
	g.Draw(func() {
		g.Dot("c", "exit", exit)
		for _, e := range elevators {
			g.Line("sg", e, referee.Point{X: e.X, Y: e.Y + 1})
		}
		g.Dots("f", blocked...)
		g.Dots("a", referee.Places(walking)...)
	})
	for g.Turn(rounds) {
		if (g.Turns()-1)%period == 0 && clones > 0 {
			clones--
			walking = append(walking, referee.Piece{At: generator, Step: referee.Step("RIGHT")})
		}

		// A clone turns around when it meets a blocked clone.
		for i, c := range walking {
			if slices.Contains(blocked, c.At) {
				walking[i].Step.X = -c.Step.X
			}
		}
		leader := append(walking, nobody)[0]
		ways := map[int]string{-1: "LEFT", 0: "NONE", 1: "RIGHT"}
		g.Tell("%d %d %s", leader.At.Y, leader.At.X, ways[leader.Step.X])

		command := g.Ask("COMMAND")[0]
		g.Choice(command, "WAIT BLOCK ELEVATOR")

		// A command without a clone has no effect: bots that CodinGame accepts print BLOCK after -1 -1 NONE.
		if len(walking) == 0 {
			command = "WAIT"
		}
		if command != "WAIT" {
			walking = walking[1:]
		}
		switch command {
		case "BLOCK":
			blocked = append(blocked, leader.At)
		case "ELEVATOR":
			impossible := additional == 0 || slices.Contains(elevators, leader.At)
			g.LoseIf(impossible, "no elevator can be built on floor %d at %d", leader.At.Y, leader.At.X)
			additional--
			elevators = append(elevators, leader.At)
		}

		for i, c := range walking {
			step := c.Step
			if slices.Contains(elevators, c.At) && !slices.Contains(blocked, c.At) {
				step = referee.Point{Y: 1}
			}
			walking[i].At = c.At.Plus(step)
		}
		walking = slices.DeleteFunc(walking, func(c referee.Piece) bool { return c.At.X < 0 || c.At.X >= width })

		// On CodinGame the game is won one round after a clone has reached the exit. So a clone that reaches the exit
		// in the last round is too late.
		isThere := slices.Contains(referee.Places(walking), exit)
		g.WinIf(isThere && g.Turns() < rounds, "a clone is at the exit")
	}
	g.Lose("%d rounds are over", rounds)
}
