package seq

// A LiChao tree stores lines y = a*x + b and returns the lowest one at a given x. Lines and queries may come in
// any order, and a line may be limited to a range of x. For the highest line, negate a and b.
// Other names: Li Chao segment tree, dynamic convex hull trick, line container.
//
// Use: t := NewLiChao(xs) with all x of the queries in ascending order; t.Add(a, b); t.Min(i) for x = xs[i].
// Cost: O(log n) for Add and Min, O(log^2 n) for AddRange, with n = len(xs).
// Advantage: no quotient and no product of differences is computed, so only the values a*x+b must fit into an int.
// Tested: against all lines, at all x. Source: folklore, named after Li Chao; problem Segment of HEOI 2013.
type LiChao struct {
	xs   []int
	size int
	line []line // line[i] is the line of node i of a binary tree; its children are 2i and 2i+1
}

// A line is y = a*x + b.
type line struct {
	a, b int
	used bool // whether this is a line; the zero value stands for no line
}

// NewLiChao returns a tree without lines for these positions, which must be ascending.
func NewLiChao(xs []int) *LiChao {
	size := 1
	for size < len(xs) {
		size *= 2
	}
	return &LiChao{xs: xs, size: size, line: make([]line, 2*size)}
}

// Add adds the line y = a*x + b.
func (t *LiChao) Add(a, b int) { t.add(1, 0, t.size, line{a: a, b: b, used: true}) }

// AddRange adds the line y = a*x + b at the positions xs[l:r] only.
func (t *LiChao) AddRange(l, r, a, b int) {
	left, right := l+t.size, r+t.size
	for width := 1; left < right; width *= 2 {
		if left%2 == 1 {
			t.add(left, left*width-t.size, width, line{a: a, b: b, used: true})
			left++
		}
		if right%2 == 1 {
			right--
			t.add(right, right*width-t.size, width, line{a: a, b: b, used: true})
		}
		left, right = left/2, right/2
	}
}

// add adds the line `new` to the subtree whose root has the number `node`. This subtree covers the
// positions from start to start+width-1. If the node already stores a line, it keeps the line that is lower
// at the middle position. The other line can be lower only to the left or only to the right of the middle, so
// it is added to the child that covers this half.
func (t *LiChao) add(node, start, width int, new line) {
	for start < len(t.xs) {
		old := t.line[node]
		if !old.used {
			t.line[node] = new
			return
		}

		middle := start + width/2
		if middle >= len(t.xs) {
			middle = len(t.xs) - 1
		}

		// This node keeps the line that is lower in the middle.
		if new.at(t.xs[middle]) < old.at(t.xs[middle]) {
			t.line[node] = new
			old, new = new, old
		}
		if width == 1 {
			return
		}

		// Add the other line, which the variable `new` now holds, to a child. If it has the greater slope, it
		// can be lower only on the left, otherwise only on the right.
		width /= 2
		node *= 2
		if new.a <= old.a {
			node++
			start += width
		}
	}
}

// at returns the value of the line at x.
func (l line) at(x int) int { return l.a*x + l.b }

// Min returns the lowest value of all lines at xs[i]; ok is false if there is no line.
func (t *LiChao) Min(i int) (y int, ok bool) {
	for node := i + t.size; node > 0; node /= 2 {
		l := t.line[node]
		if !l.used {
			continue
		}
		if value := l.at(t.xs[i]); !ok || value < y {
			y, ok = value, true
		}
	}
	return y, ok
}
