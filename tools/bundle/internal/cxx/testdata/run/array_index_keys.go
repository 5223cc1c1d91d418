// Composite literals with indices.
package main

import (
	"fmt"
)

func main() {
	a := [...]string{2: "c", 0: "a", 5: "f"}
	b := []int{10: 1, 2, 3: 7}
	const k = 'b'
	c := [256]bool{'a': true, k: true}
	fmt.Printf("%q %d %v %v %v %v\n", a, len(b), b, c['a'], c['b'], c['c'])
}
