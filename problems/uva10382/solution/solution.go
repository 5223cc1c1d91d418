// UVa 10382, Watering Grass: the least number of given sprinklers that water a whole strip of grass.
//
// State: the length of the strip that is watered without a gap from the left.
// Step: among the sprinklers whose stretch begins within the watered length, choose the one that reaches
// farthest.
// Start: nothing is watered.
// Answer: the number of sprinklers when the whole strip is watered, or -1 if no sprinkler extends the
// watered part.
package main

import (
	"bufio"
	"fmt"
	"math"
	"sort"

	"oj/problems/lib/scan"
)

const most = 1e9 // the largest number in the input

// A stretch is an interval of the strip that one sprinkler waters over the full width.
type stretch struct{ from, to float64 }

// read returns the stretches of all sprinklers whose circles are wider than the strip.
func read(in *scan.Scanner, sprinklers int, width float64) []stretch {
	var wet []stretch
	for ; sprinklers > 0; sprinklers-- {
		position, radius := in.Float(-most, most), in.Float(-most, most)
		if 2*radius > width {
			half := math.Sqrt(radius*radius - width*width/4) // Pythagoras
			wet = append(wet, stretch{position - half, position + half})
		}
	}
	return wet
}

// fewest returns the least number of stretches that cover the interval from 0 to length, or -1.
func fewest(wet []stretch, length float64) int {
	sort.Slice(wet, func(i, j int) bool { return wet[i].from < wet[j].from })

	taken, next := 0, 0
	for end := 0.0; end < length; taken++ {
		farthest := end
		for next < len(wet) && wet[next].from <= end {
			farthest = math.Max(farthest, wet[next].to)
			next++
		}
		if farthest == end {
			return -1
		}
		end = farthest
	}
	return taken
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		sprinklers := in.Int(0, scan.Max)
		length, width := in.Float(0, most), in.Float(0, most)
		fmt.Fprintln(out, fewest(read(in, sprinklers, width), length))
	}
}

func main() { scan.Main(solve) }
