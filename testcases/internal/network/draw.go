// Where vertices, edges and texts lie, and how they are drawn.

package network

import (
	"fmt"
	"math"
	"sort"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/layout"
	"oj/testcases/internal/svg"
)

// Lengths, as the board draws them whose cells have the length unit.
const (
	unit       = 44.
	wide, high = 14 * unit, 11.5 * unit // of the largest network
	apart      = 96.                    // between neighbours, if there is room
	border     = 34.                    // around the vertices
	named      = 9.                     // the smallest disc that holds a name
)

// place fills in where the vertices lie and how large they are.
func (n *Network) place() {
	if n.X == nil {
		n.X, n.Y = make([]float64, len(n.Names)), make([]float64, len(n.Names))
		n.pack(n.parts())
	}
	x, y, near := extent(n.X), extent(n.Y), near(n.X, n.Y)
	scale := min(apart/near, (wide-2*border)/(x[1]-x[0]), (high-2*border)/(y[1]-y[0]))
	if math.IsInf(scale, 0) || math.IsNaN(scale) {
		scale = 1
	}
	n.radius = max(3, min(17, 0.4*scale*near))
	n.Width, n.Height = (scale*(x[1]-x[0])+2*border)/unit, (scale*(y[1]-y[0])+2*border)/unit
	for v := range n.X {
		n.X[v], n.Y[v] = border+scale*(n.X[v]-x[0]), border+scale*(n.Y[v]-y[0])
	}
}

func extent(z []float64) (e [2]float64) {
	for i, v := range z {
		if i == 0 {
			e = [2]float64{v, v}
		}
		e = [2]float64{min(e[0], v), max(e[1], v)}
	}
	return e
}

// near returns how far from the next one the vertices are, the closest tenth left out.
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
	if len(list) < 2 {
		return math.Inf(1)
	}
	sort.Float64s(list)
	return list[len(list)/10]
}

// parts returns the vertices that hang together, the largest part first.
func (n *Network) parts() (parts [][]int) {
	next, seen := make([][]int, len(n.Names)), make([]bool, len(n.Names))
	for _, e := range n.Edges {
		next[e.From], next[e.To] = append(next[e.From], e.To), append(next[e.To], e.From)
	}
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
	sort.SliceStable(parts, func(i, j int) bool { return len(parts[i]) > len(parts[j]) })
	return parts
}

// pack lays each part out and puts them in rows beside each other, the closest vertices of each 1 apart.
func (n *Network) pack(parts [][]int) {
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

// layOut returns where the vertices of a part lie.
func (n *Network) layOut(part []int) (x, y []float64) {
	number := map[int]int{}
	for i, v := range part {
		number[v] = i
	}
	var pairs [][2]int
	for _, e := range n.Edges {
		if i, here := number[e.From]; here {
			pairs = append(pairs, [2]int{i, number[e.To]})
		}
	}
	x, y = layout.Place(len(part), pairs)
	if a, b := extent(x), extent(y); b[1]-b[0] > a[1]-a[0] { // pages are wider than high
		x, y = y, x
	}
	for _, z := range [][]float64{x, y} { // the first vertex lies to the left and above
		if e := extent(z); z[0] > (e[0]+e[1])/2 {
			for v := range z {
				z[v] = -z[v]
			}
		}
	}
	return x, y
}

// A curve is what an edge looks like: from a point to another, pulled to a third one; a text can stand on it.
type curve struct{ x0, y0, x1, y1, x2, y2 float64 }

// at returns the point at t, from 0 to 1.
func (c curve) at(t float64) (x, y float64) {
	a, b, e := (1-t)*(1-t), 2*t*(1-t), t*t
	return a*c.x0 + b*c.x1 + e*c.x2, a*c.y0 + b*c.y1 + e*c.y2
}

// bend gives each edge its curve: straight, unless others join the same vertices or a vertex is in the way.
func (n *Network) bend() {
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
		if e.From == e.To {
			continue
		}
		x0, y0, x2, y2 := n.X[p[0]], n.Y[p[0]], n.X[p[1]], n.Y[p[1]]
		length := max(1, math.Hypot(x2-x0, y2-y0))
		aside := (k - (all-1)/2) * min(22, 80/all)
		if all == 1 {
			aside = n.around(p)
		}
		x1, y1 := (x0+x2)/2-2*aside*(y2-y0)/length, (y0+y2)/2+2*aside*(x2-x0)/length
		c := curve{x0, y0, x1, y1, x2, y2}
		if e.From > e.To {
			c = curve{x2, y2, x1, y1, x0, y0}
		}
		c.x0, c.y0 = towards(c.x0, c.y0, x1, y1, n.radius)
		c.x2, c.y2 = towards(c.x2, c.y2, x1, y1, n.radius)
		e.curve = c
	}
}

