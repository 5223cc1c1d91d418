package ordered

import (
	"fmt"
	"math/rand"
	"sort"
	"testing"
)

func less(a, b int) bool { return a < b }

// The test makes random calls with few different keys, so that all of them are replaced and deleted often.
func TestMap(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := 0; round < 100; round++ {
		m := NewMap[int, int](less)
		want := make(map[int]int)
		for call := 0; call < 60; call++ {
			key := random.Intn(20)
			if random.Intn(3) > 0 {
				m.Put(key, call)
				want[key] = call
			} else {
				_, there := want[key]
				delete(want, key)
				if m.Delete(key) != there {
					t.Fatalf("Delete(%d) = %v", key, !there)
				}
			}

			var keys []int
			for key := range want {
				keys = append(keys, key)
			}
			sort.Ints(keys)
			if m.Len() != len(keys) {
				t.Fatalf("%d keys, want %d", m.Len(), len(keys))
			}
			for k := -1; k <= len(keys); k++ {
				key, value, ok := m.At(k)
				if inside := k >= 0 && k < len(keys); ok != inside || ok && (key != keys[k] || value != want[key]) {
					t.Fatalf("At(%d) of %v = %d, %d, %v", k, keys, key, value, ok)
				}
			}
			for x := -1; x <= 20; x++ {
				rank := sort.SearchInts(keys, x)
				if got := m.Rank(x); got != rank {
					t.Fatalf("Rank(%d) in %v = %d, want %d", x, keys, got, rank)
				}
				value, ok := m.Get(x)
				if v, there := want[x]; ok != there || value != v {
					t.Fatalf("Get(%d) = %d, %v", x, value, ok)
				}
				if key, _, found := m.Ceiling(x); found != (rank < len(keys)) || found && key != keys[rank] {
					t.Fatalf("Ceiling(%d) in %v = %d, %v", x, keys, key, found)
				}
				if !ok {
					rank--
				}
				if key, _, found := m.Floor(x); found != (rank >= 0) || found && key != keys[rank] {
					t.Fatalf("Floor(%d) in %v = %d, %v", x, keys, key, found)
				}
			}
		}
	}
}

// TestMapBuckets grows and shrinks maps of some thousand keys, so that buckets are split, become empty and are
// used again. Keys are inserted and deleted in ascending, descending and random order.
func TestMapBuckets(t *testing.T) {
	const n = 1500
	random := rand.New(rand.NewSource(6))
	orders := map[string]func(i int) int{
		"ascending":  func(i int) int { return i },
		"descending": func(i int) int { return n - 1 - i },
		"random":     func(i int) int { return i * 1597 % n }, // a permutation
		"both ends": func(i int) int {
			if i%2 == 0 {
				return i / 2
			}
			return n - 1 - i/2
		},
	}
	for putOrder, put := range orders {
		for deleteOrder, del := range orders {
			m, has := NewMap[int, int](less), make([]bool, n)
			calls := 0
			change := func(key int, add bool) {
				if add {
					m.Put(key, -key)
				} else if m.Delete(key) != has[key] {
					t.Fatalf("%s, %s: Delete(%d) = %t", putOrder, deleteOrder, key, !has[key])
				}
				has[key] = add

				// Ranks between the calls use the counts that Put and Delete have changed.
				if calls++; calls%500 == 0 {
					checkMap(t, m, has)
				}
			}
			for round := range 2 {
				spare := len(m.spare)
				for i := range n {
					change(put(i), true)
				}
				if round == 1 && len(m.spare) >= spare {
					t.Errorf("%s, %s: none of %d buckets is used again", putOrder, deleteOrder, spare)
				}
				for range n / 4 {
					change(random.Intn(n), random.Intn(2) == 0)
				}
				for i := range n {
					change(del(i), false)
				}
			}
			if m.Len() != 0 || len(m.buckets) != 1 {
				t.Errorf("%s, %s: %d keys, %d buckets at the end", putOrder, deleteOrder, m.Len(), len(m.buckets))
			}
		}
	}
}

// checkMap compares a map with the set of its keys. The value of each key must be its negative.
func checkMap(t *testing.T, m *Map[int, int], has []bool) {
	t.Helper()
	rank, floor := 0, -1
	for key, in := range has {
		if got := m.Rank(key); got != rank {
			t.Fatalf("Rank(%d) = %d, want %d", key, got, rank)
		}
		if in {
			if at, value, ok := m.At(rank); !ok || at != key || value != -key {
				t.Fatalf("At(%d) = %d, %d, %t, want %d", rank, at, value, ok, key)
			}
			rank++
			floor = key
		}
		if _, ok := m.Get(key); ok != in {
			t.Fatalf("Get(%d): %t", key, ok)
		}
		if got, _, ok := m.Floor(key); ok != (floor >= 0) || ok && got != floor {
			t.Fatalf("Floor(%d) = %d, %t, want %d", key, got, ok, floor)
		}
	}
	if m.Len() != rank {
		t.Fatalf("%d keys, want %d", m.Len(), rank)
	}

	ceiling := -1
	for key := len(has) - 1; key >= 0; key-- {
		if has[key] {
			ceiling = key
		}
		if got, _, ok := m.Ceiling(key); ok != (ceiling >= 0) || ok && got != ceiling {
			t.Fatalf("Ceiling(%d) = %d, %t, want %d", key, got, ok, ceiling)
		}
	}
	for b, bucket := range m.buckets {
		if len(bucket) >= fullBucket || len(bucket) == 0 && len(m.buckets) > 1 {
			t.Fatalf("bucket %d of %d has %d entries", b, len(m.buckets), len(bucket))
		}
	}
}

