// Command validate decides whether standard input is a valid game of Code vs Zombies: Ash; the number of humans, and their
// places; the number of zombies, and their places. In the first turn no zombie may be as near to Ash as to the nearest
// human, because no source tells where it goes.
package main

import "oj/testcases/internal/input"

type point struct{ x, y int }

func main() {
	ash := place()
	humans := places("humans")
	zombies := places("zombies")
	for i, z := range zombies {
		nearest := apart(z, humans[0])
		for _, h := range humans {
			nearest = min(nearest, apart(z, h))
		}
		if nearest == apart(z, ash) {
			input.Reject("zombie %d is as near to Ash as to a human", i)
		}
	}
	input.End()
}

func places(name string) (list []point) {
	for count := input.Int(name, 1, 99); count > 0; count-- {
		list = append(list, place())
	}
	return list
}

func place() point { return point{input.Int("x", 0, 15999), input.Int("y", 0, 8999)} }

// apart returns the square of a distance.
func apart(a, b point) int { return (a.x-b.x)*(a.x-b.x) + (a.y-b.y)*(a.y-b.y) }
