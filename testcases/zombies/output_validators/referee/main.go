// The referee of zombies. The testcase holds Ash's place; the number of humans, and their places; the number of zombies,
// and their places.
package main

import (
	"math"
	"slices"

	"oj/testcases/internal/referee"
)

const (
	width, height = 16000, 9000
	zombieStep    = 400
	ashStep       = 1000
	gunRange      = 2000
	mostTurns     = 400
	mostFactor    = 1 << 37 // no game has so large a Fibonacci number; the points fit in 64 bits with it
)

type point struct{ x, y int }

type creature struct {
	id int
	at point
}

func main() {
	g := referee.Open()
	ash := place(g)
	humans, zombies := creatures(g), creatures(g)
	g.Done()

	g.Plane(width, height, false)
	points := 0
	for g.Turn(mostTurns) {
		next := make([]point, len(zombies))
		for i, z := range zombies {
			next[i] = toward(z.at, nearest(z.at, humans, ash), zombieStep)
		}
		tell(g, ash, humans, zombies, next)

		answer := g.Ask("X Y ...")
		target := point{g.Number(answer[0], 0, width-1), g.Number(answer[1], 0, height-1)}
		ash = toward(ash, target, ashStep)

		// Zombies in Ash's range die after the move, in the order of their ids. The others eat.
		for i := range zombies {
			zombies[i].at = next[i]
		}
		factor, after := 1, 2
		zombies = slices.DeleteFunc(zombies, func(z creature) bool {
			dies := apart(z.at, ash) <= gunRange*gunRange
			if dies {
				points += 10 * len(humans) * len(humans) * factor
				factor, after = after, min(factor+after, mostFactor)
			}
			return dies
		})
		humans = slices.DeleteFunc(humans, func(h creature) bool {
			return slices.ContainsFunc(zombies, func(z creature) bool { return z.at == h.at })
		})

		if len(humans) == 0 {
			g.Lose("no human is left")
		}
		if len(zombies) == 0 {
			g.Dot("a", "Ash", ash.x, ash.y)
			g.Score(points)
			g.Win("%d points, humans left: %d", points, len(humans))
		}
	}
	g.Lose("zombies are left after %d turns", mostTurns)
}

func place(g *referee.Game) point { return point{g.Int(0, width-1), g.Int(0, height-1)} }

func creatures(g *referee.Game) []creature {
	list := make([]creature, g.Int(1, 99))
	for i := range list {
		list[i] = creature{i, place(g)}
	}
	return list
}

func tell(g *referee.Game, ash point, humans, zombies []creature, next []point) {
	g.Area("a", ash.x, ash.y, gunRange)
	g.Dot("a", "Ash", ash.x, ash.y)
	g.Tell("%d %d\n%d", ash.x, ash.y, len(humans))
	for _, h := range humans {
		g.Dot("c", "", h.at.x, h.at.y)
		g.Tell("%d %d %d", h.id, h.at.x, h.at.y)
	}
	g.Tell("%d", len(zombies))
	for i, z := range zombies {
		g.Line("trail", z.at.x, z.at.y, next[i].x, next[i].y)
		g.Dot("f", "", z.at.x, z.at.y)
		g.Tell("%d %d %d %d %d", z.id, z.at.x, z.at.y, next[i].x, next[i].y)
	}
}

// nearest returns the place of the human nearest to a zombie, the one with the smallest id of several. Ash comes last.
func nearest(z point, humans []creature, ash point) point {
	best := humans[0].at
	for _, h := range humans {
		if apart(z, h.at) < apart(z, best) {
			best = h.at
		}
	}
	if apart(z, ash) < apart(z, best) {
		best = ash
	}
	return best
}

// toward returns where a step ends, rounded down. Sums of squares below 2^53 and their roots are exact enough: a quotient
// that is no whole number is at least 10^-12 away from one.
func toward(from, to point, step int) point {
	distance := math.Sqrt(float64(apart(from, to)))
	if distance <= float64(step) {
		return to
	}
	x := math.Floor(float64(step*(to.x-from.x)) / distance)
	y := math.Floor(float64(step*(to.y-from.y)) / distance)
	return point{from.x + int(x), from.y + int(y)}
}

func apart(a, b point) int { return (a.x-b.x)*(a.x-b.x) + (a.y-b.y)*(a.y-b.y) }
