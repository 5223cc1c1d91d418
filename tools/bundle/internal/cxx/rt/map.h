// map.h: hash maps. The entries are in one array, in the order of insertion. A hash table of 32-bit words
// with open addressing finds them: the low bits of a word are the index of the entry, the others are bits of
// the key's hash, so that most other keys are skipped without reading their entries. Deleted entries stay as
// holes until the array grows.

//@ panic_nilmap
RT_NORETURN panic_nilmap() { panic_plain("assignment to entry in nil map"_s); }
//@ Map MapIter
// USES_del: the program deletes entries, which leaves holes. Other programs do not contain the code for
// holes.
template <class K, class V> struct MapEntry {
	K k;
	V v;
#ifdef USES_del
	bool used;
#endif
};
template <class K, class V> struct MapData {
	typedef MapEntry<K, V> Entry;
	Entry* entries;
	uint32* table;   // the bits of mask: index + 1 of the entry; above: hash bits; 0: free; mask: deleted
	int64 n;         // number of entries, with holes
	int64 cap;
	uint64 mask;
#ifdef USES_del
	int64 live;      // entries in use
	// All entries before it are holes, so that a program that deletes from the front skips them only once.
	int64 first;
	uint64 filled;   // number of table slots that are not free
	int64 iterators; // number of running iterations; entries are not moved while there are any
	int64 size() const { return live; }
#else
	int64 size() const { return n; }
#endif
};
#ifdef USES_needs_collector
template <class K, class V> struct NoPtr<MapEntry<K, V> > { static const bool value = NoPtr<K>::value && NoPtr<V>::value; };
#endif
template <class K, class V> struct Map {
	typedef MapEntry<K, V> Entry;
	MapData<K, V>* d;
#ifdef USES_needs_nil_map
	int64 len() const { return d ? d->size() : 0; }
#else
	int64 len() const { return d->size(); }
#endif
	V* find(const K& k) const {
#ifdef USES_needs_nil_map
		if (!d) {
#ifdef USES_any_hash
			hash_of(k);  // an unhashable key panics all the same
#endif
			return nullptr;
		}
#endif
		uint64 mask = d->mask, h = hash_of(k);
		for (uint64 i = h & mask;; i = (i + 1) & mask) {
			uint32 e = d->table[i];
			if (e == 0) return nullptr;
			if (Entry* x = entry(e, h, k)) return &x->v;
		}
	}
	V get(const K& k) const {
		V* v = find(k);
		return v ? *v : V();
	}
	R2<V, bool> get2(const K& k) const {
		V* v = find(k);
		if (v) return R2<V, bool>{*v, true};
		return R2<V, bool>{V(), false};
	}
	bool contains(const K& k) const { return find(k) != nullptr; }
	// The table's word for index + 1 and the hash of the key.
	uint32 word(int64 index, uint64 h) const { return (uint32(h >> 32) & ~uint32(d->mask)) | uint32(index); }
	// Returns the entry of table word e, which is not 0, if its key is k, else null. h is the
	// hash of k.
	Entry* entry(uint32 e, uint64 h, const K& k) const {
		uint32 low = e & uint32(d->mask);
		if ((e ^ uint32(h >> 32)) > uint32(d->mask) || low == d->mask) return nullptr;
		Entry* x = &d->entries[low - 1];
		return x->k == k ? x : nullptr;
	}
	// Returns the value of k, to assign to it. If k is missing, it inserts a zero value. As in
	// Go, k replaces an equal key. The reference is valid until the next insertion.
	V& at(const K& key) const {
#ifdef USES_needs_nil_map
		if (RT_UNLIKELY(!d)) panic_nilmap();
#endif
		K k = key;
#ifdef USES_del
		if (RT_UNLIKELY(d->filled * 4 >= d->mask * 3)) grow();
		uint64 hole = ~uint64(0);
#endif
		if (RT_UNLIKELY(d->n == d->cap)) grow();
		uint64 mask = d->mask, h = hash_of(k), i = h & mask;
		for (;; i = (i + 1) & mask) {
			uint32 e = d->table[i];
			if (e == 0) break;
#ifdef USES_del
			if (e == mask && hole == ~uint64(0)) hole = i;
#endif
			if (Entry* x = entry(e, h, k)) {
				x->k = k;
				return x->v;
			}
		}
#ifdef USES_del
		if (hole != ~uint64(0)) i = hole;
		else d->filled++;
		d->live++;
#endif
		Entry& e = d->entries[d->n++];
		d->table[i] = word(d->n, h);
		e.k = k;
#ifdef USES_del
		e.used = true;
#endif
		return e.v;
	}
	void set(const K& k, const V& v) const {
		V x = v;
		at(k) = x;
	}
	void del(const K& k) const {
#ifdef USES_needs_nil_map
		if (!d) {
#ifdef USES_any_hash
			hash_of(k);
#endif
			return;
		}
#endif
		uint64 mask = d->mask, h = hash_of(k);
		for (uint64 i = h & mask;; i = (i + 1) & mask) {
			uint32 e = d->table[i];
			if (e == 0) return;
			Entry* x = entry(e, h, k);
			if (!x) continue;
			d->table[i] = uint32(mask);
			// The next slot is free, so no search continues beyond this one: it becomes free, too.
			if (d->table[(i + 1) & mask] == 0)
				for (uint64 j = i; d->table[j] == mask; j = (j - 1) & mask) {
					d->table[j] = 0;
					d->filled--;
				}
			memset(static_cast<void*>(x), 0, sizeof(Entry));
			d->live--;
			if (x + 1 == d->entries + d->n && !d->iterators) d->n--;
			while (d->first < d->n && !d->entries[d->first].used) d->first++;
			return;
		}
	}
	void clear() const {
#ifdef USES_needs_nil_map
		if (!d) return;
#endif
		memset(static_cast<void*>(d->entries), 0, d->n * sizeof(Entry));
		memset(d->table, 0, (d->mask + 1) * sizeof(uint32));
#ifdef USES_del
		d->live = 0;
		d->filled = 0;
		if (d->iterators) return;
		d->first = 0;
#endif
		d->n = 0;
	}
	RT_NOINLINE void grow() const {
		int64 want = d->cap < 256 ? d->cap * 2 : d->cap + d->cap / 2;
#ifdef USES_del
		if (d->n < d->cap || (!d->iterators && d->live * 4 <= d->cap * 3)) want = d->cap;
#endif
		resize(want);
	}
	void resize(int64 cap) const {
		Entry* old = d->entries;
		Entry* e = cap != d->cap ? gc_array<Entry>(uint64(cap)) : old;
#ifdef USES_del
		if (!d->iterators && d->live < d->n) {
			int64 k = 0;
			for (int64 i = 0; i < d->n; i++)
				if (old[i].used) {
					if (&e[k] != &old[i]) e[k] = old[i];
					k++;
				}
			if (e == old) memset(static_cast<void*>(e + k), 0, (d->n - k) * sizeof(Entry));
			d->n = k;
			d->first = 0;
		} else
#endif
		if (e != old && d->n) memcpy(static_cast<void*>(e), old, d->n * sizeof(Entry));
		d->entries = e;
		if (e != old) gc_free(old, uint64(d->cap) * sizeof(Entry));
		d->cap = cap;
		uint64 slots = 8;
		while (slots * 5 < uint64(cap) * 8) slots *= 2;
		if (slots != d->mask + 1 || !d->table) {
			gc_free(d->table, (d->mask + 1) * 4);
			d->table = gc_array<uint32>(slots);
			d->mask = slots - 1;
		} else {
			memset(d->table, 0, slots * sizeof(uint32));
		}
#ifdef USES_del
		d->filled = uint64(d->live);
#endif
		for (int64 k = 0; k < d->n; k++) {
#ifdef USES_del
			if (!d->entries[k].used) continue;
#endif
			uint64 h = hash_of(d->entries[k].k), i = h & d->mask;
			while (d->table[i]) i = (i + 1) & d->mask;
			d->table[i] = word(k + 1, h);
		}
	}
};
template <class K, class V> struct IsDirect<Map<K, V> > { static const bool value = true; };
// for (MapIter<K, V> it(m); it.next();) visits it.key(), it.value(); the map may change meanwhile.
template <class K, class V> struct MapIter {
	MapData<K, V>* d;
	int64 i;
#ifdef USES_del
#ifdef USES_rt_panicked
	rt_loop range;
#endif
	explicit MapIter(Map<K, V> m) : d(m.d), i(-1) {
#ifdef USES_needs_nil_map
		if (!d) return;
#endif
		d->iterators++;
		i += d->first;
#ifdef USES_rt_panicked
		rt_open_loop(&range, &d->iterators);
#endif
	}
	~MapIter() {
#ifdef USES_needs_nil_map
		if (!d) return;
#endif
		d->iterators--;
#ifdef USES_rt_panicked
		rt_loops = range.outer;
#endif
	}
	MapIter(const MapIter&) = delete;
	bool next() {
#ifdef USES_needs_nil_map
		if (!d) return false;
#endif
		for (i++; i < d->n; i++)
			if (d->entries[i].used) return true;
		return false;
	}
#else
	explicit MapIter(Map<K, V> m) : d(m.d), i(-1) {}
#ifdef USES_needs_nil_map
	bool next() { return d && ++i < d->n; }
#else
	bool next() { return ++i < d->n; }
#endif
#endif
	const K& key() const { return d->entries[i].k; }
	const V& value() const { return d->entries[i].v; }
};
//@ mkmap
// make(map[K]V, n)
template <class K, class V> inline Map<K, V> mkmap(int64 n = 0) {
	Map<K, V> m = {gc_new<MapData<K, V> >()};
	m.resize(n < 8 ? 8 : n);
	return m;
}
//@ rt_boxed_as
// Returns the descriptor for values that are stored in interfaces like those of T.
template <class T> inline Type rt_boxed_as(Type t) {
	t.direct = IsDirect<T>::value;
	return t;
}
//@ rt_map_type
template <class K, class V> bool rt_mapnext(const void* map, int64& pos, const void*& key, const void*& value) {
	const MapData<K, V>* d = static_cast<const Map<K, V>*>(map)->d;
	if (!d) return false;
	for (; pos < d->n; pos++)
#ifdef USES_del
		if (d->entries[pos].used)
#endif
		{
			key = &d->entries[pos].k;
			value = &d->entries[pos].v;
			pos++;
			return true;
		}
	return false;
}
#ifdef USES_mapfind
template <class K, class V> const void* rt_mapfind(const void* map, const void* key) { return static_cast<const Map<K, V>*>(map)->find(*static_cast<const K*>(key)); }
#endif
template <class K, class V> inline Type rt_map_type(const char* name, const Type* key, const Type* elem) {
	Type t = rt_plain_type<Map<K, V> >(name, KindMap);
	t.key = key;
	t.elem = elem;
	t.mapnext = rt_mapnext<K, V>;
#ifdef USES_mapfind
	t.mapfind = rt_mapfind<K, V>;
#endif
	return t;
}
//@ maplit
// map[K]V{...}
#include <initializer_list>
template <class K, class V> struct MapPair { K k; V v; };
template <class K, class V> inline Map<K, V> maplit(std::initializer_list<MapPair<K, V> > list) {
	Map<K, V> m = mkmap<K, V>(int64(list.size()));
	for (const MapPair<K, V>& p : list) m.at(p.k) = p.v;
	return m;
}
