// Floats that do not fit into an integer type, as Go on amd64 converts them.
package main

import (
	"fmt"
	"math"
)

type small int16

func show(x float64) {
	fmt.Println(x, int8(x), int16(x), int32(x), int64(x), int(x), small(x))
	fmt.Println(uint8(x), uint16(x), uint32(x), uint64(x), uint(x), uintptr(x))
	y := float32(x)
	fmt.Println(y, int8(y), int16(y), int32(y), int64(y), uint8(y), uint16(y), uint32(y), uint64(y))
}

func convert[T int8 | int16 | int32 | uint16 | uint32](x float64) T { return T(x) }

func main() {
	for _, x := range []float64{0, 1.5, -1.5, 127.9, 128, -129, 255, 256, 300, 32768, -32769, 65535, 65536, 70000, -70000,
		2147483647, 2147483648, -2147483648, -2147483649, 4294967295, 4294967296, 1e10, -1e10, -3e9, 3e9, 9.3e18, -9.3e18, 1.8e19, 1e19, 1e20, -1e20, 1e300,
		math.NaN(), math.Inf(1), math.Inf(-1), 9223372036854774784, -9223372036854775808, 18446744073709549568, 18446744073709551616} {
		show(x)
	}
	fmt.Println(convert[int8](1e10), convert[int16](1e10), convert[int32](1e10), convert[uint16](-3e9), convert[uint32](-3e9), convert[int32](math.Inf(1)))
}
