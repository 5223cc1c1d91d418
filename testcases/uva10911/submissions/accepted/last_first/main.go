// Accepted: for each set of students, pairs the last one with each of the others, recursively, and stores the
// results.
package main

import (
	"bufio"
	"fmt"
	"math"
	"math/bits"
	"os"
)

var x, y []float64
var known []float64

func main() {
	in := bufio.NewReader(os.Stdin)
	for number := 1; ; number++ {
		var n int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		x, y, known = make([]float64, 2*n), make([]float64, 2*n), make([]float64, 1<<(2*n))
		for i := range x {
			var name string
			fmt.Fscan(in, &name, &x[i], &y[i])
		}
		for set := range known {
			known[set] = -1
		}
		fmt.Printf("Case %d: %.2f\n", number, least(uint(len(known)-1)))
	}
}

// least returns the least sum of distances if all students of the set are paired.
func least(set uint) float64 {
	if set == 0 {
		return 0
	}
	if known[set] >= 0 {
		return known[set]
	}
	last := bits.Len(set) - 1
	best := math.Inf(1)
	for i := 0; i < last; i++ {
		if set>>i&1 == 1 {
			best = min(best, distance(i, last)+least(set&^(1<<i)&^(1<<last)))
		}
	}
	known[set] = best
	return best
}

func distance(i, j int) float64 { return math.Hypot(x[i]-x[j], y[i]-y[j]) }
