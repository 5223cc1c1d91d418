// Arrays and structs as keys.
package main

import (
	"fmt"
)

type point struct{ x, y int }
type cell struct {
	p    point
	name string
}

func main() {
	m := map[[2]int]string{{1, 2}: "a", {2, 1}: "b"}
	n := map[cell]int{{point{1, 2}, "p"}: 5}
	n[cell{point{1, 2}, "p"}]++
	n[cell{point{1, 2}, "q"}]++
	fmt.Println(m[[2]int{2, 1}], m[[2]int{1, 1}] == "", n[cell{point{1, 2}, "p"}], len(n))
	fmt.Println(m, n)
}
