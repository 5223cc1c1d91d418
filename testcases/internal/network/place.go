// This file computes the positions of vertices and edges.

package network

import (
	"math"
	"sort"
	"strings"

	"oj/testcases/internal/layout"
)

// Lengths in the picture, in pixels. unit is the size of a cell of package board.
const (
	unit       = 44.
	wide, high = 600., 480. // size of the largest network
	apart      = 96.        // distance between neighbours, if there is room
	border     = 18.        // width of the border around the network
	named      = 9.         // radius of the smallest disc with a name on it
)

// place computes the coordinates of vertices and edges.
func (n *Network) place() {
	// Compute coordinates, unless the puzzle gives them, for example the coordinates of cities.
	if n.X == nil {
		n.X, n.Y = make([]float64, len(n.Names)), make([]float64, len(n.Names))
		n.pack(n.parts())
	}

	// At first, fit the centres of the vertices into the page. The drawing is larger than the area of the
	// centres, because it includes discs, texts and bent edges. If the drawing is too large for the page, fit
	// the centres into a smaller area.
	for room, again := [2]float64{wide, high}, true; again; {
		n.fit(room)
		n.bend()
		x, y := n.box()
		for v := range n.X {
			n.X[v], n.Y[v] = n.X[v]+border-x[0], n.Y[v]+border-y[0]
		}
		n.bend()
		n.Width, n.Height = (x[1]-x[0]+2*border)/unit, (y[1]-y[0]+2*border)/unit
		again = room[0] == wide && (x[1]-x[0] > wide || y[1]-y[0] > high)
		room = [2]float64{2*wide - max(wide+1, x[1]-x[0]), 2*high - max(high, y[1]-y[0])}
	}
}

// fit scales the network so that the centres of its vertices fit into the given width and height.
func (n *Network) fit(room [2]float64) {
	// A single vertex has no extent, so the scale may be infinite.
	x, y, near := extent(n.X), extent(n.Y), near(n.X, n.Y)
	scale := min(apart/near, room[0]/(x[1]-x[0]), room[1]/(y[1]-y[0]))
	if math.IsInf(scale, 0) || math.IsNaN(scale) {
		scale = 1
	}

	share := 0.4 // the radius of a disc is at most this share of a typical distance between neighbours
	if n.under() {
		share = 0.27
	}

	// Discs are as large as possible, but discs at a typical distance must not touch.
	n.radius = max(3, min(17, share*scale*near))

	for v := range n.X {
		n.X[v], n.Y[v] = scale*n.X[v], scale*n.Y[v]
	}
}

// box returns the smallest and the greatest coordinates of everything that is drawn: its bounding box.
func (n *Network) box() (x, y [2]float64) {
	var xs, ys []float64
	for v := range n.X {
		// Find out how far the drawing reaches below the centre of the vertex: a name that does not fit on
		// its disc is written below the disc.
		below := n.radius
		if n.Under[v] != "" || 3.1*float64(len([]rune(n.Names[v]))) > n.radius {
			below += 15
		}
		xs, ys = append(xs, n.X[v]-n.radius, n.X[v]+n.radius), append(ys, n.Y[v]-n.radius, n.Y[v]+below)
	}

	// A curve extends farthest from the straight line at its middle.
	for _, e := range n.Edges {
		a, b := e.at(0.5)
		xs, ys = append(xs, a), append(ys, b)
	}
	return extent(xs), extent(ys)
}

// under reports whether there are texts below vertices.
func (n *Network) under() bool { return strings.Join(n.Under, "") != "" }

// extent returns the smallest and the greatest of the coordinates.
func extent(z []float64) (e [2]float64) {
	for i, v := range z {
		if i == 0 {
			e = [2]float64{v, v}
		}
		e = [2]float64{min(e[0], v), max(e[1], v)}
	}
	return e
}

