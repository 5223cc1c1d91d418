// Constants of any size and precision, typed and untyped, and where they become values.
package main

import (
	"fmt"
	"math"
)

const (
	huge  = 1 << 200
	third = 1.0 / 3
	tiny  = 1e-300 * 1e-300 * 1e300 * 1e300
	mask  = ^uint32(0)
	kilo  = 1 << (10 * (iota - 3))
	mega
	giga
	_
	peta
)

const (
	a, b = iota, iota * 10
	c, d
	_, _
	e, f
)

type weekday uint8

const (
	sunday weekday = iota
	monday
	tuesday
)

func (d weekday) String() string { return [...]string{"Sun", "Mon", "Tue"}[d] }

type bits uint16

const (
	read bits = 1 << iota
	write
	exec
	all = read | write | exec
)

const text = "const" + "ant"
const size = len(text) * 2
const r, s = 'a' + 1, "b"

func main() {
	fmt.Println(huge>>190, huge/(huge>>3), third*3 == 1, tiny, mask)
	fmt.Println(kilo, mega, giga, peta)
	fmt.Println(a, b, c, d, e, f)
	fmt.Println(sunday, tuesday, monday+1, weekday(2))
	fmt.Printf("%v %d %s %x\n", monday, monday, tuesday, all)
	fmt.Println(text, size, r, s, string(rune(r)), all&^write)
	var x float32 = third
	var y float64 = third
	fmt.Println(x, y, float64(x) == y, math.Pi*1e10, float32(math.Pi))
	const big = 123456789012345678901234567890
	fmt.Println(big/1e20, big%1000000007, float64(big))
	fmt.Println(math.MaxInt64, uint64(math.MaxUint64), math.MinInt64, math.MaxUint32, math.SmallestNonzeroFloat64, math.MaxFloat32)
	var i8 int8 = -1 << 7
	const neg = -5 % 3
	fmt.Println(i8, neg, -5/3, 5.0/2, 5/2, 7/2*2.0, 1<<3.0, 'x'-'a', "s"[0])
	var arr [size]int
	var d2 = 2 * 3.5
	fmt.Println(len(arr), d2, len([...]string{5: "x"}), 0b1010, 0o17, 017, 0xFF, 1_000_000, 0x1p-2, 1e3)
	const typed int64 = 5
	const inferred = typed * 2
	fmt.Printf("%T %T %T %T %T\n", inferred, 'a', 2.0, 1<<3, "s")
	var sh uint = 3
	fmt.Println(1<<sh, uint8(1)<<sh<<6, int64(1)<<sh)
	fmt.Println(math.MaxInt64+0.0 == 1<<63-1, 0.1+0.2 == 0.3, 1/3.0)
	v := 0.1
	fmt.Println(v+0.2 == 0.3, 1e100, 1e20, 1e21, 123456789.0, 1e-5)
}
