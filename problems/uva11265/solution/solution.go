// UVa 11265, The Sultan's Problem: the area of the part of a garden that contains the fountain, after walls
// have been built.
//
// State: the convex part of the garden that contains the fountain.
// Step: the next wall cuts it; keep the side of the fountain.
// Start: the whole rectangle.
// Answer: the area of the remaining part.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
)

func vec(p geom.Pt) geom.Vec { return geom.Vec{X: float64(p.X), Y: float64(p.Y)} }

// keep returns the part on the fountain's side of a wall from a to b.
func keep(part []geom.Vec, a, b, fountain geom.Pt) []geom.Vec {
	if geom.Turn(a, b, fountain) < 0 {
		a, b = b, a // now the fountain is on the left
	}
	return geom.Cut(part, vec(a), vec(b))
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.Case(); number++ {
		walls := in.Int(0, scan.Max)
		far, fountain := vec(geom.ReadPt(in)), geom.ReadPt(in)

		// Without walls the garden is a rectangle between the origin and its far corner.
		part := []geom.Vec{{}, {X: far.X}, far, {Y: far.Y}}
		for ; walls > 0; walls-- {
			a, b := geom.ReadPt(in), geom.ReadPt(in)
			part = keep(part, a, b, fountain)
		}
		fmt.Fprintf(out, "Case #%d: %.3f\n", number, geom.Area2(part)/2)
	}
}

func main() { scan.Main(solve) }
