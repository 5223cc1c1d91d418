package graph

import (
	"fmt"
	"math/rand"
)

// This file contains the graphs on which every function of this package is tested, and functions that the
// oracles share.

// A sample is a graph of n vertices, which may have loops and parallel edges.
type sample struct {
	n     int
	edges []Edge
}

func (s sample) String() string { return fmt.Sprintf("%d vertices, edges %v", s.n, s.edges) }

// samples returns all graphs of up to 3 vertices in which each edge costs 1, and random graphs of up to 7
// vertices with costs from 0 to 9.
func samples() []sample {
	var all []sample
	for n := 1; n <= 3; n++ {
		for set := range 1 << (n * n) {
			s := sample{n: n}
			for e := range n * n {
				if set>>e&1 == 1 {
					s.edges = append(s.edges, Edge{e / n, e % n, 1})
				}
			}
			all = append(all, s)
		}
	}
	random := rand.New(rand.NewSource(1))
	for range 3000 {
		s := sample{n: 1 + random.Intn(7)}
		for range random.Intn(2*s.n + 1) {
			s.edges = append(s.edges, Edge{random.Intn(s.n), random.Intn(s.n), random.Intn(10)})
		}
		all = append(all, s)
	}
	return all
}

// closure returns the cost of the cheapest path between every pair of vertices, or Unreached if there is no
// path. Costs must not be negative.
func closure(s sample) [][]int {
	d := make([][]int, s.n)
	for v := range d {
		d[v] = make([]int, s.n)
		for u := range d[v] {
			d[v][u] = Unreached
		}
		d[v][v] = 0
	}
	for _, e := range s.edges {
		d[e.From][e.To] = min(d[e.From][e.To], e.Cost)
	}
	for k := range s.n {
		for i := range s.n {
			for j := range s.n {
				d[i][j] = min(d[i][j], d[i][k]+d[k][j])
			}
		}
	}
	return d
}
