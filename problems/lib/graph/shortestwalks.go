package graph

import "oj/problems/lib/ordered"

// ShortestWalks returns the lengths of the k shortest walks from one vertex to another, ascending. A walk may
// use vertices and edges several times. The result is shorter if there are fewer walks. Edges are directed,
// costs at least 0. If both vertices are the same, the empty walk counts.
// Other names: k shortest walks, k shortest paths, Eppstein's algorithm.
//
// Cost: O((n + m + k) log n).
// Idea: a walk is a shortest one with detours: edges that leave the tree of shortest paths to the target.
// Each vertex has a heap of the detours on its path to the target; it shares most of it with the heap of the
// next vertex.
// Tested: on the graphs of graph/table_test.go, against all walks in order of their lengths. Source: Eppstein
// 1998.
func ShortestWalks(n int, edges []Edge, source, target, k int) []int {
	distance, towards, order := pathsTo(n, edges, target)
	if distance[source] == Unreached || k <= 0 {
		return nil
	}

	// heap[v] holds the detours of v, and those of the next vertex on its path. Order begins at the target,
	// so the next vertex comes first.
	leaving := make([][]int, n)
	for i, e := range edges {
		leaving[e.From] = append(leaving[e.From], i)
	}
	h := &detourHeaps{nodes: make([]detour, 1)}
	heap := make([]int32, n)
	for _, v := range order {
		if i := towards[v]; i != none {
			heap[v] = heap[edges[i].To]
		}
		for _, i := range leaving[v] {
			e := edges[i]
			if i != towards[v] && distance[e.To] < Unreached {
				h.nodes = append(h.nodes, detour{cost: e.Cost + distance[e.To] - distance[v], to: int32(e.To), rank: 1})
				heap[v] = h.join(heap[v], int32(len(h.nodes)-1))
			}
		}
	}

	// A walk is known by its last detour: it can be replaced by the next more expensive ones, or another one
	// may follow.
	lengths := []int{distance[source]}
	type walk struct {
		length int
		last   int32
	}
	queue := ordered.NewHeap(func(a, b walk) bool { return a.length < b.length })
	push := func(length int, node int32) {
		if node != 0 {
			queue.Push(walk{length + h.nodes[node].cost, node})
		}
	}
	push(distance[source], heap[source])
	for len(lengths) < k && queue.Len() > 0 {
		w := queue.Pop()
		lengths = append(lengths, w.length)
		at := h.nodes[w.last]
		push(w.length-at.cost, at.left)
		push(w.length-at.cost, at.right)
		push(w.length, heap[at.to])
	}
	return lengths
}

// pathsTo returns the distances to a target, the first edge of a shortest path from each vertex, and the
// vertices that reach the target in the order of their distances.
func pathsTo(n int, edges []Edge, target int) (distance, towards, order []int) {
	arriving := make([][]int, n)
	for i, e := range edges {
		arriving[e.To] = append(arriving[e.To], i)
	}
	distance, towards = make([]int, n), make([]int, n)
	for v := range distance {
		distance[v], towards[v] = Unreached, none
	}
	distance[target] = 0
	type reached struct{ distance, v int }
	queue := ordered.NewHeap(func(a, b reached) bool { return a.distance < b.distance })
	queue.Push(reached{0, target})
	done := make([]bool, n)
	for queue.Len() > 0 {
		v := queue.Pop().v
		if done[v] {
			continue
		}
		done[v] = true
		order = append(order, v)
		for _, i := range arriving[v] {
			e := edges[i]
			if d := distance[v] + e.Cost; d < distance[e.From] {
				distance[e.From], towards[e.From] = d, i
				queue.Push(reached{d, e.From})
			}
		}
	}
	return distance, towards, order
}

// detourHeaps are leftist heaps that share nodes: join copies what it changes. Node 0 is the empty heap.
type detourHeaps struct{ nodes []detour }

// A detour is a node of a heap: an edge off the shortest path, and what it costs more.
type detour struct {
	cost            int
	left, right, to int32
	rank            int32
}

// join returns the heap of the elements of a and b, which stay valid.
func (h *detourHeaps) join(a, b int32) int32 {
	if a == 0 || b == 0 {
		return a + b
	}
	if h.nodes[b].cost < h.nodes[a].cost {
		a, b = b, a
	}
	top := h.nodes[a]
	top.right = h.join(top.right, b)
	if h.nodes[top.left].rank < h.nodes[top.right].rank {
		top.left, top.right = top.right, top.left
	}
	top.rank = h.nodes[top.right].rank + 1
	h.nodes = append(h.nodes, top)
	return int32(len(h.nodes) - 1)
}
