// Accepted: of the humans that Ash can still save, Ash goes to the one that would be eaten first.
package main

import (
	"fmt"
	"math"
)

type creature struct{ id, x, y int }

func apart(a, b creature) float64 { return math.Hypot(float64(a.x-b.x), float64(a.y-b.y)) }

func main() {
	for {
		var ash creature
		var count int
		fmt.Scan(&ash.x, &ash.y, &count)
		humans := make([]creature, count)
		for i := range humans {
			fmt.Scan(&humans[i].id, &humans[i].x, &humans[i].y)
		}
		fmt.Scan(&count)
		zombies := make([]creature, count)
		for i := range zombies {
			var nextX, nextY int
			fmt.Scan(&zombies[i].id, &zombies[i].x, &zombies[i].y, &nextX, &nextY)
		}

		target, first := humans[0], math.Inf(1)
		for _, h := range humans {
			eaten := math.Inf(1)
			for _, z := range zombies {
				eaten = math.Min(eaten, math.Ceil(apart(z, h)/400))
			}
			rescue := math.Ceil((apart(ash, h) - 2000) / 1000)
			if rescue <= eaten && eaten < first {
				target, first = h, eaten
			}
		}
		fmt.Println(target.x, target.y)
	}
}
