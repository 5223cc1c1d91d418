// Signed and unsigned integers of every size wrap around.
package main

import (
	"fmt"
	"math"
)

func main() {
	a, b := int64(math.MaxInt64), int64(math.MinInt64)
	fmt.Println(a+1, b-1, a*2, b*-1, -b, a*a)
	var i8 int8 = 127
	i8++
	fmt.Println(i8, i8-1, -i8, i8*i8, i8/-1)
	var u8 uint8 = 0
	u8--
	fmt.Println(u8, u8+1, -u8, ^u8, u8*u8)
	var i16 int16 = -32768
	i16--
	fmt.Println(i16, i16*2, i16/3)
	var u16 uint16 = 65535
	u16 += 2
	fmt.Println(u16, u16*u16*u16)
	var i32 int32 = math.MaxInt32
	i32 += 10
	fmt.Println(i32, i32*i32, uint32(i32), int64(i32))
	var u32 uint32 = 1 << 31
	fmt.Println(u32*2, u32+u32-1, u32<<1, u32>>31)
	var u64 uint64 = math.MaxUint64
	fmt.Println(u64, u64+1, u64*u64, u64/3, u64%10)
	x := 1
	for i := 0; i < 70; i++ {
		x *= 3
	}
	fmt.Println(x)
}
