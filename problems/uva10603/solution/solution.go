// UVa 10603, Fill: the least number of litres poured between three jugs until one holds the target, or the
// largest amount below it that can be reached.
//
// State: the amounts in the first two jugs; the third jug holds the rest.
// Neighbours: one jug is poured into another until the source is empty or the other is full. The cost is the
// number of litres.
// Start: the third jug is full, the others are empty.
// Goal: some jug holds the target or, if this is impossible, the largest possible amount below it.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const mostStates = 1 << 24 // the maximum number of states: the search needs 12 bytes for each

type jugs [3]int

// number returns the number of a state, from the litres in the first two jugs. The third jug holds the rest.
func (sizes jugs) number(held jugs) int32 { return int32(held[0]*(sizes[1]+1) + held[1]) }

func (sizes jugs) states() int { return (sizes[0] + 1) * (sizes[1] + 1) }

func (sizes jugs) held(s int32) jugs {
	a, b := int(s)/(sizes[1]+1), int(s)%(sizes[1]+1)
	return jugs{a, b, sizes[2] - a - b}
}

// pours appends the states after one jug has been poured into another.
func (sizes jugs) pours(s int32, buf []search.DenseEdge[int32]) []search.DenseEdge[int32] {
	held := sizes.held(s)
	for from := range held {
		for to := range held {
			litres := sizes[to] - held[to] // enough to fill the other jug
			if held[from] < litres {
				litres = held[from] // all that is in the jug
			}
			if from == to || litres == 0 {
				continue
			}

			after := held
			after[from] -= litres
			after[to] += litres
			buf = append(buf, search.DenseEdge[int32]{To: sizes.number(after), Cost: int32(litres)})
		}
	}
	return buf
}

// fill returns the number of litres poured, and the reached amount: the target, or the largest amount below it.
func (sizes jugs) fill(target int) (poured, reached int) {
	start := sizes.number(jugs{0, 0, sizes[2]})
	nowhere := func(int32) bool { return false } // visit all states, because the target may be unreachable
	costs, _ := search.DenseDijkstra(sizes.states(), start, sizes.pours, nowhere)

	for s, cost := range costs.Cost {
		if cost < 0 {
			continue
		}
		for _, litres := range sizes.held(int32(s)) {
			better := litres > reached || litres == reached && cost < poured
			if litres <= target && better {
				poured, reached = cost, litres
			}
		}
	}
	return poured, reached // both are 0 if no jug can contain a positive amount up to the target
}

// read reads the sizes of three jugs. No jug ever holds more than the third one at the start, so read reduces
// larger sizes to the size of the third.
func read(in *scan.Scanner) jugs {
	sizes := jugs{in.Int(0, scan.Max), in.Int(0, scan.Max), in.Int(0, scan.Max)}
	for i := range sizes {
		if sizes[i] > sizes[2] {
			sizes[i] = sizes[2]
		}
	}

	if sizes.states() > mostStates {
		in.Fatalf("want smaller jugs: the first two have more than %d possible pairs of contents", mostStates)
	}
	return sizes
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		sizes := read(in)
		target := in.Int(0, scan.Max)

		poured, reached := sizes.fill(target)
		fmt.Fprintln(out, poured, reached)
	}
}

func main() { scan.Main(solve) }
