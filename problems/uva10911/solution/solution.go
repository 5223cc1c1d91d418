// UVa 10911, Forming Quiz Teams: the least total distance if students form pairs.
//
// State: the set of students who have a partner, as a bit mask.
// Step: the first student without a partner gets a partner.
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

const mostTeams = 11 // the maximum number of teams: the table has 2^(2*mostTeams) entries

// least returns the least sum of distances over all perfect matchings of the homes.
func least(homes []geom.Vec) float64 {
	sum := make([]float64, 1<<len(homes)) // sum[set] is the least sum if exactly the students in set have partners
	for set := 1; set < len(sum); set++ {
		sum[set] = math.Inf(1)
	}

	for set, before := range sum {
		if math.IsInf(before, 1) {
			continue // the steps never reach this set
		}
		first := bits.TrailingZeros(^uint(set))
		for second := first + 1; second < len(homes); second++ {
			pair := 1<<first | 1<<second
			if set&pair == 0 {
				distance := homes[first].Sub(homes[second]).Len()
				sum[set|pair] = math.Min(sum[set|pair], before+distance)
			}
		}
	}
	return sum[len(sum)-1]
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.CaseUntil(0); number++ {
		homes := make([]geom.Vec, 2*in.Int(1, mostTeams))
		for i := range homes {
			in.Word() // skip the student's name
			homes[i] = geom.ReadVec(in)
		}
		fmt.Fprintf(out, "Case %d: %.2f\n", number, least(homes))
	}
}

func main() { scan.Main(solve) }
