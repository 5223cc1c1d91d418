// iota in its usual patterns.
package main

import (
	"fmt"
)

type weekday int

const (
	sunday weekday = iota
	monday
	_
	wednesday
)
const (
	kb = 1 << (10 * (iota + 1))
	mb
	gb
)
const (
	a, b = iota, iota * 10
	c, d
	e, f
)

func (d weekday) String() string { return [...]string{"Sun", "Mon", "Tue", "Wed"}[d] }
func main() {
	fmt.Println(sunday, monday, wednesday, kb, mb, gb, a, b, c, d, e, f)
	fmt.Printf("%d %v %s\n", monday, monday, wednesday)
}
