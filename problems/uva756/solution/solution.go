// UVa 756, Biorhythms: in how many days do three cycles reach their peaks together?
//
// State: a day, given by its remainders modulo 23, 28 and 33.
// Step: combine two remainders into one modulo the product of the two moduli (Chinese remainder theorem).
// Start: the days of the three given peaks.
// Answer: the number of days from the given day to the next common peak.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

// The lengths of the cycles in days. They have no common factors, so there is exactly one day in every 23*28*33 days
// on which all three peaks occur.
const (
	physical     = 23
	emotional    = 28
	intellectual = 33
)

// wait returns the number of days from a day to the next common peak, at least 1.
func wait(p, e, i, day int) int {
	peak, cycle, _ := number.CRT(p%physical, physical, e%emotional, emotional)
	peak, cycle, _ = number.CRT(peak, cycle, i%intellectual, intellectual)

	days := (peak - day) % cycle
	if days <= 0 {
		days += cycle
	}
	return days
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	blocks, number := 1, 0
	for first := true; blocks > 0 && in.Case(); first = false {
		p := in.Int(-1, scan.Max)
		if first && in.Alone() {
			blocks = p // an old official file begins with the number of blocks (groups of cases); each has its own end marker
			continue
		}

		e, i, day := in.Int(-1, scan.Max), in.Int(-1, scan.Max), in.Int(-1, scan.Max)
		if p < 0 { // the end marker
			blocks--
			number = 0
			continue
		}
		number++
		fmt.Fprintf(out, "Case %d: the next triple peak occurs in %d days.\n", number, wait(p, e, i, day))
	}
}

func main() { scan.Main(solve) }
