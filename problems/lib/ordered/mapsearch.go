package ordered

// Rank returns the number of keys that are less than key. It does not matter whether the map contains the key
// itself.
func (m *Map[K, V]) Rank(key K) int {
	rank := int32(0)
	for n := m.root; n != 0; {
		at := &m.nodes[n]
		if m.less(at.key, key) {
			rank += 1 + m.nodes[at.left].size
			n = at.right
		} else {
			n = at.left
		}
	}
	return int(rank)
}

// At returns the k-th smallest key, counted from 0, and its value; ok is false if k is out of range.
func (m *Map[K, V]) At(k int) (key K, value V, ok bool) {
	if k < 0 || k >= m.Len() {
		return key, value, false
	}
	n := m.root
	for {
		at := &m.nodes[n]
		before := int(m.nodes[at.left].size)
		switch {
		case k < before:
			n = at.left
		case k > before:
			k -= before + 1
			n = at.right
		default:
			return at.key, at.value, true
		}
	}
}

// Floor returns the greatest key of the map that is not greater than the given key, and its value. The last
// result is false if there is no such key.
func (m *Map[K, V]) Floor(key K) (K, V, bool) {
	if n := m.find(key); n != 0 {
		return m.nodes[n].key, m.nodes[n].value, true
	}
	return m.At(m.Rank(key) - 1)
}

// Ceiling returns the least key of the map that is not less than the given key, and its value. The last
// result is false if there is no such key.
func (m *Map[K, V]) Ceiling(key K) (K, V, bool) { return m.At(m.Rank(key)) }
