package tree

// A LinkCut tree is a forest that changes: edges are added and removed. Each vertex has a value. The values
// on the path between two vertices are folded in the order of the path.
// Other names: link-cut tree, dynamic tree, splay tree with path reversal.
//
// op must be associative but need not commute. unit is its neutral value. For values of edges, make a vertex
// of each edge.
//
// Use: t := NewLinkCut(values, op, unit), or LinkCutOf(near, values, op, unit); t.Link(u, v); t.Cut(u, v);
// t.Fold(u, v); t.Set(v, x); t.Connected(u, v).
// Cost: O(log n) for each call, amortized.
// Idea: the paths from the root that were used last are splay trees, ordered by depth. Making a vertex the
// root reverses such a path; a reversal waits at the top of its subtree.
// Tested: on random calls, against a list of edges and search. Source: Sleator and Tarjan 1983 and 1985.
type LinkCut[T any] struct {
	op    func(a, b T) T
	nodes []linkCutNode[T] // vertex v is node v+1; nodes[0] stands for no node
	stack []int32
}

// A linkCutNode is the node of a vertex in the splay tree of its path.
type linkCutNode[T any] struct {
	value      T
	fold, back T        // the fold of the subtree, forwards and backwards
	child      [2]int32 // less deep, deeper
	parent     int32    // in the splay tree, or for its root: the vertex above the path
	reversed   bool     // whether each node of the subtree must still swap its two children
}

// NewLinkCut returns a forest without edges, whose vertices have these values.
func NewLinkCut[T any](values []T, op func(a, b T) T, unit T) *LinkCut[T] {
	t := &LinkCut[T]{op: op, nodes: make([]linkCutNode[T], len(values)+1)}
	t.nodes[0] = linkCutNode[T]{value: unit, fold: unit, back: unit}
	for v, x := range values {
		t.nodes[v+1] = linkCutNode[T]{value: x, fold: x, back: x}
	}
	return t
}

// LinkCutOf returns the tree with these adjacency lists, whose vertices have these values. It takes O(n), so it is
// faster than a call of Link for each edge.
func LinkCutOf[T any](near [][]int, values []T, op func(a, b T) T, unit T) *LinkCut[T] {
	t := NewLinkCut(values, op, unit)
	for v, parent := range Root(near, 0).Parent {
		t.nodes[v+1].parent = int32(parent + 1) // each vertex is a path of its own
	}
	return t
}

// Link adds an edge between two vertices, unless they are connected already. It reports whether it did.
func (t *LinkCut[T]) Link(u, v int) bool {
	a, b := int32(u+1), int32(v+1)
	t.makeRoot(a)
	t.access(b)
	if a == b || t.nodes[a].parent != 0 {
		return false // the path from a to b is one splay tree now, and its root is b
	}
	t.nodes[a].parent = b
	return true
}

// Cut removes the edge between two vertices, if there is one. It reports whether there was.
func (t *LinkCut[T]) Cut(u, v int) bool {
	a, b := int32(u+1), int32(v+1)
	t.makeRoot(a)
	t.access(b)

	// The path from a to b is the splay tree of b. The edge exists if a is its only other node.
	node := &t.nodes[b]
	if a == b || node.child[0] != a || t.nodes[a].child != [2]int32{} {
		return false
	}
	node.child[0], t.nodes[a].parent = 0, 0
	t.count(b)
	return true
}

// Connected reports whether there is a path between two vertices.
func (t *LinkCut[T]) Connected(u, v int) bool {
	a, b := int32(u+1), int32(v+1)
	if a == b {
		return true
	}
	t.access(a)
	t.access(b)
	return t.nodes[a].parent != 0
}

// Get returns the value of vertex v.
func (t *LinkCut[T]) Get(v int) T { return t.nodes[v+1].value }

