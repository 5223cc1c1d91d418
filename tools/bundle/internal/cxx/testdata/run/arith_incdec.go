// ++ and -- on every kind of operand.
package main

import (
	"fmt"
)

type box struct {
	n [2]int
	p *int
}

func main() {
	i := 1
	b := box{p: &i}
	s, m := []uint8{255, 0}, map[string]int{}
	b.n[1]++
	*b.p--
	s[0]++
	s[1]--
	m["x"]++
	m["x"]++
	m["y"]--
	fmt.Println(i, b.n, s, m)
}