func TestMultiset(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for round := 0; round < 100; round++ {
		s := NewMultiset(less)
		var want []int
		for call := 0; call < 60; call++ {
			x := random.Intn(8)
			at := sort.SearchInts(want, x)
			there := at < len(want) && want[at] == x
			if random.Intn(3) > 0 {
				s.Add(x)
				want = append(want, x)
				sort.Ints(want)
			} else {
				if s.Remove(x) != there {
					t.Fatalf("Remove(%d) from %v = %v", x, want, !there)
				}
				if there {
					want = append(want[:at], want[at+1:]...)
				}
			}

			for x := -1; x <= 8; x++ {
				if s.Rank(x) != sort.SearchInts(want, x) || s.RankAfter(x) != sort.SearchInts(want, x+1) {
					t.Fatalf("ranks of %d in %v: %d and %d", x, want, s.Rank(x), s.RankAfter(x))
				}
			}
			for k := -1; k <= len(want); k++ {
				if got, ok := s.At(k); ok != (k >= 0 && k < len(want)) || ok && got != want[k] {
					t.Fatalf("At(%d) of %v = %d, %v", k, want, got, ok)
				}
			}
			if s.Len() != len(want) {
				t.Fatalf("%d elements, want %v", s.Len(), want)
			}
		}
	}
}

func TestHeap(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for round := 0; round < 2000; round++ {
		h := NewHeap(less)
		var want []int // in order
		for i := 0; i < 60; i++ {
			if random.Intn(3) > 0 || len(want) == 0 {
				x := random.Intn(20)
				h.Push(x)
				want = append(want, x)
				sort.Ints(want)
				continue
			}

			if top, got := h.Top(), h.Pop(); got != want[0] || top != want[0] {
				t.Fatalf("Top returned %d and Pop %d, want %d of %v", top, got, want[0], want)
			}
			want = want[1:]
		}
		if h.Len() != len(want) {
			t.Fatalf("%d elements, want %d", h.Len(), len(want))
		}
	}
}

func TestMinMax(t *testing.T) {
	random := rand.New(rand.NewSource(4))
	for round := 0; round < 200; round++ {
		q := NewMinMax(less)
		var want []int
		for call := 0; call < 60; call++ {
			choice := random.Intn(4)
			if choice < 2 || len(want) == 0 {
				x := random.Intn(10)
				q.Push(x)
				want = append(want, x)
				sort.Ints(want)
				continue
			}
			got, at := 0, 0
			if choice == 2 {
				got = q.PopMin()
			} else {
				got, at = q.PopMax(), len(want)-1
			}
			if got != want[at] {
				t.Fatalf("popped %d, want element %d of %v", got, at, want)
			}
			want = append(want[:at], want[at+1:]...)
			if q.Len() != len(want) {
				t.Fatalf("%d elements, want %v", q.Len(), want)
			}
		}
	}
}

func ExampleMap() {
	m := NewMap[string, int](func(a, b string) bool { return a < b })
	m.Put("pear", 3)
	m.Put("apple", 5)
	fmt.Println(m.At(0))
	fmt.Println(m.Ceiling("banana"))
	fmt.Println(m.Rank("zebra"))
	// Output:
	// apple 5 true
	// pear 3 true
	// 2
}

func ExampleMultiset() {
	s := NewMultiset(func(a, b int) bool { return a < b })
	for _, x := range []int{5, 1, 5, 9} {
		s.Add(x)
	}
	s.Remove(5)
	fmt.Println(s.Rank(9))
	fmt.Println(s.At(1))
	// Output:
	// 2
	// 5 true
}

func ExampleHeap() {
	h := NewHeap(func(a, b string) bool { return len(a) < len(b) })
	h.Push("three")
	h.Push("a")
	fmt.Println(h.Pop(), h.Len())
	// Output: a 1
}

func ExampleMinMax() {
	q := NewMinMax(func(a, b int) bool { return a < b })
	for _, x := range []int{5, 1, 9} {
		q.Push(x)
	}
	fmt.Println(q.PopMin(), q.PopMax(), q.Len())
	// Output: 1 9 1
}
