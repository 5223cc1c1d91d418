// Appends that share and that do not share the array.
package main

import (
	"fmt"
)

func main() {
	a := make([]int, 3, 10)
	b := append(a, 1)
	c := append(a, 2)
	d := append(a[:1], 9)
	fmt.Println(a, b, c, d, len(d), cap(d))
	e := a[1:2:3]
	f := append(e, 7)
	f = append(f, 8)
	f[0] = -1
	fmt.Println(a[:4], e, f)
	b = append(b, b...)
	b = append(b[:2], b[3:]...)
	fmt.Println(b)
}
