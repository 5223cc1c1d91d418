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

// An area is a position of the game. Its slices are never changed, only replaced.
type area struct {
	floors, width   int
	exit, generator referee.Point
	round           int // the current round, from 1
	clones          int // that have not appeared yet
	additional      int // elevators that may be built
	born            int // clones that have appeared
	elevators       []referee.Point
	blocked         []referee.Point
	walking         []referee.Piece // the oldest first
}

func main() {
	g := referee.Open()
	a := area{floors: g.Int(1, 15), width: g.Int(5, 100)}
	rounds := g.Int(10, 200)
	place := func() referee.Point {
		floor := g.Int(0, a.floors-1)
		return referee.Point{X: g.Int(0, a.width-1), Y: floor}
	}
	a.exit = place()
	a.clones, a.additional = g.Int(2, 100), g.Int(0, 10)
	a.elevators = make([]referee.Point, g.Int(0, 100))
	for i := range a.elevators {
		a.elevators[i] = place()
	}
	g.TellRead()
	a.generator = referee.Point{X: g.Int(0, a.width-1)}
	g.Done()

	g.Plane(a.width, a.floors, true)
	g.Legend("a", "clone with its number")
	g.Legend("b", "leading clone")
	g.Legend("f", "blocked clone")
	g.Legend("c", "exit")
	g.Legend("sg", "elevator")
	g.Draw(func() {
		g.Dot("c", "exit", a.exit)
		for _, e := range a.elevators {
			g.Line("sg", e, referee.Point{X: e.X, Y: e.Y + 1})
		}
		g.Dots("f", a.blocked...)
		if len(a.walking) > 0 {
			g.Pieces("a", a.walking[1:])
			g.Pieces("b", a.walking[:1])
		}
	})
	var before []area // for each turn
	s := &search{rounds: rounds, left: mostWays, lost: make(map[string]bool)}
	g.Winnable(func(n int) (wins, known bool) { return s.canWin(before[n]) })

	for g.Turn(rounds) {
		a.begin(g.Turns())
		before = append(before, a)
		leader := a.leader()
		ways := map[int]string{-1: "LEFT", 0: "NONE", 1: "RIGHT"}
		g.Tell("%d %d %s", leader.At.Y, leader.At.X, ways[leader.Step.X])

		command := g.Ask("COMMAND")[0]
		g.Choice(command, "WAIT BLOCK ELEVATOR")
		g.LoseIf(!a.do(command), "no elevator can be built on floor %d at %d", leader.At.Y, leader.At.X)
		a.move()

		// On CodinGame the game is won one round after a clone has reached the exit. So a clone that reaches the exit
		// in the last round is too late.
		g.WinIf(a.isSaved() && g.Turns() < rounds, "a clone is at the exit")
	}
	g.Lose("%d rounds are over", rounds)
}

// begin begins a round: a clone may appear, and clones turn around.
func (a *area) begin(round int) {
	a.round = round
	a.walking = slices.Clone(a.walking)
	if (round-1)%period == 0 && a.clones > 0 {
		a.clones--
		a.walking = append(a.walking, referee.Piece{ID: a.born, At: a.generator, Step: referee.Step("RIGHT")})
		a.born++
	}

	// A clone turns around when it meets a blocked clone.
	for i, c := range a.walking {
		if slices.Contains(a.blocked, c.At) {
			a.walking[i].Step.X = -c.Step.X
		}
	}
}

// leader returns the oldest clone that walks, or nobody.
func (a *area) leader() referee.Piece { return append(slices.Clone(a.walking), nobody)[0] }

// do carries out the player's command. It returns false if an elevator cannot be built.
func (a *area) do(command string) bool {
	// A command without a clone has no effect: bots that CodinGame accepts print BLOCK after -1 -1 NONE.
	if len(a.walking) == 0 || command == "WAIT" {
		return true
	}
	leader := a.walking[0]
	a.walking = a.walking[1:]
	if command == "BLOCK" {
		a.blocked = append(slices.Clone(a.blocked), leader.At)
		return true
	}
	if a.additional == 0 || slices.Contains(a.elevators, leader.At) {
		return false
	}
	a.additional--
	a.elevators = append(slices.Clone(a.elevators), leader.At)
	return true
}

// move moves all clones, and removes those that leave the area.
func (a *area) move() {
	a.walking = slices.Clone(a.walking)
	for i, c := range a.walking {
		step := c.Step
		if slices.Contains(a.elevators, c.At) && !slices.Contains(a.blocked, c.At) {
			step = referee.Point{Y: 1}
		}
		a.walking[i].At = c.At.Plus(step)
	}
	a.walking = slices.DeleteFunc(a.walking, func(c referee.Piece) bool { return c.At.X < 0 || c.At.X >= a.width })
}

// isSaved reports whether a clone is at the exit.
func (a *area) isSaved() bool { return slices.Contains(referee.Places(a.walking), a.exit) }
