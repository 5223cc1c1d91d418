package tree

import "oj/problems/lib/seq"

// A PathFold stores a value for each vertex of a tree. It folds the values on the path between two vertices,
// in the order of the path, with an operation that need not commute, such as the composition of functions.
// Other names: heavy-light decomposition with a segment tree, path composite, path query with updates.
//
// op must be associative. unit is its neutral value.
//
// Use: p := NewPathFold(NewHeavy(near, root), values, op, unit); p.Set(v, x); p.Fold(u, v). For values of
// edges, give each value to the lower vertex of its edge, and fold with FoldEdges.
// Cost: O(n) for NewPathFold, O(log n) for Set, O(log^2 n) for Fold.
// Idea: a heavy path is a range of numbers. Two segment trees fold it in both directions, because one half of
// a path leads up and the other one down.
// Tested: on random trees, against walking along the path, with an operation that does not commute. Source:
// Sleator and Tarjan 1983.
type PathFold[T any] struct {
	h        *Heavy
	op       func(a, b T) T
	unit     T
	down, up *seq.SegTree[T] // up folds from large to small numbers, so towards the root
}

// NewPathFold returns a PathFold in which vertex v has the value values[v].
func NewPathFold[T any](h *Heavy, values []T, op func(a, b T) T, unit T) *PathFold[T] {
	ordered := make([]T, len(values))
	for v, x := range values {
		ordered[h.Number[v]] = x
	}
	back := func(a, b T) T { return op(b, a) }
	return &PathFold[T]{h, op, unit, seq.NewSegTree(ordered, op, unit), seq.NewSegTree(ordered, back, unit)}
}

// Set replaces the value of vertex v.
func (p *PathFold[T]) Set(v int, value T) {
	p.down.Set(p.h.Number[v], value)
	p.up.Set(p.h.Number[v], value)
}

// Get returns the value of vertex v.
func (p *PathFold[T]) Get(v int) T { return p.down.Get(p.h.Number[v]) }

// Fold combines the values on the path from u to v, both included, in this order.
func (p *PathFold[T]) Fold(u, v int) T { return p.fold(u, v, 0) }

// FoldEdges is Fold without the value of the highest vertex of the path. If the value of each vertex belongs
// to the edge to its parent, it combines the edges from u to v. For u = v it returns unit.
func (p *PathFold[T]) FoldEdges(u, v int) T { return p.fold(u, v, 1) }

// fold leaves out the first `without` vertices of the highest heavy path.
func (p *PathFold[T]) fold(u, v, without int) T {
	fromU, toV := p.unit, p.unit
	a, b := p.h.Number[u], p.h.Number[v]
	for {
		// As in LCA, leave the path of the greater number, until both numbers lie on one path.
		if a >= b {
			path := p.h.path[a]
			if int(path.head) <= b {
				return p.op(p.op(fromU, p.up.Fold(b+without, a+1)), toV)
			}
			fromU = p.op(fromU, p.up.Fold(int(path.head), a+1))
			a = int(path.above)
		} else {
			path := p.h.path[b]
			if int(path.head) <= a {
				return p.op(fromU, p.op(p.down.Fold(a+without, b+1), toV))
			}
			toV = p.op(p.down.Fold(int(path.head), b+1), toV)
			b = int(path.above)
		}
	}
}
