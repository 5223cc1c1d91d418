// UVa 12274, Jumping Monkey: which shots certainly hit a monkey that nobody sees?
//
// State: the set of trees where the monkey can be, as a bit mask.
// Neighbours: a shot removes its tree from the set; then the monkey jumps to an adjacent tree.
// Start: all trees.
// Goal: the empty set.
package main

import (
	"bufio"
	"fmt"
	"math/bits"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const mostTrees = 31 // a set of trees is a bit mask of 32 bits; the statement promises at most 21 trees

// A set stores a set of trees as a bit mask: bit i is 1 if tree i belongs to it.
type set uint32

func (s set) has(tree int) bool { return s>>tree&1 == 1 }

// first returns the smallest number of a tree in the set, which must not be empty.
func (s set) first() int { return bits.TrailingZeros32(uint32(s)) }

// A forest has for each tree the set of adjacent trees.
type forest []set

// after returns the trees where the monkey can be after two events: a shot misses it, and then it jumps.
func (f forest) after(where set, shot int) (jumped set) {
	for alive := where &^ (1 << shot); alive != 0; alive &= alive - 1 { // alive &= alive - 1 removes the first tree from the set
		jumped |= f[alive.first()]
	}
	return jumped
}

// next appends after(where, shot) for every shot in ascending order. One pass over the set `where` is enough
// for all shots, because a shot at a tree keeps the monkey from exactly those trees that have no other
// neighbour in `where`.
func (f forest) next(where set, buf []set) []set {

	// The set `once` contains the trees with at least one neighbour in `where`, and the set `twice` those
	// with at least two.
	var once, twice set
	for left := where; left != 0; left &= left - 1 {
		beside := f[left.first()]
		twice |= once & beside
		once |= beside
	}

	for shot := range f {
		jumped := once
		if where.has(shot) {
			onlyFromShot := f[shot] &^ twice
			jumped &^= onlyFromShot
		}
		buf = append(buf, jumped)
	}
	return buf
}

// shots returns the lexicographically smallest of the shortest sequences of shots, or nil if no sequence is
// certain to hit.
func (f forest) shots() []int {
	everywhere := set(1)<<len(f) - 1
	path := search.Shortest([]set{everywhere}, f.next, func(where set) bool { return where == 0 })

	var shots []int
	for i := 1; i < len(path); i++ {
		shot := 0
		for f.after(path[i-1], shot) != path[i] {
			shot++
		}
		shots = append(shots, shot)
	}
	return shots
}

// read returns the forest and the number of distinct edges.
func read(in *scan.Scanner, trees, edges int) (f forest, distinct int) {
	f = make(forest, trees)
	for ; edges > 0; edges-- {
		a, b := in.Int(0, trees-1), in.Int(0, trees-1)
		if f[a].has(b) {
			continue
		}
		f[a] |= 1 << b
		f[b] |= 1 << a
		distinct++
	}
	return f, distinct
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		trees, edges := in.Int(1, mostTrees), in.Int(0, scan.Max)

		// A connected graph with as many edges as vertices has a cycle. On a cycle the monkey can always jump
		// to two trees, and the next shot hits only one of them.
		f, distinct := read(in, trees, edges)
		var shots []int
		if distinct < trees {
			shots = f.shots()
		}
		if shots == nil {
			fmt.Fprintln(out, "Impossible")
			continue
		}

		fmt.Fprintf(out, "%d:", len(shots))
		for _, shot := range shots {
			fmt.Fprint(out, " ", shot)
		}
		fmt.Fprintln(out)
	}
}

func main() { scan.Main(solve) }
