// &^ with constants of every size, and shifts by constants beyond int64.
package main

import "fmt"

const (
	mask  = 1<<32 - 1
	huge  = 1 << 63
	top   = uint64(1 << 31)
	small = ^uint64(0) >> 33
)

type bits uint64

func clear[T ~uint64 | ~uint](x T) T { return x &^ 0x80000000 }

func main() {
	var x uint64 = 1<<63 + 1<<40 + 1<<31 + 5
	var y int = 1<<40 + 1<<31 + 5
	var z uint32 = 1<<31 + 5
	fmt.Println(x&^mask, y&^mask, x&^0xffffffff, x&^0xfffffffe, x&^0x80000000, y&^0x80000000, x&^255)
	fmt.Println(x&^top, x&^small, x&^huge, z&^0x80000000, bits(x)&^mask, clear(x), clear(uint(x)))

	v, w, u := x, y, z
	v &^= mask
	w &^= 1 << 31
	u &^= 1<<31 + 1
	list := []uint{uint(x)}
	list[0] &^= 1 << 31
	fmt.Println(v, w, u, list)

	x <<= huge
	y >>= huge
	z >>= huge + 1
	fmt.Println(x, y, z)
}
