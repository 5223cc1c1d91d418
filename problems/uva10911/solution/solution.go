// UVa 10911, Forming Quiz Teams: the least total distance if students form pairs.
//
// State: the set of students who have a partner, as a bit mask.
// Step: the first student without a partner gets one.
// Start: the empty set.
// Answer: the least sum of distances for the full set.
package main

import (
	"bufio"
	"fmt"
	"math"
	"math/bits"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
)

const mostTeams = 11 // because the table has an entry for each of 2^(2*mostTeams) sets

// least returns the least sum of distances over all perfect matchings of the homes.
func least(homes []geom.Vec) float64 {
	all := 1<<len(homes) - 1
	sum := make([]float64, all+1)
	for set := range sum {
		sum[set] = math.Inf(1)
	}
	sum[0] = 0

	for set, before := range sum {
		if math.IsInf(before, 1) || set == all {
			continue
		}
		first := bits.TrailingZeros(^uint(set))
		for second := first + 1; second < len(homes); second++ {
			if set>>second&1 == 1 {
				continue
			}
			pair := set | 1<<first | 1<<second
			sum[pair] = math.Min(sum[pair], before+homes[first].Sub(homes[second]).Len())
		}
	}
	return sum[all]
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.Case(); number++ {
		teams := in.Int(0, mostTeams)
		if teams == 0 {
			break // the end marker
		}

		homes := make([]geom.Vec, 2*teams)
		for i := range homes {
			in.Word() // the name
			x, y := in.Int(-scan.Max, scan.Max), in.Int(-scan.Max, scan.Max)
			homes[i] = geom.Vec{X: float64(x), Y: float64(y)}
		}
		fmt.Fprintf(out, "Case %d: %.2f\n", number, least(homes))
	}
}

func main() { scan.Main(solve) }
