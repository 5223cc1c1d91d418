package graph

// A Pipe leads from one vertex to another; up to Capacity units may flow through it, at Cost each. What may flow both
// ways is two pipes.
type Pipe struct{ From, To, Capacity, Cost int }

// MaxFlow returns the greatest flow from source to sink through pipes between n vertices; costs do not matter. It is
// also the least capacity of pipes whose removal parts the two. FlowOf also tells the flow of each pipe and the cut.
func MaxFlow(n int, pipes []Pipe, source, sink int) int {
	total, _, _ := FlowOf(n, pipes, source, sink)
	return total
}

// FlowOf returns the greatest flow from source to sink through pipes between n vertices, the flow of each pipe, and a
// minimum cut: the vertices with side[v] on the side of the source. The pipes from that side to the other are full.
// Other names: Dinic, max-flow min-cut.
//
// What: Dinic (1970): rounds that saturate all shortest paths with room, by depth-first searches over levels.
// Cost: O(n^2 m) at worst, O(m sqrt(n)) if all capacities are 1; no recursion.
// Why: the standard of contests. Push-relabel is faster on the worst networks only.
// Tested: on the small graphs, against the least cut of all sets of vertices; each flow is checked.
func FlowOf(n int, pipes []Pipe, source, sink int) (total int, flow []int, side []bool) {
	d := &dinic{n: n, at: make([][]int, n)}
	for i, p := range pipes {
		d.to = append(d.to, p.To, p.From)
		d.room = append(d.room, p.Capacity, 0)
		d.at[p.From] = append(d.at[p.From], 2*i)
		d.at[p.To] = append(d.at[p.To], 2*i+1)
	}

	if source != sink {
		for d.setLevels(source, sink) {
			total += d.saturate(source, sink)
		}
	}

	d.setLevels(source, none) // all that the source can still reach
	flow, side = make([]int, len(pipes)), make([]bool, n)
	for i := range flow {
		flow[i] = d.room[2*i+1]
	}
	for v := range side {
		side[v] = d.level[v] >= 0
	}
	return total, flow, side
}

const none = -1 // in the place of an arc or a vertex

// dinic is a residual network. Arc 2i has the remaining capacity of pipe i. Arc 2i+1 is its reverse: its capacity is
// the flow that can still be undone.
type dinic struct {
	n        int
	to, room []int
	at       [][]int // the arcs that leave a vertex
	level    []int   // the number of arcs with room from the source, none where they do not lead
}

// setLevels reports whether arcs with room lead from source to sink.
func (d *dinic) setLevels(source, sink int) bool {
	d.level = make([]int, d.n)
	for v := range d.level {
		d.level[v] = none
	}
	d.level[source] = 0
	queue := []int{source}
	for i := 0; i < len(queue); i++ {
		v := queue[i]
		if v == sink {
			return true
		}
		for _, a := range d.at[v] {
			if u := d.to[a]; d.room[a] > 0 && d.level[u] == none {
				d.level[u] = d.level[v] + 1
				queue = append(queue, u)
			}
		}
	}
	return false
}

// saturate sends flow along ascending levels until no such path has room.
func (d *dinic) saturate(source, sink int) int {
	total := 0
	tried := make([]int, d.n) // how many arcs of a vertex are exhausted
	var path []int            // arcs
	v := source
	for {
		if v == sink {
			total += d.send(path)
			path, v = path[:0], source
			continue
		}
		if tried[v] < len(d.at[v]) {
			a := d.at[v][tried[v]]
			if d.room[a] > 0 && d.level[d.to[a]] == d.level[v]+1 {
				path = append(path, a)
				v = d.to[a]
			} else {
				tried[v]++
			}
			continue
		}

		// A dead end: the arc that led here is exhausted.
		if len(path) == 0 {
			return total
		}
		a := path[len(path)-1]
		path = path[:len(path)-1]
		v = d.to[a^1]
		tried[v]++
	}
}

// send sends what a path can take and returns how much that is.
func (d *dinic) send(path []int) int {
	most := d.room[path[0]]
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
