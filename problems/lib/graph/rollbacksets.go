package graph

// RollbackSets are union-find sets in which the most recent joins can be undone.
// Other names: union-find with rollback, offline dynamic connectivity.
//
// Use: s := NewRollbackSets(n); mark := s.Joins(); s.Join(a, b); s.Undo(mark).
// Cost: O(log n) for each call: sets are joined by size. Paths are not compressed, because it would be
// expensive to undo this.
// Tested: against a list with the set number of each member. Source: Westbrook and Tarjan 1989.
type RollbackSets struct {
	parent, size []int

	// For each call of Join: the root that became a child of the other root, or none if a and b had the same root.
	joined []int
}

// NewRollbackSets returns n sets of one member each.
func NewRollbackSets(n int) *RollbackSets {
	s := &RollbackSets{parent: make([]int, n), size: make([]int, n)}
	for v := range s.parent {
		s.parent[v], s.size[v] = v, 1
	}
	return s
}

// Find returns the root of v's set.
func (s *RollbackSets) Find(v int) int {
	for s.parent[v] != v {
		v = s.parent[v]
	}
	return v
}

// Size returns the number of members of v's set.
func (s *RollbackSets) Size(v int) int { return s.size[s.Find(v)] }

// Join merges the sets of a and b, and reports whether they were different.
func (s *RollbackSets) Join(a, b int) bool {
	a, b = s.Find(a), s.Find(b)
	if a == b {
		s.joined = append(s.joined, none)
		return false
	}

	// Make the root of the smaller set a child of the other root, because this keeps the trees flat.
	if s.size[a] > s.size[b] {
		a, b = b, a
	}
	s.parent[a] = b
	s.size[b] += s.size[a]
	s.joined = append(s.joined, a)
	return true
}

// Joins returns the number of calls of Join that have not been undone. Calls that changed nothing count, too.
func (s *RollbackSets) Joins() int { return len(s.joined) }

// Undo undoes the last joins until only the given number of joins is left.
func (s *RollbackSets) Undo(joins int) {
	for len(s.joined) > joins {
		a := s.joined[len(s.joined)-1]
		s.joined = s.joined[:len(s.joined)-1]
		if a != none {
			s.size[s.parent[a]] -= s.size[a]
			s.parent[a] = a
		}
	}
}
