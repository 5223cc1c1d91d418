// UVa 11402, Ahoy, Pirates!: how many Buccaneer pirates are there in a stretch of land whose stretches change sides?
//
// State: a stretch of land: how many of its pirates are Buccaneers, and a change that waits for all of them.
// Step: a change of a whole stretch counts at once, and is handed down only when a part of the stretch is needed.
// Start: the pirates of the input, 1 for a Buccaneer.
// Answer: the sum over the stretches that make up the range of a question.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

type land struct{ buccaneers, pirates int }

// What happens to a pirate.
const (
	keep = iota
	fill
	clear
	invert
)

// composed[f][g] is the change that does g first and f afterwards.
var composed = [4][4]int{
	keep:   {keep, fill, clear, invert},
	fill:   {fill, fill, fill, fill},
	clear:  {clear, clear, clear, clear},
	invert: {invert, clear, fill, keep},
}

func compose(f, g int) int { return composed[f][g] }

func change(f int, l land) land {
	switch f {
	case fill:
		l.buccaneers = l.pirates
	case clear:
		l.buccaneers = 0
	case invert:
		l.buccaneers = l.pirates - l.buccaneers
	}
	return l
}

func join(a, b land) land { return land{a.buccaneers + b.buccaneers, a.pirates + b.pirates} }

func read(in *scan.Scanner) []land {
	var pirates []land
	for pieces := in.Int(0, scan.Max); pieces > 0; pieces-- {
		times, piece := in.Int(0, scan.MaxSize), in.Word()
		for ; times > 0; times-- {
			for i := range piece {
				pirates = append(pirates, land{int(piece[i] - '0'), 1})
			}
		}
	}
	return pirates
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	cases := in.CountCases()
	for number := 1; number <= cases && in.Case(); number++ {
		pirates := read(in)
		tree := seq.NewLazySegTree(pirates, join, land{}, change, compose, keep)
		fmt.Fprintf(out, "Case %d:\n", number)
		answerAll(in, out, tree, len(pirates))
	}
}

// answerAll reads the changes and questions of a case.
func answerAll(in *scan.Scanner, out *bufio.Writer, tree *seq.LazySegTree[land, int], pirates int) {
	changes := map[string]int{"F": fill, "E": clear, "I": invert}
	question := 1
	for lines := in.Int(0, scan.Max); lines > 0; lines-- {
		what := in.Word()
		from := in.Int(0, pirates-1)
		to := in.Int(from, pirates-1) + 1
		if what != "S" {
			tree.Change(from, to, changes[what])
			continue
		}
		fmt.Fprintf(out, "Q%d: %d\n", question, tree.Fold(from, to).buccaneers)
		question++
	}
}

func main() { scan.Main(solve) }
