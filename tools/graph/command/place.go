// This file computes positions: it puts states into lines, and routes edges so that no edge passes behind a state.

package command

import (
	"cmp"
	"math"
	"slices"
)

// These sizes in pixels keep pictures narrow: in a window that is 320 pixels wide, a picture has more than half its
// full size.
const (
	widest    = 420.0 // the maximum width of a line of states
	beside    = 14.0  // the space between two states of a line
	belowLine = 20.0  // the space between two lines of the same row
	belowRow  = 34.0  // the space between two rows
	forTexts  = 20.0  // additional height below a line if edges have texts
	lane      = 4.0   // the distance between two edges that pass through the same gap between states
	outside   = 40.0  // the space for edges at each end of a line
)

// A box is the rectangle of a state or a text: its centre and its size.
type box struct {
	x, y, wide, high float64
	line             int // the index of a state's line, counted from the top
}

// A line is a horizontal line of states. A row that is too long for the picture has several lines.
type line struct {
	top, bottom float64
	lanes       []float64       // x coordinates at which an edge can cross the line, between its states
	used        map[float64]int // for each lane, the number of edges that use it
}

// A layout contains the positions of all states and lines. The origin is at the top of the picture, in the
// middle.
type layout struct {
	at            map[int]box
	lines         []line
	width, height float64
}

// rounds is the number of times that the method rows sorts all rows. More rounds change little.
const rounds = 4

// rows divides the states into rows by their distance from the start. States that were not reached are in the
// last row. Each row is sorted so that a state is near its neighbours in other rows.
func (p *picture) rows() [][]int {
	rows := make([][]int, p.depth+2)
	for _, v := range p.shown {
		row := p.hops[v]
		if row < 0 {
			row = p.depth + 1
		}
		rows[row] = append(rows[row], v)
	}

	// near contains the neighbours of each state, along edges in both directions. A state is placed near
	// them.
	near := map[int][]int{}
	p.edges(func(e drawnEdge) {
		near[e.to] = append(near[e.to], e.from)
		near[e.from] = append(near[e.from], e.to)
	})

	place := map[int]float64{} // the position of a state within its row; 0 is the middle
	for range rounds {
		for _, row := range rows {
			centre := float64(len(row)-1) / 2
			wanted := map[int]float64{}
			for i, v := range row {
				// Ignore neighbours in the same row, because sorting moves them, too.
				sum, n := 0.0, 0
				for _, u := range near[v] {
					x, placed := place[u]
					if placed && p.hops[u] != p.hops[v] {
						sum += x
						n++
					}
				}
				wanted[v] = float64(i) - centre
				if n > 0 {
					wanted[v] = sum / float64(n)
				}
			}

			slices.SortStableFunc(row, func(a, b int) int { return cmp.Compare(wanted[a], wanted[b]) })
			for i, v := range row {
				place[v] = float64(i) - centre
			}
		}
	}
	return rows
}

// place computes the layout. The parameter wide is the width of every state, high contains the height of each
// state, and text is the length of the longest label of an edge. A long row has several lines, which are shifted
// like rows of bricks: each state is below a gap of the line above.
func (p *picture) place(wide float64, high map[int]float64, text float64) *layout {
	l := &layout{at: map[int]box{}}
	pitch := math.Max(wide+beside, text)
	more := 0.0
	if text > 0 {
		more = forTexts
	}

	for _, row := range p.rows() {
		// A line contains at least one state, even if the state is too wide.
		most := max(1, int((widest+beside)/pitch))
		lines := (len(row) + most - 1) / most
		for first := range lines {
			// Deal the states of a row to its lines in turn: line i gets the states whose index is i modulo
			// the number of lines.
			tallest := 0.0
			for i := first; i < len(row); i += lines {
				tallest = max(tallest, high[row[i]])
			}
			current := line{top: l.height, bottom: l.height + tallest, used: map[float64]int{}}

			for i := first; i < len(row); i += lines {
				x := (float64(i) - float64(len(row)-1)/2) * pitch / float64(lines)
				l.at[row[i]] = box{x, l.height + tallest/2, wide, tallest, len(l.lines)}
				l.width = max(l.width, 2*math.Abs(x)+wide)

				// Edges can cross the line to the left of its first state, and to the right of each state.
				if i == first {
					current.addLanes(x-wide/2-outside, x-wide/2)
				}
				right := x + wide/2 + outside
				if i+lines < len(row) {
					right = x - wide/2 + pitch
				}
				current.addLanes(x+wide/2, right)
			}
			l.lines = append(l.lines, current)
			l.height += tallest + belowLine + more
		}
		if lines > 0 {
			l.height += belowRow - belowLine
		}
	}
	return l
}

