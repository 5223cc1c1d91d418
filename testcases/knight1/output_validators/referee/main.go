// The referee of knight1. The testcase holds the size of the building, the number of jumps, the first window, and that of
// the bomb; a word "evasive" at the end means that the referee may move the bomb: it always chooses the hint
// that leaves the most windows, and all its hints remain true.
package main

import (
	"strings"

	"oj/testcases/internal/referee"
)

func main() {
	g := referee.Open()
	width, height := g.Int(1, 10000), g.Int(1, 10000)
	jumps := g.Int(1, 100)
	x, y := g.Int(0, width-1), g.Int(0, height-1)
	bombX, bombY := g.Int(0, width-1), g.Int(0, height-1)
	evasive := g.More() && g.Opponent("evasive") != ""
	g.Done()

	// The bomb is in one of these columns and rows.
	columns, rows := span{bombX, bombX}, span{bombY, bombY}
	if evasive {
		columns, rows = span{0, width - 1}, span{0, height - 1}
	}

	g.Plane(width, height, false)
	g.Tell("%d %d\n%d\n%d %d", width, height, jumps, x, y)
	for g.Turn(jumps) {
		var left, up int
		left, columns = columns.hide(x)
		up, rows = rows.hide(y)
		g.Tell("%s", strings.Trim(strings.Fields("U - D")[up+1]+strings.Fields("L - R")[left+1], "-"))

		g.Dot("f", "bomb", columns.lo, rows.lo)
		g.Dot("g", "knight", x, y)
		answer := g.Ask("X Y")
		x, y = g.Number(answer[0], 0, width-1), g.Number(answer[1], 0, height-1)
		if x == columns.lo && x == columns.hi && y == rows.lo && y == rows.hi {
			g.Dot("g", "knight", x, y)
			g.Win("the bomb is found")
		}
	}
	g.Lose("the bomb explodes")
}

// A span is an interval of columns or rows, both ends included.
type span struct{ lo, hi int }

// hide returns the side of a line where the bomb is (-1 before it, 1 after it, 0 on it), and the rest of the span. It
// chooses the side with more lines, and the line itself only if both sides are empty.
func (s span) hide(line int) (side int, left span) {
	before, behind := span{s.lo, min(s.hi, line-1)}, span{max(s.lo, line+1), s.hi}
	switch {
	case before.size() <= 0 && behind.size() <= 0:
		return 0, s
	case before.size() > behind.size():
		return -1, before
	default:
		return 1, behind
	}
}

func (s span) size() int { return s.hi - s.lo + 1 }
