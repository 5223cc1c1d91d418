package perm

import (
	"math/rand"
	"testing"
)

// successor turns letters into the next arrangement in lexicographic order, as std::next_permutation in C++ does.
func successor(letters []uint8) bool {
	i := len(letters) - 2
	for i >= 0 && letters[i] >= letters[i+1] {
		i--
	}
	if i < 0 {
		return false
	}
	j := len(letters) - 1
	for letters[j] <= letters[i] {
		j--
	}
	letters[i], letters[j] = letters[j], letters[i]
	for l, r := i+1, len(letters)-1; l < r; l, r = l+1, r-1 {
		letters[l], letters[r] = letters[r], letters[l]
	}
	return true
}

func sorted(counts []int) (letters []uint8) {
	for l, c := range counts {
		for ; c > 0; c-- {
			letters = append(letters, uint8(l))
		}
	}
	return letters
}

// TestMultisetInOrder checks that Rank and Unrank number all arrangements in lexicographic order, and that
// RankSwapped returns the right number for each exchange. It uses many multisets of up to 8 letters of up to
// 4 kinds, and some larger multisets.
func TestMultisetInOrder(t *testing.T) {
	cases := [][]int{{0}, {1}, {20}, {1, 1, 1, 1, 1, 1, 1}, {5, 4, 3}, {14, 3, 1}, {2, 2, 2, 2, 2}}
	for a := 0; a <= 8; a++ {
		for b := 0; a+b <= 8; b++ {
			for c := 0; a+b+c <= 8; c++ {
				cases = append(cases, []int{a, b, c, (8 - a - b - c) / 2})
			}
		}
	}
	for _, counts := range cases {
		inOrder(t, counts)
	}
}

func inOrder(t *testing.T, counts []int) {
	t.Helper()
	m := NewMultiset(counts)
	ranked, unranked := m.Arrangement(), m.Arrangement()
	letters, rank := sorted(counts), 0
	for more := true; more; more, rank = successor(letters), rank+1 {
		ranked.SetLetters(letters)
		unranked.Unrank(rank)
		if ranked.Rank != rank || unranked.Rank != rank || string(unranked.Letters) != string(letters) {
			t.Fatalf("%v: arrangement %v is number %d: ranked %d, unranked %v", counts, letters, rank, ranked.Rank, unranked.Letters)
		}
		if rank%(1+m.Size()/500) == 0 {
			allSwaps(t, m, unranked)
		}
	}
	if rank != m.Size() {
		t.Errorf("%v: %d arrangements, Size says %d", counts, rank, m.Size())
	}
}

func allSwaps(t *testing.T, m *Multiset, a *Arrangement) {
	t.Helper()
	other := m.Arrangement()
	letters := append([]uint8(nil), a.Letters...)
	for j := range letters {
		for i := 0; i < j; i++ {
			letters[i], letters[j] = letters[j], letters[i]
			other.SetLetters(letters)
			letters[i], letters[j] = letters[j], letters[i]
			if got := a.RankSwapped(i, j); got != other.Rank {
				t.Fatalf("%v with places %d and %d exchanged: %d, want %d", letters, i, j, got, other.Rank)
			}
		}
	}
}

func TestArrangementsLimit(t *testing.T) {
	for _, c := range []struct {
		counts []int
		limit  int
		want   int
		ok     bool
	}{
		{nil, 1, 1, true},
		{[]int{4, 2, 2}, 420, 420, true},
		{[]int{4, 2, 2}, 419, 0, false},
		{[]int{5, 2, 2}, 5000000, 756, true},
		{[]int{10, 10}, 184756, 184756, true},
		{[]int{18, 18}, 1<<31 - 1, 0, false}, // 9,075,135,300
		{[]int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, 1<<31 - 1, 0, false},
	} {
		got, ok := Arrangements(c.counts, c.limit)
		if got != c.want || ok != c.ok {
			t.Errorf("Arrangements(%v, %d) = %d, %v; want %d, %v", c.counts, c.limit, got, ok, c.want, c.ok)
		}
	}
}

func BenchmarkMultiset(b *testing.B) {
	m := NewMultiset([]int{12, 11})
	a, sink := m.Arrangement(), 0
	random := rand.New(rand.NewSource(1))
	ranks := make([]int, 1024)
	for i := range ranks {
		ranks[i] = random.Intn(m.Size())
	}
	b.Run("Unrank", func(b *testing.B) {
		for i := 0; i < b.N; i++ {
			a.Unrank(ranks[i%1024])
		}
	})
	b.Run("SetLetters", func(b *testing.B) {
		for i := 0; i < b.N; i++ {
			a.SetLetters(a.Letters)
		}
	})
	b.Run("RankSwapped", func(b *testing.B) {
		for i := 0; i < b.N; i++ {
			sink += a.RankSwapped(i%12, 12+i%11)
		}
	})
	_ = sink
}
