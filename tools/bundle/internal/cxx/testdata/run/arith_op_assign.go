// Every op= on several types.
package main

import (
	"fmt"
)

func main() {
	a := 7
	a += 5
	a -= 2
	a *= 9
	a /= 4
	a %= 13
	a <<= 3
	a |= 3
	a ^= 10
	a &= 63
	a &^= 5
	a >>= 1
	var b uint8 = 250
	b += 10
	b -= 20
	b *= 3
	b <<= 1
	b |= 1
	b ^= 0xff
	s := "a"
	s += "b"
	f := 1.5
	f *= 3
	f /= 4
	f -= 0.25
	fmt.Println(a, b, s, f)
}
