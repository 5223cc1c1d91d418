package graph

import (
	"fmt"
	"testing"
)

func TestSCC(t *testing.T) {
	for _, s := range samples() {
		d := closure(s)
		component, count := SCC(Leaving(s.n, s.edges))
		numbers := make([]bool, count)
		for a := range s.n {
			numbers[component[a]] = true
			for b := range s.n {
				if both := d[a][b] < Unreached && d[b][a] < Unreached; both != (component[a] == component[b]) {
					t.Fatalf("graph %v: components %v: wrong for the pair of vertices %d and %d", s, component, a, b)
				}
			}
		}
		for _, e := range s.edges {
			if component[e.From] < component[e.To] {
				t.Fatalf("graph %v: components %v: edge %v leads to a component with a higher number", s, component, e)
			}
		}
		for c, used := range numbers {
			if !used {
				t.Fatalf("graph %v: components %v: number %d of %d is not used", s, component, c, count)
			}
		}
	}
}

// TestSCCDeep uses a path of 300,000 vertices, on which a recursive search would need a very deep stack.
func TestSCCDeep(t *testing.T) {
	const n = 300_000
	edges := make([]Edge, n-1)
	for v := range edges {
		edges[v] = Edge{v, v + 1, 0}
	}
	if component, count := SCC(Leaving(n, edges)); count != n || component[0] != n-1 {
		t.Errorf("%d components, and component[0] = %d", count, component[0])
	}
}

func ExampleSCC() {
	edges := []Edge{{0, 1, 0}, {1, 0, 0}, {1, 2, 0}}
	fmt.Println(SCC(Leaving(3, edges)))
	// Output: [1 1 0] 2
}
