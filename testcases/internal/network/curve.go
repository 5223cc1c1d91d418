// This file computes the shapes of edges.

package network

import "math"

// A curve is the shape of an edge, a quadratic Bézier curve from (x0, y0) to (x2, y2) with the control point (x1, y1).
type curve struct{ x0, y0, x1, y1, x2, y2 float64 }

// at returns the point at a parameter t from 0 to 1.
func (c curve) at(t float64) (x, y float64) {
	a, b, e := (1-t)*(1-t), 2*t*(1-t), t*t
	return a*c.x0 + b*c.x1 + e*c.x2, a*c.y0 + b*c.y1 + e*c.y2
}

// bend computes the curve of each edge. An edge is a straight line unless there are other edges between its
// ends, or the line would pass through another vertex.
func (n *Network) bend() {
	// Count the edges between each pair of vertices, in both directions.
	with, before := map[[2]int]int{}, map[[2]int]int{}
	pair := func(e Edge) [2]int { return [2]int{min(e.From, e.To), max(e.From, e.To)} }
	for _, e := range n.Edges {
		with[pair(e)]++
	}

	for i := range n.Edges {
		e := &n.Edges[i]
		p := pair(*e)
		all, k := float64(with[p]), float64(before[p])
		before[p]++

		if e.From == e.To { // draw a loop above its vertex, and higher than earlier loops of the vertex
			w := 0.7 * n.radius
			x, y := n.X[e.From], n.Y[e.From]-w
			e.curve = curve{x - w, y, x, y - 2.4*n.radius - 1.5*k*min(22, 80/all), x + w, y}
			continue
		}

		// Parallel edges are drawn at equal distances from each other. A single edge bends only around vertices.
		x0, y0, x2, y2 := n.X[p[0]], n.Y[p[0]], n.X[p[1]], n.Y[p[1]]
		length := max(1, math.Hypot(x2-x0, y2-y0))
		aside := (k - (all-1)/2) * min(22, 80/all)
		if all == 1 {
			aside = n.around(p)
		}
		x1, y1 := (x0+x2)/2-2*aside*(y2-y0)/length, (y0+y2)/2+2*aside*(x2-x0)/length

		// So far, the curve leads from the vertex with the smaller number to the other one, so that parallel
		// edges bend differently even if their directions are opposite. If the edge leads from the vertex
		// with the greater number, reverse the curve.
		c := curve{x0, y0, x1, y1, x2, y2}
		if e.From > e.To {
			c = curve{x2, y2, x1, y1, x0, y0}
		}

		// The edge begins and ends at the borders of the discs, so that arrows are visible.
		c.x0, c.y0 = towards(c.x0, c.y0, x1, y1, n.radius)
		c.x2, c.y2 = towards(c.x2, c.y2, x1, y1, n.radius)
		e.curve = c
	}
}

// towards returns a point on the line from (x, y) to (tx, ty): the point whose distance from (x, y) is the
// parameter far. If the line is shorter than far, it returns the end of the line.
func towards(x, y, tx, ty, far float64) (float64, float64) {
	length := max(far, math.Hypot(tx-x, ty-y))
	return x + far*(tx-x)/length, y + far*(ty-y)/length
}

// around returns how far an edge must bend to avoid the vertices between its ends, or 0 if it need not bend.
func (n *Network) around(p [2]int) float64 {
	// If n.radius is less than the constant `named`, vertices are drawn as dots without names. Dots are too
	// small to hide an edge, so then no edge bends.
	x, y := n.X[p[0]], n.Y[p[0]]
	dx, dy := n.X[p[1]]-x, n.Y[p[1]]-y
	length := math.Hypot(dx, dy)
	for v := 0; n.radius >= named && v < len(n.X) && length > 0; v++ {
		// Compute the position of the vertex along the edge, and its distance from the edge.
		along := ((n.X[v]-x)*dx + (n.Y[v]-y)*dy) / length
		aside := ((n.Y[v]-y)*dx - (n.X[v]-x)*dy) / length
		if room := n.radius + 5; v != p[0] && v != p[1] && along > 0 && along < length && math.Abs(aside) < room {
			if aside > 0 {
				room = -room
			}
			return aside + 1.2*room
		}
	}
	return 0
}
