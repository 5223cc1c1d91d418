// UVa 11265, The Sultan's Problem: the area of the part of a garden that contains the fountain, after walls
// were built.
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

const most = 1 << 29 // the greatest coordinate: products of differences fit into 64 bits

func vec(p geom.Pt) geom.Vec { return geom.Vec{X: float64(p.X), Y: float64(p.Y)} }

func point(in *scan.Scanner) geom.Pt {
	x, y := in.Int(-most, most), in.Int(-most, most)
	return geom.Pt{X: x, Y: y}
}

// left reads the walls and returns the part of the garden that contains the fountain.
func left(in *scan.Scanner, walls int, far, fountain geom.Pt) []geom.Vec {
	part := []geom.Vec{{}, {X: float64(far.X)}, vec(far), {Y: float64(far.Y)}}
	for ; walls > 0; walls-- {
		a, b := point(in), point(in)
		if geom.Turn(a, b, fountain) < 0 {
			a, b = b, a // now the fountain is on the left
		}
		part = geom.Cut(part, vec(a), vec(b))
	}
	return part
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.Case(); number++ {
		walls := in.Int(0, scan.Max)
		far, fountain := point(in), point(in)
		part := left(in, walls, far, fountain)
		fmt.Fprintf(out, "Case #%d: %.3f\n", number, geom.Area2(part)/2)
	}
}

func main() { scan.Main(solve) }
