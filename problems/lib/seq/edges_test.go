package seq

import (
	"math"
	"math/big"
	"testing"
)

// TestNoElements calls every function that accepts an empty sequence.
func TestNoElements(t *testing.T) {
	add := func(a, b int) int { return a + b }

	for _, f := range []Fenwick{NewFenwick(0), FenwickOf(nil)} {
		if f.Prefix(0) != 0 || f.Sum(0, 0) != 0 || f.Find(0) != 0 || f.Find(1) != 1 {
			t.Error("Fenwick")
		}
	}
	if NewFenwick2D(0, 0).Sum(0, 0, 0, 0) != 0 || NewFenwick2D(0, 5).Prefix(0, 5) != 0 || NewFenwick2D(5, 0).Prefix(5, 0) != 0 {
		t.Error("Fenwick2D")
	}

	all := func(int) bool { return true }
	tree := NewSegTree(nil, add, 0)
	if tree.Fold(0, 0) != 0 || tree.MaxRight(0, all) != 0 || tree.MinLeft(0, all) != 0 {
		t.Error("SegTree")
	}
	lazy := NewLazySegTree(nil, add, 0, add, add, 0)
	lazy.Change(0, 0, 5)
	if lazy.Fold(0, 0) != 0 || lazy.MaxRight(0, all) != 0 || lazy.MinLeft(0, all) != 0 {
		t.Error("LazySegTree")
	}
	NewSparseTable(nil, Min)

	list := NewSequence(nil, add, 0)
	list.Reverse(0, 0)
	list.Move(0, 0, 0)
	if list.Len() != 0 || list.Fold(0, 0) != 0 {
		t.Error("Sequence")
	}
	list.Insert(0, 7)
	list.Delete(0)
	if list.Len() != 0 || list.Fold(0, 0) != 0 {
		t.Error("Sequence after Insert and Delete")
	}

	w := NewWavelet(nil)
	if w.Less(0, 0, 0) != 0 || w.Less(0, 0, math.MaxInt) != 0 {
		t.Error("Wavelet")
	}
	if zeros := NewWavelet([]int{0, 0}); zeros.Kth(0, 2, 1) != 0 || zeros.Less(0, 2, 1) != 2 || zeros.Less(0, 2, 0) != 0 {
		t.Error("Wavelet of zeros")
	}

	answers := 0
	Mo(0, [][2]int{{0, 0}, {0, 0}}, func(int) { t.Error("Mo: add") }, func(int) { t.Error("Mo: remove") }, func(int) { answers++ })
	Mo(5, nil, nil, nil, nil)
	if answers != 2 {
		t.Errorf("Mo: %d answers", answers)
	}

	q := NewFoldQueue(add, 0)
	if q.Len() != 0 || q.Fold() != 0 {
		t.Error("FoldQueue")
	}
	if Inversions(nil) != 0 || len(LIS(nil)) != 0 {
		t.Error("Inversions or LIS")
	}
	if rank, sorted := Compress(nil); len(rank) != 0 || len(sorted) != 0 {
		t.Errorf("Compress: %v, %v", rank, sorted)
	}
	if least := KnuthSplits(0, nil); len(least) != 1 || least[0][0] != 0 {
		t.Errorf("KnuthSplits: %v", least)
	}
	if after := DivideLayer([]int{0}, nil); len(after) != 1 || after[0] != Unreached {
		t.Errorf("DivideLayer: %v", after)
	}
	lines := NewLiChao(nil)
	lines.Add(1, 2)
	lines.AddRange(0, 0, 1, 2)
	if _, ok := NewLiChao([]int{4}).Min(0); ok {
		t.Error("LiChao: a value without lines")
	}
	if got := FirstTrue(math.MinInt, math.MinInt, nil); got != math.MinInt {
		t.Errorf("FirstTrue: %d", got)
	}
}

// TestLineHullLarge adds lines with the largest slopes and intercepts for which LineHull promises exact results.
func TestLineHullLarge(t *testing.T) {
	const large = 1 << 61
	lines := [][2]int{{large, 0}, {large, large}, {large - 1, -large}, {1, 5}, {0, 5}, {0, 5}, {-large, -large}}
	for count := 1; count <= len(lines); count++ {
		for _, x := range []int{-1, 0, 1} {
			var h LineHull
			want := math.MaxInt
			for _, l := range lines[:count] {
				h.Add(l[0], l[1])
				want = min(want, l[0]*x+l[1])
			}
			if got := h.Min(x); got != want {
				t.Errorf("%v at %d: %d, want %d", lines[:count], x, got, want)
			}
		}
	}
}

// TestLessProduct compares products whose upper and lower halves differ in both directions.
func TestLessProduct(t *testing.T) {
	values := []int{-1 << 62, 1 - 1<<62, -1 << 32, -3, -1, 0, 1, 2, 3, 1<<32 - 1, 1 << 32, 1<<61 + 1, 1<<62 - 1, 1 << 62}
	for _, a := range values {
		for _, b := range values {
			for _, c := range values {
				for _, d := range values {
					if b <= 0 || d <= 0 {
						continue
					}
					left := new(big.Int).Mul(big.NewInt(int64(a)), big.NewInt(int64(b)))
					right := new(big.Int).Mul(big.NewInt(int64(c)), big.NewInt(int64(d)))
					if got := lessProduct(a, b, c, d); got != (left.Cmp(right) < 0) {
						t.Fatalf("%d * %d < %d * %d: %t", a, b, c, d, got)
					}
				}
			}
		}
	}
}
