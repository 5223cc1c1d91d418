package ordered

// A Multiset stores elements in the order of less. Equal elements may occur several times.
// Other names: std::multiset, sorted list, bag.
//
// Use: s := NewMultiset(func(a, b int) bool { return a < b }); s.Add(5); s.Remove(5); s.At(k); s.Rank(x).
// Cost: O(log n) expected for each call.
// Idea: a Multiset is a Map whose keys are pairs (element, serial number). The serial numbers make the keys
// of equal elements different.
// Tested: against a sorted slice, on random calls. Source: Seidel and Aragon 1996, as for Map.
type Multiset[T any] struct {
	tree  *Map[numbered[T], struct{}]
	added int
}

// A numbered is a value with a serial number, so that equal values differ.
type numbered[T any] struct {
	value  T
	number int
}

// `before` is less than every serial number, and `behind` is greater.
const before, behind = -1, 1 << 62

// NewMultiset returns an empty multiset. less must be a strict order.
func NewMultiset[T any](less func(a, b T) bool) *Multiset[T] {
	return &Multiset[T]{tree: NewMap[numbered[T], struct{}](func(a, b numbered[T]) bool {
		if less(a.value, b.value) {
			return true
		}
		return a.number < b.number && !less(b.value, a.value)
	})}
}

// Len returns the number of elements.
func (s *Multiset[T]) Len() int { return s.tree.Len() }

// Add adds an element.
func (s *Multiset[T]) Add(x T) {
	s.tree.Put(numbered[T]{x, s.added}, struct{}{})
	s.added++
}

// Remove removes one element equal to x, and reports whether there was one.
func (s *Multiset[T]) Remove(x T) bool {
	rank := s.Rank(x)
	if rank == s.RankAfter(x) {
		return false
	}
	key, _, _ := s.tree.At(rank)
	return s.tree.Delete(key)
}

// Rank returns the number of elements that are less than x.
func (s *Multiset[T]) Rank(x T) int { return s.tree.Rank(numbered[T]{x, before}) }

// RankAfter returns the number of elements that are at most x. So RankAfter(x) - Rank(x) elements equal x.
func (s *Multiset[T]) RankAfter(x T) int { return s.tree.Rank(numbered[T]{x, behind}) }

// At returns the k-th smallest element, counted from 0; ok is false if k is out of range. The greatest element
// less than x is At(Rank(x)-1); the least element greater than x is At(RankAfter(x)).
func (s *Multiset[T]) At(k int) (x T, ok bool) {
	key, _, ok := s.tree.At(k)
	return key.value, ok
}
