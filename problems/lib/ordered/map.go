package ordered

// A Map stores values by key, with the keys sorted by less. It finds the k-th key and the rank of a key.
// Other names: TreeMap, std::map, order statistic tree, treap.
//
// Use: m := NewMap[int, string](func(a, b int) bool { return a < b }); m.Put(5, "five"); key, value, ok := m.Ceiling(4).
// Cost: O(log n) expected for each call, for any keys; O(n) memory.
// Why a treap: no other balanced tree needs so little code. Its priorities come from a fixed pseudorandom
// sequence, so each run behaves in the same way. (An adversary who knows the sequence could choose keys that
// make it slow.)
// Tested: against a sorted slice, on random calls. Source: Seidel and Aragon 1996.
type Map[K, V any] struct {
	less  func(a, b K) bool
	nodes []node[K, V] // nodes[0] is not used, so that index 0 can mean "no node"
	root  int32
	free  []int32
	seed  uint32
}

// A node stores one key of a Map, as a vertex of a treap.
type node[K, V any] struct {
	key         K
	value       V
	left, right int32
	size        int32
	priority    uint32
}

// NewMap returns an empty map. less must be a strict weak order, so less(a, a) is false. Two keys are equal if neither
// is less than the other.
func NewMap[K, V any](less func(a, b K) bool) *Map[K, V] {
	return &Map[K, V]{less: less, nodes: make([]node[K, V], 1), seed: 2463534242}
}

// Len returns the number of keys.
func (m *Map[K, V]) Len() int { return int(m.nodes[m.root].size) }

// Get returns the value of a key; ok is false if the map does not contain the key.
func (m *Map[K, V]) Get(key K) (value V, ok bool) {
	if n := m.find(key); n != 0 {
		return m.nodes[n].value, true
	}
	return value, false
}

func (m *Map[K, V]) find(key K) int32 {
	n := m.root
	for n != 0 {
		switch at := &m.nodes[n]; {
		case m.less(key, at.key):
			n = at.left
		case m.less(at.key, key):
			n = at.right
		default:
			return n
		}
	}
	return 0
}

// Put adds a key with its value, or replaces the value of a key.
func (m *Map[K, V]) Put(key K, value V) {
	if n := m.find(key); n != 0 {
		m.nodes[n].value = value
		return
	}

	// Compute the next pseudorandom priority (xorshift32, Marsaglia 2003).
	m.seed ^= m.seed << 13
	m.seed ^= m.seed >> 17
	m.seed ^= m.seed << 5
	var n int32
	if last := len(m.free) - 1; last >= 0 {
		n = m.free[last]
		m.free = m.free[:last]
	} else {
		n = int32(len(m.nodes))
		m.nodes = append(m.nodes, node[K, V]{})
	}
	m.nodes[n] = node[K, V]{key: key, value: value, size: 1, priority: m.seed}

	// Walk down past all nodes of higher priority. The new node takes the place of the subtree below them.
	// Split this subtree into a tree of the keys before the new key and a tree of the keys after it. These
	// two trees become the children of the new node.
	place := &m.root
	for *place != 0 && m.nodes[*place].priority >= m.seed {
		at := &m.nodes[*place]
		at.size++
		place = &at.right
		if m.less(key, at.key) {
			place = &at.left
		}
	}
	below := *place
	*place = n
	m.nodes[n].left, m.nodes[n].right = m.split(below, key)
	m.count(n)
}

// split splits the tree with root n into a tree of the keys before key and a tree of the keys after it. The
// tree must not contain key. The depth of the recursion is the depth of the tree, O(log n).
func (m *Map[K, V]) split(n int32, key K) (before, after int32) {
	if n == 0 {
		return 0, 0
	}
	at := &m.nodes[n]
	if m.less(at.key, key) {
		at.right, after = m.split(at.right, key)
		before = n
	} else {
		before, at.left = m.split(at.left, key)
		after = n
	}
	m.count(n)
	return before, after
}

func (m *Map[K, V]) count(n int32) {
	at := &m.nodes[n]
	at.size = 1 + m.nodes[at.left].size + m.nodes[at.right].size
}

// Delete removes a key and reports whether it was in the map.
func (m *Map[K, V]) Delete(key K) bool {
	if m.find(key) == 0 {
		return false
	}
	place := &m.root
	for {
		at := &m.nodes[*place]
		if m.less(key, at.key) {
			at.size--
			place = &at.left
		} else if m.less(at.key, key) {
			at.size--
			place = &at.right
		} else {
			break
		}
	}
	gone := *place
	*place = m.join(m.nodes[gone].left, m.nodes[gone].right)
	m.nodes[gone] = node[K, V]{}
	m.free = append(m.free, gone)
	return true
}

// join joins two trees into one. All keys of the first must be before those of the second.
func (m *Map[K, V]) join(before, after int32) int32 {
	if before == 0 || after == 0 {
		return before + after
	}
	if m.nodes[before].priority > m.nodes[after].priority {
		m.nodes[before].right = m.join(m.nodes[before].right, after)
		m.count(before)
		return before
	}
	m.nodes[after].left = m.join(before, m.nodes[after].left)
	m.count(after)
	return after
}
