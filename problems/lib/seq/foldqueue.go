package seq

// A FoldQueue is a queue that folds all its elements with an operation, from the first to the last one.
// Other names: sliding window aggregation, SWAG, queue with minimum, two-stack queue.
//
// The operation must be associative; it need not commute. unit is its neutral value, as for SegTree.
//
// Use: q := NewFoldQueue(op, unit); q.Push(x); q.Pop(); q.Fold().
// Cost: O(1) calls of op for each call, on average over all calls.
// Why: two stacks. The back one knows its fold; when the front one is empty, it takes the back one's elements in reverse,
// and each element then knows the fold from itself to the end of the front.
// Tested: against folding a slice, with an operation that does not commute.
type FoldQueue[T any] struct {
	op       func(a, b T) T
	unit     T
	front    []T // folds of the front elements: the last one is that of all of them
	back     []T // elements
	backFold T
}

// NewFoldQueue returns an empty queue.
func NewFoldQueue[T any](op func(a, b T) T, unit T) *FoldQueue[T] {
	return &FoldQueue[T]{op: op, unit: unit, backFold: unit}
}

// Len returns the number of elements.
func (q *FoldQueue[T]) Len() int { return len(q.front) + len(q.back) }

// Push appends an element.
func (q *FoldQueue[T]) Push(x T) {
	q.back = append(q.back, x)
	q.backFold = q.op(q.backFold, x)
}

// Pop removes the first element, which must be there.
func (q *FoldQueue[T]) Pop() {
	if len(q.front) == 0 {
		fold := q.unit
		for i := len(q.back) - 1; i >= 0; i-- {
			fold = q.op(q.back[i], fold)
			q.front = append(q.front, fold)
		}
		q.back = q.back[:0]
		q.backFold = q.unit
	}
	q.front = q.front[:len(q.front)-1]
}

// Fold returns all elements joined by the operation, the unit if there are none.
func (q *FoldQueue[T]) Fold() T {
	if len(q.front) == 0 {
		return q.backFold
	}
	return q.op(q.front[len(q.front)-1], q.backFold)
}
