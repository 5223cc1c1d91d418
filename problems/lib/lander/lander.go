// Package lander contains the code that the solutions of both Mars Lander puzzles share: the rules with their
// exact rounding, a pilot, and the dialogue with the referee. The pilot flies to a given point. Its Style
// limits its speed and its angle.
//
// The rules contain no randomness. So a flight that lands in a simulation also lands in the real game, and a
// program can choose its flight before the first turn: the function Best simulates one flight for each Style.
package lander

import (
	"math"

	"oj/problems/lib/geom"
)

// The size of the area in which the lander may fly, in metres.
const Width, Height = 7000, 3000

const (
	gravity   = 3.711 // m/s²
	mostTurn  = 15    // degrees in a turn
	mostPower = 4
	mostTurns = 600 // a flight of more turns counts as failed

	// The rules allow landings with a horizontal speed of up to 20 m/s and a vertical speed of up to 40 m/s.
	// To be safe, drift and descent are 2 m/s below these two limits.
	drift   = 18
	descent = 38
)

// A State is a lander at the beginning of a turn. The angle is 90 if its nose points to the left.
type State struct {
	At, Speed          geom.Vec
	Fuel, Angle, Power int
}

// A Command sets the target angle and the target power. In each turn, the angle and the power of the lander
// approach these targets by a limited step.
type Command struct{ Angle, Power int }

// A Flight is the list of the commands from the start to the ground.
type Flight struct {
	Commands []Command
	Fuel     int // litres left at the end
	Landed   bool
}

// A Ground is the surface, a chain of segments from the left border of the area to the right border. Its only
// horizontal segment is the landing pad.
type Ground struct {
	Points      []geom.Vec
	Left, Right float64 // the x coordinates of the ends of the pad
	Pad         float64 // the height of the pad
}

// Rounded returns the state with rounded position and speed, as the referee prints it for the player.
func (s State) Rounded() State {
	s.At = geom.Vec{X: math.Round(s.At.X), Y: math.Round(s.At.Y)}
	s.Speed = geom.Vec{X: math.Round(s.Speed.X), Y: math.Round(s.Speed.Y)}
	return s
}

// Move returns the state a second later.
func (s State) Move(c Command) State {
	// Angle and power move towards their targets by limited steps. Without fuel there is no power.
	s.Angle = clamp(clamp(c.Angle, s.Angle-mostTurn, s.Angle+mostTurn), -90, 90)
	s.Power = clamp(clamp(c.Power, s.Power-1, s.Power+1), 0, mostPower)
	s.Power = clamp(s.Power, 0, s.Fuel)
	s.Fuel -= s.Power

	radians := float64(s.Angle) * math.Pi / 180
	thrust := geom.Vec{X: -math.Sin(radians), Y: math.Cos(radians)}.Mul(float64(s.Power))
	acceleration := thrust.Sub(geom.Vec{Y: gravity})

	// The acceleration is the same during the whole second.
	s.At = s.At.Add(s.Speed).Add(acceleration.Mul(0.5))
	s.Speed = s.Speed.Add(acceleration)
	return s
}

// Touched returns the index of the surface segment that the path from a to b touches first, or -1 if it
// touches none. The path is taken as a straight line.
func (g *Ground) Touched(a, b geom.Vec) int {
	first, nearest := -1, math.Inf(1)
	for i := 1; i < len(g.Points); i++ {
		c, d := g.Points[i-1], g.Points[i]

		// geom.Meet returns false if the path runs along this surface segment, because then there is no
		// single intersection point.
		if geom.Intersect(a, b, c, d) {
			if p, ok := geom.Meet(a, b, c, d); ok && p.Sub(a).Norm() < nearest {
				first, nearest = i-1, p.Sub(a).Norm()
			}
		}
	}
	return first
}

// Fly simulates a flight with the commands of a pilot. The pilot gets rounded states, as a player of the
// puzzle does. A landing counts only if both its speeds are at least 2 m/s below the limits of the rules.
//
// Cost: O(p) for each turn, with p surface segments.
// Tested: on random flights over all maps of the testcases, against a slower simulation with complex numbers.
// That simulation checks for many points of each step whether they are inside the ground.
func (g *Ground) Fly(s State, pilot func(rounded State) Command) Flight {
	var commands []Command
	for len(commands) < mostTurns {
		command := pilot(s.Rounded())
		commands = append(commands, command)

		// Simulate with exact numbers. Only the numbers that the pilot gets are rounded.
		before := s
		s = s.Move(command)

		if segment := g.Touched(before.At, s.At); segment >= 0 {
			flat := g.Points[segment].Y == g.Points[segment+1].Y

			// CodinGame compares the rounded speeds with its limits.
			speed := s.Rounded().Speed
			slow := math.Abs(speed.X) <= drift && speed.Y >= -descent
			return Flight{commands, s.Fuel, flat && s.Angle == 0 && slow}
		}
		if s.At.X < 0 || s.At.X >= Width || s.At.Y < 0 || s.At.Y >= Height {
			break
		}
	}
	return Flight{commands, s.Fuel, false}
}

// clamp returns the number from lo to hi that is nearest to n.
func clamp(n, lo, hi int) int {
	if n < lo {
		return lo
	}
	if n > hi {
		return hi
	}
	return n
}
