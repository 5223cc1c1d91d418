// Command validate decides whether standard input is a valid input of Code vs Zombies: the position of Ash; the
// number of humans and their positions; the number of zombies and their positions. At the start no zombie may be
// equally near to Ash and to the nearest human, because it is unknown which of them a zombie follows on CodinGame.
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
			input.Reject("zombie %d is equally near to Ash and to a human", i)
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

// apart returns the square of the distance between two points.
func apart(a, b point) int { return (a.x-b.x)*(a.x-b.x) + (a.y-b.y)*(a.y-b.y) }
