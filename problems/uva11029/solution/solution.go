// UVa 11029, Leading and Trailing: the first and the last three digits of n to the power k.
//
// State: the first 18 digits of a power, and its last three.
// Step: square, or multiply by n, and keep the same number of digits at each end.
// Start: the number 1.
// Answer: three digits at each end, after all binary digits of k have been used.
package main

import (
	"bufio"
	"fmt"
	"math/bits"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

const (
	low, high = 100000000000000000, 1000000000000000000 // 10^17 and 10^18 bound the numbers of 18 digits
	wanted    = 1000                                    // three digits are printed
	mostN     = 1<<32 - 1
)

// times returns the first 18 digits of the product of two numbers whose first 18 digits are a and b.
func times(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	head, _ := bits.Div64(hi, lo, high)
	if head < low {
		head, _ = bits.Div64(hi, lo, low)
	}
	return head
}

// leading returns the first three digits of n to the power k. Cutting off digits makes a product too small,
// by a relative error of less than 10^-17; a product of at most 18 digits is exact. So the relative error of
// the power is less than 10^-10.
func leading(n, k int) uint64 {
	base := uint64(n)
	for base < low {
		base *= 10
	}

	power := uint64(low) // the first 18 digits of the number 1
	for ; k > 0; k /= 2 {
		if k%2 == 1 {
			power = times(power, base)
		}
		base = times(base, base)
	}
	return power / (high / wanted)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		n, k := in.Int(1, mostN), in.Int(0, scan.Max)
		fmt.Fprintf(out, "%d...%03d\n", leading(n, k), number.PowMod(n%wanted, k, wanted))
	}
}

func main() { scan.Main(solve) }
