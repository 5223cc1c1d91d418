// CodinGame, Mars Lander 3: with which angles and powers does a lander come down on flat ground in a cave?
//
// State: a square of air with sides of 50 m.
// Neighbours: the eight squares around it whose middles are far enough from the rock.
// Start: the square of the lander.
// Goal: a square close above the flat ground.
package main

import (
	"bufio"
	"math"

	"oj/problems/lib/geom"
	"oj/problems/lib/lander"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	side    = 50.0 // the side length of a square, in metres
	columns = lander.Width / int(side)
	rows    = lander.Height / int(side)

	// Rock nearer to the lander than this many metres does not block its sight, because otherwise a lander
	// close to rock would see nothing.
	doorstep = 100.0

	// A path ends in a square whose middle is less than clearance + low metres above the flat ground.
	low = 100.0
)

type square struct{ column, row int }

func squareOf(p geom.Vec) square {
	return square{int(math.Floor(p.X / side)), int(math.Floor(p.Y / side))}
}

func (s square) middle() geom.Vec {
	return geom.Vec{X: (float64(s.column) + 0.5) * side, Y: (float64(s.row) + 0.5) * side}
}

// distances returns the distance of each square's middle from the nearest rock, by column and row.
func distances(g *lander.Ground) *[columns][rows]float64 {
	// The distances are the same for all clearances, so compute them once.
	distance := new([columns][rows]float64)
	for column := range distance {
		for row := range distance[column] {
			middle := square{column, row}.middle()
			nearest := math.Inf(1)
			for i := 1; i < len(g.Points); i++ {
				nearest = math.Min(nearest, geom.SegmentDistance(middle, g.Points[i-1], g.Points[i]))
			}
			distance[column][row] = nearest
		}
	}
	return distance
}

// A cave is the set of squares that a pilot may fly through: those whose middle is at least `clearance`
// metres from the rock.
type cave struct {
	ground    *lander.Ground
	distance  *[columns][rows]float64
	clearance float64
}

func (c *cave) open(s square) bool {
	inside := s.column >= 0 && s.column < columns && s.row >= 0 && s.row < rows
	return inside && c.distance[s.column][s.row] >= c.clearance
}

// way returns the middles of the squares on a shortest path from p to the flat ground, or nil if there is no path.
func (c *cave) way(p geom.Vec) []geom.Vec {
	// The loop also appends s itself. This does no harm, because Shortest has visited s already.
	next := func(s square, buf []square) []square {
		for column := s.column - 1; column <= s.column+1; column++ {
			for row := s.row - 1; row <= s.row+1; row++ {
				if beside := (square{column, row}); c.open(beside) {
					buf = append(buf, beside)
				}
			}
		}
		return buf
	}

	// The last square lies above the pad, so that the pilot can descend from there.
	goal := func(s square) bool {
		m := s.middle()
		inner := c.ground.Inner(lander.State{At: m}) == m.X
		return inner && m.Y > c.ground.Pad && m.Y < c.ground.Pad+c.clearance+low
	}

	var middles []geom.Vec
	for _, s := range search.Shortest([]square{squareOf(p)}, next, goal) {
		middles = append(middles, s.middle())
	}
	return middles
}

// sees reports whether all squares on the line from a to b belong to the cave. It does not check the first `doorstep`
// metres of the line.
func (c *cave) sees(a, b geom.Vec) bool {
	// Check points that are half a square apart. The check can miss a square only if the line cuts off one of
	// its corners, and the clearance compensates for this.
	length := b.Sub(a).Len()
	for at := doorstep; at < length; at += side / 2 {
		if !c.open(squareOf(a.Add(b.Sub(a).Mul(at / length)))) {
			return false
		}
	}
	return true
}

// follow returns the function that tells a pilot where to aim. The pilot aims at the point just before the first point
// of the path that rock hides. At the end of the path, when the lander is above the flat ground, the pilot aims at the
// ground.
func (c *cave) follow(way []geom.Vec) func(rounded lander.State) geom.Vec {
	at := 0
	return func(rounded lander.State) geom.Vec {
		// The index `at` of the target on the path never decreases, so the lander never turns back to an
		// earlier point.
		for at+1 < len(way) && c.sees(rounded.At, way[at+1]) {
			at++
		}

		// Above the pad, the pilot aims at the ground itself, so that it lands.
		if at == len(way)-1 && c.ground.OverPad(rounded) {
			return geom.Vec{X: c.ground.Inner(rounded), Y: c.ground.Pad}
		}
		return way[at]
	}
}

// plan returns the best flight. A small clearance gives short paths, and a large one gives safe paths. So the
// program tries several clearances.
func plan(g *lander.Ground, start lander.State) lander.Flight {
	distance := distances(g)
	var best lander.Flight
	for _, clearance := range []float64{50, 75, 100, 150} {
		c := &cave{g, distance, clearance}
		way := c.way(start.At)
		if way == nil {
			continue
		}

		flight := g.Best(start, func() func(rounded lander.State) geom.Vec { return c.follow(way) })
		if best.Commands == nil || flight.Landed && (!best.Landed || flight.Fuel > best.Fuel) {
			best = flight
		}
	}
	return best
}

func solve(in *scan.Scanner, out *bufio.Writer) { lander.Play(in, out, plan) }

func main() { scan.Main(solve) }
