// This file contains the rules: the effect of one turn.

package main

import "math"

const (
	width, height = 16000, 9000
	zombieStep    = 400
	ashStep       = 1000
	gunRange      = 2000
	// the factor for a kill stops growing here, so that the points for any number of zombies fit into 64 bits
	mostFactor = 1 << 37
)

type point struct{ x, y int }

// A zombie consists of its id and its place. The id does not change when other zombies die.
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
	// Keep the order of the humans, because a zombie prefers the first one of two equally near humans.
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

// prey returns the place of the human to whom a zombie walks: the nearest human. The zombie is at `from`. Ash counts as
// a human.
func (w *world) prey(from point) point {
	best, least := w.ash, apart(from, w.ash)

	// It is not known what a zombie does if Ash and another human are equally near. Here it walks to the other human:
	// adding 1 lets a human at the same distance win.
	least++
	for _, h := range w.humans {
		if d := apart(from, h); d < least {
			best, least = h, d
		}
	}
	return best
}

// toward returns the point where a step from the point `from` towards the point `to` ends. The coordinates of the
// result are rounded down.
func toward(from, to point, step int) point {
	square := apart(from, to)
	if square <= step*step {
		return to
	}

	// The products of `step` and a difference are below 2^53, so they are exact in floating point. Only the division
	// and the root can have rounding errors.
	distance := math.Sqrt(float64(square))
	dx := math.Floor(float64(step*(to.x-from.x)) / distance)
	dy := math.Floor(float64(step*(to.y-from.y)) / distance)
	return point{from.x + int(dx), from.y + int(dy)}
}

// apart returns the square of the distance between two points. The distance itself would not be a whole number.
func apart(a, b point) int {
	dx, dy := a.x-b.x, a.y-b.y
	return dx*dx + dy*dy
}
