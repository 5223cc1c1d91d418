// UVa 658, It's not a Bug, it's a Feature!: the least time to remove all bugs with patches that also introduce bugs.
//
// State: the set of remaining bugs, as a bit mask.
// Neighbours: the sets after each patch that can be applied; the cost is the patch's time.
// Start: all bugs.
// Goal: the empty set.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const maxBugs = 24 // limits the memory: the search needs 12 bytes for each of 2^24 sets

type patch struct {
	seconds            int32
	needs, forbids     int32 // the bugs that must be present, and the bugs that must be absent
	introduces, solves int32
}

// patched returns a function that appends the edges of a set of bugs. Edges are not stored, because there may
// be 100 million: 2^20 sets times 100 patches.
func patched(patches []patch) func(bugs int32, buf []search.DenseEdge[int32]) []search.DenseEdge[int32] {
	return func(bugs int32, buf []search.DenseEdge[int32]) []search.DenseEdge[int32] {
		for _, p := range patches {
			if bugs&p.needs == p.needs && bugs&p.forbids == 0 {
				after := bugs&^p.solves | p.introduces
				buf = append(buf, search.DenseEdge[int32]{To: after, Cost: p.seconds})
			}
		}
		return buf
	}
}

// signs reads a word with a sign for each bug and returns the set of bugs with + and the set with -. Missing
// signs count as 0; signs beyond the number of bugs are ignored.
func signs(in *scan.Scanner, bugs int) (plus, minus int32) {
	word := in.Bytes()
	if len(word) > bugs {
		word = word[:bugs]
	}

	for i, c := range word {
		switch c {
		case '+':
			plus |= 1 << i
		case '-':
			minus |= 1 << i
		case '0':
		default:
			in.Fatalf("want signs + - 0")
		}
	}
	return plus, minus
}

// fastest returns the least time to remove all bugs, and false if no sequence of patches removes all of them.
func fastest(bugs int, patches []patch) (seconds int, ok bool) {
	all := int32(1)<<bugs - 1
	none := func(bugs int32) bool { return bugs == 0 }
	way, found := search.DenseDijkstra(1<<bugs, all, patched(patches), none)
	if found != 0 {
		return 0, false
	}
	return way.Cost[0], true
}

// read reads the patches of a product.
func read(in *scan.Scanner, bugs, count int) []patch {
	var patches []patch
	for len(patches) < count {
		var p patch
		p.seconds = int32(in.Int(0, scan.Max))
		p.needs, p.forbids = signs(in, bugs)
		p.introduces, p.solves = signs(in, bugs)
		patches = append(patches, p)
	}
	return patches
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for k := 1; in.CaseUntil(0); k++ {
		bugs, count := in.Int(1, maxBugs), in.Int(0, scan.Max)
		seconds, ok := fastest(bugs, read(in, bugs, count))
		fmt.Fprintf(out, "Product %d\n", k)
		if ok {
			fmt.Fprintf(out, "Fastest sequence takes %d seconds.\n\n", seconds)
		} else {
			fmt.Fprint(out, "Bugs cannot be fixed.\n\n")
		}
	}
}

func main() { scan.Main(solve) }
