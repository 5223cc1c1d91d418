package graph

// Sets is a partition of 0..n-1 into disjoint sets that can be merged (union-find). Sets[v] is the parent of v:
// another member of the same set, or v itself if v is the root.
//
// Idea: a forest; Find halves the paths that it follows (van Leeuwen and van der Weide, 1977).
// Cost: O(log n) amortised for each call, almost constant in practice.
// Why not union by size: it would be faster only in theory, and it needs a second slice.
// Tested: against a list of the set labels of all members, which each join updates. Source: Galler and
// Fischer 1964; van Leeuwen and van der Weide 1977.
type Sets []int

// NewSets returns n sets of one member each.
func NewSets(n int) Sets {
	s := make(Sets, n)
	for v := range s {
		s[v] = v
	}
	return s
}

// Find returns the root of v's set.
func (s Sets) Find(v int) int {
	for s[v] != v {
		s[v] = s[s[v]]
		v = s[v]
	}
	return v
}

// Join merges the sets of a and b, and reports whether they were different.
func (s Sets) Join(a, b int) bool {
	a, b = s.Find(a), s.Find(b)
	s[a] = b
	return a != b
}

// Same reports whether a and b are in one set.
func (s Sets) Same(a, b int) bool { return s.Find(a) == s.Find(b) }
