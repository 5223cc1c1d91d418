// Command referee is the referee of knight1. A testcase consists of the size of the building, the number of jumps,
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
	bomb := g.Point(width, height)
	first, last := bomb, bomb // the bomb is in a rectangle with these corners
	if g.More() && g.Opponent("evasive") != "" {
		first, last = referee.Point{}, referee.Point{X: width - 1, Y: height - 1}
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
		g.Dot("f", "bomb", first)
		g.Dot("g", "knight", knight)
	})
	for g.Turn(jumps) {
		hint := hide(&first.Y, &last.Y, knight.Y, "U", "D") + hide(&first.X, &last.X, knight.X, "L", "R")
		g.Tell("%s", hint)
		knight = g.Target(g.Ask("X Y"), width, height)
		g.WinIf(knight == first && knight == last, "the bomb is found")
	}
	g.Lose("the bomb explodes")
}

// hide chooses the hint for the columns or for the rows. The bomb is in one of the columns (or rows) from first to
// last. hide narrows this range to the larger of two parts: the columns before the knight's column, or the columns
// after it. It returns the argument `before` if the first part is larger, the argument `behind` if the second part is
// larger, and "" if only the knight's column is left.
func hide(first, last *int, knight int, before, behind string) string {
	lastBefore, firstBehind := min(*last, knight-1), max(*first, knight+1)
	sizeBefore, sizeBehind := lastBefore-*first+1, *last-firstBehind+1
	switch {
	case sizeBefore <= 0 && sizeBehind <= 0:
		return ""
	case sizeBefore > sizeBehind:
		*last = lastBefore
		return before
	default:
		*first = firstBehind
		return behind
	}
}
