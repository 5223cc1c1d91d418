package ordered

// Rank returns the number of keys that are less than key. It does not matter whether the map contains the key
// itself.
func (m *Map[K, V]) Rank(key K) int {
	m.countAll()
	b, rank, _ := m.find(key)
	for ; b > 0; b &= b - 1 {
		rank += m.counts[b-1]
	}
	return rank
}

// At returns the k-th smallest key, counted from 0, and its value; ok is false if k is out of range.
func (m *Map[K, V]) At(k int) (key K, value V, ok bool) {
	if k < 0 || k >= m.size {
		return key, value, false
	}
	m.countAll()
	step := 1
	for 2*step <= len(m.counts) {
		step *= 2
	}

	// Find the greatest b such that the buckets before b have at most k entries. Subtract these from k.
	b := 0
	for ; step > 0; step /= 2 {
		if b+step <= len(m.counts) && m.counts[b+step-1] <= k {
			b += step
			k -= m.counts[b-1]
		}
	}
	at := &m.buckets[b][k]
	return at.key, at.value, true
}

// countAll builds the Fenwick tree if it is empty.
func (m *Map[K, V]) countAll() {
	if len(m.counts) > 0 {
		return
	}
	for _, bucket := range m.buckets {
		m.counts = append(m.counts, len(bucket))
	}
	for b, n := range m.counts {
		if parent := b | (b + 1); parent < len(m.counts) {
			m.counts[parent] += n
		}
	}
}

// Floor returns the greatest key of the map that is not greater than the given key, and its value. The last
// result is false if there is no such key.
func (m *Map[K, V]) Floor(key K) (floor K, value V, ok bool) {
	b, i := m.floor(key)
	if i < 0 {
		return floor, value, false
	}
	at := &m.buckets[b][i]
	return at.key, at.value, true
}

// floor returns the position of the key that Floor returns; i is -1 if there is no such key.
func (m *Map[K, V]) floor(key K) (b, i int) {
	b, i, found := m.find(key)
	switch {
	case found:
		return b, i
	case i == 0 && b > 0:
		return b - 1, len(m.buckets[b-1]) - 1
	}
	return b, i - 1
}

// Ceiling returns the least key of the map that is not less than the given key, and its value. The last
// result is false if there is no such key.
func (m *Map[K, V]) Ceiling(key K) (ceiling K, value V, ok bool) {
	b, i, _ := m.find(key)
	if i == len(m.buckets[b]) {
		b, i = m.next(b, i-1)
		if b == len(m.buckets) {
			return ceiling, value, false
		}
	}
	at := &m.buckets[b][i]
	return at.key, at.value, true
}

// next returns the position behind entry i of bucket b. Behind the last entry, it is entry 0 of a bucket that does
// not exist.
func (m *Map[K, V]) next(b, i int) (nextB, nextI int) {
	if i+1 < len(m.buckets[b]) {
		return b, i + 1
	}
	return b + 1, 0
}
