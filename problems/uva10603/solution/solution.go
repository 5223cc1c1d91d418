// UVa 10603, Fill: how little must be poured between three jugs until one holds the target, or the next best?
//
// State: the amounts in the first two jugs; the third has the rest.
// Neighbours: one jug is poured into another until one of them is full or empty. The cost is the amount poured.
// Start: the third jug is full, the others are empty.
// Goal: a jug holds the target or, if that cannot be, the most below it that some jug can hold.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const mostStates = 1 << 24 // because the search takes 12 bytes for each

type jugs [3]int

// A state is numbered by the litres in the first two jugs. The third one has the rest.
func (sizes jugs) number(held jugs) int32 { return int32(held[0]*(sizes[1]+1) + held[1]) }

func (sizes jugs) states() int { return (sizes[0] + 1) * (sizes[1] + 1) }

func (sizes jugs) held(s int32) jugs {
	a, b := int(s)/(sizes[1]+1), int(s)%(sizes[1]+1)
	return jugs{a, b, sizes[2] - a - b}
}

// pours appends the states after one jug has been poured into another.
func (sizes jugs) pours(s int32, buf []search.DenseEdge) []search.DenseEdge {
	held := sizes.held(s)
	for from := range held {
		for to := range held {
			litres := sizes[to] - held[to] // until the one is full
			if held[from] < litres {
				litres = held[from] // or the other is empty
			}
			if from == to || litres == 0 {
				continue
			}

			after := held
			after[from] -= litres
			after[to] += litres
			buf = append(buf, search.DenseEdge{To: sizes.number(after), Cost: int32(litres)})
		}
	}
	return buf
}

// fill returns how many litres are poured, and the amount reached: the target, or the most below it.
func (sizes jugs) fill(target int) (poured, reached int) {
	start := sizes.number(jugs{0, 0, sizes[2]})
	nowhere := func(int32) bool { return false } // all states are wanted, because the target may be out of reach
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
	return poured, reached // 0 0 to begin with: the first jug is empty
}

// read reads the sizes of three jugs. No jug ever holds more than the third one did at the start, so larger jugs are cut
// to its size.
func read(in *scan.Scanner) jugs {
	sizes := jugs{in.Int(0, scan.Max), in.Int(0, scan.Max), in.Int(0, scan.Max)}
	for i := range sizes {
		if sizes[i] > sizes[2] {
			sizes[i] = sizes[2]
		}
	}

	if sizes.states() > mostStates {
		in.Fatalf("want jugs with at most %d fillings", mostStates)
	}
	return sizes
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	in.CountCases()
	for in.Case() {
		sizes := read(in)
		target := in.Int(0, scan.Max)

		poured, reached := sizes.fill(target)
		fmt.Fprintln(out, poured, reached)
	}
}

func main() { scan.Main(solve) }
