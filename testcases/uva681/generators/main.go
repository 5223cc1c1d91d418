// Command generators makes the testcases of UVa 681.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

type point struct{ x, y int }

func main() { gen.Main(681, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", shapes(
		[]point{{0, 0}, {1, 0}, {0, 1}}, []point{{0, 2}, {1, 1}, {2, 0}, {4, 4}, {2, 2}},
		[]point{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}, {0, 0}}, // points on all sides of a square
		[]point{{-3, 1}, {5, 0}, {-1, 0}, {7, 1}, {-1, 0}}, []point{{5, 5}, {5, 5}, {0, 9}, {-5, 5}, {0, 1}},
		[]point{{0, 0}, {10, 1}, {20, 2}, {20, 3}, {10, 2}, {0, 1}}))

	var small [][]point
	for range 60 {
		small = append(small, random(s, 3+s.Random.Intn(15), 8))
	}
	s.Secret("02-small", shapes(small...))
	s.Secret("03-large", shapes(random(s, 512, 300), random(s, 400, 3), random(s, 500, 32000)))

	s.Invalid("no-separator", "2\n3\n0 0\n1 0\n0 1\n3\n0 0\n1 0\n0 1\n")
	s.Invalid("separator-at-the-end", "1\n3\n0 0\n1 0\n0 1\n-1\n")
	s.Invalid("on-a-line", "1\n3\n0 0\n1 1\n2 2\n")
	s.Invalid("a-point-missing", "1\n3\n0 0\n1 0\n")
}

// random returns points that are not all on one line.
func random(s *gen.Set, n, size int) []point {
	list := []point{{0, 1}, {1, 0}, {1, 1}}
	for len(list) < n {
		list = append(list, point{s.Random.Intn(size), s.Random.Intn(size)})
	}
	s.Random.Shuffle(n, func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

func shapes(all ...[]point) string {
	var texts []string
	for _, shape := range all {
		text := fmt.Sprintln(len(shape))
		for _, p := range shape {
			text += fmt.Sprintln(p.x, p.y)
		}
		texts = append(texts, text)
	}
	return fmt.Sprintf("%d\n%s", len(all), strings.Join(texts, "-1\n"))
}
