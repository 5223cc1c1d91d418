// Arrays passed, returned and stored by value.
package main

import (
	"fmt"
)

func bump(a [3]int) [3]int { a[0]++; return a }
func bumpp(a *[3]int) {
	a[0] += 10
	for i := range a {
		a[i]++
	}
}
func main() {
	a := [3]int{1, 2, 3}
	b := bump(a)
	bumpp(&a)
	m := map[string][3]int{"x": a}
	c := m["x"]
	c[0] = -1
	fmt.Println(a, b, c, m)
}
