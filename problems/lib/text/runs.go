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
// Tested: against the definition, for all short texts, for Fibonacci words, and for texts of long blocks.
// Source: Bannai, I, Inenaga, Nakashima, Takeda and Tsuruta 2017.
func Runs(s string) []Run {
	n := len(s)
	reversed := make([]byte, n)
	for i := range reversed {
		reversed[i] = s[n-1-i]
	}
	forwards, back := &extension{s: s}, &extension{s: string(reversed)}

	var runs []run32
	end := make([]int32, n) // end[i] is where the longest Lyndon word from i ends
	for _, greater := range []bool{false, true} {
		for i := n - 1; i >= 0; i-- {
			j, k := i+1, 0
			for ; j < n; j = int(end[j]) {
				k = forwards.common(i, j)
				if j+k == n || (s[i+k] < s[j+k]) == greater {
					break
				}
				k = 0
			}
			end[i] = int32(j)

			l, r := i-back.common(n-i, n-j), j+k
			run := run32{int32(j - i), int32(l), int32(r)}
			if r-l >= 2*(j-i) && (len(runs) == 0 || runs[len(runs)-1] != run) {
				runs = append(runs, run)
			}
		}
	}
	sort.Slice(runs, func(a, b int) bool {
		x, y := runs[a], runs[b]
		if x.period != y.period {
			return x.period < y.period
		}
		return x.l < y.l
	})

	// A run may be found from several positions.
	different := 0
	for i, r := range runs {
		if i == 0 || r != runs[different-1] {
			runs[different] = r
			different++
		}
	}
	list := make([]Run, different)
	for i, r := range runs[:different] {
		list[i] = Run{int(r.period), int(r.l), int(r.r)}
	}
	return list
}

// A run32 is a Run in half of its memory.
type run32 struct{ period, l, r int32 }

// extension computes longest common prefixes of suffixes of a text.
type extension struct {
	s    string
	rank []int32                 // of each suffix
	lcp  *seq.SparseTable[int32] // of neighbours; nil until it is needed
}

// common returns the length of the longest common prefix of the suffixes at i and j, which differ. A suffix
// may be empty.
func (e *extension) common(i, j int) int {
	// Most prefixes are short: in a random text all of them, so that no suffix array is needed.
	const short = 32
	rest := len(e.s) - i
	if i < j {
		rest = len(e.s) - j
	}
	k := 0
	for k < rest && k < short && e.s[i+k] == e.s[j+k] {
		k++
	}
	if k < short {
		return k
	}

	if e.lcp == nil {
		e.prepare()
	}
	a, b := e.rank[i], e.rank[j]
	if a > b {
		a, b = b, a
	}
	return int(e.lcp.Fold(int(a+1), int(b+1)))
}

// prepare makes the table of the suffixes.
func (e *extension) prepare() {
	start, lcp := SuffixArray(e.s)
	e.rank = make([]int32, len(e.s))
	for k, i := range start {
		e.rank[i] = int32(k)
	}
	lcp32 := make([]int32, len(lcp))
	for i, x := range lcp {
		lcp32[i] = int32(x)
	}
	e.lcp = seq.NewSparseTable(lcp32, func(a, b int32) int32 {
		if a < b {
			return a
		}
		return b
	})
}
