package pattern

import (
	"fmt"
	"sort"

	"oj/problems/lib/graph"
	"oj/problems/lib/seq"
	"oj/problems/lib/tree"
)

// This file contains patterns that need all queries, or the whole tree, before the first answer.

// Points come one after the other. How many earlier points are not to the right of each point and not above
// it? Divide and conquer over time: a point of the second half gets what the first half adds to it. Both
// halves are sorted by x, and a Fenwick tree counts by y. Each further coordinate costs one more level of
// this recursion.
func Example_cdq() {
	points := [][2]int{{2, 1}, {1, 2}, {3, 3}, {2, 2}, {1, 1}, {3, 1}}
	below := make([]int, len(points))
	byHeight := seq.NewFenwick(4)

	// solve answers for the points l to r-1 and returns them sorted by x.
	var solve func(l, r int) []int
	solve = func(l, r int) []int {
		if r-l == 1 {
			return []int{l}
		}
		first, second := solve(l, (l+r)/2), solve((l+r)/2, r)
		i := 0
		for _, q := range second {
			for i < len(first) && points[first[i]][0] <= points[q][0] {
				byHeight.Add(points[first[i]][1], 1)
				i++
			}
			below[q] += byHeight.Prefix(points[q][1] + 1)
		}
		for _, p := range first[:i] {
			byHeight.Add(points[p][1], -1) // faster than a new tree
		}
		all := append(first, second...)
		sort.Slice(all, func(a, b int) bool { return points[all[a]][0] < points[all[b]][0] })
		return all
	}
	solve(0, len(points))
	fmt.Println(below)
	// Output: [0 0 2 2 0 2]
}

// Edges are added one after the other. After which edge is each pair of vertices connected? All binary
// searches go on together: each round adds the edges once, and asks each pair at the middle of its range.
func Example_parallelBinarySearch() {
	n := 5
	edges := [][2]int{{0, 1}, {2, 3}, {1, 2}, {0, 3}, {3, 4}}
	pairs := [][2]int{{0, 1}, {0, 3}, {2, 4}, {1, 2}}

	// The answer of pair i is in (lo[i], hi[i]]: it is not connected after lo[i] edges, but after hi[i].
	lo, hi := make([]int, len(pairs)), make([]int, len(pairs))
	for i := range hi {
		hi[i] = len(edges)
	}
	for again := true; again; {
		again = false
		at := make([][]int, len(edges)+1) // at[k] are the pairs to ask after k edges
		for i := range pairs {
			if hi[i]-lo[i] > 1 {
				middle := (lo[i] + hi[i]) / 2
				at[middle] = append(at[middle], i)
				again = true
			}
		}
		sets := graph.NewSets(n)
		for k := 1; k <= len(edges); k++ {
			sets.Join(edges[k-1][0], edges[k-1][1])
			for _, i := range at[k] {
				if sets.Same(pairs[i][0], pairs[i][1]) {
					hi[i] = k
				} else {
					lo[i] = k
				}
			}
		}
	}
	fmt.Println(hi)
	// Output: [1 3 5 3]
}

// The greatest sum of exactly k numbers, no two of which are neighbours. With a fee for each number the
// number of numbers needs no dimension of its own: the larger the fee, the fewer numbers are best. The sums
// for k = 0, 1, ... must be concave.
func Example_aliens() {
	numbers, k := []int{5, 8, 7, 9, 1, 6}, 2

	// best returns the greatest sum minus fees, and the fewest numbers that reach it.
	best := func(fee int) (sum, count int) {
		var with, without, countWith, countWithout int // the last number is taken or not
		for i, x := range numbers {
			taken, countTaken := without+x-fee, countWithout+1
			if i == 0 {
				taken, countTaken = x-fee, 1
			}
			if i > 0 && (with > without || with == without && countWith < countWithout) {
				without, countWithout = with, countWith
			}
			with, countWith = taken, countTaken
		}
		if with > without {
			return with, countWith
		}
		return without, countWithout
	}

	// The least fee for which at most k numbers are best. If fewer are, k of them are as good: the line of
	// this fee touches the concave function at all of these k.
	fee := seq.FirstTrue(-100, 100, func(fee int) bool {
		_, count := best(fee)
		return count <= k
	})
	sum, _ := best(fee)
	fmt.Println(sum + fee*k)
	// Output: 17
}

// How many components does a graph have after each change, if edges come and go? All changes are known. An
// edge exists during a range of moments; a segment tree over the moments holds it in O(log n) nodes. A walk
// through the tree joins sets on the way down and takes the joins back on the way up.
func Example_offlineConnectivity() {
	n := 3
	changes := [][2]int{{0, 1}, {1, 2}, {0, 1}, {0, 2}} // each one adds an edge, or removes it if it is there
	size := 4                                           // a power of two, at least the number of changes

	edges := make([][][2]int, 2*size)
	exists := func(l, r int, e [2]int) { // from moment l to r-1
		for l, r = l+size, r+size; l < r; l, r = l/2, r/2 {
			if l%2 == 1 {
				edges[l] = append(edges[l], e)
				l++
			}
			if r%2 == 1 {
				r--
				edges[r] = append(edges[r], e)
			}
		}
	}
	since := make(map[[2]int]int)
	for moment, e := range changes {
		if start, ok := since[e]; ok {
			exists(start, moment, e)
			delete(since, e)
		} else {
			since[e] = moment
		}
	}
	for e, start := range since {
		exists(start, len(changes), e)
	}

	sets, components := graph.NewRollbackSets(n), n
	var visit func(node int)
	visit = func(node int) {
		mark, before := sets.Joins(), components
		for _, e := range edges[node] {
			if sets.Join(e[0], e[1]) {
				components--
			}
		}
		if node < size {
			visit(2 * node)
			visit(2*node + 1)
		} else if node-size < len(changes) {
			fmt.Print(components, " ")
		}
		sets.Undo(mark)
		components = before
	}
	visit(1)
	// Output: 2 1 2 1
}

// How many different colors are in each subtree? Each vertex takes over the largest set of its children, and
// the elements of the others are added to it. So an element moves to a set of at least twice the size, at
// most log2(n) times.
func Example_smallToLarge() {
	color := []int{1, 2, 2, 3, 1}
	rooted := tree.Root(tree.Adjacent(5, [][2]int{{0, 1}, {0, 2}, {2, 3}, {2, 4}}), 0)

	colors := make([]map[int]bool, len(color))
	different := make([]int, len(color))
	for i := len(rooted.Order) - 1; i >= 0; i-- { // children come before their parents
		v := rooted.Order[i]
		if colors[v] == nil {
			colors[v] = make(map[int]bool)
		}
		colors[v][color[v]] = true
		different[v] = len(colors[v])

		if parent := rooted.Parent[v]; parent >= 0 {
			small, large := colors[v], colors[parent]
			if len(small) > len(large) {
				small, large = large, small
			}
			for c := range small {
				large[c] = true
			}
			colors[parent] = large
		}
	}
	fmt.Println(different)
	// Output: [3 1 3 1 1]
}
