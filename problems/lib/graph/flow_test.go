package graph

import (
	"fmt"
	"math/rand"
	"testing"
)

// TestFlow changes capacities, adds pipes and sends limited amounts at random. The flow must stay within the
// capacities, be conserved, and reach the value that FlowOf computes from the beginning.
func TestFlow(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	lowered := 0
	for range 1500 {
		n := 2 + random.Intn(5)
		var pipes []Pipe
		pipe := func() Pipe { return Pipe{random.Intn(n), random.Intn(n), random.Intn(6), 0} }
		for range 4 + random.Intn(10) {
			pipes = append(pipes, pipe())
		}
		f := NewFlow(n, pipes, 0, n-1)
		f.Send(random.Intn(20))
		for range 8 {
			before := f.Value()
			switch random.Intn(4) {
			case 0:
				p := pipe()
				pipes = append(pipes, p)
				f.Add(p)
			case 1:
				limit := random.Intn(3) * random.Intn(12)
				sent := f.Send(limit)
				if sent > limit || f.Value() != before+sent {
					t.Fatalf("%v: Send(%d) is %d, the value %d after %d", pipes, limit, sent, f.Value(), before)
				}
			default:
				if len(pipes) > 0 {
					i := random.Intn(len(pipes))
					pipes[i].Capacity = random.Intn(6)
					f.SetCapacity(i, pipes[i].Capacity)
					if f.Value() < before {
						lowered++
					}
				}
			}

			excess := make([]int, n)
			for i, p := range pipes {
				if f.Of(i) < 0 || f.Of(i) > p.Capacity {
					t.Fatalf("%v: pipe %d has the flow %d", pipes, i, f.Of(i))
				}
				excess[p.From] -= f.Of(i)
				excess[p.To] += f.Of(i)
			}
			for v := 1; v < n-1; v++ {
				if excess[v] != 0 {
					t.Fatalf("%v: %d units stay at vertex %d", pipes, excess[v], v)
				}
			}
			if excess[n-1] != f.Value() {
				t.Fatalf("%v: the value is %d, but %d units arrive", pipes, f.Value(), excess[n-1])
			}
		}
		f.Send(Unreached)
		want, _, _ := FlowOf(n, pipes, 0, n-1)
		cut := 0
		side := f.Side()
		for _, p := range pipes {
			if side[p.From] && !side[p.To] {
				cut += p.Capacity
			}
		}
		if f.Value() != want || cut != want {
			t.Fatalf("%v: the flow is %d, the cut %d, want %d", pipes, f.Value(), cut, want)
		}
	}
	if lowered < 200 {
		t.Errorf("only %d changes lowered the flow", lowered)
	}
}

func ExampleFlow() {
	f := NewFlow(3, []Pipe{{0, 1, 5, 0}, {1, 2, 3, 0}}, 0, 2)
	fmt.Println(f.Send(Unreached))
	f.SetCapacity(1, 4)
	fmt.Println(f.Send(Unreached), f.Value())
	f.SetCapacity(0, 2)
	fmt.Println(f.Value(), f.Of(0), f.Side())
	// Output:
	// 3
	// 1 4
	// 2 2 [true false false]
}
