package graph

import (
	"fmt"
	"reflect"
	"testing"
)

func sum(a, b int) int    { return a + b }
func larger(a, b int) int { return max(a, b) }

// matrix returns the cost of the cheapest edge for every pair of vertices.
func matrix(s sample) [][]int {
	d := Apart(s.n)
	for _, e := range s.edges {
		d[e.From][e.To] = min(d[e.From][e.To], e.Cost)
	}
	return d
}

func TestAllPairsShortest(t *testing.T) {
	for _, s := range samples() {
		d := matrix(s)
		AllPairs(d, sum)
		for v := range d {
			want := Apart(s.n)[v]
			BellmanFord(want, s.edges, nil)
			if !reflect.DeepEqual(d[v], want) {
				t.Fatalf("graph %v: costs from vertex %d: %v, want %v", s, v, d[v], want)
			}
		}
	}
}

// With max as join, d[i][j] is at most c if and only if edges of cost at most c lead from i to j. The test
// uses this for each c from 9 down to 0.
func TestAllPairsMinimax(t *testing.T) {
	for _, s := range samples() {
		want := Apart(s.n)
		for level := 9; level >= 0; level-- {
			low := sample{n: s.n}
			for _, e := range s.edges {
				if e.Cost <= level {
					low.edges = append(low.edges, e)
				}
			}
			for i, row := range closure(low) {
				for j := range row {
					if row[j] < Unreached && i != j {
						want[i][j] = level
					}
				}
			}
		}
		d := matrix(s)
		AllPairs(d, larger)
		if !reflect.DeepEqual(d, want) {
			t.Fatalf("graph %v: minimax costs %v, want %v", s, d, want)
		}
	}
}

func ExampleAllPairs() {
	d := Apart(3)
	d[0][1], d[1][2], d[0][2] = 5, 3, 9
	AllPairs(d, func(a, b int) int { return a + b })
	fmt.Println(d[0])
	// Output: [0 5 8]
}
