// Command output_visualizer draws the picture of uva670: the master's walk, the places, and the dog's path between
// consecutive corners.
package main

import (
	"fmt"
	"math"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, blocks := svg.NewWords(f.Input), strings.Split(strings.TrimSpace(f.Output), "\n\n")
	all := in.Int(0, 1000000)
	var boards []board.Board
	for k := range all {
		corners, places := make([]point, in.Int(1, 1000)), make([]point, in.Int(0, 1000))
		read(in, corners)
		read(in, places)
		if in.Short {
			break
		}
		block := ""
		if k < len(blocks) {
			block = blocks[k]
		}
		b := walk(corners, places, block)
		if f.Search() != nil {
			b.More = func(d *board.Drawing) { drawPlaces(d, corners, places) }
		}
		boards = board.Add(boards, b, k+1)
	}
	return board.Draw(f, boards, all)
}

type point struct{ x, y int }

func (p point) String() string { return fmt.Sprintf("(%d, %d)", p.x, p.y) }

func read(in *svg.Words, points []point) {
	for i := range points {
		points[i] = point{in.Int(-10000, 10000), in.Int(-10000, 10000)}
	}
}

func apart(p, q point) float64 { return math.Hypot(float64(p.x-q.x), float64(p.y-q.y)) }

// near reports whether a dog that is twice as fast as its master can visit a place on the way from a to b.
func near(a, place, b point) bool { return apart(a, place)+apart(place, b) <= 2*apart(a, b)+1e-9 }

const wide, high = 14, 10 // the size of the map, in cells

func walk(corners, places []point, block string) board.Board {
	out, n := svg.NewWords(block), len(corners)
	route := make([]point, out.Int(0, 2000))
	read(out, route)
	via, met := make([][]point, n+1), 0 // the places that the dog visits before each corner and after the last
	for _, p := range route {
		if met < n && p == corners[met] {
			met++
		} else {
			via[met] = append(via[met], p)
		}
	}
	b := board.Board{Width: wide, Height: high, Says: "orange: places; the dog has time to visit places within a dashed ellipse"}
	left, wrong := map[point]bool{}, false
	for _, p := range places {
		left[p] = true
	}
	for k := 1; k < max(2, met); k++ {
		switch {
		case k >= n || met < 2:
			b.Say("", "the walk")
		case len(via[k]) == 0:
			b.Say("", "corner %d to %d: no place", k, k+1)
		case len(via[k]) > 1:
			b.Say("bad", "corner %d to %d: %d places are too many", k, k+1, len(via[k]))
		case !left[via[k][0]]:
			b.Say("bad", "corner %d to %d: no new place is at %v", k, k+1, via[k][0])
		case !near(corners[k-1], via[k][0], corners[k]):
			b.Say("bad", "corner %d to %d: the place %v is too far", k, k+1, via[k][0])
		default:
			b.Say("", "corner %d to %d: by way of the place %v", k, k+1, via[k][0])
			left[via[k][0]] = false
		}
		wrong = wrong || b.Notes[k-1].Class == "bad"
	}
	best := n + most(corners, places)
	b.Say("", "%d points", len(route))
	switch {
	case out.Short || out.More():
		b.End(false, "this is not what the program prints")
	case met < n:
		b.End(false, fmt.Sprintf("never at corner %d", met+1))
	case wrong || len(via[0])+len(via[n]) > 0:
		b.End(false, "not all are allowed")
	default:
		b.End(len(route) == best, fmt.Sprintf("%d are possible", best))
	}
	b.More = func(d *board.Drawing) { drawWalk(d, corners, places, route, via[:max(1, met)]) }
	return b
}

