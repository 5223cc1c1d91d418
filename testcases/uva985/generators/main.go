// Command generators makes the testcases of UVa 985.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(985, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", maze(2, 2, "E", "E", "S")+ // the arrow to E points to S after one move, so it leads to the exit
		maze(2, 2, "E", "S", "S")+ // after one move, the arrow to S of the second cell points to W
		maze(2, 2, "N", "N", "N")+ // arrows lead only out of the maze
		maze(2, 2, "SN", "EW", "EWNS")+
		maze(2, 3, "E", "WE", "N", "N", "N")+ // you must go back and forth until the arrow has the right direction
		maze(3, 2, "S", "N", "NSEW", "N", "N")+
		maze(2, 3, "W", "E", "E", "N", "N"))
	small := ""
	for i := 0; i < 300; i++ {
		small += random(s, 2+s.Random.Intn(6), 2+s.Random.Intn(6), 1+i%3)
	}
	s.Secret("02-random", small)
	s.Secret("03-random-60", random(s, 60, 60, 1)+random(s, 60, 60, 2)+random(s, 50, 70, 3))
	s.Secret("04-longest-lines", random(s, 2, 500, 3)+random(s, 500, 2, 3))
	s.Secret("05-serpentine", serpentine(251)+serpentine(151))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("too-small", "1 2\nE\n")
	s.Invalid("too-large", "2 501\nE\n")
	s.Invalid("a-plate-missing", "2 2\nE\nE\n")
	s.Invalid("twice", "2 2\nE\nESE\nS\n")
	s.Invalid("other-letter", "2 2\nE\nX\nS\n")
}

func maze(rows, columns int, plates ...string) string {
	return fmt.Sprintf("%d %d\n%s\n", rows, columns, strings.Join(plates, "\n"))
}

// random returns a maze with random arrows: each plate has at most the given number of arrows.
func random(s *gen.Set, rows, columns, arrows int) string {
	plates := make([]string, rows*columns-1)
	for c := range plates {
		for _, d := range s.Random.Perm(4)[:1+s.Random.Intn(arrows)] {
			plates[c] += "NESW"[d : d+1]
		}
	}
	return maze(rows, columns, plates...)
}

// serpentine returns a square maze with one path through all plates of its n rows. n must be odd. When you arrive on
// a plate, its arrow points to the next plate.
func serpentine(n int) string {
	plates := make([]string, n*n)
	for t := 0; t < n*n; t++ {
		// In odd rows the path leads west.
		i, j := t/n, t%n
		d := 1 // east
		if i%2 == 1 {
			j, d = n-1-j, 3
		}
		if t%n == n-1 {
			d = 2
		}

		// At time t the arrow has made t quarter turns, so it starts t quarter turns before d.
		plates[i*n+j] = "NESW"[(d+3*t)%4 : (d+3*t)%4+1]
	}
	return maze(n, n, plates[:n*n-1]...)
}
