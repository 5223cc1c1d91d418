// Maps are printed in the order of their keys, whose small parts have any alignment.
package main

import "fmt"

type k struct {
	a bool
	b int8
	c bool
	d uint16
}

func main() {
	m := map[[3]bool]int{}
	n := map[k]int{}
	o := map[bool]string{true: "t", false: "f"}
	for i := 0; i < 8; i++ {
		m[[3]bool{i&4 > 0, i&2 > 0, i&1 > 0}] = i
		for d := 0; d < 3; d++ {
			n[k{i&1 > 0, int8(i) - 3, i&2 > 0, uint16(d * 300)}] = i
		}
	}
	fmt.Println(m)
	fmt.Println(n)
	fmt.Println(o)
	var e map[any]int = map[any]int{true: 1, false: 2}
	fmt.Println(e)
}
