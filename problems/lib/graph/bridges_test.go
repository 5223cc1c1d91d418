package graph

import (
	"fmt"
	"testing"
)

func TestBridges(t *testing.T) {
	for _, s := range samples() {
		got := Bridges(s.n, s.edges)
		for i, e := range s.edges {
			others := NewSets(s.n)
			for j, o := range s.edges {
				if j != i {
					others.Join(o.From, o.To)
				}
			}
			if want := !others.Same(e.From, e.To); got[i] != want {
				t.Fatalf("graph %v: bridges %v, want %[4]v for edge %[3]d", s, got, i, want)
			}
		}
	}
}

// TestBridgesDeep uses a path of 300,000 vertices, on which a recursive search would need a very deep stack.
func TestBridgesDeep(t *testing.T) {
	edges := make([]Edge, 300_000-1)
	for v := range edges {
		edges[v] = Edge{v + 1, v, 0}
	}
	for i, bridge := range Bridges(len(edges)+1, edges) {
		if !bridge {
			t.Fatalf("edge %d of a path is not a bridge", i)
		}
	}
}

func ExampleBridges() {
	fmt.Println(Bridges(4, []Edge{{0, 1, 0}, {1, 2, 0}, {2, 0, 0}, {2, 3, 0}}))
	// Output: [false false false true]
}
