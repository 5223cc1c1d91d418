//go:build graph

// This file is only built for tools/graph. It gives the states their names in the picture.

package main

import "fmt"

// String returns the order of up to nine paragraphs, and the numbers after them.
func (o order) String() (text string) {
	for _, p := range o[1:10] {
		text += fmt.Sprint(p)
	}
	return text
}
