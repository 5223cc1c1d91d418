// Command referee is the referee of knight2. A testcase consists of the size of the building, the number of jumps,
// the first window, and the window of the bomb. The word "evasive" at the end means that the referee may move the
// bomb: it always gives the hint that leaves the most windows, but never contradicts earlier hints.
package main

import "oj/testcases/internal/referee"

func main() {
	g := referee.Open()
	width, height := g.Int(1, 10000), g.Int(1, 10000)
	jumps := g.Int(1, 100)
	knight := g.Point(width, height)
	g.TellRead()
	left := []referee.Point{g.Point(width, height)} // the bomb is in one of these windows
	if g.More() && g.Opponent("evasive") != "" {
		left = nil
		for i := 0; i < width*height; i++ {
			if w := (referee.Point{X: i % width, Y: i / width}); w != knight {
				left = append(left, w)
			}
		}
	}
	g.Done()

	g.Plane(width, height, false)
	g.Legend("f", "bomb")
	g.Legend("g", "knight")
	g.Legend("sg", "the window that the player names")
	g.Draw(func() {
		if target, ok := g.Said(width, height); ok {
			g.Line("sg", knight, target)
		}
		g.Dot("f", "bomb", left[0])
		g.Dot("g", "knight", knight)
	})
	hint := "UNKNOWN"
	for g.Turn(jumps) {
		g.Tell("%s", hint)
		before := knight
		knight = g.Target(g.Ask("X Y"), width, height)
		g.WinIf(len(left) == 1 && left[0] == knight, "the bomb is found")
		hint, left = hide(left, before, knight)
	}
	g.Lose("the bomb explodes")
}

// hide returns the hint for a jump, and the windows in which the bomb can still be. The knight has jumped from the
// window `before` to the window `knight`. hide chooses the hint that leaves the most windows. It chooses SAME only if
// no window is left for the other hints.
func hide(left []referee.Point, before, knight referee.Point) (hint string, rest []referee.Point) {
	var warmer, colder, same []referee.Point
	for _, w := range left {
		old, now := w.Square(before), w.Square(knight)
		switch {
		case w == knight: // the knight has seen that the bomb is not here
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
