// Assigning an array of arrays copies all of it.
package main

import (
	"fmt"
)

func main() {
	a := [3][2]int{{1, 2}, {3, 4}, {5, 6}}
	b := a
	b[1][0] = 99
	row := a[2]
	row[1] = 7
	p := &a[0]
	p[1] = 42
	fmt.Println(a, b, row, *p, a == b, a[1] == [2]int{3, 4}, len(a), len(a[0]))
}
