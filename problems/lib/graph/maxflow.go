package graph

// A Pipe leads from one vertex to another; up to Capacity units may flow through it, at Cost each. What may flow both
// ways is two pipes.
type Pipe struct{ From, To, Capacity, Cost int }

// MaxFlow returns the greatest flow from source to sink through pipes between n vertices; costs do not matter. It is
// also the least capacity of pipes whose removal parts the two.
//
// What: Edmonds and Karp (1972): as long as some path has room, send what the shortest one can take.
// Cost: O(n m^2) at worst, and O(m) for each path that is sent along.
// Why: Dinic's method is faster on large networks and twice as long; those of puzzles have some thousand pipes.
// Tested: on the small graphs, against the least cut of all sets of vertices.
func MaxFlow(n int, pipes []Pipe, source, sink int) int {
	r, total := newResidual(n, pipes), 0
	if source == sink {
		return 0
	}
	for {
		came := r.shortest(source)
		if came[sink] == none {
			return total
		}
		total += r.send(came, source, sink, Unreached)
	}
}

// A residual network is what may still flow: arc 2i is what is left of pipe i, arc 2i+1 what may flow back.
type residual struct {
	to, room, cost []int
	at             [][]int // the arcs that leave a vertex
}

const none = -1 // in the place of an arc

func newResidual(n int, pipes []Pipe) *residual {
	r := &residual{at: make([][]int, n)}
	for i, p := range pipes {
		r.to = append(r.to, p.To, p.From)
		r.room = append(r.room, p.Capacity, 0)
		r.cost = append(r.cost, p.Cost, -p.Cost)
		r.at[p.From] = append(r.at[p.From], 2*i)
		r.at[p.To] = append(r.at[p.To], 2*i+1)
	}
	return r
}

// shortest returns for every vertex the arc by which a path of fewest arcs with room comes to it; none for source, and
// where no path leads.
func (r *residual) shortest(source int) (came []int) {
	came = make([]int, len(r.at))
	for v := range came {
		came[v] = none
	}
	queue := []int{source}
	for i := 0; i < len(queue); i++ {
		for _, a := range r.at[queue[i]] {
			if u := r.to[a]; r.room[a] > 0 && came[u] == none && u != source {
				came[u] = a
				queue = append(queue, u)
			}
		}
	}
	return came
}

// send sends what the path to sink can take, at most so much, and returns how much that is.
func (r *residual) send(came []int, source, sink, most int) int {
	for v := sink; v != source; v = r.to[came[v]^1] {
		if r.room[came[v]] < most {
			most = r.room[came[v]]
		}
	}
	for v := sink; v != source; v = r.to[came[v]^1] {
		r.room[came[v]] -= most
		r.room[came[v]^1] += most
	}
	return most
}
