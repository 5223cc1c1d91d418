// This file draws a network.

package network

import (
	"fmt"
	"math"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

// omit decides which texts are omitted for lack of room, and stores a message about this in n.left.
func (n *Network) omit() {
	var list []string
	if n.left != "" {
		list = []string{n.left}
	}
	if n.under() && n.radius < named {
		list = append(list, "no room for texts below vertices")
	}

	// Too many texts would cover each other.
	texts := 0
	for _, e := range n.Edges {
		if e.Text != "" {
			texts++
		}
	}
	n.fewTexts = texts <= mostTexts && n.radius >= named
	if !n.fewTexts && texts > 0 {
		list = append(list, "only marked edges have texts")
	}
	n.left = strings.Join(list, "; ")
}

// draw draws a network in layers: edges, marked edges, their texts, vertices, and marked vertices.
func (n *Network) draw(d *board.Drawing) {
	// Middle returns the lower left corner of the network, because no vertex has the number -1. The upper left
	// corner (x0, y0) is above it.
	x0, y0 := d.Middle(board.Cell{Row: -1})
	y0 -= n.Height * d.Size
	pen := &pen{Network: n, d: d, x: x0, y: y0}
	plain := "line"
	if n.radius < named || len(n.Edges) > 200 {
		plain = "thin"
	}

	// Draw all edges first, so that the marked edges, which are drawn later, cover them.
	for i, e := range n.Edges {
		if e.Class == "" {
			n.Edges[i].Class = plain
		}
		pen.edge(d.At(e.Since, len(d.Notes)), i, n.Edges[i].Class)
	}

	spans(n.marks, func(from, to, i int, class string) { pen.edge(d.At(from, to), i, class) })

	// A viewer colours the edges of a search, too.
	if n.searched {
		for i, e := range n.Edges {
			pen.edge(d.Always().Place(n.Names[e.From]+"-"+n.Names[e.To]), i, "place way")
		}
	}

	// Draw the texts after all edges, because an edge that covers a text makes it hard to read.
	if n.fewTexts {
		for i, e := range n.Edges {
			if e.Class != "none" {
				pen.text(d.At(e.Since, len(d.Notes)), i)
			}
		}
	}
	spans(n.marks, func(from, to, i int, _ string) {
		if !n.fewTexts || n.Edges[i].Class == "none" {
			pen.text(d.At(from, to), i)
		}
	})

	// Vertices cover the ends of the edges.
	for v, look := range n.Looks {
		pen.vertex(d.Always(), v, look)
		pen.name(d.Always(), v, look)
	}
	spans(n.looks, func(from, to, v int, class string) {
		s := d.At(from, to)
		pen.vertex(s, v, class)
		if n.radius >= named {
			pen.name(s, v, class)
		} else if len(n.looks[from]) <= mostNames {
			s.Text(pen.x+n.X[v]+n.radius+4, pen.y+n.Y[v]+4, n.Names[v], "small")
		}
	})

	// A viewer colours the vertices of a search, and writes beside them.
	if n.searched {
		for v, name := range n.Names {
			s := d.Always().Place(name)
			s.Circle(pen.x+n.X[v], pen.y+n.Y[v], n.radius, "place", "")
			s.Slot(pen.x+n.X[v]+n.radius, pen.y+n.Y[v]-n.radius, "value")
		}
	}

	// Write the text about omissions below the network.
	d.Always().Text(x0, y0+n.Height*d.Size+12, n.left, "small faint")
}

// A pen draws a network whose upper left corner is at (x, y).
type pen struct {
	*Network
	d     *board.Drawing
	x, y  float64
	boxes [][3]float64 // for each text of an edge: the coordinates of its centre, and half its width
}

// edge draws an edge: a loop, a straight line or a curve, with an arrowhead if the edge is directed.
func (p *pen) edge(s svg.Span, i int, class string) {
	e := p.Edges[i]
	if class == "none" {
		return
	}

	// The control point (x1, y1) determines whether the edge is a loop, a line or a curve.
	x0, y0, x1, y1, x2, y2 := p.x+e.x0, p.y+e.y0, p.x+e.x1, p.y+e.y1, p.x+e.x2, p.y+e.y2
	angle := math.Atan2(y1-y2, x1-x2) // the arrowhead's direction: from the edge's end to the control point
	switch {
	case e.From == e.To:
		top := y0 + (y1-y0)/1.5
		s.Path(fmt.Sprintf("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", x0, y0, 2*x0-x1, top, 2*x2-x1, top, x2, y2), class)
		angle = -1.4
	case math.Abs((x1-x0)*(y2-y0)-(y1-y0)*(x2-x0)) < 1:
		s.Line(x0, y0, x2, y2, class)
	default:
		s.Path(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x0, y0, x1, y1, x2, y2), class)
	}

	// Draw the arrowhead as a separate line. It is never dashed, because a dashed line would not look like an
	// arrowhead.
	if size := min(10, max(5, p.radius)); (p.Directed || e.Arrow) && class != "trail" {
		s.Polyline(strings.TrimSuffix(class, " dash"), x2+size*math.Cos(angle-0.45), y2+size*math.Sin(angle-0.45), x2, y2,
			x2+size*math.Cos(angle+0.45), y2+size*math.Sin(angle+0.45))
	}
}

