// UVa 10382, Watering Grass: how few of the given sprinklers water a whole strip of grass?
//
// State: how far from the left the strip is wet.
// Step: of the sprinklers that begin to water within the wet part, the one that reaches farthest.
// Start: nothing is wet.
// Answer: the number of sprinklers taken when the whole strip is wet, or -1 if none reaches farther.
package main

import (
	"bufio"
	"fmt"
	"math"
	"sort"

	"oj/problems/lib/scan"
)

const most = 1e9 // of a length

// A stretch of the strip is wet over its whole width.
type stretch struct{ from, to float64 }

// read returns the stretches that the sprinklers water. A circle that is not wider than the strip waters none.
func read(in *scan.Scanner, sprinklers int, width float64) []stretch {
	var wet []stretch
	for ; sprinklers > 0; sprinklers-- {
		position, radius := in.Float(-most, most), in.Float(-most, most)
		if 2*radius > width {
			half := math.Sqrt(radius*radius - width*width/4)
			wet = append(wet, stretch{position - half, position + half})
		}
	}
	return wet
}

// fewest returns how many stretches cover all from 0 to length, -1 if they do not.
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
