// Typed and untyped constants in expressions.
package main

import (
	"fmt"
)

const x = 10
const y float64 = 10
const r = 'a'

func main() {
	var f float64 = x
	var b byte = r + 1
	var i8 int8 = -x
	fmt.Println(f/4, x/4, y/4, b, i8, r, string(rune(r)), x/4.0, 7/2*2.0, 1<<3.0, len("const"))
	fmt.Printf("%T %T %T %T\n", x, y, r, 1.5)
}
