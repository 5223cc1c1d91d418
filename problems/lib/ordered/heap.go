package ordered

// A Heap is a priority queue: Pop returns the least element in the order that the function less defines.
// Other names: priority queue.
//
// Use: h := NewHeap(less); h.Push(x); for h.Len() > 0 { x := h.Pop() ... }.
// Cost: O(log n) for Push and Pop.
// Why not container/heap: you have to write five methods for each type of elements, and the package calls
// these methods through an interface.
// Tested: against sorting. Source: Williams 1964.
type Heap[T any] struct {
	less  func(a, b T) bool
	items []T // the children of items[i] are items[2i+1] and items[2i+2]
}

// NewHeap returns an empty heap. less must be a strict order.
func NewHeap[T any](less func(a, b T) bool) *Heap[T] { return &Heap[T]{less: less} }

// Len returns the number of elements.
func (h *Heap[T]) Len() int { return len(h.items) }

// Top returns the least element. The heap must not be empty.
func (h *Heap[T]) Top() T { return h.items[0] }

// Push adds an element.
func (h *Heap[T]) Push(x T) {
	h.items = append(h.items, x)
	i := len(h.items) - 1
	for i > 0 && h.less(x, h.items[(i-1)/2]) {
		h.items[i] = h.items[(i-1)/2]
		i = (i - 1) / 2
	}
	h.items[i] = x
}

// Pop removes the least element and returns it. The heap must not be empty.
func (h *Heap[T]) Pop() T {
	last := len(h.items) - 1
	top, x := h.items[0], h.items[last]
	h.items = h.items[:last]
	if last == 0 {
		return top
	}

	i := 0
	for child := 1; child < last; child = 2*i + 1 {
		if child+1 < last && h.less(h.items[child+1], h.items[child]) {
			child++
		}
		if !h.less(h.items[child], x) {
			break
		}
		h.items[i] = h.items[child]
		i = child
	}
	h.items[i] = x
	return top
}
