package seq

// Beats stores n ints. A call replaces all values of a range by their minimum or maximum with a number, or
// adds a number to them. It returns sums, minima and maxima of ranges.
// Other names: segment tree beats, chmin, chmax, Ji driver segmentation.
//
// Use: b := NewBeats(values); b.ChMin(l, r, x) replaces v by min(v, x); b.ChMax(l, r, x); b.Add(l, r, x);
// b.Sum(l, r).
// Cost: O(log n) amortized for ChMin and ChMax if Add is not called, else O(log^2 n); O(log n) for the
// others; recursion to the depth log2(n).
// Idea: a node knows its two largest and two smallest different values. If x is between the two largest,
// ChMin changes one value only, and the sum follows from the number of its occurrences; otherwise go on
// below.
// Tested: against a slice, on random calls. Source: Ji Ruyi 2016.
type Beats struct {
	n, size int
	nodes   []beat
}

// A beat is a node. Its values are those after all changes of its ancestors.
type beat struct {
	sum, count        int
	max, max2, maxFew int // the largest value, the next smaller one, and how often the largest occurs
	min, min2, minFew int
	add               int // for both children
}

const (
	beatLow  = -1 << 61 // stands for no second value
	beatHigh = 1 << 61
)

// NewBeats returns the values, whose absolute values must stay below 2^60, and whose sums must fit into an
// int.
func NewBeats(values []int) *Beats {
	size := 1
	for size < len(values) {
		size *= 2
	}
	b := &Beats{n: len(values), size: size, nodes: make([]beat, 2*size)}
	for i := range b.nodes[size:] {
		leaf := &b.nodes[size+i]
		*leaf = beat{max: beatLow, max2: beatLow, min: beatHigh, min2: beatHigh}
		if i < len(values) {
			v := values[i]
			*leaf = beat{sum: v, count: 1, max: v, max2: beatLow, maxFew: 1, min: v, min2: beatHigh, minFew: 1}
		}
	}
	for i := size - 1; i > 0; i-- {
		b.pull(i)
	}
	return b
}

// ChMin replaces each value v in [l, r) by the smaller one of v and x.
func (b *Beats) ChMin(l, r, x int) { b.visit(1, 0, b.size, l, r, chMin, x) }

// ChMax replaces each value v in [l, r) by the larger one of v and x.
func (b *Beats) ChMax(l, r, x int) { b.visit(1, 0, b.size, l, r, chMax, x) }

// Add adds x to each value in [l, r).
func (b *Beats) Add(l, r, x int) { b.visit(1, 0, b.size, l, r, addTo, x) }

// Sum returns the sum of the values in [l, r).
func (b *Beats) Sum(l, r int) int { return b.visit(1, 0, b.size, l, r, ask, 0).sum }

// Min returns the least value in [l, r), which must not be empty.
func (b *Beats) Min(l, r int) int { return b.visit(1, 0, b.size, l, r, ask, 0).min }

// Max returns the greatest value in [l, r), which must not be empty.
func (b *Beats) Max(l, r int) int { return b.visit(1, 0, b.size, l, r, ask, 0).max }

const (
	ask = iota
	chMin
	chMax
	addTo
)

// visit does one call on the node that covers [lo, hi), and returns sum, min and max of its part of [l, r).
func (b *Beats) visit(node, lo, hi, l, r, what, x int) beat {
	at := &b.nodes[node]
	if r <= lo || hi <= l || at.count == 0 {
		return beat{min: beatHigh, max: beatLow}
	}
	if l <= lo && hi <= r {
		switch {
		case what == ask || what == chMin && x >= at.max || what == chMax && x <= at.min:
			return *at
		case what == addTo:
			at.raise(x)
			return *at
		case what == chMin && x > at.max2:
			at.lower(x)
			return *at
		case what == chMax && x < at.min2:
			at.lift(x)
			return *at
		}
	}

	b.push(node)
	middle := (lo + hi) / 2
	left := b.visit(2*node, lo, middle, l, r, what, x)
	right := b.visit(2*node+1, middle, hi, l, r, what, x)
	if what != ask {
		b.pull(node)
	}
	left.sum += right.sum
	left.min, left.max = Min(left.min, right.min), Max(left.max, right.max)
	return left
}

// raise adds x to all values.
func (t *beat) raise(x int) {
	t.sum += x * t.count
	t.max += x
	t.min += x
	if t.max2 != beatLow {
		t.max2 += x
	}
	if t.min2 != beatHigh {
		t.min2 += x
	}
	t.add += x
}

// lower makes x, which is between the two largest values, the largest one.
func (t *beat) lower(x int) {
	t.sum -= (t.max - x) * t.maxFew
	if t.min == t.max {
		t.min = x
	} else if t.min2 == t.max {
		t.min2 = x
	}
	t.max = x
}

// lift makes x, which is between the two smallest values, the smallest one.
func (t *beat) lift(x int) {
	t.sum += (x - t.min) * t.minFew
	if t.max == t.min {
		t.max = x
	} else if t.max2 == t.min {
		t.max2 = x
	}
	t.min = x
}

// push passes the changes of a node on to its children.
func (b *Beats) push(node int) {
	at := &b.nodes[node]
	for child := 2 * node; child <= 2*node+1; child++ {
		t := &b.nodes[child]
		if t.count == 0 {
			continue
		}
		if at.add != 0 {
			t.raise(at.add)
		}
		if t.max > at.max {
			t.lower(at.max)
		}
		if t.min < at.min {
			t.lift(at.min)
		}
	}
	at.add = 0
}

// pull computes a node from its children.
func (b *Beats) pull(node int) {
	at, l, r := &b.nodes[node], &b.nodes[2*node], &b.nodes[2*node+1]
	at.sum, at.count, at.add = l.sum+r.sum, l.count+r.count, 0

	at.max, at.maxFew = l.max, l.maxFew
	at.max2 = Max(l.max2, r.max2)
	if r.max > l.max {
		at.max, at.maxFew, at.max2 = r.max, r.maxFew, Max(l.max, r.max2)
	} else if r.max < l.max {
		at.max2 = Max(l.max2, r.max)
	} else {
		at.maxFew += r.maxFew
	}

	at.min, at.minFew = l.min, l.minFew
	at.min2 = Min(l.min2, r.min2)
	if r.min < l.min {
		at.min, at.minFew, at.min2 = r.min, r.minFew, Min(l.min, r.min2)
	} else if r.min > l.min {
		at.min2 = Min(l.min2, r.min)
	} else {
		at.minFew += r.minFew
	}
}
