package graph

// WeightedSets are union-find sets with potentials. Each member has an unknown value; within a set, the
// difference between the values of any two members is known.
// Other names: union-find with potentials, weighted union-find.
//
// Use: s := NewWeightedSets(n). s.Join(a, b, 5) records that value(b) = value(a) + 5.
// Cost: O(log n) for each call, almost constant amortized: sets are joined by size, and paths are halved.
// Tested: against a list of all values, which each join updates. Source: Tarjan 1979.
type WeightedSets struct {
	parent, size []int
	offset       []int // the value of a vertex minus that of its parent
}

// NewWeightedSets returns n sets of one member each.
func NewWeightedSets(n int) *WeightedSets {
	s := &WeightedSets{parent: make([]int, n), size: make([]int, n), offset: make([]int, n)}
	for v := range s.parent {
		s.parent[v], s.size[v] = v, 1
	}
	return s
}

// find returns the root of v's set, and the value of v minus the value of the root. It halves the path from v
// to the root.
func (s *WeightedSets) find(v int) (root, offset int) {
	for s.parent[v] != v {
		// Halve the path: the grandparent of v becomes its parent.
		p := s.parent[v]
		s.offset[v] += s.offset[p]
		s.parent[v] = s.parent[p]
		offset += s.offset[v]
		v = s.parent[v]
	}
	return v, offset
}

// Join records that value(b) = value(a) + difference, and puts a and b into one set. If this contradicts
// earlier calls, Join returns false and changes nothing.
func (s *WeightedSets) Join(a, b, difference int) bool {
	a, offsetA := s.find(a)
	b, offsetB := s.find(b)
	difference += offsetA - offsetB // now value(root of b) - value(root of a)
	if a == b {
		return difference == 0
	}
	if s.size[a] > s.size[b] {
		a, b = b, a
		difference = -difference
	}
	s.parent[a] = b
	s.size[b] += s.size[a]
	s.offset[a] = -difference
	return true
}

// Difference returns value(b) - value(a); ok is false if a and b are in different sets.
func (s *WeightedSets) Difference(a, b int) (difference int, ok bool) {
	rootA, offsetA := s.find(a)
	rootB, offsetB := s.find(b)
	return offsetB - offsetA, rootA == rootB
}
