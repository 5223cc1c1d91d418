package lander

import (
	"math"

	"oj/problems/lib/geom"
)

// A Style contains the limits that a pilot observes.
type Style struct {
	Cruise float64 // maximum horizontal speed, m/s
	Tilt   int     // maximum angle, degrees
	Hold   int     // maximum angle while the lander sinks too fast or climbs too slowly, degrees
	Rise   float64 // upward acceleration with which the pilot expects to brake a sinking lander, m/s²
}

const (
	brake        = 1.0 // horizontal acceleration that the pilot expects, m/s²
	climb        = 0.2 // upward acceleration that the pilot expects, m/s²
	fastestClimb = 10. // m/s
	sink         = 36. // m/s
	inner        = 200 // the pilot avoids the ends of the pad up to this distance, m

	tiltFactor = 4  // degrees for each m/s of error
	level      = 10 // degrees; with more tilt, full thrust is needed
)

// OverPad reports whether the lander is above the pad or below it.
func (g *Ground) OverPad(s State) bool { return s.At.X >= g.Left && s.At.X <= g.Right }

// Inner returns the x coordinate, within the inner part of the pad, that is nearest to the lander.
func (g *Ground) Inner(s State) float64 {
	return math.Max(g.Left+inner, math.Min(s.At.X, g.Right-inner))
}

// Steer returns the command that brings the lander nearer to aim. If aim is on the pad, the lander comes down.
//
// It compares the speed with the best speed for this aim. The horizontal error determines the tilt. The
// vertical error determines the power, and it limits the tilt, because a tilted engine lifts less.
func (style Style) Steer(g *Ground, s State, aim geom.Vec) Command {
	ahead, above := aim.X-s.At.X, s.At.Y-aim.Y
	landing := aim.Y == g.Pad && g.OverPad(s)

	// Vertical speed: slow enough to stop at the height of the aim. On the pad, the lander need not be slower than
	// sink.
	wantY := -sink
	if !landing {
		fall := math.Sqrt(2 * style.Rise * math.Abs(above))
		wantY = -math.Copysign(math.Min(sink, fall), above)
		wantY = math.Min(wantY, fastestClimb)
	}

	// Horizontal speed: slow enough to stop at the aim, and so slow that the lander does not arrive below it.
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
		// The lander must be upright when it touches the ground, so it begins to turn back one turn early.
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

// climbTime returns the seconds, at least 1, in which a lander that moves up at this speed climbs the given height in
// metres.
func climbTime(metres, speed float64) float64 {
	// metres = speed t + climb t²/2
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

// Best simulates a flight of each style, and returns the landing that leaves the most fuel, or the last flight if
// none lands. aims is called once for each flight. It returns a function from the current state to the point to aim
// at. Each flight needs a new function, because the function may depend on earlier states of its flight.
//
// Cost: 144 flights of about 100 turns, 10 ms.
// Tested: by the two solutions on all maps of the testcases.
func (g *Ground) Best(start State, aims func() func(told State) geom.Vec) Flight {
	var best Flight
	for _, style := range styles() {
		style, aim := style, aims()
		flight := g.Fly(start, func(told State) Command { return style.Steer(g, told, aim(told)) })
		if !best.Landed || flight.Landed && flight.Fuel > best.Fuel {
			best = flight
		}
	}
	return best
}