// towards is the point so far from one on the way to another.
func towards(x, y, tx, ty, far float64) (float64, float64) {
	length := max(far, math.Hypot(tx-x, ty-y))
	return x + far*(tx-x)/length, y + far*(ty-y)/length
}

// around returns how far aside an edge must go because of a vertex between its ends.
func (n *Network) around(p [2]int) float64 {
	x, y := n.X[p[0]], n.Y[p[0]]
	dx, dy := n.X[p[1]]-x, n.Y[p[1]]-y
	length := math.Hypot(dx, dy)
	for v := 0; n.radius >= named && v < len(n.X) && length > 0; v++ {
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

// draw draws it all: edges, what is marked of them, their texts, vertices, what is marked of these.
func (n *Network) draw(d *board.Drawing) {
	x0, y0 := d.Middle(board.Cell{Row: -1})
	y0 -= n.Height * d.Size
	pen := &pen{Network: n, d: d, x: x0, y: y0}
	plain, texts := "line", 0
	if n.radius < named || len(n.Edges) > 200 {
		plain = "thin"
	}
	for i, e := range n.Edges {
		if e.Class == "" {
			n.Edges[i].Class = plain
		}
		if e.Text != "" {
			texts++
		}
		pen.edge(d.At(e.Since, len(d.Notes)), i, n.Edges[i].Class)
	}
	spans(n.marks, func(from, to, i int, class string) { pen.edge(d.At(from, to), i, class) })
	if texts <= mostTexts && n.radius >= named {
		for i, e := range n.Edges {
			pen.text(d.At(e.Since, len(d.Notes)), i)
		}
	} else if texts > 0 {
		n.left = strings.TrimPrefix(n.left+"; the texts of edges show where they are marked", "; ")
		spans(n.marks, func(from, to, i int, _ string) { pen.text(d.At(from, to), i) })
	}
	for v, look := range n.Looks {
		pen.vertex(d.Always(), v, look)
	}
	spans(n.looks, func(from, to, v int, class string) { pen.vertex(d.At(from, to), v, class) })
	d.Always().Text(x0, y0+n.Height*d.Size+12, n.left, "small faint")
}

// A pen draws a network whose upper left corner is at (x, y).
type pen struct {
	*Network
	d     *board.Drawing
	x, y  float64
	boxes [][3]float64 // texts of edges: their middles, and half their widths
}

func (p *pen) edge(s svg.Span, i int, class string) {
	e := p.Edges[i]
	if e.From == e.To {
		p.loop(s, i, class)
		return
	}
	x0, y0, x1, y1, x2, y2 := p.x+e.x0, p.y+e.y0, p.x+e.x1, p.y+e.y1, p.x+e.x2, p.y+e.y2
	if math.Abs((x1-x0)*(y2-y0)-(y1-y0)*(x2-x0)) < 1 {
		s.Line(x0, y0, x2, y2, class)
	} else {
		s.Path(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x0, y0, x1, y1, x2, y2), class)
	}
	if p.Directed && class != "trail" {
		p.arrow(s, math.Atan2(y1-y2, x1-x2), x2, y2, class)
	}
}

// arrow draws the head of an arrow that comes from an angle.
func (p *pen) arrow(s svg.Span, angle, x, y float64, class string) {
	size := min(10, p.radius)
	s.Polyline(strings.TrimSuffix(class, " dash"), x+size*math.Cos(angle-0.45), y+size*math.Sin(angle-0.45), x, y,
		x+size*math.Cos(angle+0.45), y+size*math.Sin(angle+0.45))
}

// loop draws an edge from a vertex to itself, above it; later ones are larger.
func (p *pen) loop(s svg.Span, i int, class string) {
	size := p.loopSize(i)
	v := p.Edges[i].From
	x, y := p.x+p.X[v], p.y+p.Y[v]-0.7*p.radius
	w := 0.7 * p.radius
	s.Path(fmt.Sprintf("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", x-w, y, x-1.5*w, y-size, x+1.5*w, y-size, x+w, y), class)
	if p.Directed {
		p.arrow(s, -1.4, x+w, y, class)
	}
}

func (p *pen) loopSize(i int) float64 {
	size := 1.6 * p.radius
	for _, e := range p.Edges[:i] {
		if e.From == e.To && e.From == p.Edges[i].From {
			size = min(size+6, 50)
		}
	}
	return size
}

// text writes on an edge, where no other text is in the way if it can.
func (p *pen) text(s svg.Span, i int) {
	e := p.Edges[i]
	if e.Text == "" {
		return
	}
	half := 4*float64(len([]rune(e.Text))) + 2
	place := [2]float64{p.X[e.From], p.Y[e.From] - 0.7*p.radius - 0.75*p.loopSize(i)}
	for k := 0; e.From != e.To && k < 9; k++ {
		t := 0.5 + 0.06*float64((k+1)/2)*float64(1-k%2*2)
		x, y := e.at(t)
		if k == 0 {
			place = [2]float64{x, y}
		}
		free := true
		for _, box := range p.boxes {
			free = free && (math.Abs(box[0]-x) > box[2]+half || math.Abs(box[1]-y) > 16)
		}
		if free {
			place = [2]float64{x, y}
			break
		}
	}
	p.boxes = append(p.boxes, [3]float64{place[0], place[1], half})
	p.label(s, p.x+place[0], p.y+place[1]+5, e.Text, "middle", half)
}

// label writes a text so that lines do not run through it.
func (p *pen) label(s svg.Span, x, y float64, text, class string, half float64) {
	s.Rect(x-half, y-12, 2*half, 15, "paper")
	s.Text(x, y, text, class)
}

// vertex draws a disc and its name, or a ring around it.
func (p *pen) vertex(s svg.Span, v int, class string) {
	x, y := p.x+p.X[v], p.y+p.Y[v]
	name := strings.TrimSpace(p.Names[v] + " " + p.Under[v])
	if class == "mark" || class == "ring" {
		s.Circle(x, y, p.radius+3, class, "")
	} else {
		if class == "" {
			class = "node"
		}
		s.Circle(x, y, p.radius, class+" edge", name)
	}
	style := "middle"
	if p.radius < 14 || len([]rune(p.Names[v])) > 3 {
		style = "small middle"
	}
	switch holds := p.radius >= max(named, 3.5*float64(len([]rune(p.Names[v])))); { // the name
	case !holds && class == "node":
	case !holds && p.radius >= named:
		s.Text(x, y+p.radius+11, p.Names[v], "small middle")
	case !holds:
		s.Text(x+p.radius+4, y+4, p.Names[v], "small")
	case class == "mark" || class == "ring":
	default:
		s.Text(x, y+5, p.Names[v], style+board.On(class))
		if p.Under[v] != "" {
			p.label(s, x, y+p.radius+13, p.Under[v], "small middle", 3.2*float64(len([]rune(p.Under[v])))+1)
		}
	}
}
