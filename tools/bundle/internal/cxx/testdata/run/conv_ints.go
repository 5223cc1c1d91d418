// Conversions between integers of all sizes.
package main

import (
	"fmt"
)

func main() {
	x := -1234567
	fmt.Println(int8(x), int16(x), int32(x), uint8(x), uint16(x), uint32(x), uint64(x), uint(x))
	var u uint64 = 1<<63 + 5
	fmt.Println(int64(u), int32(u), uint8(u), float64(u), int(u))
	var b int8 = -1
	fmt.Println(uint8(b), uint16(b), uint32(b), uint64(b), int64(b))
}
