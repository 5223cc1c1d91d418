package graph

import (
	"fmt"
	"math/rand"
	"testing"
)

// cheapestFlow is the oracle: it tries every combination of flows in the pipes. excess[v] is the flow into v
// minus the flow out of v. At the end, it must be 0, except at the sink. cheapestFlow returns the least cost,
// or -1 if there is no such flow.
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
				t.Fatalf("pipes %v: %d units cost %d (ok = %v), want %d", s, units, cost, ok, want)
			}
			if ok {
				possible++
			}
		}
	}
	if possible < 300 {
		t.Errorf("only %d tests had a feasible flow", possible)
	}
}

// cheapestTransport is the oracle: it tries all flows within the bounds.
func cheapestTransport(pipes []Pipe, lower, excess []int) (cost int, ok bool) {
	if len(pipes) == 0 {
		for _, e := range excess {
			if e != 0 {
				return 0, false
			}
		}
		return 0, true
	}
	p := pipes[0]
	for flow := lower[0]; flow <= p.Capacity; flow++ {
		excess[p.From] -= flow
		excess[p.To] += flow
		if c, fits := cheapestTransport(pipes[1:], lower[1:], excess); fits && (!ok || c+flow*p.Cost < cost) {
			cost, ok = c+flow*p.Cost, true
		}
		excess[p.From] += flow
		excess[p.To] -= flow
	}
	return cost, ok
}

func TestTransship(t *testing.T) {
	random := rand.New(rand.NewSource(4))
	possible := 0
	for range 4000 {
		n := 1 + random.Intn(5)
		pipes, lower := make([]Pipe, random.Intn(7)), make([]int, 7)
		for i := range pipes {
			lower[i] = random.Intn(4) - 2
			pipes[i] = Pipe{random.Intn(n), random.Intn(n), lower[i] + random.Intn(4), random.Intn(11) - 5}
		}
		supply := make([]int, n)
		for range 2 {
			amount, a, b := random.Intn(3), random.Intn(n), random.Intn(n)
			supply[a] += amount
			supply[b] -= amount
		}
		want, fits := cheapestTransport(pipes, lower, append([]int(nil), supply...))
		flow, potential, ok := Transship(supply, lower[:len(pipes)], pipes)
		if ok != fits {
			t.Fatalf("%v from %v, supply %v: ok %v, want %v", pipes, lower, supply, ok, fits)
		}
		if !ok {
			continue
		}
		possible++
		if cost := checkTransport(t, supply, lower, pipes, flow, potential); cost != want {
			t.Fatalf("%v from %v, supply %v: %v costs %d, want %d", pipes, lower, supply, flow, cost, want)
		}
	}
	if possible < 500 {
		t.Errorf("only %d tests had a feasible flow", possible)
	}
}

// checkTransport checks bounds, balance and potentials, and returns the cost.
func checkTransport(t *testing.T, supply, lower []int, pipes []Pipe, flow, potential []int) (cost int) {
	t.Helper()
	rest := append([]int(nil), supply...)
	for i, p := range pipes {
		rest[p.From] -= flow[i]
		rest[p.To] += flow[i]
		cost += flow[i] * p.Cost
		reduced := p.Cost + potential[p.From] - potential[p.To]
		if flow[i] < lower[i] || flow[i] > p.Capacity || flow[i] > lower[i] && reduced > 0 || flow[i] < p.Capacity && reduced < 0 {
			t.Fatalf("pipe %v with lower bound %d has flow %d, although its reduced cost is %d", p, lower[i], flow[i], reduced)
		}
	}
	for v, r := range rest {
		if r != 0 {
			t.Fatalf("vertex %d: the flow does not match the supply, the difference is %d", v, r)
		}
	}
	return cost
}

// TestTransshipLarge uses networks as large as those in contests, with capacities and costs up to 10^9. The
// potentials prove that the flows are optimal.
func TestTransshipLarge(t *testing.T) {
	random := rand.New(rand.NewSource(5))
	const large = 1_000_000_000
	for _, size := range []struct{ n, m int }{{100, 1000}, {300, 3000}, {60, 3600}} {
		supply, lower, pipes := make([]int, size.n), make([]int, size.m), make([]Pipe, size.m)
		for i := range pipes {
			lower[i] = -random.Intn(large)
			pipes[i] = Pipe{random.Intn(size.n), random.Intn(size.n), random.Intn(large), random.Intn(2*large) - large}
		}
		for v := range supply[1:] {
			amount := random.Intn(large) - large/2
			supply[v] += amount
			supply[v+1] -= amount
		}
		flow, potential, ok := Transship(supply, lower, pipes)
		if !ok {
			t.Fatalf("size %v: no feasible flow was found", size)
		}
		checkTransport(t, supply, lower, pipes, flow, potential)
	}
}

func ExampleTransship() {
	pipes := []Pipe{{0, 1, 3, 2}, {1, 0, 5, 1}}
	lower := []int{0, 1} // the second pipe must carry at least one unit
	flow, _, ok := Transship([]int{1, -1}, lower, pipes)
	fmt.Println(flow, ok)
	// Output: [2 1] true
}

func ExampleMinCostFlow() {
	pipes := []Pipe{{0, 1, 1, 2}, {0, 2, 1, 5}, {1, 2, 1, 1}}
	fmt.Println(MinCostFlow(3, pipes, 0, 2, 2))
	// Output: 8 true
}

// TestFlowCosts compares the function between its corners with MinCostFlow for each amount.
func TestFlowCosts(t *testing.T) {
	cornersSeen, negative := 0, 0
	for k, s := range samples() {
		if s.n < 2 {
			continue
		}
		pipes := s.pipes()
		for i := range pipes {
			if k%2 == 0 {
				pipes[i].Cost = (pipes[i].Cost*7+i*5)%11 - 3
			}
			pipes[i].Capacity %= 4
		}
		corners := FlowCosts(s.n, pipes, 0, s.n-1)
		most := MaxFlow(s.n, pipes, 0, s.n-1)
		if corners[len(corners)-1][0] != most {
			t.Fatalf("pipes %v: the last corner of %v is not %d", pipes, corners, most)
		}
		if corners[0][1] < 0 {
			negative++
		}
		cornersSeen += len(corners)
		for c, lastSlope := 0, -1000; c+1 < len(corners); c++ {
			a, b := corners[c], corners[c+1]
			slope := (b[1] - a[1]) / (b[0] - a[0])
			if slope <= lastSlope {
				t.Fatalf("pipes %v: the corners %v are not convex", pipes, corners)
			}
			lastSlope = slope
			for units := a[0]; units <= b[0]; units++ {
				want, ok := MinCostFlow(s.n, pipes, 0, s.n-1, units)
				if got := a[1] + slope*(units-a[0]); !ok || got != want {
					t.Fatalf("pipes %v: %d units cost %d, want %d (%v)", pipes, units, got, want, ok)
				}
			}
		}
		if want, _ := MinCostFlow(s.n, pipes, 0, s.n-1, 0); corners[0] != [2]int{0, want} {
			t.Fatalf("pipes %v: corner %v, want 0 %d", pipes, corners[0], want)
		}
	}
	if cornersSeen < 4000 || negative < 100 {
		t.Errorf("%d corners, %d negative cycles", cornersSeen, negative)
	}
}

func ExampleFlowCosts() {
	pipes := []Pipe{{0, 1, 2, 1}, {1, 3, 2, 1}, {0, 2, 3, 2}, {2, 3, 3, 4}}
	fmt.Println(FlowCosts(4, pipes, 0, 3))
	// Output: [[0 0] [2 4] [5 22]]
}
