package graph

import (
	"fmt"
	"testing"
)

// pipes returns a flow network with a pipe for each edge of a sample. The cost of the edge becomes the
// capacity of the pipe. The cost of the pipe is an arbitrary number from 0 to 4.
func (s sample) pipes() []Pipe {
	var all []Pipe
	for i, e := range s.edges {
		all = append(all, Pipe{e.From, e.To, e.Cost, (7*i + e.From) % 5})
	}
	return all
}

// leastCut returns the capacity of a minimum cut. It tries all sets of vertices that contain the source but not the sink.
func leastCut(n int, pipes []Pipe, source, sink int) int {
	best := 1 << 30
	for set := range 1 << n {
		if set>>source&1 == 0 || set>>sink&1 == 1 {
			continue
		}
		cut := 0
		for _, p := range pipes {
			if set>>p.From&1 == 1 && set>>p.To&1 == 0 {
				cut += p.Capacity
			}
		}
		best = min(best, cut)
	}
	return best
}

func TestMaxFlow(t *testing.T) {
	for _, s := range samples() {
		if s.n < 2 {
			continue
		}
		pipes := s.pipes()
		want := leastCut(s.n, pipes, 0, s.n-1)
		total, flow, side := FlowOf(s.n, pipes, 0, s.n-1)
		if total != want || MaxFlow(s.n, pipes, 0, s.n-1) != want {
			t.Fatalf("graph %v: maximum flow %d, want %d", s, total, want)
		}

		excess, cut := make([]int, s.n), 0
		for i, p := range pipes {
			excess[p.From] -= flow[i]
			excess[p.To] += flow[i]
			if flow[i] < 0 || flow[i] > p.Capacity {
				t.Fatalf("%v: flow %d in pipe %v", s, flow[i], p)
			}
			if side[p.From] && !side[p.To] {
				cut += p.Capacity
			}
		}
		for v, e := range excess {
			if v == s.n-1 {
				e -= total
			} else if v == 0 {
				e += total
			}
			if e != 0 {
				t.Fatalf("%v: flows %v, vertex %d has %d left", s, flow, v, e)
			}
		}
		if cut != want || !side[0] || side[s.n-1] {
			t.Fatalf("graph %v: cut %v has capacity %d, want %d", s, side, cut, want)
		}
	}
}

func ExampleMaxFlow() {
	pipes := []Pipe{{From: 0, To: 1, Capacity: 5}, {From: 1, To: 3, Capacity: 3}, {From: 0, To: 2, Capacity: 2},
		{From: 2, To: 3, Capacity: 9}}
	fmt.Println(MaxFlow(4, pipes, 0, 3))
	// Output: 5
}

// The example prints the flow of each pipe, and the pipes of a minimum cut, which lead from the source's side to the
// other side.
func ExampleFlowOf() {
	pipes := []Pipe{{From: 0, To: 1, Capacity: 5}, {From: 1, To: 3, Capacity: 3}, {From: 0, To: 2, Capacity: 2},
		{From: 2, To: 3, Capacity: 9}}
	total, flow, side := FlowOf(4, pipes, 0, 3)
	fmt.Println(total, flow)
	for _, p := range pipes {
		if side[p.From] && !side[p.To] {
			fmt.Println("cut:", p.From, p.To)
		}
	}
	// Output:
	// 5 [3 3 2 2]
	// cut: 1 3
	// cut: 0 2
}
