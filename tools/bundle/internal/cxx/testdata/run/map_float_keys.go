// Floats, bools, runes and interfaces as keys.
package main

import (
	"fmt"
)

func main() {
	f := map[float64]string{0.1: "a", 1: "b", -0.5: "c"}
	z := 0.0
	f[z] = "zero"
	f[-z] = "minus"
	b := map[bool]int{true: 1}
	b[1 > 2]++
	r := map[rune]int{}
	for _, c := range "hello" {
		r[c]++
	}
	fmt.Println(f, b, r, len(r))
}
