package ordered

// A MinMax is a queue that returns its least and its greatest element.
// Other names: double-ended priority queue, min-max heap.
//
// Use: q := NewMinMax(less); q.Push(x); q.PopMin(); q.PopMax().
// Cost: O(log n) amortised for each call.
// Why: it has two heaps over the same numbered elements; a heap skips the elements that the other one has
// already returned.
// Tested: against a sorted slice, on random calls.
type MinMax[T any] struct {
	min, max *Heap[int] // numbers of elements
	items    []T
	gone     []bool
	left     int
}

// NewMinMax returns an empty queue. less must be a strict order.
func NewMinMax[T any](less func(a, b T) bool) *MinMax[T] {
	q := &MinMax[T]{}
	q.min = NewHeap(func(a, b int) bool { return less(q.items[a], q.items[b]) })
	q.max = NewHeap(func(a, b int) bool { return less(q.items[b], q.items[a]) })
	return q
}

// Len returns the number of elements.
func (q *MinMax[T]) Len() int { return q.left }

// Push adds an element.
func (q *MinMax[T]) Push(x T) {
	q.items = append(q.items, x) // first, because the heaps compare items
	q.gone = append(q.gone, false)
	q.min.Push(len(q.items) - 1)
	q.max.Push(len(q.items) - 1)
	q.left++
}

// PopMin removes the least element and returns it. The queue must not be empty.
func (q *MinMax[T]) PopMin() T { return q.pop(q.min) }

// PopMax removes the greatest element and returns it. The queue must not be empty.
func (q *MinMax[T]) PopMax() T { return q.pop(q.max) }

func (q *MinMax[T]) pop(h *Heap[int]) T {
	i := h.Pop()
	for q.gone[i] {
		i = h.Pop()
	}
	q.gone[i] = true
	q.left--
	return q.items[i]
}
