// Command generators makes the testcases of UVa 11265.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

type point struct{ x, y int }

func main() { gen.Main(11265, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "3 10 10 1 1\n0 10 10 0\n10 0 0 10\n0 0 10 0\n\n1 4 2 1 1\n2 0 2 2\n\n1 4 2 3 1\n2 0 2 2\n\n"+
		"2 200000 200000 100000 1\n0 0 200000 200000\n0 200000 200000 0\n\n4 9 9 4 4\n0 1 9 1\n9 8 0 8\n1 9 1 0\n8 0 8 9\n")

	var small, large []string
	for range 100 {
		small = append(small, garden(s, 1+s.Random.Intn(8), 2+s.Random.Intn(20), 2+s.Random.Intn(20)))
	}
	s.Secret("02-small", strings.Join(small, "\n"))
	for walls := 5; walls <= 100; walls *= 2 {
		large = append(large, garden(s, walls, 200000-s.Random.Intn(9), 150000+s.Random.Intn(50001)))
	}
	s.Secret("03-large", strings.Join(large, "\n")+"\n"+garden(s, 500, 200000, 200000))

	s.Invalid("no-wall", "0 10 10 1 1\n")
	s.Invalid("through-the-fountain", "1 10 10 5 5\n0 0 10 10\n")
	s.Invalid("not-from-the-border", "1 10 10 5 5\n1 1 10 9\n")
	s.Invalid("a-wall-missing", "2 10 10 5 5\n0 1 10 1\n")
}

// garden returns a case with walls between random points on the border.
func garden(s *gen.Set, walls, w, h int) string {
	fountain := point{1 + s.Random.Intn(w-1), 1 + s.Random.Intn(h-1)}
	text := fmt.Sprintln(walls, w, h, fountain.x, fountain.y)
	for walls > 0 {
		a, b := border(s, w, h), border(s, w, h)
		if a != b && (b.x-a.x)*(fountain.y-a.y) != (b.y-a.y)*(fountain.x-a.x) {
			text += fmt.Sprintln(a.x, a.y, b.x, b.y)
			walls--
		}
	}
	return text
}

// border returns a random point on the border of the garden.
func border(s *gen.Set, w, h int) point {
	x, y := s.Random.Intn(w+1), s.Random.Intn(h+1)
	return []point{{x, 0}, {x, h}, {0, y}, {w, y}}[s.Random.Intn(4)]
}
