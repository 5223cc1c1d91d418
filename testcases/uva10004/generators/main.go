// Command generators makes the testcases of UVa 10004.
package main

import (
	"fmt"
	"sort"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10004, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "2\n1\n1 0\n"+
		"4\n3\n0 1\n3 2\n1 2\n"+ // two parts that meet
		"5\n5\n1 0\n1 2\n3 2\n3 4\n0 4\n"+ // an odd cycle without a triangle
		"4\n4\n3 2\n2 1\n1 0\n0 3\n"+ // an even cycle
		"5\n5\n0 4\n4 3\n3 2\n2 1\n1 3\n"+ // a triangle far from vertex 0
		"3\n2\n1 0\n0 2\n0\n")
	s.Secret("02-small", graphs(s, 400, 8, false))
	s.Secret("03-medium", graphs(s, 40, 60, false))
	s.Secret("04-long-cycles", cycle(199, 199)+cycle(198, 198)+cycle(199, 101)+cycle(199, 100)+"0\n")
	s.Secret("05-199-vertices", graph(s, 199, 3000, true, false)+graph(s, 199, 3000, false, false)+"0\n")
	s.Beyond("06-any-numbers", "Vertices that have only neighbours of greater numbers. One of seven public programs colours the vertices in the order of their numbers (SayaUrobuchi).",
		graphs(s, 100, 9, true))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "2\n1\n0 1\n")
	s.Invalid("vertex-2-of-2", "2\n1\n0 2\n0\n")
	s.Invalid("loop", "2\n2\n0 1\n1 1\n0\n")
	s.Invalid("edge-twice", "2\n2\n0 1\n1 0\n0\n")
	s.Invalid("not-connected", "4\n3\n0 1\n1 2\n2 0\n0\n")
	s.Invalid("one-vertex", "1\n0\n0\n")
	s.Invalid("200-vertices", cycle(200, 199)+"0\n")
	s.Invalid("an-edge-missing", "3\n3\n0 1\n1 2\n0\n")
}

// graphs returns random cases with up to n vertices; about half of them have two colours. If named is false, each vertex
// except 0 has a neighbour of a smaller number.
func graphs(s *gen.Set, count, n int, named bool) string {
	var b strings.Builder
	for range count {
		vertices := 2 + s.Random.Intn(n-1)
		b.WriteString(graph(s, vertices, s.Random.Intn(2*vertices), s.Random.Intn(2) == 0, named))
	}
	return b.String() + "0\n"
}

// graph returns a connected case with at most n-1+more edges. If it has two colours, all edges lead from one of them to the
// other one. If named is true, the vertices get random numbers.
func graph(s *gen.Set, n, more int, twoColours, named bool) string {
	name := s.Random.Perm(n)
	if !named {
		sort.Ints(name)
	}
	colour := make([]int, n)
	joined := map[[2]int]bool{}
	var edges []string
	add := func(a, b int) {
		pair := [2]int{min(a, b), max(a, b)}
		if a == b || joined[pair] || twoColours && colour[a] == colour[b] {
			return
		}
		joined[pair] = true
		if s.Random.Intn(2) == 0 {
			a, b = b, a
		}
		edges = append(edges, fmt.Sprintln(name[a], name[b]))
	}
	for v := 1; v < n; v++ {
		above := s.Random.Intn(v)
		colour[v] = 1 - colour[above]
		add(v, above)
	}
	for range more {
		add(s.Random.Intn(n), s.Random.Intn(n))
	}
	s.Random.Shuffle(len(edges), func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
	return fmt.Sprintf("%d\n%d\n", n, len(edges)) + strings.Join(edges, "")
}

// cycle returns a row of n vertices, the last `around` of which form a cycle.
func cycle(n, around int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d\n%d\n", n, n)
	for v := 1; v < n; v++ {
		fmt.Fprintln(&b, v-1, v)
	}
	fmt.Fprintln(&b, n-1, n-around)
	return b.String()
}
