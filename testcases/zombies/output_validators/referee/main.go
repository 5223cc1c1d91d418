// Command referee is the referee of zombies. A testcase consists of Ash's position, the number of humans and their
// positions, and the number of zombies and their positions.
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
	// In a turn, each further kill earns more points: the factors are the Fibonacci numbers. They stop growing at
	// mostFactor, so that the points fit into 64 bits.
	mostFactor = 1 << 37
)

func main() {
	g := referee.Open()
	ash := g.Point(width, height)
	humans := referee.Pieces(g.Points(1, 99, width, height))
	zombies := referee.Pieces(g.Points(1, 99, width, height))
	g.Done()

	g.Plane(width, height, false)
	g.Legend("a", "Ash and what he can shoot")
	g.Legend("c", "human with its number")
	g.Legend("f", "zombie with its number")
	g.Legend("trail", "the zombie's next step")
	g.Legend("line", "the zombie's target")
	g.Legend("sg", "what the player says Ash targets")
	g.Draw(func() {
		g.Area("a", gunRange, ash)
		targets := append(referee.Places(humans), ash)
		for _, z := range zombies {
			g.Line("line", z.At, z.At.Nearest(targets))
			g.Line("trail", z.At, z.At.Plus(z.Step))
		}
		if target, ok := g.Said(width+1, height+1); ok {
			g.Line("sg", ash, target)
		}
		g.Dot("a", "Ash", ash)
		g.Pieces("c", humans)
		g.Pieces("f", zombies)
	})
	points := 0
	for g.Turn(mostTurns) {
		g.Tell("%d %d\n%d", ash.X, ash.Y, len(humans))
		for _, h := range humans {
			g.Tell("%d %d %d", h.ID, h.At.X, h.At.Y)
		}

		// Ash is at the end of the list of targets, so a zombie prefers a human to Ash at equal distances.
		targets := append(referee.Places(humans), ash)
		g.Tell("%d", len(zombies))
		for i, z := range zombies {
			next := z.At.Toward(z.At.Nearest(targets), zombieStep)
			zombies[i].Step = next.Minus(z.At)
			g.Tell("%d %d %d %d %d", z.ID, z.At.X, z.At.Y, next.X, next.Y)
		}

		// The borders 16000 and 9000 are accepted, although nobody can stand there: bots that CodinGame accepts
		// clamp their targets to them.
		target := g.Target(g.Ask("X Y ..."), width+1, height+1)
		ash = ash.Toward(target, ashStep)

		// Zombies in Ash's range die after the move, in the order of their ids. Then the other zombies eat the humans
		// that they have reached.
		var left []referee.Piece
		factor, after := 1, 2
		for _, z := range zombies {
			z.At = z.At.Plus(z.Step)
			z.Step = referee.Point{}
			if z.At.Square(ash) > gunRange*gunRange {
				left = append(left, z)
				continue
			}
			points += 10 * len(humans) * len(humans) * factor
			factor, after = after, min(factor+after, mostFactor)
		}
		zombies = left
		humans = slices.DeleteFunc(humans, func(h referee.Piece) bool {
			return slices.Contains(referee.Places(zombies), h.At)
		})

		g.LoseIf(len(humans) == 0, "no human is left")
		if len(zombies) == 0 {
			g.Score(points)
			g.Win("%d points, humans left: %d", points, len(humans))
		}
	}
	g.Lose("zombies are left after %d turns", mostTurns)
}
