package tree

import "sort"

// Classes returns a number for each vertex of a rooted tree, from 0 to count-1. Two vertices have equal numbers
// if and only if their subtrees are isomorphic; the order of children does not matter.
// Other names: tree isomorphism, AHU algorithm.
//
// Use: to compare two rooted trees, join both to a new root. For trees without roots, use their centroids as
// roots (there may be two).
// Cost: O(n log n).
// Idea: the key of a class is the sorted list of the classes of the children. Hashes of different subtrees
// may be equal; their classes never are.
// Tested: on all trees of up to six vertices, against sorted names of subtrees. Source: Aho, Hopcroft, Ullman 1974.
func Classes(near [][]int, root int) (class []int, count int) { return Root(near, root).Classes() }

// Classes does the same as the function Classes.
func (r *Rooted) Classes() (class []int, count int) {
	class = make([]int, len(r.Order))
	known := make(map[string]int)
	var children []int
	var key []byte
	last := len(r.Order) - 1 // the place of the last child that has not been seen as a child
	for i := len(r.Order) - 1; i >= 0; i-- {
		v := r.Order[i]

		// Subtrees are isomorphic if their children have the same sorted list of classes.
		first := last
		for first > 0 && r.Parent[r.Order[first]] == v {
			first--
		}
		if count := last - first; cap(children) < count {
			children, key = make([]int, count), make([]byte, 4*count)
		}
		children = children[:0]
		for ; last > first; last-- {
			children = append(children, class[r.Order[last]])
		}
		sort.Ints(children)

		key = key[:0]
		for _, c := range children {
			key = append(key, byte(c), byte(c>>8), byte(c>>16), byte(c>>24))
		}
		number, ok := known[string(key)]
		if !ok {
			number = len(known)
			known[string(key)] = number
		}
		class[v] = number
	}
	return class, len(known)
}
