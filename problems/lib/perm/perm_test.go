package perm

import (
	"bytes"
	"testing"
)

// permutations returns all permutations of the ascending numbers in rest, in lexicographic order. It puts each number
// first in turn, and appends all permutations of the others.
func permutations(rest []uint8) [][]uint8 {
	if len(rest) == 0 {
		return [][]uint8{{}}
	}
	var all [][]uint8
	for i, first := range rest {
		others := append(append([]uint8{}, rest[:i]...), rest[i+1:]...)
		for _, p := range permutations(others) {
			all = append(all, append([]uint8{first}, p...))
		}
	}
	return all
}

func identity(n int) []uint8 {
	p := make([]uint8, n)
	for i := range p {
		p[i] = uint8(i)
	}
	return p
}

func TestRankCountsThroughAllPermutations(t *testing.T) {
	for n := 0; n <= 8; n++ {
		got := make([]uint8, n)
		for want, p := range permutations(identity(n)) {
			if Rank(p) != want {
				t.Fatalf("Rank(%v) = %d, want %d", p, Rank(p), want)
			}
			if Unrank(want, got); !bytes.Equal(got, p) {
				t.Fatalf("Unrank(%d) = %v, want %v", want, got, p)
			}
		}
	}
}

func TestRankOfTwenty(t *testing.T) {
	last := identity(20)
	for i := range last {
		last[i] = uint8(19 - i)
	}
	const want = 2432902008176640000 - 1
	if Rank(last) != want {
		t.Errorf("Rank of the last permutation = %d, want 20!-1", Rank(last))
	}
	got := make([]uint8, 20)
	if Unrank(want, got); !bytes.Equal(got, last) {
		t.Errorf("Unrank(20!-1) = %v", got)
	}
}

func TestComposeAndInverse(t *testing.T) {
	all := permutations(identity(5))
	for _, p := range all {
		if i := Inverse(p); !bytes.Equal(Compose(p, i), identity(5)) || !bytes.Equal(Compose(i, p), identity(5)) {
			t.Fatalf("Inverse(%v) = %v", p, i)
		}
		for _, q := range all {
			for i, a := range Compose(p, q) {
				if a != p[q[i]] {
					t.Fatalf("Compose(%v, %v) takes %d to %d, want %d", p, q, i, a, p[q[i]])
				}
			}
		}
	}
}
