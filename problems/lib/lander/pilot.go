package lander

import (
	"math"

	"oj/problems/lib/geom"
)

// A Style is how a pilot flies.
type Style struct {
	Cruise float64 // maximum horizontal speed, m/s
	Tilt   int     // maximum angle, degrees
	Hold   int     // maximum angle while the lander sinks too fast or climbs too slowly, degrees
	Rise   float64 // upward acceleration that the pilot expects to have for braking when it lets the lander sink, m/s²
}

const (
	brake        = 1.0 // horizontal acceleration that the pilot expects, m/s²
	climb        = 0.2 // upward acceleration that the pilot expects, m/s²
	fastestClimb = 10. // m/s
	sink         = 36. // m/s
	inner        = 200 // the pilot avoids the ends of the pad up to this distance, m

	tiltFactor = 4  // degrees for each m/s that is wrong
	level      = 10 // degrees; with more tilt, full thrust is needed
)

// OverPad reports whether the lander is above the pad or below it.
func (g *Ground) OverPad(s State) bool { return s.At.X >= g.Left && s.At.X <= g.Right }

// Inner returns the column of the pad's inner part that is nearest to the lander.
func (g *Ground) Inner(s State) float64 {
	return math.Max(g.Left+inner, math.Min(s.At.X, g.Right-inner))
}

// Steer returns the command that brings the lander nearer to aim. If aim is on the pad, the lander comes down.
//
// It compares the speed with the wanted one. The error across decides about the tilt, the error in height about the
// power and about the tilt that is allowed, because tilted thrust carries less.
func (style Style) Steer(g *Ground, s State, aim geom.Vec) Command {
	ahead, above := aim.X-s.At.X, s.At.Y-aim.Y
	landing := aim.Y == g.Pad && g.OverPad(s)

	// Up and down: not faster than can be braked before the height of the aim. The pad needs no braking below sink.
	wantY := -sink
	if !landing {
		fall := math.Sqrt(2 * style.Rise * math.Abs(above))
		wantY = -math.Copysign(math.Min(sink, fall), above)
		wantY = math.Min(wantY, fastestClimb)
	}

	// Across: not faster than can be braked before the aim, and not so fast that the lander arrives below it.
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
		// The lander must be upright at the touch, so it begins to turn back a turn early.
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

// Best simulates a flight of each style, and returns the landing that saves the most fuel; if none lands, the last
// flight. aims makes the function that says where to aim; it is called for each flight, because such a function may
// have a memory.
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
