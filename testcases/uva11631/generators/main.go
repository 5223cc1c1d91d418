// Command generators makes the testcases of UVa 11631.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11631, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "1 0\n2 1\n1 0 7\n"+ // nothing can be saved
		"4 5\n0 1 4\n1 2 5\n0 2 6\n2 3 3\n3 2 9\n"+ // shortest ways make another tree
		"3 3\n0 1 5\n1 2 5\n2 0 5\n"+ // equal lengths
		"3 4\n2 1 3\n1 0 8\n0 1 2\n0 1 2\n"+ // parallel roads
		"2 2\n0 1 1073741823\n0 1 1073741824\n0 0\n")
	s.Secret("02-small", maps(s, 200, 6, 5, 9))
	s.Secret("03-equal-lengths", maps(s, 60, 12, 12, 2))
	s.Secret("04-medium", maps(s, 10, 120, 150, 1000000))
	s.Secret("05-dense", maps(s, 3, 40, 1000, 100))
	s.Secret("06-11000-junctions", oneMap(s, 11000, 600, 90)+"0 0\n")
	s.Secret("07-long-row", row(3000)+"0 0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "2 1\n0 1 4\n")
	s.Invalid("junction-2-of-2", "2 1\n0 2 4\n0 0\n")
	s.Invalid("road-to-itself", "2 2\n0 1 4\n1 1 4\n0 0\n")
	s.Invalid("not-connected", "4 3\n0 1 4\n1 2 4\n2 0 4\n0 0\n")
	s.Invalid("too-long-together", "2 2\n0 1 1073741824\n0 1 1073741824\n0 0\n")
	s.Invalid("a-road-missing", "2 2\n0 1 4\n0 0\n")
}

// maps returns random cases with up to n junctions, and up to `more` roads that are not necessary to connect them.
func maps(s *gen.Set, count, n, more, length int) string {
	var b strings.Builder
	for range count {
		b.WriteString(oneMap(s, 2+s.Random.Intn(n-1), s.Random.Intn(more+1), length))
	}
	return b.String() + "0 0\n"
}

// oneMap returns a case with n junctions and n-1+more roads. Lengths are from 1 to `length`.
func oneMap(s *gen.Set, n, more, length int) string {
	name := s.Random.Perm(n)
	var roads []string
	add := func(a, b int) {
		if s.Random.Intn(2) == 0 {
			a, b = b, a
		}
		roads = append(roads, fmt.Sprintln(name[a], name[b], 1+s.Random.Intn(length)))
	}

	// A random tree connects all junctions.
	for v := 1; v < n; v++ {
		add(v, s.Random.Intn(v))
	}
	for range more {
		a, b := s.Random.Intn(n), s.Random.Intn(n-1)
		if b >= a {
			b++
		}
		add(a, b)
	}
	s.Random.Shuffle(len(roads), func(i, j int) { roads[i], roads[j] = roads[j], roads[i] })
	return fmt.Sprintln(n, len(roads)) + strings.Join(roads, "")
}

// row returns a case in which a row of short roads connects all junctions, and long roads lead to junction 0.
func row(n int) string {
	var b strings.Builder
	fmt.Fprintln(&b, n, n-1+n/100)
	for v := 1; v < n; v++ {
		fmt.Fprintln(&b, v-1, v, 1+v%7)
	}
	for v := range n / 100 {
		fmt.Fprintln(&b, 0, 100*v+99, 9)
	}
	return b.String()
}
