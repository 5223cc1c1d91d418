// Untyped constants of any size; iota; typed constants; implicit repetition.
package main

import "fmt"

const (
	huge  = 1 << 200
	small = huge >> 198
	ratio = 1.0 / 3
	giga  = 1e9
	mod   = 1e9 + 7
)

type weekday int

const (
	sunday weekday = iota
	monday
	tuesday
	_
	thursday
)

const (
	a, b = iota, iota * 10
	c, d
	e, f
)

const (
	kb = 1 << (10 * (iota + 1))
	mb
	gb
)

const text = "con" + "stant"

func (d weekday) String() string { return [...]string{"Sun", "Mon", "Tue", "Wed", "Thu"}[d] }

func main() {
	fmt.Println(small, ratio, giga, int(mod), huge/(huge-1))
	fmt.Println(sunday, monday, tuesday, thursday, int(thursday))
	fmt.Println(a, b, c, d, e, f, kb, mb, gb)
	fmt.Println(text, len(text), text[3:])
	var x uint8 = 'a' + 1
	var r rune = 'é'
	fmt.Println(x, r, 'x', '\n', "\u00e9\t\x41\101")
	const big = 123456789012345678901234567890
	fmt.Println(big/1e20, big%1000007, float64(big))
	fmt.Printf("%T %T %T %T\n", 1, 1.0, 'a', "s")
	fmt.Println(5/2, 5/2.0, 5.0/2, 1/3.0)
	const m = -5 % 3
	fmt.Println(m, ^0, -1>>1, 7&^2)
}
