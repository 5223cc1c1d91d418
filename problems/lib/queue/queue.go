// Package queue has the queue that Dijkstra's algorithm and its like take the nearest vertex from: a binary heap.
//
// Cost: O(log n) a push or pop of n that wait.
// Why: container/heap calls three methods through an interface for each step, which takes about twice as long.
// Used by graph.Distances and search.DenseDijkstra, whose tests test it too; and against sorting.
package queue

// An Item is a vertex that waits, and the cost of the path on which it was met.
type Item struct{ Cost, Vertex int }

// A Queue holds items, the cheapest first; the children of place i are at 2i+1 and 2i+2. The zero Queue is empty.
type Queue []Item

// Push adds an item.
func (h *Queue) Push(a Item) {
	*h = append(*h, a)
	q, i := *h, len(*h)-1
	for i > 0 && q[(i-1)/2].Cost > a.Cost {
		q[i] = q[(i-1)/2]
		i = (i - 1) / 2
	}
	q[i] = a
}

// Pop takes out the cheapest item; there must be one.
func (h *Queue) Pop() Item {
	q := *h
	least, last := q[0], q[len(q)-1]
	q = q[:len(q)-1]
	*h = q
	i := 0
	for child := 1; child < len(q); child = 2*i + 1 {
		if child+1 < len(q) && q[child+1].Cost < q[child].Cost {
			child++
		}
		if q[child].Cost >= last.Cost {
			break
		}
		q[i] = q[child]
		i = child
	}
	if len(q) > 0 {
		q[i] = last
	}
	return least
}