// addLanes adds lanes, the x coordinates at which edges can cross the line, in a gap between two states or at an end of the
// line. The lanes are evenly spaced around the middle of the gap.
func (at *line) addLanes(from, to float64) {
	// Every gap gets at least one lane, even if it is narrower than the usual distance between lanes.
	n := max(1, math.Floor((to-from)/lane-0.5))
	for i := range int(n) {
		at.lanes = append(at.lanes, (from+to)/2+(float64(i)-(n-1)/2)*lane)
	}
}

// pass chooses the lane in which an edge crosses the line. It prefers lanes near x. Each edge that already
// uses a lane makes the lane less attractive, so that the edges spread over the lanes.
func (at *line) pass(x float64) float64 {
	const penalty = 8 // an edge in the lane counts like this many pixels of additional distance
	badness := func(lane float64) float64 { return math.Abs(lane-x) + penalty*float64(at.used[lane]) }
	best := slices.MinFunc(at.lanes, func(a, b float64) int { return cmp.Compare(badness(a), badness(b)) })
	at.used[best]++
	return best
}

// A point is a corner of an edge.
type point struct{ x, y float64 }

// way returns the corners of the edge between two boxes. Both ends of the edge are shifted sideways by `aside`
// pixels from the centres of the boxes, so that an edge and its opposite edge do not overlap. An edge within a line
// has three corners and is drawn as a curve, with the second corner as its control point.
func (l *layout) way(from, to box, aside float64) (corners []point) {
	if from.line == to.line {
		bottom := l.lines[from.line].bottom

		// The control point must be twice as deep as the lowest point of the curve. This lowest point is to be
		// `margin` pixels above the next line of states.
		const margin = 6
		return []point{{from.x, bottom}, {(from.x + to.x) / 2, bottom + 2*(belowLine-margin)}, {to.x, bottom}}
	}

	upper, lower := from, to
	if from.line > to.line {
		upper, lower = to, from
	}
	at := point{upper.x + aside, upper.y + upper.high/2}
	end := point{lower.x + aside, lower.y - lower.high/2}

	// The edge crosses each line between its ends in a lane near the straight connection.
	corners = []point{at}
	for i := upper.line + 1; i < lower.line; i++ {
		between := &l.lines[i]
		middle := (between.top + between.bottom) / 2
		part := (middle - at.y) / (end.y - at.y)
		x := between.pass(at.x + part*(end.x-at.x))
		at = point{x, between.bottom}
		corners = append(corners, point{x, between.top}, at)
		l.width = max(l.width, 2*math.Abs(x)+lane)
	}
	corners = append(corners, end)
	if from.line > to.line {
		slices.Reverse(corners)
	}
	return corners
}

// along returns the point at the fraction t of an edge's length. For an edge with three corners, which is
// drawn as a curve, t is the parameter of the curve.
func along(corners []point, t float64) point {
	if len(corners) == 3 {
		// A quadratic Bézier curve.
		a, b, c := corners[0], corners[1], corners[2]
		u := 1 - t
		return point{u*u*a.x + 2*t*u*b.x + t*t*c.x, u*u*a.y + 2*t*u*b.y + t*t*c.y}
	}

	// Follow the corners up to this fraction of the length.
	length := 0.0
	for i, c := range corners[1:] {
		length += math.Hypot(c.x-corners[i].x, c.y-corners[i].y)
	}
	left := t * length
	for i, c := range corners[1:] {
		before := corners[i]
		part := math.Hypot(c.x-before.x, c.y-before.y)
		if left <= part {
			return point{before.x + (c.x-before.x)*left/part, before.y + (c.y-before.y)*left/part}
		}
		left -= part
	}
	return corners[len(corners)-1]
}
