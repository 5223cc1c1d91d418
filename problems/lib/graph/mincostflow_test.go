package graph

import (
	"fmt"
	"testing"
)

// cheapestFlow is the oracle: it gives pipe after pipe every flow that fits and looks at the end whether everything
// goes on; -1 if there is no such flow.
func cheapestFlow(pipes []Pipe, excess []int, sink, units int) int {
	if len(pipes) == 0 {
		for v, e := range excess {
			if v == sink && e != units || v != sink && e != 0 {
				return -1
			}
		}
		return 0
	}
	best := -1
	p := pipes[0]
	for flow := 0; flow <= p.Capacity; flow++ {
		excess[p.From] -= flow
		excess[p.To] += flow
		if c := cheapestFlow(pipes[1:], excess, sink, units); c >= 0 && (best < 0 || c+flow*p.Cost < best) {
			best = c + flow*p.Cost
		}
		excess[p.From] += flow
		excess[p.To] -= flow
	}
	return best
}

func TestMinCostFlow(t *testing.T) {
	possible := 0
	for _, s := range samples() {
		if s.n < 2 || len(s.edges) > 8 {
			continue
		}
		pipes := s.pipes()
		for i := range pipes {
			pipes[i].Capacity %= 3
		}
		for units := 1; units <= 3; units++ {
			excess := make([]int, s.n)
			excess[0] = units
			want := cheapestFlow(pipes, excess, s.n-1, units)
			cost, ok := MinCostFlow(s.n, pipes, 0, s.n-1, units)
			if ok != (want >= 0) || ok && cost != want {
				t.Fatalf("%v: %d units: %d, %v, want %d", s, units, cost, ok, want)
			}
			if ok {
				possible++
			}
		}
	}
	if possible < 300 {
		t.Errorf("only %d flows", possible)
	}
}

func ExampleMinCostFlow() {
	pipes := []Pipe{{0, 1, 1, 2}, {0, 2, 1, 5}, {1, 2, 1, 1}}
	fmt.Println(MinCostFlow(3, pipes, 0, 2, 2))
	// Output: 8 true
}
