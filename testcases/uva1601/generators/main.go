// Command generators makes the testcases of UVa 1601. The random maps are connected and have no free 2 x 2 squares.
// In them, several cells have three free neighbours, so that ghosts can pass each other.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(1601, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", maps(
		"####\n#aA#\n####\n####",
		"#######\n#aA bB#\n#######\n#######",
		"######\n#abAB#\n######\n######",     // the ghosts move one behind the other
		"#######\n#a B A#\n#b#####\n#######", // the ghosts move around a corner
		"#####\n#a#B#\n#   #\n#b#A#\n#####",  // the ghosts cross in the middle
		"#####\n#a#A#\n#b B#\n#c#C#\n#####",
		"#####\n##b##\n#aBA#\n## ##\n#####")) // a ghost enters the crossing when another leaves it

	// Small maps have one to three ghosts, larger maps two or three.
	var small []string
	for len(small) < 10 {
		small = append(small, random(s, 7+s.Random.Intn(2), 7+s.Random.Intn(2), 1+len(small)%3))
	}
	s.Secret("02-random-small", maps(small...))
	for i := 3; i < 6; i++ {
		small = nil
		for len(small) < 10 {
			small = append(small, random(s, 7+s.Random.Intn(5), 7+s.Random.Intn(5), 2+i%2))
		}
		s.Secret(fmt.Sprintf("%02d-random", i), maps(small...))
	}
	s.Secret("06-largest", maps(random(s, 16, 16, 3), random(s, 16, 16, 2)))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("square", maps("#####\n#aA##\n#  ##\n#####"))
	s.Invalid("open-edge", maps("####\n#aA \n####\n####"))
	s.Invalid("no-home", maps("####\n#a #\n####\n####"))
	s.Invalid("short-row", "4 4 1\n####\n#aA#\n###\n####\n0 0 0\n")
	s.Invalid("no-end", "4 4 1\n####\n#aA#\n####\n####\n")
}

// maps returns an input: before each map its width, its height and the number of ghosts, and 0 0 0 at the end.
func maps(all ...string) string {
	text := ""
	for _, m := range all {
		// Count the ghosts by the letters in the map.
		rows := strings.Split(strings.TrimSuffix(m, "\n"), "\n")
		text += fmt.Sprintf("%d %d %d\n%s\n", len(rows[0]), len(rows), ghosts(m), strings.Join(rows, "\n"))
	}
	return text + "0 0 0\n"
}

func ghosts(m string) (n int) {
	for n < 3 && strings.Contains(m, "abc"[n:n+1]) {
		n++
	}
	return n
}

// random returns a random map. It frees cells next to free cells, but never completes a free square of four cells.
// Then it places the ghosts.
func random(s *gen.Set, w, h, n int) string {
	for {
		// Start with one free cell.
		m := s.Grid(h, w, "#")
		m[1][1] = ' '
		for try := 0; try < 20*w*h; try++ {
			i, j := 1+s.Random.Intn(h-2), 1+s.Random.Intn(w-2)
			if m[i-1][j] == ' ' || m[i+1][j] == ' ' || m[i][j-1] == ' ' || m[i][j+1] == ' ' {
				// The statement forbids free squares of four cells.
				if m[i][j] = ' '; square(m) {
					m[i][j] = '#'
				}
			}
		}

		// Discard maps with fewer than two forks. On a map without forks, ghosts cannot change their order.
		if !fork(m) {
			continue
		}
		for g := 0; g < n; g++ {
			s.Put(m, "abc"[g], "#abcABC")
			s.Put(m, "ABC"[g], "#abcABC")
		}
		return gen.Lines(m)
	}
}

// square reports whether four free cells of the map form a square.
func square(m [][]byte) bool {
	for i := 1; i < len(m); i++ {
		for j := 1; j < len(m[0]); j++ {
			if m[i][j] == ' ' && m[i-1][j] == ' ' && m[i][j-1] == ' ' && m[i-1][j-1] == ' ' {
				return true
			}
		}
	}
	return false
}

// fork reports whether several cells have three free neighbours. All generated maps with such cells turned out to be
// solvable: the answer files contain a number of steps for each of them.
func fork(m [][]byte) bool {
	forks := 0
	for i := 1; i < len(m)-1; i++ {
		for j := 1; j < len(m[0])-1; j++ {
			beside := string([]byte{m[i-1][j], m[i+1][j], m[i][j-1], m[i][j+1]})
			if m[i][j] == ' ' && strings.Count(beside, " ") >= 3 {
				forks++
			}
		}
	}
	return forks >= 2
}
