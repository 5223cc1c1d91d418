// Comments in every place, with what could mislead C++: it's "quoted, a backslash \
//
// Second paragraph: /* not closed, ??/ a trigraph.
package main

import (
	"fmt" // printing
)

// maxN is the largest n.
const maxN = 100 // inclusive

/*
A block comment

	about the grid.
*/
var grid [maxN][maxN]int // rows first

// Point is a place.
type Point struct {
	X int // to the right
	// Y grows downwards.
	Y int
	z struct {
		// inner comment
		a int
	}
}

// Kind says what a cell is.
type Kind int

const (
	// Wall stops.
	Wall  Kind = iota
	Floor      // can be walked on
)

// dist is the distance
// of two points.
func (p Point) dist(q Point) int { // Manhattan
	// First the easy part.
	dx := p.X - q.X // may be negative
	if dx < 0 {     // turn it
		dx = -dx
	}

	// Then the rest.

	dy := p.Y - q.Y
	/* the same: don't " stop // here */
	if dy < 0 {
		dy = -dy // positive now
	} else {
		// nothing to do
	}
	for i := 0; i < 3; i++ { // three times
		// inside
		dx += i
		// last in loop
	}
	switch dx { // choose
	// before case
	case 1: // one
		// in case
		dy++
	default:
		// otherwise
	}
	return dx + dy // sum
	// end of function
}

// helper is not called.
func helper() {}

// Between functions.

var total = compute() // at start

// compute: runs first.
func compute() int {
	return 7 /* seven */ + 1
}

func main() {
	// f is recursive.
	var f func(int) int
	f = func(n int) int { // the body
		// base
		if n == 0 {
			return 0
		}
		return n + f(n-1) // add
	}
	p := Point{
		X: 1, // one
		// two
		Y: 2,
	}
	defer func() {
		// at the end of "it
		fmt.Println("end") // said
	}()
	fmt.Println(p.dist(Point{}), f(3), Wall, Floor, grid[0][0], total) // all
	// trailing comment \
	fmt.Println("x")
} // main
