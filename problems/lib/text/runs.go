package text

import (
	"sort"

	"oj/problems/lib/seq"
)

// A Run is a maximal repetition: s[L:R] has the least period Period, is at least twice as long, and has no
// longer neighbour with this period.
type Run struct{ Period, L, R int }

// Runs returns all runs of s, sorted by period and position. There are fewer than n.
// Other names: maximal repetitions, squares, run enumeration.
//
// Cost: O(n log n).
// Idea: the least period of a run begins with a Lyndon word, in the usual order of the letters or in the
// reverse one. So try the longest Lyndon word from each position, and extend its repetition to both sides.
// Tested: against the definition, for all short texts and for Fibonacci words. Source: Bannai, I, Inenaga,
// Nakashima, Takeda and Tsuruta 2017.
func Runs(s string) []Run {
	n := len(s)
	reversed := make([]byte, n)
	for i := range reversed {
		reversed[i] = s[n-1-i]
	}
	forwards, back := newExtension(s), newExtension(string(reversed))

	found := make(map[Run]bool)
	end := make([]int, n) // end[i] is where the longest Lyndon word from i ends
	for _, greater := range []bool{false, true} {
		for i := n - 1; i >= 0; i-- {
			j := i + 1
			for j < n {
				k := forwards.common(i, j)
				if j+k == n || (s[i+k] < s[j+k]) == greater {
					break
				}
				j = end[j]
			}
			end[i] = j

			l, r := i-back.common(n-i, n-j), j+forwards.common(i, j)
			if r-l >= 2*(j-i) {
				found[Run{j - i, l, r}] = true
			}
		}
	}

	runs := make([]Run, 0, len(found))
	for r := range found {
		runs = append(runs, r)
	}
	sort.Slice(runs, func(a, b int) bool {
		x, y := runs[a], runs[b]
		if x.Period != y.Period {
			return x.Period < y.Period
		}
		return x.L < y.L
	})
	return runs
}

// extension computes longest common prefixes of suffixes of a text.
type extension struct {
	rank []int
	lcp  *seq.SparseTable[int]
}

// newExtension prepares the comparison of suffixes of s.
func newExtension(s string) extension {
	start, lcp := SuffixArray(s)
	rank := make([]int, len(s))
	for k, i := range start {
		rank[i] = k
	}
	return extension{rank, seq.NewSparseTable(lcp, seq.Min)}
}

// common returns the length of the longest common prefix of the suffixes at i and j, which differ. A suffix
// may be empty.
func (e extension) common(i, j int) int {
	if i == len(e.rank) || j == len(e.rank) {
		return 0
	}
	a, b := e.rank[i], e.rank[j]
	if a > b {
		a, b = b, a
	}
	return e.lcp.Fold(a+1, b+1)
}