// drawPlaces draws the legs of the walk and the places, which a viewer marks. A dashed line joins a leg with each place that
// the dog can visit during it.
func drawPlaces(d *board.Drawing, corners, places []point) {
	at := scale(d, corners, places)
	middle := func(leg int) (x, y float64) {
		x1, y1 := at(corners[leg])
		x2, y2 := at(corners[leg+1])
		return (x1 + x2) / 2, (y1 + y2) / 2
	}
	for leg := range len(corners) - 1 {
		x1, y1 := middle(leg)
		for _, p := range places {
			if near(corners[leg], p, corners[leg+1]) {
				x2, y2 := at(p)
				d.Always().Line(x1, y1, x2, y2, "thin dash")
			}
		}
	}
	drawWalk(d, corners, places, nil, make([][]point, 1))
	mark := func(x, y float64, name string) {
		d.Always().Text(x+12, y+4, name, "small")
		s := d.Always().Place(name)
		s.Circle(x, y, 11, "place", name)
	}
	for leg := range len(corners) - 1 {
		x, y := middle(leg)
		mark(x, y, fmt.Sprint("leg ", leg+1))
	}
	for k, p := range places {
		x, y := at(p)
		mark(x, y, fmt.Sprint("place ", k+1))
	}
}

// scale returns a function that gives the coordinates of a point in the picture.
func scale(d *board.Drawing, corners, places []point) func(p point) (x, y float64) {
	spot := scaleOf(d, corners, places)
	return func(p point) (x, y float64) { return spot(float64(p.x), float64(p.y)) }
}

func scaleOf(d *board.Drawing, corners, places []point) func(x, y float64) (float64, float64) {
	low, top := corners[0], corners[0]
	for _, p := range append(append([]point(nil), corners...), places...) {
		low, top = point{min(low.x, p.x), min(low.y, p.y)}, point{max(top.x, p.x), max(top.y, p.y)}
	}
	x0, y0 := d.Middle(board.Cell{})
	unit := d.Size * math.Min((wide-1)/float64(max(1, top.x-low.x)), (high-1)/float64(max(1, top.y-low.y)))
	return func(x, y float64) (float64, float64) {
		return x0 + (x-float64(low.x))*unit, y0 + (float64(top.y)-y)*unit
	}
}

func drawWalk(d *board.Drawing, corners, places, route []point, via [][]point) {
	x0, y0 := d.Middle(board.Cell{})
	spot := scaleOf(d, corners, places)
	at := scale(d, corners, places)
	line := func(points []point) (xy []float64) {
		for _, p := range points {
			x, y := at(p)
			xy = append(xy, x, y)
		}
		return xy
	}
	last := len(d.Notes) - 1
	d.Always().Polyline("line", line(corners)...)
	for k := 1; k < len(via); k++ {
		a, b := corners[k-1], corners[k]
		leg := line(append(append([]point{a}, via[k]...), b))
		d.At(k-1, k-1).Polyline("mark", leg...)
		d.At(k, last).Polyline("trail", leg...)
		var ellipse []float64
		for i := range 60 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 30)
			dx, dy := float64(b.x-a.x), float64(b.y-a.y)
			x, y := spot(float64(a.x)+dx/2+dx*cos-math.Sqrt(0.75)*dy*sin, float64(a.y)+dy/2+dy*cos+math.Sqrt(0.75)*dx*sin)
			ellipse = append(ellipse, math.Max(x0-d.Size, math.Min(x0+wide*d.Size, x)), math.Max(y0-d.Size/2, math.Min(y0+high*d.Size, y)))
		}
		d.At(k-1, k-1).Polygon("thin dash", ellipse...)
	}
	if d.Wrong() {
		d.At(last, last).Polyline("ring", line(route)...)
	}
	for _, p := range places {
		x, y := at(p)
		d.Always().Circle(x, y, 6, "a edge", fmt.Sprint(p))
	}
	for k, p := range corners {
		x, y := at(p)
		d.Always().Circle(x, y, 4, "ink", fmt.Sprint(p))
		if len(corners) <= 30 {
			d.Always().Text(x+6, y-6, fmt.Sprint(k+1), "")
		}
	}
}

// most returns the maximum number of places that the dog can visit: a maximum matching between places and parts of the
// walk, found by augmenting paths.
func most(corners, places []point) (count int) {
	taken := map[point]int{} // the part of the walk on which each place is visited
	var find func(part int, tried map[point]bool) bool
	find = func(part int, tried map[point]bool) bool {
		for _, p := range places {
			if tried[p] || !near(corners[part], p, corners[part+1]) {
				continue
			}
			tried[p] = true
			if by, is := taken[p]; !is || find(by, tried) {
				taken[p] = part
				return true
			}
		}
		return false
	}
	for part := range len(corners) - 1 {
		if find(part, map[point]bool{}) {
			count++
		}
	}
	return count
}
