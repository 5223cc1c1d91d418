// Every integer type: wrapping, shifting, dividing, converting.
package main

import "fmt"

func show(name string, list ...interface{}) {
	fmt.Print(name, ":")
	for _, x := range list {
		fmt.Printf(" %v(%T)", x, x)
	}
	fmt.Println()
}

func main() {
	var i8 int8 = 127
	var i16 int16 = -32768
	var i32 int32 = 1<<31 - 1
	var i64 int64 = -1 << 63
	var u8 uint8 = 255
	var u16 uint16 = 65535
	var u32 uint32 = 1<<32 - 1
	var u64 uint64 = 1<<64 - 1
	var up uintptr = 1<<64 - 1
	i8++
	i16--
	i32++
	i64--
	u8++
	u16++
	u32++
	u64++
	up++
	show("wrap", i8, i16, i32, i64, u8, u16, u32, u64, up)
	i8, i16, i32, i64 = -128, -32768, -1<<31, -1<<63
	show("neg", -i8, -i16, -i32, -i64)
	m1 := int8(-1)
	show("div", i8/m1, i8%m1, i16/int16(m1), i32/int32(m1), i64/int64(m1), i64%int64(m1))
	show("mul", i8*i8, i16*i16, i32*i32, i64*i64, int8(100)*m1-m1*50)
	u8, u16 = 200, 60000
	show("u", u8+u8, u8*u8, u16*u16, u8-201, ^u8, ^u16, -u8, u8<<1, u8>>1, u16<<4)
	var s uint = 9
	show("shift", i8>>s, u8>>s, u8<<s, i16<<s, i32>>40, i64>>s, i64>>70, 1<<s, int8(1)<<s>>s)
	show("conv", int8(u8), uint8(i8), int16(u16), uint64(i8), uint32(i16), int32(u32), int8(i32>>3), uint16(i64+5))
	f := 300.7
	show("float", int8(int64(f)), uint8(int(f)), int(f), int(-f), int64(-f))
	show("and not", u8&^0x0F, i8&^1, u16|0xF, i32^i32>>1)
	u8 /= 7
	u8 %= 5
	u8 <<= 6
	u8 |= 3
	u8 ^= 0xFF
	u8 &^= 0x30
	show("ops", u8)
	const big = 1 << 62
	show("const", big>>60, uint8(big>>55&0xFF), -7/2, -7%3, 7%-3, 1<<3|1)
}
