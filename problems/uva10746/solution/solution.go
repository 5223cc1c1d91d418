// UVa 10746, Crime Wave - The Sequel: send a different police car to each bank so that the cars need as little time as
// possible on average.
//
// State: the banks that have a car.
// Neighbours: one more bank has a car; other banks may get a different car for that.
// Start: no bank has a car.
// Goal: all banks have one; the number of banks is fixed, so the least average is the least sum.
package main

import (
	"bufio"
	"fmt"
	"math"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const (
	unit     = 1e6 // a time is stored as a whole number of millionths, because sums of floating-point numbers have errors
	mostTime = 1e9
)

// hundredths returns sum / count in hundredths of the unit of the input. Half a hundredth is rounded up.
func hundredths(sum, count int) int {
	return (200*sum + count*unit) / (2 * count * unit)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		banks, cars := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
		if cars < banks {
			in.Fatalf("%d cars are not enough for %d banks", cars, banks)
		}
		var minutes [][]int // minutes[bank][car], in the unit above
		for bank := 0; bank < banks; bank++ {
			var row []int
			for car := 0; car < cars; car++ {
				row = append(row, int(math.Round(in.Float(0, mostTime)*unit)))
			}
			minutes = append(minutes, row)
		}

		_, sum := graph.Assign(minutes)
		average := hundredths(sum, banks)
		fmt.Fprintf(out, "%d.%02d\n", average/100, average%100)
	}
}

func main() { scan.Main(solve) }
