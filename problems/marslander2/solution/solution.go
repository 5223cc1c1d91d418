// CodinGame, Mars Lander 2: with which angles and powers does a lander come down on the flat ground?
//
// State: the lander's place, speed, fuel, angle and power.
// Neighbours: the states a second later, one for each angle and power; a pilot chooses the one that leads
// towards its target.
// Start: the state in the first input.
// Goal: the lander is slow and upright on the flat ground. The program simulates the flights of many pilots
// and chooses the one that leaves the most fuel.
package main

import (
	"bufio"
	"math"

	"oj/problems/lib/geom"
	"oj/problems/lib/lander"
	"oj/problems/lib/scan"
)

// highest returns the height of the highest ground between two x coordinates.
func highest(g *lander.Ground, from, to float64) float64 {
	left, right := math.Min(from, to), math.Max(from, to)
	top := 0.0
	for i := 1; i < len(g.Points); i++ {
		a, b := g.Points[i-1], g.Points[i]
		if a.X <= right && b.X >= left {
			top = math.Max(top, math.Max(a.Y, b.Y))
		}
	}
	return top
}

// plan returns the best flight. The pilot aims at a point above the flat ground, as high as the highest mountain on the
// way there. When the lander is above the flat ground, the pilot aims at the ground itself.
func plan(g *lander.Ground, start lander.State) lander.Flight {
	aim := func(rounded lander.State) geom.Vec {
		x := g.Inner(rounded)
		if g.OverPad(rounded) {
			return geom.Vec{X: x, Y: g.Pad}
		}
		return geom.Vec{X: x, Y: highest(g, rounded.At.X, x)}
	}
	return g.Best(start, func() func(rounded lander.State) geom.Vec { return aim })
}

func solve(in *scan.Scanner, out *bufio.Writer) { lander.Play(in, out, plan) }

func main() { scan.Main(solve) }
