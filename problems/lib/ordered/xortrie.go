package ordered

// A XorTrie is a multiset of ints from 0 to 2^bits - 1. It finds the element whose xor with a given number is least,
// greatest or k-th smallest.
// Other names: binary trie, bitwise trie, maximum xor, 0-1 trie.
//
// Use: t := NewXorTrie(30); t.Add(x); t.MaxXor(y); t.MinXor(y); t.KthXor(0, k) is the k-th smallest element.
// Cost: bits steps for each call; 12 bytes for each vertex, at most bits vertices for each different element.
// Idea: a binary tree in which the path from the root to a leaf is the bits of an element, the highest one first. A xor
// with y exchanges the children of the vertices of a level if the bit of y is 1.
// Tested: against a slice, on random calls. Source: folklore; TrungNotChung 2020, Codeforces blog 67157.
type XorTrie struct {
	bits  int
	nodes []xorNode // nodes[0] is the root
}

// A xorNode is a vertex of a XorTrie. No edge leads to the root, so 0 stands for a missing child.
type xorNode struct {
	child [2]int32
	size  int32 // the number of elements below
}

// NewXorTrie returns an empty multiset of numbers with the given number of bits, from 0 to 63.
func NewXorTrie(bits int) *XorTrie { return &XorTrie{bits: bits, nodes: make([]xorNode, 1)} }

// Len returns the number of elements.
func (t *XorTrie) Len() int { return int(t.nodes[0].size) }

// Add adds an element.
func (t *XorTrie) Add(x int) {
	v := int32(0)
	t.nodes[v].size++
	for bit := t.bits - 1; bit >= 0; bit-- {
		digit := x >> uint(bit) & 1
		if t.nodes[v].child[digit] == 0 {
			t.nodes = append(t.nodes, xorNode{})
			t.nodes[v].child[digit] = int32(len(t.nodes) - 1)
		}
		v = t.nodes[v].child[digit]
		t.nodes[v].size++
	}
}

// Remove removes one element equal to x, and reports whether there was one.
func (t *XorTrie) Remove(x int) bool {
	if t.Count(x) == 0 {
		return false
	}
	v := int32(0)
	t.nodes[v].size--
	for bit := t.bits - 1; bit >= 0; bit-- {
		v = t.nodes[v].child[x>>uint(bit)&1]
		t.nodes[v].size--
	}
	return true
}

// Count returns how many elements are equal to x.
func (t *XorTrie) Count(x int) int {
	v := int32(0)
	for bit := t.bits - 1; bit >= 0; bit-- {
		v = t.nodes[v].child[x>>uint(bit)&1]
		if v == 0 {
			return 0
		}
	}
	return int(t.nodes[v].size)
}

// KthXor returns the element whose xor with y is the k-th smallest, counted from 0; ok is false if k is out of range.
// y may have at most as many bits as the elements.
func (t *XorTrie) KthXor(y, k int) (x int, ok bool) {
	if k < 0 || k >= t.Len() {
		return 0, false
	}
	v := int32(0)
	for bit := t.bits - 1; bit >= 0; bit-- {
		digit := y >> uint(bit) & 1
		near := t.nodes[v].child[digit] // the child of the smaller xors
		size := 0
		if near > 0 {
			size = int(t.nodes[near].size)
		}
		if k >= size {
			k -= size
			digit = 1 - digit
		}
		v = t.nodes[v].child[digit]
		x = 2*x + digit
	}
	return x, true
}

// MinXor returns the element whose xor with y is least; ok is false if there are no elements.
func (t *XorTrie) MinXor(y int) (x int, ok bool) { return t.KthXor(y, 0) }

// MaxXor returns the element whose xor with y is greatest; ok is false if there are no elements.
func (t *XorTrie) MaxXor(y int) (x int, ok bool) { return t.KthXor(y, t.Len()-1) }

// LessXor returns the number of elements whose xor with y is less than bound, for bound >= 0.
func (t *XorTrie) LessXor(y, bound int) int {
	if bound>>uint(t.bits) > 0 {
		return t.Len()
	}
	count := 0
	v := int32(0)
	for bit := t.bits - 1; bit >= 0; bit-- {
		digit := y >> uint(bit) & 1
		if bound>>uint(bit)&1 == 1 {
			if near := t.nodes[v].child[digit]; near > 0 {
				count += int(t.nodes[near].size)
			}
			digit = 1 - digit
		}
		v = t.nodes[v].child[digit]
		if v == 0 {
			break
		}
	}
	return count
}
