package seq

// An AddMin stores n ints. A call adds a number to a range, or returns the least number of a range. For the greatest
// one, store and add negated numbers.
// Other names: range add range min, starry sky tree.
//
// The numbers, and the sum of all |x| that are added, must stay below 2^60.
//
// Use: t := NewAddMin(values); t.Add(l, r, x); t.Min(l, r).
// Cost: O(log n) for each call, O(n) for NewAddMin; 24 bytes a number, for the next power of two.
// Idea: what is added to a node stays there, instead of moving to its children. Both methods walk up from the two
// places outside the range, and see on the way what was added above.
// Why not LazySegTree: it accepts any operations, but takes two to three times as long, because it calls them and
// moves changes down.
// Tested: against a slice, for all small n. Source: folklore; Zhang 2010 for the walk from the places outside.
type AddMin struct {
	size  int   // position i is leaf size+1+i; there is an unused leaf before the first position and behind the last
	least []int // the least number below a node, without what was added to the nodes above
	added []int // what was added to all numbers below an inner node
}

// minOfNothing is the minimum of an empty range.
const minOfNothing = 1 << 62

// NewAddMin returns a tree that starts with these numbers.
func NewAddMin(values []int) *AddMin {
	size := 2
	for size < len(values)+2 {
		size *= 2
	}
	t := &AddMin{size: size, least: make([]int, 2*size), added: make([]int, size)}
	for i := range t.least {
		t.least[i] = minOfNothing
	}
	copy(t.least[size+1:], values)
	for i := size - 1; i > 0; i-- {
		t.pull(i)
	}
	return t
}

// pull computes the least number of an inner node.
func (t *AddMin) pull(node int) {
	t.least[node] = Min(t.least[2*node], t.least[2*node+1]) + t.added[node]
}

// Add adds x to the numbers at positions [l, r).
func (t *AddMin) Add(l, r, x int) {
	if l >= r {
		return
	}

	// a and b are the nodes next to the range, until they are the children of one node.
	a, b := t.size+l, t.size+r+1
	for a^b != 1 {
		if a%2 == 0 {
			t.addNode(a+1, x)
		}
		if b%2 == 1 {
			t.addNode(b-1, x)
		}
		a, b = a/2, b/2
		t.pull(a)
		t.pull(b)
	}
	for a /= 2; a > 0; a /= 2 {
		t.pull(a)
	}
}

// addNode adds x to all numbers below a node.
func (t *AddMin) addNode(node, x int) {
	t.least[node] += x
	if node < t.size {
		t.added[node] += x
	}
}

// Min returns the least number at positions [l, r); for an empty range, it returns 2^62.
func (t *AddMin) Min(l, r int) int {
	if l >= r {
		return minOfNothing
	}
	left, right := minOfNothing, minOfNothing // the least numbers seen below the parents of a and b
	a, b := t.size+l, t.size+r+1
	for a^b != 1 {
		if a%2 == 0 {
			left = Min(left, t.least[a+1])
		}
		if b%2 == 1 {
			right = Min(right, t.least[b-1])
		}
		a, b = a/2, b/2
		left += t.added[a]
		right += t.added[b]
	}

	least := Min(left, right)
	for a /= 2; a > 0; a /= 2 {
		least += t.added[a]
	}
	return least
}
