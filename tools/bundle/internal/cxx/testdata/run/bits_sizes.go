// Package math/bits by sizes.
package main

import (
	"fmt"
	"math/bits"
)

func main() {
	for _, x := range []uint64{0, 1, 6, 0x80, 0xABCD, 0x80000001, 0xDEADBEEFCAFEF00D, 1<<64 - 1} {
		fmt.Println(bits.LeadingZeros64(x), bits.LeadingZeros8(uint8(x)), bits.Len16(uint16(x)), bits.Len64(x))
		fmt.Println(bits.OnesCount8(uint8(x)), bits.OnesCount16(uint16(x)), bits.OnesCount64(x), bits.OnesCount(uint(x)))
		fmt.Println(bits.Reverse(uint(x)), bits.Reverse16(uint16(x)), bits.Reverse32(uint32(x)))
		fmt.Println(bits.ReverseBytes(uint(x)), bits.ReverseBytes16(uint16(x)), bits.ReverseBytes32(uint32(x)))
		fmt.Println(bits.RotateLeft(uint(x), 9), bits.RotateLeft16(uint16(x), -3), bits.RotateLeft8(uint8(x), 3))
		fmt.Println(bits.TrailingZeros16(uint16(x)), bits.TrailingZeros64(x))
		hi, lo := bits.Mul(uint(x), 0x123456789ABCDEF)
		sum, carry := bits.Add(uint(x), 1<<63, 1)
		diff, borrow := bits.Sub(5, uint(x), 0)
		fmt.Println(hi, lo, sum, carry, diff, borrow)
	}
	q, r := bits.Div(3, 12345, 7)
	fmt.Println(q, r, bits.Rem(100, 12345, 7))
	defer func() { fmt.Println(recover()) }()
	zero := uint(0)
	bits.Div(0, 5, zero)
}
