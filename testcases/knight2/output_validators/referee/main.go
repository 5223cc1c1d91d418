// The referee of knight2. The testcase holds the size of the building, the number of jumps, the first window, and that of
// the bomb; a word "evasive" at the end means that the referee may move the bomb: it always chooses the hint
// that leaves the most windows, and all its hints remain true.
package main

import "oj/testcases/internal/referee"

type window struct{ x, y int }

func (w window) square(v window) int { return (w.x-v.x)*(w.x-v.x) + (w.y-v.y)*(w.y-v.y) }

func main() {
	g := referee.Open()
	width, height := g.Int(1, 10000), g.Int(1, 10000)
	jumps := g.Int(1, 100)
	at := window{g.Int(0, width-1), g.Int(0, height-1)}
	left := []window{{g.Int(0, width-1), g.Int(0, height-1)}} // the bomb is in one of these
	if g.More() && g.Opponent("evasive") != "" {
		left = nil
		for i := 0; i < width*height; i++ {
			if w := (window{i % width, i / width}); w != at {
				left = append(left, w)
			}
		}
	}
	g.Done()

	g.Plane(width, height, false)
	g.Tell("%d %d\n%d\n%d %d", width, height, jumps, at.x, at.y)
	hint := "UNKNOWN"
	for g.Turn(jumps) {
		g.Dot("f", "bomb", left[0].x, left[0].y)
		g.Dot("g", "knight", at.x, at.y)
		g.Tell("%s", hint)
		answer := g.Ask("X Y")
		before := at
		at = window{g.Number(answer[0], 0, width-1), g.Number(answer[1], 0, height-1)}

		if len(left) == 1 && left[0] == at {
			g.Dot("g", "knight", at.x, at.y)
			g.Win("the bomb is found")
		}
		hint, left = hide(left, before, at)
	}
	g.Lose("the bomb explodes")
}

// hide returns the hint after a jump that leaves the most windows, and these windows. It returns SAME only if nothing
// else is left.
func hide(left []window, before, at window) (hint string, rest []window) {
	var warmer, colder, same []window
	for _, w := range left {
		old, now := w.square(before), w.square(at)
		switch {
		case w == at: // the knight has found no bomb here
		case now < old:
			warmer = append(warmer, w)
		case now > old:
			colder = append(colder, w)
		default:
			same = append(same, w)
		}
	}
	switch {
	case len(warmer) > len(colder):
		return "WARMER", warmer
	case len(colder) > 0:
		return "COLDER", colder
	}
	return "SAME", same
}
