package lander

import (
	"bufio"
	"fmt"
	"math"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
)

// Bounds of the input.
const (
	mostPoints = 1000
	mostSpeed  = 10000
	mostFuel   = 100000
)

// Play calls plan with the map and the state of the first turn. It answers each turn with the next command of
// the flight that plan returns.
func Play(in *scan.Scanner, out *bufio.Writer, plan func(g *Ground, start State) Flight) {
	g := read(in)
	var commands []Command
	for in.More() { // before More waits for input, it flushes the last answer
		state := readState(in)
		if commands == nil {
			commands = plan(g, state).Commands
		}

		// After the last command the lander is on the ground.
		fmt.Fprintln(out, commands[0].Angle, commands[0].Power)
		if len(commands) > 1 {
			commands = commands[1:]
		}
	}
}

// read reads the surface.
func read(in *scan.Scanner) *Ground {
	g := &Ground{Left: -1}
	for n := in.Int(2, mostPoints); n > 0; n-- {
		p := geom.Vec{X: float64(in.Int(0, Width-1)), Y: float64(in.Int(0, Height-1))}
		// The horizontal segment may run to the left or to the right, because in a cave the surface runs to
		// the left in some places.
		if last := len(g.Points) - 1; last >= 0 && g.Points[last].Y == p.Y {
			g.Left = math.Min(g.Points[last].X, p.X)
			g.Right = math.Max(g.Points[last].X, p.X)
			g.Pad = p.Y
		}
		g.Points = append(g.Points, p)
	}
	if g.Left < 0 {
		in.Fatalf("want a surface with a horizontal segment")
	}
	return g
}

// readState reads the state that the referee sends in a turn.
func readState(in *scan.Scanner) State {
	var s State
	s.At = geom.Vec{X: float64(in.Int(0, Width)), Y: float64(in.Int(0, Height))}
	s.Speed = geom.Vec{X: float64(in.Int(-mostSpeed, mostSpeed)), Y: float64(in.Int(-mostSpeed, mostSpeed))}
	s.Fuel, s.Angle, s.Power = in.Int(0, mostFuel), in.Int(-90, 90), in.Int(0, mostPower)
	return s
}
