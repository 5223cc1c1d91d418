package seq

// A FoldDeque is a list that grows and shrinks at both ends, and can fold its elements: combine them with an
// operation, from the first to the last.
// Other names: deque with minimum, deque aggregation.
//
// The operation op must be associative; it need not commute. unit is its neutral value, as for SegTree.
//
// Use: d := NewFoldDeque(op, unit); d.PushFront(x); d.PushBack(x); d.PopFront(); d.PopBack(); d.Fold().
// Cost: each method calls op O(1) times, amortized; O(n) memory for the longest list, twice that of its elements.
// Idea: the list consists of two stacks, whose tops are its ends. Each entry stores the fold of its element and all
// elements below it. If an element is removed and its stack is empty, the other elements are divided into
// two stacks of the same height. So a quarter of them must be removed before this happens again.
// Why not FoldQueue: it is the same for one direction, with less memory.
// Tested: against folding a slice, with an operation that does not commute. Source: Tangwongsan, Hirzel and
// Schneider 2017.
type FoldDeque[T any] struct {
	op          func(a, b T) T
	unit        T
	front, back []folded[T]
}

// A folded element stands in a stack; fold combines it and the elements below it, in the order of the list.
type folded[T any] struct{ value, fold T }

// NewFoldDeque returns an empty list.
func NewFoldDeque[T any](op func(a, b T) T, unit T) *FoldDeque[T] {
	return &FoldDeque[T]{op: op, unit: unit}
}

// Len returns the number of elements.
func (d *FoldDeque[T]) Len() int { return len(d.front) + len(d.back) }

// PushFront inserts an element before the first one.
func (d *FoldDeque[T]) PushFront(x T) {
	d.front = append(withRoom(d.front), folded[T]{x, d.op(x, d.foldOf(d.front))})
}

// PushBack appends an element.
func (d *FoldDeque[T]) PushBack(x T) {
	d.back = append(withRoom(d.back), folded[T]{x, d.op(d.foldOf(d.back), x)})
}

// PopFront removes the first element and returns it. The list must not be empty.
func (d *FoldDeque[T]) PopFront() T {
	if len(d.front) == 0 {
		// The first half goes to the stack front. The rest moves down in its stack, below what is still to be read.
		k := (len(d.back) + 1) / 2
		for i := k - 1; i >= 0; i-- {
			d.PushFront(d.back[i].value)
		}
		rest := d.back[k:]
		d.back = d.back[:0]
		for _, e := range rest {
			d.PushBack(e.value)
		}
	}
	last := len(d.front) - 1
	x := d.front[last].value
	d.front = d.front[:last]
	return x
}

// PopBack removes the last element and returns it. The list must not be empty.
func (d *FoldDeque[T]) PopBack() T {
	if len(d.back) == 0 {
		// As in PopFront, with the last half.
		k := (len(d.front) + 1) / 2
		for i := k - 1; i >= 0; i-- {
			d.PushBack(d.front[i].value)
		}
		rest := d.front[k:]
		d.front = d.front[:0]
		for _, e := range rest {
			d.PushFront(e.value)
		}
	}
	last := len(d.back) - 1
	x := d.back[last].value
	d.back = d.back[:last]
	return x
}

// Fold applies the operation to all elements, from the first to the last one, and returns the result. For an empty
// list it returns unit.
func (d *FoldDeque[T]) Fold() T { return d.op(d.foldOf(d.front), d.foldOf(d.back)) }

// foldOf returns the fold of a stack.
func (d *FoldDeque[T]) foldOf(stack []folded[T]) T {
	if len(stack) == 0 {
		return d.unit
	}
	return stack[len(stack)-1].fold
}

// withRoom returns the list with room for one more element. It doubles the memory: append would add only a quarter, and
// most C++ programs never free the old memory.
func withRoom[T any](list []T) []T {
	if len(list) < cap(list) {
		return list
	}
	return append(make([]T, 0, 2*len(list)+8), list...)
}
