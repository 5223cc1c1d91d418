// UVa 12274, Jumping Monkey: which shots are sure to hit a monkey that nobody sees?
//
// State: the set of trees where the monkey can be, bit by bit.
// Neighbours: after a shot at a tree the monkey is not there, and jumps to a tree beside.
// Start: all trees.
// Goal: no tree.
package main

import (
	"bufio"
	"fmt"
	"math/bits"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const most = 31 // trees; a set of them has 32 bits

// A forest has for each tree the set of those that the monkey can jump to.
type forest []uint32

// after returns where the monkey can be after a shot at a tree.
func (f forest) after(set uint32, shot int) (jumped uint32) {
	for left := set &^ (1 << shot); left != 0; left &= left - 1 {
		jumped |= f[bits.TrailingZeros32(left)]
	}
	return jumped
}

// next appends where the monkey can be after each shot, in the order of the trees. A tree that the monkey can reach from
// one tree only is safe when that one is shot at.
func (f forest) next(set uint32, buf []uint32) []uint32 {
	var once, twice uint32
	for left := set; left != 0; left &= left - 1 {
		beside := f[bits.TrailingZeros32(left)]
		once, twice = once|beside, twice|once&beside
	}
	for shot := range f {
		if set>>shot&1 == 1 {
			buf = append(buf, once&^(f[shot]&^twice))
		} else {
			buf = append(buf, once)
		}
	}
	return buf
}

// shots returns the least of the shortest sequences of shots; nil if none is sure.
func (f forest) shots() []int {
	all := uint32(1)<<len(f) - 1
	path := search.Shortest([]uint32{all}, f.next, func(set uint32) bool { return set == 0 })
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

// read returns the forest and the number of its edges. An edge that is listed again counts once.
func read(in *scan.Scanner, trees, edges int) (f forest, distinct int) {
	f = make(forest, trees)
	for ; edges > 0; edges-- {
		a, b := in.Int(0, trees-1), in.Int(0, trees-1)
		if f[a]>>b&1 == 1 {
			continue
		}
		f[a] |= 1 << b
		f[b] |= 1 << a
		distinct++
	}
	return f, distinct
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		trees, edges := in.Int(0, most), in.Int(0, scan.Max)
		if trees == 0 {
			break // the end marker
		}
		f, distinct := read(in, trees, edges)

		var shots []int
		if distinct < trees { // else there is a circle, and around a circle the monkey can always keep away
			shots = f.shots()
		}
		if shots == nil {
			fmt.Fprintln(out, "Impossible")
			continue
		}
		fmt.Fprintf(out, "%d:", len(shots))
		for _, s := range shots {
			fmt.Fprint(out, " ", s)
		}
		fmt.Fprintln(out)
	}
}

func main() { scan.Main(solve) }