// near returns a typical distance between neighbours: the first decile of the distances between vertices and their
// nearest neighbours. The minimum would be too small, because a few vertices may be much closer to each other.
func near(x, y []float64) float64 {
	var list []float64
	for v := range x {
		best := math.Inf(1)
		for w := range x {
			if d := math.Hypot(x[v]-x[w], y[v]-y[w]); v != w && d > 1e-6 {
				best = min(best, d)
			}
		}
		list = append(list, best)
	}

	// If all vertices are at the same position, the list contains only infinities. Then return any distance.
	sort.Float64s(list)
	if len(list) == 0 || math.IsInf(list[len(list)/10], 0) {
		return 1
	}
	return list[len(list)/10]
}

// parts returns the connected components, the largest first.
func (n *Network) parts() (parts [][]int) {
	// Edges that are not drawn do not connect vertices.
	next, seen := make([][]int, len(n.Names)), make([]bool, len(n.Names))
	for _, e := range n.Edges {
		if e.Class != "none" {
			next[e.From], next[e.To] = append(next[e.From], e.To), append(next[e.To], e.From)
		}
	}

	// Do a breadth-first search from each vertex that no earlier search has reached.
	for v := range next {
		if seen[v] {
			continue
		}
		seen[v] = true
		part := []int{v}
		for i := 0; i < len(part); i++ {
			for _, w := range next[part[i]] {
				if !seen[w] {
					seen[w] = true
					part = append(part, w)
				}
			}
		}
		sort.Ints(part)
		parts = append(parts, part)
	}

	// The sort is stable, so that the same input always gives the same picture.
	sort.SliceStable(parts, func(i, j int) bool { return len(parts[i]) > len(parts[j]) })
	return parts
}

// pack computes a layout of each component and arranges the components in rows. It scales the layouts so that close
// neighbours have distance 1 in every component.
func (n *Network) pack(parts [][]int) {
	// Compute the layout of each component separately, with its corner at the origin.
	area, widths, heights := 0., []float64{}, []float64{}
	for _, part := range parts {
		xy := [2][]float64{}
		xy[0], xy[1] = n.layOut(part)
		scale := 1 / near(xy[0], xy[1])
		var size [2]float64
		for axis, z := range xy {
			e := extent(z)
			size[axis] = scale*(e[1]-e[0]) + 1
			for i, v := range part {
				[2][]float64{n.X, n.Y}[axis][v] = scale * (z[i] - e[0])
			}
		}
		widths, heights = append(widths, size[0]), append(heights, size[1])
		area += size[0] * size[1]
	}

	// Put the components into rows. If no space stayed empty, rows with the width sqrt(area*wide/high) would
	// have the proportions of the page. Make the rows 20 % wider, because a part of each row stays empty.
	row, x, y, below := 1.2*math.Sqrt(area*wide/high), 0., 0., 0.
	for i, part := range parts {
		if x > 0 && x+widths[i] > row {
			x, y, below = 0, y+below, 0
		}
		for _, v := range part {
			n.X[v], n.Y[v] = n.X[v]+x, n.Y[v]+y
		}
		x, below = x+widths[i], max(below, heights[i])
	}
}

// layOut computes and returns the coordinates of a component's vertices.
func (n *Network) layOut(part []int) (x, y []float64) {
	// Package layout needs vertices 0, 1, 2 and so on, so renumber the component.
	number := map[int]int{}
	for i, v := range part {
		number[v] = i
	}
	var pairs [][2]int
	for _, e := range n.Edges {
		if i, here := number[e.From]; here && e.Class != "none" {
			pairs = append(pairs, [2]int{i, number[e.To]})
		}
	}

	// Make the layout wide rather than tall, because pages are wide, and move the first vertex to the upper
	// left quarter. Swapping and mirroring the axes keeps all distances.
	x, y = layout.Place(len(part), pairs)
	if a, b := extent(x), extent(y); b[1]-b[0] > a[1]-a[0] {
		x, y = y, x
	}
	for _, z := range [][]float64{x, y} {
		if e := extent(z); z[0] > (e[0]+e[1])/2 {
			for v := range z {
				z[v] = -z[v]
			}
		}
	}
	return x, y
}
