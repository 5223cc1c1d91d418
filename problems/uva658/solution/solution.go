// UVa 658, It's not a Bug, it's a Feature!: how soon can patches that bring new bugs remove all of them?
//
// State: the set of bugs that are left, bit by bit.
// Neighbours: what a patch makes of the set, if the set allows it; it costs the patch's time.
// Start: all bugs.
// Goal: none.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"

	"oj/problems/internal/scan"
	"oj/problems/internal/search"
)

const (
	mostBugs    = 20
	mostPatches = 100
	mostSeconds = 1<<31 - 1
)

type patch struct {
	seconds            int32
	needs, forbids     int32 // bugs that must, or must not, be there
	introduces, solves int32
}

// patched appends what the patches make of a set of bugs. Most patches cannot be applied to most sets, so edges are
// made when they are needed: there may be 100 million.
func patched(patches []patch) func(bugs int32, buf []search.DenseEdge) []search.DenseEdge {
	return func(bugs int32, buf []search.DenseEdge) []search.DenseEdge {
		for _, p := range patches {
			if bugs&p.needs == p.needs && bugs&p.forbids == 0 {
				buf = append(buf, search.DenseEdge{To: bugs&^p.solves | p.introduces, Cost: p.seconds})
			}
		}
		return buf
	}
}

// signs takes a word with a sign for each bug and returns the sets of those with + and with -.
func signs(in *scan.Scanner, bugs int) (plus, minus int32) {
	word := in.Bytes()
	if in.Err() == nil && len(word) != bugs {
		in.Failf("want %d signs", bugs)
	}
	for i, c := range word {
		switch c {
		case '+':
			plus |= 1 << i
		case '-':
			minus |= 1 << i
		case '0':
		default:
			in.Failf("want signs + - 0")
		}
	}
	return plus, minus
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	for k := 1; ; k++ {
		bugs, patches := in.Int(0, mostBugs), make([]patch, in.Int(0, mostPatches))
		if bugs == 0 {
			break // the last line, or an error
		}
		for i := range patches {
			p := &patches[i]
			p.seconds = int32(in.Int(0, mostSeconds))
			p.needs, p.forbids = signs(in, bugs)
			p.introduces, p.solves = signs(in, bugs)
		}
		if in.Err() != nil {
			break
		}
		all := int32(1)<<bugs - 1
		way, found := search.DenseDijkstra(1<<bugs, all, patched(patches), func(bugs int32) bool { return bugs == 0 })
		fmt.Fprintf(out, "Product %d\n", k)
		if found == 0 {
			fmt.Fprintf(out, "Fastest sequence takes %d seconds.\n\n", way.Cost[0])
		} else {
			fmt.Fprint(out, "Bugs cannot be fixed.\n\n")
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Err()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
