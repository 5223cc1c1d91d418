// Accepted: computes the edges of the remaining polygon. The walls and the sides of the garden are lines. On each of
// these lines, an edge of the polygon is the part that no other line cuts off.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type line struct{ x, y, dx, dy float64 } // the fountain is to the left of the line

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for number := 1; ; number++ {
		var walls int
		var w, h, fx, fy float64
		if _, err := fmt.Fscan(in, &walls, &w, &h, &fx, &fy); err != nil {
			return
		}
		lines := []line{{0, 0, w, 0}, {w, 0, 0, h}, {w, h, -w, 0}, {0, h, 0, -h}}
		for ; walls > 0; walls-- {
			var x1, y1, x2, y2 float64
			fmt.Fscan(in, &x1, &y1, &x2, &y2)
			l := line{x1, y1, x2 - x1, y2 - y1}
			if l.side(fx, fy) < 0 {
				l = line{x2, y2, x1 - x2, y1 - y2}
			}
			lines = append(lines, l)
		}
		fmt.Fprintf(out, "Case #%d: %.3f\n", number, area(lines))
	}
}

func (l line) side(x, y float64) float64 { return l.dx*(y-l.y) - l.dy*(x-l.x) }

func area(lines []line) float64 {
	twice := 0.0
	for i, l := range lines {
		from, to := -1e18, 1e18 // the points (x+t*dx, y+t*dy) with from <= t <= to
		for j, m := range lines {
			start := m.side(l.x, l.y)
			along := m.dx*l.dy - m.dy*l.dx
			switch {
			case along > 0:
				from = max(from, -start/along)
			case along < 0:
				to = min(to, -start/along)
			case start < 0 || start == 0 && j < i:
				to = from // empty: the line is behind a parallel wall, or equal to the line of an earlier wall
			}
		}
		if from < to {
			x1, y1, x2, y2 := l.x+from*l.dx, l.y+from*l.dy, l.x+to*l.dx, l.y+to*l.dy
			twice += x1*y2 - x2*y1
		}
	}
	return twice / 2
}
