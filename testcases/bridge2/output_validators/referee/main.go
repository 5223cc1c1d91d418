// Command referee is the referee of bridge2: it moves the bikes and tells the player where they are.
//
// A testcase consists of the number M of bikes, the number V of bikes that must survive, the speed, the lane of each
// bike, and the four lanes. The player first gets M, V and the four lanes. Before each turn the player gets the
// speed, and for each bike a line with its column X, its lane Y, and A, which is 1 if the bike is still active. The
// player answers with one of six commands. When enough bikes are over the bridge, the player still gets a last turn.
// Package referee describes the arguments, the output files, and the exit
// status.
package main

import (
	"fmt"
	"slices"
	"strings"

	"oj/testcases/internal/referee"
)

const (
	turns    = 50
	commands = "SPEED SLOW UP DOWN JUMP WAIT"
)

type bike struct{ x, y, active int } // active is 1 or 0

type game struct {
	need, speed int
	bikes       []bike
	lanes       []string
}

func main() {
	r := referee.Open()
	var g game
	count := r.Int(1, 4)
	g.need, g.speed = r.Int(1, 4), r.Int(0, 49)
	for i := 0; i < count; i++ {
		g.bikes = append(g.bikes, bike{y: r.Int(0, 3), active: 1})
	}
	first := r.Word()
	g.lanes = append([]string{first}, r.Rows(3, len(first))...)
	r.Done()

	r.Tell("%d\n%d", count, g.need)
	r.TellRows(g.lanes)
	r.Draw(func() { g.show(r.State) })
	var before []game // for each answer
	r.Winnable(func(n int) (wins, known bool) { return before[n].canWin(turns - n), true })

	// CodinGame asks for one more command after the end of the bridge, and a player that has exited loses. This turn is
	// not counted here, because it is not known whether CodinGame counts it.
	over := 0
	for over >= g.need || r.Turn(turns) {
		g.show(r.Tell)
		before = append(before, g.copied())
		command := r.Ask("COMMAND")[0]
		r.Choice(command, commands)
		r.WinIf(over >= g.need, "%d bikes are over the bridge, %d were needed", over, g.need)
		g.drive(command)

		// The game ends after the next command if enough bikes have crossed the bridge, or at once if too few are left.
		var left int
		left, over = g.count()
		r.LoseIf(left < g.need, "%d bikes are left, %d are needed", left, g.need)
	}
	r.Lose("%d turns have passed", turns)
}

// show prints the speed and the bikes with the given function: Tell sends them to the player, State adds them to the
// record of the game.
func (g *game) show(to func(format string, args ...any)) {
	to("%d", g.speed)
	for _, b := range g.bikes {
		to("%d %d %d", b.x, b.y, b.active)
	}
}

// drive moves the bikes according to a command.
func (g *game) drive(command string) {
	// Change the speed first, because the bikes already ride at the new speed in this turn.
	up := 0
	switch command {
	case "SPEED":
		g.speed = min(49, g.speed+1)
	case "SLOW":
		g.speed = max(0, g.speed-1)
	case "UP":
		up = 1
	case "DOWN":
		up = -1
	}

	// All bikes change lanes together. If one bike cannot change lanes because it is at the rail, no bike does.
	isStopped := func(b bike) bool { return b.active == 1 && (b.y-up < 0 || b.y-up > 3) }
	if slices.ContainsFunc(g.bikes, isStopped) {
		up = 0
	}
	for i := range g.bikes {
		b := &g.bikes[i]
		if b.active == 0 {
			continue
		}

		// A bike that changes lanes touches cells in both lanes. A jumping bike touches only its last cell.
		from, to := b.y, b.y-up
		for x := b.x + 1; x <= b.x+g.speed; x++ {
			last := x == b.x+g.speed
			switch {
			case command == "JUMP" && !last:
			case g.hole(to, x), up != 0 && !last && g.hole(from, x):
				b.active = 0
			}
		}
		b.x, b.y = b.x+g.speed, to
	}
}

// hole reports whether a cell of a lane is a hole. There are no holes after the end of the bridge.
func (g *game) hole(lane, x int) bool { return x < len(g.lanes[lane]) && g.lanes[lane][x] == '0' }

// count returns the number of active bikes, and how many of them are over the bridge.
func (g *game) count() (left, over int) {
	for _, b := range g.bikes {
		left += b.active
		if b.x >= len(g.lanes[0]) {
			over += b.active
		}
	}
	return left, over
}

// copied returns a copy whose bikes can be moved.
func (g *game) copied() game {
	c := *g
	c.bikes = append([]bike{}, g.bikes...)
	return c
}

// canWin reports whether enough bikes can be brought over the bridge with the given number of commands. It is a
// breadth-first search: all active bikes are in one column, so there are few situations.
func (g game) canWin(commandsLeft int) bool {
	seen := make(map[string]bool)
	layer := []game{g}
	for ; len(layer) > 0; commandsLeft-- {
		var next []game
		for _, now := range layer {
			left, over := now.count()
			if over >= g.need {
				return true
			}
			if left < g.need || commandsLeft <= 0 {
				continue
			}
			for _, command := range strings.Fields(commands) {
				after := now.copied()
				after.drive(command)
				if key := after.key(); !seen[key] {
					seen[key] = true
					next = append(next, after)
				}
			}
		}
		layer = next
	}
	return false
}

// key describes the situation. Bikes that are not active do not matter.
func (g *game) key() string {
	key := fmt.Sprint(g.speed)
	for _, b := range g.bikes {
		if b.active == 1 {
			key += fmt.Sprint(" ", b.x, " ", b.y)
		}
	}
	return key
}
