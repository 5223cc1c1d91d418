// This file contains the rules: the effect of one turn.

package main

import "math"

const (
	width, height = 16000, 9000
	zombieStep    = 400
	ashStep       = 1000
	gunRange      = 2000
	mostFactor    = 1 << 37 // so that the points for any number of zombies fit into 64 bits
)

type point struct{ x, y int }

// A zombie keeps its id when other zombies die.
type zombie struct {
	id int
	at point
}

type world struct {
	ash     point
	humans  []point // the living humans, in the order of their ids
	zombies []zombie
	points  int
}

// copyTo copies w to another world, so that they share no memory.
func (w *world) copyTo(to *world) {
	to.ash, to.points = w.ash, w.points
	to.humans = append(to.humans[:0], w.humans...)
	to.zombies = append(to.zombies[:0], w.zombies...)
}

// step plays a turn in which Ash goes towards a target.
func (w *world) step(target point) {
	// Zombies choose their prey before Ash moves.
	for i := range w.zombies {
		z := &w.zombies[i]
		z.at = toward(z.at, w.prey(z.at), zombieStep)
	}
	w.ash = toward(w.ash, target, ashStep)

	// All zombies in range die before the other zombies eat.
	left := w.zombies[:0]
	factor, after := 1, 2
	for _, z := range w.zombies {
		if apart(z.at, w.ash) > gunRange*gunRange {
			left = append(left, z)
			continue
		}

		// Humans who are eaten in this turn still count, because zombies die first.
		w.points += 10 * len(w.humans) * len(w.humans) * factor
		factor, after = after, factor+after
		if after > mostFactor {
			after = mostFactor
		}
	}
	w.zombies = left
	w.eat()
}

// eat removes every human that a zombie has reached.
func (w *world) eat() {
	// Keep the order of the humans, because it decides between two who are equally near.
	left := w.humans[:0]
	for _, h := range w.humans {
		eaten := false
		for _, z := range w.zombies {
			if z.at == h {
				eaten = true
				break
			}
		}
		if !eaten {
			left = append(left, h)
		}
	}
	w.humans = left
}

// prey returns the place of the human nearest to from, where Ash counts as a human. A zombie at from walks to
// this place.
func (w *world) prey(from point) point {
	best, least := w.ash, apart(from, w.ash)

	// No source says what a zombie does if Ash and another human are equally near. Here it walks to the other human.
	least++
	for _, h := range w.humans {
		if d := apart(from, h); d < least {
			best, least = h, d
		}
	}
	return best
}

// toward returns the end of a step that begins at from and goes towards to. Its coordinates are rounded down.
func toward(from, to point, step int) point {
	square := apart(from, to)
	if square <= step*step {
		return to
	}

	// Products below 2^53 are exact in floating point, so that only the division and the root round.
	distance := math.Sqrt(float64(square))
	dx := math.Floor(float64(step*(to.x-from.x)) / distance)
	dy := math.Floor(float64(step*(to.y-from.y)) / distance)
	return point{from.x + int(dx), from.y + int(dy)}
}

// apart returns the square of the distance between two points, because the square is an exact integer.
func apart(a, b point) int {
	dx, dy := a.x-b.x, a.y-b.y
	return dx*dx + dy*dy
}
