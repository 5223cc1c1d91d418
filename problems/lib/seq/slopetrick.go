package seq

import "oj/problems/lib/ordered"

// SlopeTrick is a convex function f of an int that consists of straight pieces with integer slopes. At first
// it is 0.
// Other names: slope trick, sum of absolute values, making a sequence increasing at least cost, piecewise
// linear convex function.
//
// Use: f := NewSlopeTrick(); f.AddRising(a), f.AddFalling(a), f.AddAbs(a) add max(0, x-a), max(0, a-x),
// abs(x-a); f.Min() is the least value and where it is; f.Spread(l, r) replaces f(x) by the least f(x-d) for
// l <= d <= r.
// Cost: O(log n) for Add, O(1) for the others.
// Idea: two heaps hold the points at which the slope changes by one, left and right of the minimum. Spread
// moves all points of a heap at once.
// Tested: against tables of values, on random calls. Source: folklore; Codeforces Round 371, problem 713C,
// 2016.
type SlopeTrick struct {
	least       int
	left, right *ordered.Heap[int] // left holds negated points
	moveLeft    int                // what must be added to each point of left
	moveRight   int
}

// NewSlopeTrick returns the function 0.
func NewSlopeTrick() *SlopeTrick {
	less := func(a, b int) bool { return a < b }
	return &SlopeTrick{left: ordered.NewHeap(less), right: ordered.NewHeap(less)}
}

// AddConst adds c to all values.
func (f *SlopeTrick) AddConst(c int) { f.least += c }

// AddRising adds max(0, x-a).
func (f *SlopeTrick) AddRising(a int) {
	if f.left.Len() > 0 {
		if edge := f.moveLeft - f.left.Top(); edge > a {
			f.least += edge - a
			f.left.Pop()
			f.left.Push(f.moveLeft - a)
			a = edge
		}
	}
	f.right.Push(a - f.moveRight)
}

// AddFalling adds max(0, a-x).
func (f *SlopeTrick) AddFalling(a int) {
	if f.right.Len() > 0 {
		if edge := f.right.Top() + f.moveRight; edge < a {
			f.least += a - edge
			f.right.Pop()
			f.right.Push(a - f.moveRight)
			a = edge
		}
	}
	f.left.Push(f.moveLeft - a)
}

// AddAbs adds abs(x-a).
func (f *SlopeTrick) AddAbs(a int) {
	f.AddRising(a)
	f.AddFalling(a)
}

// Spread replaces f(x) by the least f(x-d) over all d in [l, r]. Spread(0, far) makes f fall only: each value
// becomes the least one up to x; for that far may be any bound of the positions.
func (f *SlopeTrick) Spread(l, r int) {
	f.moveLeft += l
	f.moveRight += r
}

// Min returns the least value and the first and the last x at which f has it. If f never rises, hi is 1<<62,
// and if it never falls, lo is -1<<62.
func (f *SlopeTrick) Min() (value, lo, hi int) {
	lo, hi = -1<<62, 1<<62
	if f.left.Len() > 0 {
		lo = f.moveLeft - f.left.Top()
	}
	if f.right.Len() > 0 {
		hi = f.right.Top() + f.moveRight
	}
	return f.least, lo, hi
}
