// Independent closures with their own variables.
package main

import (
	"fmt"
)

func counter(step int) (func() int, func()) {
	n := 0
	return func() int { n += step; return n }, func() { n = 0 }
}
func main() {
	a, ra := counter(1)
	b, _ := counter(10)
	fmt.Println(a(), a(), b(), a(), b())
	ra()
	fmt.Println(a(), b())
}
