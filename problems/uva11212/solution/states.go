//go:build graph

// This file is only built for tools/graph. It gives the states their names in the picture.

package main

import "fmt"

// String returns the first nine numbers of the order. A book with fewer than nine paragraphs is followed by n+1, n+2,
// ..., as in the type order.
func (o order) String() (text string) {
	for _, p := range o[1:10] {
		text += fmt.Sprint(p)
	}
	return text
}
