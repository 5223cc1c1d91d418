package lander

import (
	"math"

	"oj/problems/lib/geom"
)

// A Style contains the limits that a pilot observes.
type Style struct {
	Cruise float64 // maximum horizontal speed, in m/s
	Tilt   int     // maximum angle in degrees, except when Hold applies
	Hold   int     // maximum angle in degrees if the lander sinks too fast or climbs too slowly
	Rise   float64 // assumed upward acceleration in m/s² when the engine brakes a sinking lander
}

const (
	brake        = 1.0 // assumed horizontal acceleration in m/s² when the lander brakes
	climb        = 0.2 // assumed upward acceleration in m/s² when the lander climbs
	fastestClimb = 10. // maximum climbing speed, in m/s
	sink         = 36. // maximum sinking speed, in m/s
	inner        = 200 // distance in m that the pilot keeps from both ends of the pad

	tiltFactor = 4  // degrees of tilt for each m/s between the actual and the wanted horizontal speed
	level      = 10 // tilt in degrees above which the pilot always uses full thrust
)

// OverPad reports whether the x coordinate of the lander is between the ends of the pad.
func (g *Ground) OverPad(s State) bool { return s.At.X >= g.Left && s.At.X <= g.Right }

// Inner returns the x coordinate of a point to land on: among the points of the pad that are at least 200 m
// from its ends, the one nearest to the lander.
func (g *Ground) Inner(s State) float64 {
	return math.Max(g.Left+inner, math.Min(s.At.X, g.Right-inner))
}

// Steer returns the command that brings the lander nearer to aim. If aim is on the pad and the
// lander is above the pad, the command is part of the landing.
//
// Steer computes the speed that is best for reaching aim and compares it with the lander's speed. The error
// of the horizontal speed determines the tilt. The error of the vertical speed determines the power. It also
// limits the tilt, because the upward thrust of a tilted engine is smaller.
func (style Style) Steer(g *Ground, s State, aim geom.Vec) Command {
	ahead, above := aim.X-s.At.X, s.At.Y-aim.Y
	landing := aim.Y == g.Pad && g.OverPad(s)

	// Vertical speed: the lander must be able to stop at the height of aim. If it lands on the pad, it need
	// not stop and may descend at the maximum sinking speed.
	wantY := -sink
	if !landing {
		fall := math.Sqrt(2 * style.Rise * math.Abs(above))
		wantY = -math.Copysign(math.Min(sink, fall), above)
		wantY = math.Min(wantY, fastestClimb)
	}

	// Horizontal speed: the lander must be able to stop at aim. If aim is higher than the lander, it must
	// have enough time to climb to this height before it arrives.
	across := math.Min(style.Cruise, math.Sqrt(2*brake*math.Abs(ahead)))
	if !landing && above < 0 {
		across = math.Min(across, math.Abs(ahead)/climbTime(-above, s.Speed.Y))
	}
	wantX := math.Copysign(across, ahead)

	limit := style.Tilt
	low := s.Speed.Y < wantY
	if low {
		limit = style.Hold
	}
	if landing {
		// The lander must be upright when it touches the ground. So limit the tilt: the lander must be able
		// to become upright at least one turn earlier.
		turns := int(above/(sink+mostPower)) - 1
		limit = clamp(mostTurn*turns, 0, limit)
	}
	tilt := clamp(int(math.Round(tiltFactor*(s.Speed.X-wantX))), -limit, limit)

	power := 2
	switch {
	case low || tilt > level || tilt < -level:
		power = mostPower
	case s.Speed.Y < 10-sink:
		power = 3
	}
	return Command{tilt, power}
}

// climbTime returns how many seconds a lander needs to climb the given height in metres. The result is at
// least 1. speed is the upward speed at the beginning.
func climbTime(metres, speed float64) float64 {
	// Solve the equation metres = speed * t + climb * t² / 2 for t.
	return math.Max(1, (math.Sqrt(speed*speed+2*climb*metres)-speed)/climb)
}

// styles returns the styles that Best tries.
func styles() []Style {
	var list []Style
	for _, cruise := range []float64{30, 50, 90} {
		for _, tilt := range []int{15, 30, 45, 60} {
			for _, hold := range []int{5, 15, 21} {
				for _, rise := range []float64{0.05, 0.2, 0.5, 1} {
					list = append(list, Style{cruise, tilt, hold, rise})
				}
			}
		}
	}
	return list
}

// Best simulates a flight of each style, and returns the landing that leaves the most fuel, or the last
// flight if none lands. Before each flight, Best calls aims, which returns a new function. The new
// function maps each state of the flight to the point at which the pilot aims. It may remember earlier states
// of its flight.
//
// Cost: 144 flights of about 100 turns, 10 ms.
// Tested: by the two solutions on all maps of the testcases.
func (g *Ground) Best(start State, aims func() func(rounded State) geom.Vec) Flight {
	var best Flight
	for _, style := range styles() {
		style, aim := style, aims()
		flight := g.Fly(start, func(rounded State) Command { return style.Steer(g, rounded, aim(rounded)) })
		if !best.Landed || flight.Landed && flight.Fuel > best.Fuel {
			best = flight
		}
	}
	return best
}