// Set replaces the value of vertex v.
func (t *LinkCut[T]) Set(v int, value T) {
	t.access(int32(v + 1))
	t.nodes[v+1].value = value
	t.count(int32(v + 1))
}

// Fold combines the values on the path from u to v, both included, in this order. They must be connected.
func (t *LinkCut[T]) Fold(u, v int) T {
	t.makeRoot(int32(u + 1))
	t.access(int32(v + 1))
	return t.nodes[v+1].fold
}

// makeRoot makes a vertex the root of its tree.
func (t *LinkCut[T]) makeRoot(v int32) {
	t.access(v)
	t.turn(v)
}

// access makes the path from the root to v a splay tree with the root v; v is the deepest vertex of it.
func (t *LinkCut[T]) access(v int32) {
	below := int32(0)
	for at := v; at != 0; at = t.nodes[at].parent {
		t.splay(at)
		t.nodes[at].child[1] = below
		t.count(at)
		below = at
	}
	t.splay(v)
	t.count(v)
}

// splay rotates v to the root of its splay tree. The caller must count v: meanwhile v moves, and each of its folds
// but the last would be in vain.
func (t *LinkCut[T]) splay(v int32) {
	// Pass on the reversals above v, from the top down.
	t.stack = append(t.stack[:0], v)
	for at := v; !t.isTop(at); at = t.nodes[at].parent {
		t.stack = append(t.stack, t.nodes[at].parent)
	}
	for i := len(t.stack) - 1; i >= 0; i-- {
		t.push(t.stack[i])
	}

	for !t.isTop(v) {
		parent := t.nodes[v].parent
		if !t.isTop(parent) {
			if t.side(v) == t.side(parent) {
				t.rotate(parent)
			} else {
				t.rotate(v)
			}
		}
		t.rotate(v)
	}
}

// isTop reports whether v is the root of its splay tree.
func (t *LinkCut[T]) isTop(v int32) bool {
	parent := t.nodes[v].parent
	return parent == 0 || t.nodes[parent].child[0] != v && t.nodes[parent].child[1] != v
}

// side returns which child of its parent v is.
func (t *LinkCut[T]) side(v int32) int {
	if t.nodes[t.nodes[v].parent].child[1] == v {
		return 1
	}
	return 0
}

// rotate exchanges v and its parent, and counts the parent.
func (t *LinkCut[T]) rotate(v int32) {
	parent := t.nodes[v].parent
	side := t.side(v)
	top := t.nodes[parent].parent
	if !t.isTop(parent) {
		t.nodes[top].child[t.side(parent)] = v
	}
	inner := t.nodes[v].child[1-side]
	t.nodes[parent].child[side] = inner
	if inner != 0 {
		t.nodes[inner].parent = parent
	}
	t.nodes[v].child[1-side] = parent
	t.nodes[parent].parent, t.nodes[v].parent = v, top
	t.count(parent)
}

// turn reverses a splay tree.
func (t *LinkCut[T]) turn(v int32) {
	if v != 0 {
		at := &t.nodes[v]
		at.child[0], at.child[1] = at.child[1], at.child[0]
		at.fold, at.back = at.back, at.fold
		at.reversed = !at.reversed
	}
}

// push passes a reversal on to the children.
func (t *LinkCut[T]) push(v int32) {
	if at := &t.nodes[v]; at.reversed {
		t.turn(at.child[0])
		t.turn(at.child[1])
		at.reversed = false
	}
}

// count computes the folds of a node from its children.
func (t *LinkCut[T]) count(v int32) {
	at := &t.nodes[v]
	at.fold, at.back = at.value, at.value
	if left := &t.nodes[at.child[0]]; at.child[0] != 0 {
		at.fold, at.back = t.op(left.fold, at.fold), t.op(at.back, left.back)
	}
	if right := &t.nodes[at.child[1]]; at.child[1] != 0 {
		at.fold, at.back = t.op(at.fold, right.fold), t.op(right.back, at.back)
	}
}