// text writes the text of an edge near the middle of the edge. It chooses the first position at which the
// text covers no other text.
func (p *pen) text(s svg.Span, i int) {
	e := p.Edges[i]
	if e.Text == "" {
		return
	}

	// Try several positions along the edge, the middle first.
	half := 4*float64(len([]rune(e.Text))) + 2
	var place [2]float64
	place[0], place[1] = e.at(0.5)
	for k := range 9 { // alternate between positions before and after the middle
		x, y := e.at(0.5 + 0.06*float64((k+1)/2)*float64(1-k%2*2))
		free := true
		for _, box := range p.boxes {
			free = free && (math.Abs(box[0]-x) > box[2]+half || math.Abs(box[1]-y) > 16)
		}
		if free {
			place = [2]float64{x, y}
			break
		}
	}

	// If no position is free, the text is in the middle.
	p.boxes = append(p.boxes, [3]float64{place[0], place[1], half})
	p.label(s, p.x+place[0], p.y+place[1]+5, e.Text, "middle", half)
}

// label writes a text on a background that hides the lines behind it.
func (p *pen) label(s svg.Span, x, y float64, text, class string, half float64) {
	s.Rect(x-half, y-12, 2*half, 15, "paper")
	s.Text(x, y, text, class)
}

// vertex draws the disc of a vertex, or, if the class is mark or ring, a ring around the disc.
func (p *pen) vertex(s svg.Span, v int, class string) {
	// For a ring, draw only the ring: another call has drawn the disc.
	x, y := p.x+p.X[v], p.y+p.Y[v]
	switch class {
	case "mark", "ring":
		s.Circle(x, y, p.radius+3, class, "")
		return
	case "":
		class = "node"
	}
	s.Circle(x, y, p.radius, class+" edge", strings.TrimSpace(p.Names[v]+" "+p.Under[v]))
}

// name writes the name of a vertex on its disc. Below the disc it writes the text Under[v], preceded by the
// name if the name does not fit on the disc.
func (p *pen) name(s svg.Span, v int, class string) {
	if p.radius < named || class == "mark" || class == "ring" {
		return
	}
	if class == "" {
		class = "node"
	}

	// Use the largest letters that fit on the disc. A name that does not fit at all is written
	// below the disc.
	x, y, name, below := p.x+p.X[v], p.y+p.Y[v], p.Names[v], p.Under[v]
	switch letters := float64(len([]rune(name))); {
	case p.radius >= 15 && letters <= 2:
		s.Text(x, y+6, name, "large middle"+board.On(class))
	case p.radius >= 4*letters:
		s.Text(x, y+5, name, "middle"+board.On(class))
	case p.radius >= 3.1*letters:
		s.Text(x, y+4, name, "small middle"+board.On(class))
	default:
		below = strings.TrimSpace(name + " " + below)
	}

	// Write the remaining text below the vertex. The background of a label is only as wide as its text, so that it
	// hides no more than needed.
	if below == "" {
		return
	}
	if letters := float64(len([]rune(below))); p.radius >= 15 {
		p.label(s, x, y+p.radius+14, below, "middle", 4*letters+1)
	} else {
		p.label(s, x, y+p.radius+12, below, "small middle", 3.2*letters+1)
	}
}
