package ordered

// A MinMax queue finds and removes its least or its greatest element.
// Other names: double-ended priority queue, min-max heap, interval heap.
//
// Use: q := NewMinMax(less); q.Push(x); q.PopMin(); q.PopMax().
// Cost: O(log n) for each call.
// Why not a min-heap and a max-heap of the same elements: an element popped from one heap would remain in the
// other one, and calls would take three times as long. MinMax stores all elements in one array.
// Tested: against a sorted slice, on random calls. Source: van Leeuwen and Wood 1993.
type MinMax[T any] struct {
	less func(a, b T) bool

	// Pair k consists of items[2k] and items[2k+1], the lesser element first. The children of pair k are the
	// pairs 2k+1 and 2k+2; their elements lie between the two elements of pair k. The last pair may lack its
	// second element.
	items []T
}

// NewMinMax returns an empty queue. less must be a strict order.
func NewMinMax[T any](less func(a, b T) bool) *MinMax[T] { return &MinMax[T]{less: less} }

// Len returns the number of elements.
func (q *MinMax[T]) Len() int { return len(q.items) }

// Push adds an element.
func (q *MinMax[T]) Push(x T) {
	q.items = append(q.items, x)
	i := len(q.items) - 1
	if i%2 == 1 && q.less(x, q.items[i-1]) {
		q.items[i] = q.items[i-1]
		i--
	}

	// If x is less than the lesser element of the parent pair, move x up through the lesser elements of the
	// pairs above. If x is greater than the greater element of the parent pair, move x up through the greater
	// elements. At most one of the two loops moves x.
	for i >= 2 && q.less(x, q.items[lesserAbove(i)]) {
		q.items[i] = q.items[lesserAbove(i)]
		i = lesserAbove(i)
	}
	for i >= 2 && q.less(q.items[lesserAbove(i)+1], x) {
		q.items[i] = q.items[lesserAbove(i)+1]
		i = lesserAbove(i) + 1
	}
	q.items[i] = x
}

// lesserAbove returns the index of the lesser element in the parent of a pair. The pair is the one that
// contains items[i].
func lesserAbove(i int) int { return (i/2 - 1) / 2 * 2 }

// PopMin removes the least element and returns it. The queue must not be empty.
func (q *MinMax[T]) PopMin() T {
	least := q.items[0]
	x := q.removeLast()
	n := len(q.items)
	if n == 0 {
		return least
	}

	// Move x down from index 0 among the lesser elements of the pairs.
	i := 0
	for {
		if i+1 < n && q.less(q.items[i+1], x) {
			x, q.items[i+1] = q.items[i+1], x
		}

		child := 2*i + 2
		if child+2 < n && q.less(q.items[child+2], q.items[child]) {
			child += 2
		}
		if child >= n || !q.less(q.items[child], x) {
			break
		}
		q.items[i] = q.items[child]
		i = child
	}
	q.items[i] = x
	return least
}

// PopMax removes the greatest element and returns it. The queue must not be empty.
func (q *MinMax[T]) PopMax() T {
	if len(q.items) <= 2 {
		return q.removeLast()
	}
	greatest := q.items[1]
	x := q.removeLast()
	n := len(q.items)

	// Move x down from index 1 among the greater elements of the pairs.
	i := 1
	for i%2 == 1 {
		if q.less(x, q.items[i-1]) {
			x, q.items[i-1] = q.items[i-1], x
		}

		child := q.greater(2*i + 1)
		if second := q.greater(2*i + 3); second < n && q.less(q.items[child], q.items[second]) {
			child = second
		}
		if child >= n || !q.less(x, q.items[child]) {
			break
		}
		q.items[i] = q.items[child]
		i = child
	}
	q.items[i] = x
	return greatest
}

// greater returns the index of the greater element of the pair items[i-1] and items[i]. This is i, or i-1 if
// the last pair has no second element.
func (q *MinMax[T]) greater(i int) int {
	if i == len(q.items) {
		return i - 1
	}
	return i
}

// removeLast removes the last element of items and returns it.
func (q *MinMax[T]) removeLast() T {
	last := len(q.items) - 1
	x := q.items[last]
	q.items = q.items[:last]
	return x
}
