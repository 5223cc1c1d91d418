package graph

// A Pipe is an edge of a flow network. It has a capacity, and a cost for each unit of flow. For flow in both
// directions, use two opposite pipes.
type Pipe struct{ From, To, Capacity, Cost int }

// MaxFlow returns the value of a maximum flow from source to sink through pipes between n vertices. It ignores
// costs. The value is also the capacity of a minimum cut. FlowOf also returns the flow of each pipe and the cut.
func MaxFlow(n int, pipes []Pipe, source, sink int) int {
	return newDinic(n, pipes).send(source, sink, unlimited)
}

// FlowOf returns a maximum flow from source to sink through pipes between n vertices: its value and the flow
// of each pipe. If source and sink are equal, the flow is 0. It also returns a minimum cut: side[v] is true for the
// vertices on the source side. All pipes from this side to the other side are saturated. If capacities change, or pipes
// are added, NewFlow goes on from the flow so far.
// Other names: Dinic, max-flow min-cut.
//
// Idea: Dinic's algorithm: each round computes a blocking flow of the level graph, by depth-first searches.
// Cost: O(n^2 m) in the worst case, O((n + m) sqrt(m)) if all capacities are 1; no recursion.
// Why not push-relabel: it is faster only on networks that are near the worst case of Dinic's algorithm.
// Dinic's algorithm is the usual choice in contests.
// Tested: on the graphs of graph/table_test.go, against the least cut over all sets of vertices; each flow is
// checked. Source: Dinic 1970.
func FlowOf(n int, pipes []Pipe, source, sink int) (total int, flow []int, side []bool) {
	d := newDinic(n, pipes)
	total = d.send(source, sink, unlimited)
	flow = make([]int, len(pipes))
	for i := range flow {
		flow[i] = d.room[2*i+1]
	}
	return total, flow, d.side(source)
}

// The constant none marks a missing vertex, edge, arc or level.
const none = -1

// The constant unlimited exceeds any flow.
const unlimited = 1 << 61

// dinic is a residual network. Arc 2i has the remaining capacity of pipe i. Arc 2i+1 is its reverse arc: its
// capacity is the flow of pipe i, which can be cancelled.
type dinic struct {
	to, room []int   // to[a]: the vertex to which arc a leads; room[a]: its remaining capacity
	at       [][]int // at[v]: the arcs that leave v
	level    []int   // level[v]: the least number of arcs with capacity left from the source to v, or none
	tried    []int   // tried[v]: over how many arcs of v the source no longer reaches v
	queue    []int   // of setLevels: its memory
}

// newDinic returns the residual network of the flow 0.
func newDinic(n int, pipes []Pipe) *dinic {
	d := &dinic{at: make([][]int, n), level: make([]int, n), tried: make([]int, n), queue: make([]int, 0, n)}
	d.to, d.room = make([]int, 0, 2*len(pipes)), make([]int, 0, 2*len(pipes))

	// All lists of arcs are parts of one array.
	arcs := make([]int, n)
	for _, p := range pipes {
		arcs[p.From]++
		arcs[p.To]++
	}
	all := make([]int, 2*len(pipes))
	for v, count := range arcs {
		d.at[v], all = all[:0:count], all[count:]
	}
	for _, p := range pipes {
		d.add(p)
	}
	return d
}

// add adds a pipe without flow.
func (d *dinic) add(p Pipe) {
	a := len(d.to)
	d.to = append(d.to, p.To, p.From)
	d.room = append(d.room, p.Capacity, 0)
	d.at[p.From] = append(d.at[p.From], a)
	d.at[p.To] = append(d.at[p.To], a+1)
}

// send sends up to limit units more from source to sink, and returns how many could be sent: none if they are equal.
func (d *dinic) send(source, sink, limit int) (sent int) {
	for source != sink && sent < limit && d.setLevels(source, sink) {
		sent += d.saturate(source, sink, limit-sent)
	}
	return sent
}

// side reports for each vertex whether the source reaches it over arcs with capacity left. If the flow is maximum, these
// vertices are the source side of a minimum cut.
func (d *dinic) side(source int) []bool {
	d.setLevels(source, none)
	side := make([]bool, len(d.at))
	for v := range side {
		side[v] = d.level[v] >= 0
	}
	return side
}

// setLevels computes the levels by breadth-first search. It reports whether the sink can be reached.
func (d *dinic) setLevels(source, sink int) bool {
	for v := range d.level {
		d.level[v] = none
	}
	d.level[source] = 0
	queue := append(d.queue, source)
	for i := 0; i < len(queue); i++ {
		v := queue[i]
		for _, a := range d.at[v] {
			if u := d.to[a]; d.room[a] > 0 && d.level[u] == none {
				d.level[u] = d.level[v] + 1
				if u == sink { // vertices of this level and beyond do not matter
					return true
				}
				queue = append(queue, u)
			}
		}
	}
	return false
}

// saturate sends flow along paths of arcs that have capacity left and lead from each level to the next one.
// It ends when no such path is left (a blocking flow), or when limit units are sent, and returns the amount.
//
// It looks for the paths from the sink back to the source: the search for the levels has reached each vertex from
// the source, but from many of them no path leads to the sink.
func (d *dinic) saturate(source, sink, limit int) (total int) {
	tried := d.tried
	for v := range tried {
		tried[v] = 0
	}
	var path []int // arcs, the last one of the path first
	for v := sink; total < limit; {
		switch {
		case v == source:
			total += d.fill(path, limit-total)
			path, v = path[:0], sink
		case tried[v] < len(d.at[v]):
			a := d.at[v][tried[v]] // its reverse arc leads to v
			if d.room[a^1] > 0 && d.level[d.to[a]] == d.level[v]-1 {
				path, v = append(path, a^1), d.to[a]
			} else {
				tried[v]++
			}
		case v == sink:
			return total

		// The source does not reach v any more, so the arc that leaves v is useless, too. Go back over it.
		default:
			v = d.to[path[len(path)-1]]
			path = path[:len(path)-1]
			tried[v]++
		}
	}
	return total
}

// fill sends as much flow along the path as possible, up to limit units, and returns the amount.
func (d *dinic) fill(path []int, limit int) int {
	most := limit
	for _, a := range path {
		if d.room[a] < most {
			most = d.room[a]
		}
	}

	for _, a := range path {
		d.room[a] -= most
		d.room[a^1] += most
	}
	return most
}
