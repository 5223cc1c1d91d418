package graph

// A Flow is a flow from a source to a sink that goes on after its network has changed. It is at first 0.
// Other names: incremental flow, mf_graph, change_edge, flow with a limit.
//
// Use: f := NewFlow(n, pipes, source, sink); f.Send(Unreached) for a maximum flow; f.SetCapacity(i, c);
// f.Send(Unreached) sends what is possible now; f.Value(), f.Of(i), f.Side().
// Cost: Send costs as FlowOf. SetCapacity costs O(1), or as FlowOf if the pipe's flow no longer fits: then it
// sends the excess another way, and takes the rest back to the source and from the sink.
// Tested: on random networks with random changes, against FlowOf on the changed network; each flow is
// checked. Source: Dinic 1970; Ford and Fulkerson 1956.
type Flow struct {
	d            *dinic
	source, sink int
	value        int
}

// NewFlow returns the flow 0 from source to sink, which must be different vertices. Pipes are numbered from
// 0. The sum of all capacities must be below Unreached.
func NewFlow(n int, pipes []Pipe, source, sink int) *Flow {
	return &Flow{d: newDinic(n, pipes), source: source, sink: sink}
}

// Send sends up to limit units more and returns how many could be sent. After Send(Unreached) the flow is
// maximum.
func (f *Flow) Send(limit int) int {
	sent := f.d.send(f.source, f.sink, limit)
	f.value += sent
	return sent
}

// Value returns the units that flow from the source to the sink.
func (f *Flow) Value() int { return f.value }

// Of returns the flow of pipe i.
func (f *Flow) Of(i int) int { return f.d.room[2*i+1] }

// Side reports for each vertex whether the source can still send something to it. If the flow is maximum,
// these vertices are the source side of a minimum cut.
func (f *Flow) Side() []bool { return f.d.side(f.source) }

// Add adds a pipe, which gets the next number. It has no flow yet.
func (f *Flow) Add(p Pipe) { f.d.add(p) }

// SetCapacity changes the capacity of pipe i, at least 0. If more flows through the pipe, the rest is sent
// another way as far as possible, and Value falls by what is not.
func (f *Flow) SetCapacity(i, capacity int) {
	d := f.d
	excess := d.room[2*i+1] - capacity
	if excess <= 0 {
		d.room[2*i] = -excess
		return
	}
	d.room[2*i], d.room[2*i+1] = 0, capacity

	// Too much arrives at the pipe's beginning, and too little leaves its end. The flow that cannot go
	// another way goes back to the source, and its end takes it back from the sink: both are possible,
	// because it came this way.
	from, to := d.to[2*i+1], d.to[2*i]
	if from == to {
		return
	}
	excess -= d.send(from, to, excess)
	if excess > 0 {
		if from != f.source {
			d.send(from, f.source, excess)
		}
		if to != f.sink {
			d.send(f.sink, to, excess)
		}
		f.value -= excess
	}
}
