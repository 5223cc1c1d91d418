// This file says where states and edges lie: states in lines, edges between them and never behind a state.

package main

import (
	"cmp"
	"math"
	"slices"
)

// Lengths in the picture. A window of 320 shows it at more than half its size.
const (
	widest                     = 420.0            // of a line of states
	beside                     = 14.0             // between two states
	belowLine, belowRow, texts = 20.0, 34.0, 20.0 // between two lines of a row; between rows; more where edges have texts
	lane                       = 4.0              // between two edges that pass a line
	outside                    = 40.0             // where edges pass beside a line
)

// box is where something lies: its middle and its size. A state's line is counted from the top.
type box struct {
	x, y, wide, high float64
	line             int
}

// line is a line of states.
type line struct {
	top, bottom float64
	lanes       []float64       // where edges can pass
	used        map[float64]int // how many do
}

// layout is where everything lies; x is 0 in the middle, y at the top.
type layout struct {
	at            map[int]box
	lines         []line
	width, height float64
}

// rows puts the states into rows by their steps, those without a way last, each beside what it comes from.
func (p *picture) rows() [][]int {
	rows := make([][]int, p.depth+2)
	for _, v := range p.shown {
		row := p.hops[v]
		if row < 0 {
			row = p.depth + 1
		}
		rows[row] = append(rows[row], v)
	}
	before := map[int][]int{}
	p.edges(func(v int, e step, both, _ bool) {
		before[e.to] = append(before[e.to], v)
		before[v] = append(before[v], e.to)
	})
	place := map[int]float64{}
	for range 4 { // rounds; more change little
		for _, row := range rows {
			middle := map[int]float64{}
			for i, v := range row {
				sum, n := 0.0, 0
				for _, u := range before[v] {
					if x, known := place[u]; known && p.hops[u] != p.hops[v] {
						sum, n = sum+x, n+1
					}
				}
				middle[v] = float64(i) - float64(len(row)-1)/2
				if n > 0 {
					middle[v] = sum / float64(n)
				}
			}
			slices.SortStableFunc(row, func(a, b int) int { return cmp.Compare(middle[a], middle[b]) })
			for i, v := range row {
				place[v] = float64(i) - float64(len(row)-1)/2
			}
		}
	}
	return rows
}

// place puts the states, which are so wide and of these heights, into rows. A long row has several lines, whose states
// stand below the gaps of the line above, like bricks. A line of text beside an edge is at most so long.
func (p *picture) place(wide float64, high map[int]float64, text float64) *layout {
	l := &layout{at: map[int]box{}}
	pitch, more := math.Max(wide+beside, text), 0.0
	if text > 0 {
		more = texts
	}
	for _, row := range p.rows() {
		most := max(1, int((widest+beside)/pitch))
		lines := (len(row) + most - 1) / most
		for i := range lines {
			tallest := 0.0
			for j := i; j < len(row); j += lines {
				tallest = max(tallest, high[row[j]])
			}
			at := line{l.height, l.height + tallest, nil, map[float64]int{}}
			for j := i; j < len(row); j += lines {
				x := (float64(j) - float64(len(row)-1)/2) * pitch / float64(lines)
				l.at[row[j]] = box{x, l.height + tallest/2, wide, tallest, len(l.lines)}
				if j == i {
					at.addLanes(x-wide/2-outside, x-wide/2)
				}
				right := x + wide/2 + outside
				if j+lines < len(row) {
					right = x - wide/2 + pitch
				}
				at.addLanes(x+wide/2, right)
				l.width = max(l.width, 2*math.Abs(x)+wide)
			}
			l.lines = append(l.lines, at)
			l.height += tallest + belowLine + more
		}
		if lines > 0 {
			l.height += belowRow - belowLine
		}
	}
	return l
}

// addLanes adds the lanes between two states, or beside the last one.
func (at *line) addLanes(from, to float64) {
	n := max(1, math.Floor((to-from)/lane-0.5))
	for i := range int(n) {
		at.lanes = append(at.lanes, (from+to)/2+(float64(i)-(n-1)/2)*lane)
	}
}

// pass returns the lane nearest to x in which an edge passes a line; one that is used counts as farther.
func (at *line) pass(x float64) float64 {
	best := slices.MinFunc(at.lanes, func(a, b float64) int {
		return cmp.Compare(math.Abs(a-x)+8*float64(at.used[a]), math.Abs(b-x)+8*float64(at.used[b]))
	})
	at.used[best]++
	return best
}

// point is a corner of an edge.
type point struct{ x, y float64 }

// way returns the corners of an edge, which begins and ends so far from the middle of the states. One between states of
// a line has three and is a curve towards the second.
func (l *layout) way(from, to box, aside float64) (corners []point) {
	if from.line == to.line {
		bottom := l.lines[from.line].bottom
		return []point{{from.x, bottom}, {(from.x + to.x) / 2, bottom + 2*belowLine - 12}, {to.x, bottom}}
	}
	upper, lower := from, to
	if from.line > to.line {
		upper, lower = to, from
	}
	at := point{upper.x + aside, upper.y + upper.high/2}
	end := point{lower.x + aside, lower.y - lower.high/2}
	corners = []point{at}
	for i := upper.line + 1; i < lower.line; i++ {
		between := &l.lines[i]
		t := ((between.top+between.bottom)/2 - at.y) / (end.y - at.y)
		at = point{between.pass(at.x + t*(end.x-at.x)), between.bottom}
		corners = append(corners, point{at.x, between.top}, at)
		l.width = max(l.width, 2*math.Abs(at.x)+lane)
	}
	corners = append(corners, end)
	if from.line > to.line {
		slices.Reverse(corners)
	}
	return corners
}

// along returns the point at a part of an edge's length, or of its curve.
func along(corners []point, t float64) point {
	if len(corners) == 3 {
		a, b, c := corners[0], corners[1], corners[2]
		return point{(1-t)*(1-t)*a.x + 2*t*(1-t)*b.x + t*t*c.x, (1-t)*(1-t)*a.y + 2*t*(1-t)*b.y + t*t*c.y}
	}
	length := 0.0
	for i, c := range corners[1:] {
		length += math.Hypot(c.x-corners[i].x, c.y-corners[i].y)
	}
	left := t * length
	for i, c := range corners[1:] {
		before := corners[i]
		if far := math.Hypot(c.x-before.x, c.y-before.y); left <= far {
			return point{before.x + (c.x-before.x)*left/far, before.y + (c.y-before.y)*left/far}
		} else {
			left -= far
		}
	}
	return corners[len(corners)-1]
}
