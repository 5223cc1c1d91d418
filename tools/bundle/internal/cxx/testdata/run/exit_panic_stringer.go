// A value with a String method as the value of a panic: only the methods of error and Stringer
// are called.
package main

import "fmt"

type point struct{ x, y int }

func (p *point) String() string { return fmt.Sprintf("<%d,%d>", p.x, p.y) }

func main() {
	defer fmt.Println("deferred before the end")
	panic(&point{3, 4})
}
