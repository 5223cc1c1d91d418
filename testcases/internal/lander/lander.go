// Package lander contains the referee of both Mars Lander puzzles. A testcase consists of the number of points of the
// surface, the points, and the lander's initial state: X Y hSpeed vSpeed fuel rotate power.
package lander

import (
	"math"

	"oj/testcases/internal/referee"
)

const (
	width, height = 7000, 3000
	gravity       = 3.711 // m/s²
	mostTurn      = 15    // degrees in a turn
	mostDrift     = 20    // m/s at the landing
	mostSink      = 40    // m/s at the landing
	mostTurns     = 1000  // no game lasts this long, because the fuel runs out
	flame         = 60    // length of the flame in the picture, for each unit of power
)

type point struct{ x, y float64 }

type state struct {
	at, speed          point
	before             point // where the lander was a second ago
	fuel, angle, power int
}

// Play referees one game.
func Play() {
	g := referee.Open()
	surface := g.Points(2, 29, width, height)
	g.TellRead()
	s := state{at: point{float64(g.Int(0, width-1)), float64(g.Int(0, height-1))}}
	s.before = s.at
	s.speed = point{float64(g.Int(-499, 499)), float64(g.Int(-499, 499))}
	s.fuel, s.angle, s.power = g.Int(0, 2000), g.Int(-90, 90), g.Int(0, 4)
	g.Done()

	g.Plane(width, height, true)
	g.Ground(surface...)
	g.Legend("g", "the lander")
	g.Legend("trail", "its engine")
	g.Legend("sc", "its way in the last second")
	g.Draw(func() { s.draw(g) })
	for g.Turn(mostTurns) {
		x, y, drift, sink := round(s.at.x), round(s.at.y), round(s.speed.x), round(s.speed.y)
		g.Tell("%d %d %d %d %d %d %d", x, y, drift, sink, s.fuel, s.angle, s.power)

		words := g.Ask("ROTATE POWER")
		angle := g.Number(words[0], math.MinInt32, math.MaxInt32)
		power := g.Number(words[1], math.MinInt32, math.MaxInt32)
		before := s.at
		s.move(angle, power)

		first := touched(surface, before, s.at)
		inside := s.at.x >= 0 && s.at.x < width && s.at.y >= 0 && s.at.y < height
		if first < 0 && inside {
			continue
		}

		// Round the speed before it is compared with the limits, as CodinGame does.
		drift, sink = round(s.speed.x), round(s.speed.y)
		switch {
		case first < 0:
			g.Lose("the lander leaves the map")
		case surface[first].Y != surface[first+1].Y:
			g.Lose("the lander crashes on a slope")
		case s.angle != 0:
			g.Lose("the lander crashes, because its angle is %d", s.angle)
		case sink < -mostSink || drift < -mostDrift || drift > mostDrift:
			g.Lose("the lander crashes, because its speed is %d horizontally and %d vertically", drift, sink)
		}
		g.Win("the lander has landed with %d litres of fuel", s.fuel)
	}
	g.Lose("%d turns are over", mostTurns)
}

// move moves the lander for one second. It does not round, because CodinGame rounds only the numbers that it
// sends to the player.
func (s *state) move(angle, power int) {
	s.angle = within(within(angle, s.angle-mostTurn, s.angle+mostTurn), -90, 90)
	s.power = min(within(within(power, s.power-1, s.power+1), 0, 4), s.fuel)
	s.fuel -= s.power

	s.before = s.at
	radians := float64(s.angle) * math.Pi / 180
	ax := -math.Sin(radians) * float64(s.power)
	ay := math.Cos(radians)*float64(s.power) - gravity
	s.at = point{s.at.x + s.speed.x + ax/2, s.at.y + s.speed.y + ay/2}
	s.speed = point{s.speed.x + ax, s.speed.y + ay}
}

// touched returns the index of the first segment of the surface that the lander touches on the way from a to b, or -1
// if there is none.
func touched(surface []referee.Point, a, b point) int {
	way := point{b.x - a.x, b.y - a.y}
	found, first := -1, math.Inf(1)
	for i := 0; i+1 < len(surface); i++ {
		// Intersect the line from a to b with the line through this segment of the surface: compute t and u
		// such that a + t*way = end + u*piece. The lander touches the segment if t and u are between 0 and 1.
		end, next := surface[i], surface[i+1]
		piece := point{float64(next.X - end.X), float64(next.Y - end.Y)}
		gap := point{float64(end.X) - a.x, float64(end.Y) - a.y}
		area := cross(way, piece)
		t, u := cross(gap, piece)/area, cross(gap, way)/area
		if area != 0 && t >= 0 && t <= 1 && u >= 0 && u <= 1 && t < first {
			found, first = i, t
		}
	}
	return found
}

func cross(p, q point) float64 { return p.x*q.y - p.y*q.x }

// within returns the number from lo to hi that is nearest to n.
func within(n, lo, hi int) int { return max(lo, min(n, hi)) }

func round(x float64) int { return int(math.Round(x)) } // half away from zero

func (s *state) draw(g *referee.Game) {
	radians := float64(s.angle) * math.Pi / 180
	length := float64(flame * s.power)
	at := referee.Point{X: round(s.at.x), Y: round(s.at.y)}
	g.Line("sc", referee.Point{X: round(s.before.x), Y: round(s.before.y)}, at)
	g.Line("trail", at, referee.Point{X: at.X + round(length*math.Sin(radians)), Y: at.Y - round(length*math.Cos(radians))})
	g.Dot("g", "", at)
}
