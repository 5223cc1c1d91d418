// Constants beyond 64 bits.
package main

import (
	"fmt"
)

const (
	huge  = 1 << 100
	small = huge >> 98
	third = 1.0 / 3
	mask  = huge - 1
)

func main() {
	fmt.Println(small, huge/(huge-1), mask>>60&0xff, third*3 == 1, float64(huge), uint64(mask>>36))
	const big = 123456789012345678901234567890
	fmt.Println(big/1000000000000000, big%1000000007)
}
