// Conversions between integer sizes, floats, strings, runes and bytes.
package main

import "fmt"

type celsius float64
type id int32

func main() {
	x := 300
	fmt.Println(int8(x), uint8(x), int16(x), byte(x+1), rune(x))
	y := -1
	fmt.Println(uint8(y), uint16(y), uint32(y), uint64(y), uint(y))
	f := 3.99
	fmt.Println(int(f), int(-f), int64(f*1e15), uint8(f))
	fmt.Println(float32(0.1), float64(float32(0.1)), float32(16777217))
	var i64 int64 = 1<<62 + 1
	fmt.Println(float64(i64), int64(float64(1<<53)))
	fmt.Println(string(rune(65)), string(rune(0x4e16)), string([]byte{104, 105}), string([]rune{0x48, 0x20ac}))
	fmt.Println([]byte("héllo"), []rune("héllo"))
	c := celsius(36.6)
	fmt.Println(c, float64(c)+1, id(7)+1, int(id(-3)))
	var u uint64 = 1<<64 - 1
	fmt.Println(float64(u), uint64(float64(1<<63)))
	fmt.Println(string(rune(-1)), len(string(rune(0x10ffff+1))))
}
