// The referee of zombies. The testcase holds Ash's place; the number of humans, and their places; the number of zombies,
// and their places.
package main

import (
	"slices"

	"oj/testcases/internal/referee"
)

const (
	width, height = 16000, 9000
	zombieStep    = 400
	ashStep       = 1000
	gunRange      = 2000
	mostTurns     = 400
	// Larger than any Fibonacci number in a game, but small enough for points of 64 bits.
	mostFactor = 1 << 37
)

type creature struct {
	id       int
	at, next referee.Point // next is only used for zombies
}

func main() {
	g := referee.Open()
	ash := g.Point(width, height)
	var humans, zombies []creature
	for id, at := range g.Points(1, 99, width, height) {
		humans = append(humans, creature{id: id, at: at})
	}
	for id, at := range g.Points(1, 99, width, height) {
		zombies = append(zombies, creature{id: id, at: at})
	}
	g.Done()

	g.Plane(width, height, false)
	g.Draw(func() {
		g.Area("a", ash, gunRange)
		g.Dot("a", "Ash", ash)
		for _, h := range humans {
			g.Dot("c", "", h.at)
		}
		for _, z := range zombies {
			g.Line("trail", z.at, z.next)
			g.Dot("f", "", z.at)
		}
	})
	points := 0
	for g.Turn(mostTurns) {
		g.Tell("%d %d\n%d", ash.X, ash.Y, len(humans))
		var targets []referee.Point
		for _, h := range humans {
			targets = append(targets, h.at)
			g.Tell("%d %d %d", h.id, h.at.X, h.at.Y)
		}
		targets = append(targets, ash) // if a human and Ash are equally near, a zombie goes to the human
		g.Tell("%d", len(zombies))
		for i, z := range zombies {
			next := z.at.Toward(z.at.Nearest(targets), zombieStep)
			zombies[i].next = next
			g.Tell("%d %d %d %d %d", z.id, z.at.X, z.at.Y, next.X, next.Y)
		}
		target := g.Target(g.Ask("X Y ..."), width, height)
		ash = ash.Toward(target, ashStep)

		// Zombies in Ash's range die after the move, in the order of their ids. The others eat.
		var left []creature
		factor, after := 1, 2
		for _, z := range zombies {
			z.at = z.next
			if z.at.Square(ash) > gunRange*gunRange {
				left = append(left, z)
				continue
			}
			points += 10 * len(humans) * len(humans) * factor
			factor, after = after, min(factor+after, mostFactor)
		}
		zombies = left
		humans = slices.DeleteFunc(humans, func(h creature) bool {
			return slices.ContainsFunc(zombies, func(z creature) bool { return z.at == h.at })
		})

		if len(humans) == 0 {
			g.Lose("no human is left")
		}
		if len(zombies) == 0 {
			g.Score(points)
			g.Win("%d points, humans left: %d", points, len(humans))
		}
	}
	g.Lose("zombies are left after %d turns", mostTurns)
}
