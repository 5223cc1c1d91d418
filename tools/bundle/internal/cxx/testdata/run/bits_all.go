// math/bits.
package main

import (
	"fmt"
	"math/bits"
)

func main() {
	for _, x := range []uint{0, 1, 2, 3, 255, 256, 1 << 40, 1<<64 - 1} {
		fmt.Println(bits.OnesCount(x), bits.LeadingZeros(x), bits.TrailingZeros(x), bits.Len(x), bits.Reverse64(uint64(x)), bits.ReverseBytes64(uint64(x)), bits.RotateLeft64(uint64(x), 5), bits.RotateLeft64(uint64(x), -3))
		fmt.Println(bits.OnesCount32(uint32(x)), bits.LeadingZeros32(uint32(x)), bits.TrailingZeros32(uint32(x)), bits.Len32(uint32(x)), bits.TrailingZeros8(uint8(x)), bits.Len8(uint8(x)), bits.Reverse8(uint8(x)), bits.RotateLeft32(uint32(x), 31), bits.LeadingZeros16(uint16(x)))
	}
	hi, lo := bits.Mul64(1<<63+12345, 1<<62+999)
	fmt.Println(hi, lo)
	q, r := bits.Div64(5, 77, 1<<60)
	fmt.Println(q, r)
	s, c := bits.Add64(1<<63, 1<<63, 1)
	d, b := bits.Sub64(1, 2, 0)
	fmt.Println(s, c, d, b, bits.UintSize, bits.Rem64(7, 8, 9))
}
