package seq

// A FoldQueue is a queue that can also fold its elements: combine them with an operation, from the first to
// the last.
// Other names: sliding window aggregation, SWAG, queue with minimum, two-stack queue.
//
// The operation op must be associative; it need not commute. unit is its neutral value, as for SegTree.
//
// Use: q := NewFoldQueue(op, unit); q.Push(x); q.Pop(); q.Fold().
// Cost: each method calls op O(1) times, amortized.
// Idea: the queue consists of two stacks. Push adds an element to the back stack, and backFold is the fold of
// the whole back stack. If the front stack is empty, Pop first moves all elements from the back stack to it.
// Each entry of the front stack stores the fold of one element and all elements below it in this stack.
// Tested: against folding a slice, with an operation that does not commute. Source: adamax 2011, Stack Overflow
// 4802038; Tangwongsan, Hirzel and Schneider 2017.
type FoldQueue[T any] struct {
	op       func(a, b T) T
	unit     T
	front    []T // front[i]: the fold of element i of the front stack and all elements below it
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

// Pop removes the first element. The queue must not be empty.
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

// Fold applies the operation to all elements, from the first to the last one, and returns the result. For an empty queue
// it returns unit.
func (q *FoldQueue[T]) Fold() T {
	if len(q.front) == 0 {
		return q.backFold
	}
	return q.op(q.front[len(q.front)-1], q.backFold)
}
