// An interface embedded in a struct.
package main

import (
	"fmt"
)

type shape interface {
	area() float64
	name() string
}
type square struct{ s float64 }

func (q square) area() float64 { return q.s * q.s }
func (q square) name() string  { return "square" }

type named struct {
	shape
	label string
}

func (n named) name() string { return n.label + "/" + n.shape.name() }
func main() {
	var s shape = named{square{3}, "big"}
	fmt.Println(s.area(), s.name())
	n := s.(named)
	fmt.Println(n.shape.name(), n.label)
}
