// Operator precedence and bit operations together.
package main

import (
	"fmt"
)

func main() {
	x, y, z := 12, 5, 3
	fmt.Println(x+y*z, x&y|z, x&^y, x^y&z, x<<2+1, -x%y, ^x, x>>1&y, x|y^z, +x-y-z)
	fmt.Println(x%y*z, x/y*z, x*y/z, x-y+z<<1, x == 12 && y != 5 || z > 2, !(x < y))
}
