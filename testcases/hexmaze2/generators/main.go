// Command generators makes the testcases of Hexagonal Maze 2: random mazes with exactly one shortest way to E.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(2, fill) }

func fill(s *gen.Set) {
	for i, kind := range []struct {
		size    int
		letters string
		least   int // the minimum number of steps
	}{
		{6, "##...", 5}, {6, "##..__", 5}, {9, "##..____", 6}, {9, "###....ABab", 7}, {12, "####...ABCDabcd", 8},
		{12, "####.____ABab", 8}, {20, "####..__ABCDabcd", 9}, {25, "#####.._AaBb", 12}, {40, "#####.....", 15},
		{40, "######.._AaBb", 14}, {5, "#..__", 4}, {14, "##__________", 8}, {17, "####....._ABab", 12},
	} {
		name := fmt.Sprintf("%02d-%d", i+1, kind.size)
		s.Made(name, unique(s, kind.size, kind.letters, kind.least))
	}
	s.Made("20-smallest", "4 4\n####\n#S.#\n##E#\n####\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("too-small", "3 4\n###\n#SE\n###\n###\n")
	s.Invalid("no-exit", "4 4\n####\n#S.#\n#..#\n####\n")
	s.Invalid("short-row", "4 4\n####\n#SE#\n#.#\n####\n")
	s.Invalid("other-letter", "4 4\n####\n#SE#\n#.e#\n####\n")
}

// unique creates random mazes until one has exactly one shortest path, with at least the given number of steps.
func unique(s *gen.Set, size int, letters string, least int) string {
	for {
		// The border consists of walls.
		m := s.Grid(size-s.Random.Intn(size/4), size, letters)
		for i := range m {
			m[i][0], m[i][size-1] = '#', '#'
		}
		m[0], m[len(m)-1] = []byte(strings.Repeat("#", size)), []byte(strings.Repeat("#", size))
		s.Put(m, 'S', "#")
		s.Put(m, 'E', "S#")
		if steps, ways := count(m); ways == 1 && steps >= least {
			return fmt.Sprintln(size, len(m)) + gen.Lines(m)
		}
	}
}

type spot struct{ i, j, keys int }

// count returns the length of a shortest way to E, and the number of ways with this length.
func count(m [][]byte) (steps, ways int) {
	// This is a breadth-first search by layers, which counts the shortest ways to each state.
	layer, done := map[spot]int{}, map[spot]bool{}
	for i := range m {
		if j := strings.IndexByte(string(m[i]), 'S'); j >= 0 {
			layer[spot{i, j, 0}] = 1
		}
	}
	for ; len(layer) > 0; steps++ {
		// Finish a layer before the next one, so that only shortest ways are counted.
		next := map[spot]int{}
		for p, n := range layer {
			if done[p] = true; m[p.i][p.j] == 'E' {
				ways += n
			}
		}
		if ways > 0 {
			return steps, ways
		}
		for p, n := range layer {
			for _, d := range [6][2]int{{-1, -1}, {-1, 0}, {0, 1}, {1, 0}, {1, -1}, {0, -1}} {
				if q := glide(m, p, d); !done[q] {
					next[q] += n
				}
			}
		}
		layer = next
	}
	return 0, 0
}

func glide(m [][]byte, p spot, d [2]int) spot {
	// Odd rows are drawn half a cell further to the right. So from a cell in an odd row, a step up or down leads one
	// column further to the right than from a cell in an even row.
	i, j := p.i+d[0], p.j+d[1]
	if d[0] != 0 {
		j += p.i % 2
	}
	c := m[i][j]
	switch {
	case c == '#' || c >= 'A' && c <= 'D' && p.keys>>(c-'A')&1 == 0:
		return p
	case c >= 'a' && c <= 'd':
		return spot{i, j, p.keys | 1<<(c-'a')}
	case c == '_':
		return glide(m, spot{i, j, p.keys}, d)
	}
	return spot{i, j, p.keys}
}
