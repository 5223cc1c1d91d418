// Shift counts at and beyond the width; signed shifts right; counts of several types.
package main

import "fmt"

func main() {
	x := -8
	var u uint64 = 1<<63 + 5
	for _, s := range []uint{0, 1, 3, 31, 32, 62, 63, 64, 65, 200} {
		fmt.Println(s, x<<s, x>>s, u<<s, u>>s, int8(-3)<<s, int8(-3)>>s, uint8(200)<<s, uint8(200)>>s, int32(-9)>>s, uint32(1)<<s)
	}
	k := 5
	fmt.Println(1<<k, 1<<(k*8), uint8(1)<<k, 3<<k>>2)
	var b byte = 3
	fmt.Println(1<<b, x>>b)
	var big uint64 = 1 << 40
	fmt.Println(1<<big, x>>big)
	x <<= 2
	x >>= 1
	fmt.Println(x)
	const c = 1 << 10
	fmt.Println(c, c>>3, float64(1<<3))
	var f float64 = 1 << 3
	fmt.Println(f)
	fmt.Println(5&^3, 6&3, 6|3, 6^3, ^6, -7&^2)
}
