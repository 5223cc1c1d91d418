//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

import "fmt"

// String returns the first nine numbers of the order. If a book has only n < 9 paragraphs, the numbers n+1,
// n+2, ... follow, as described at the type `order`.
func (o order) String() (text string) {
	for _, p := range o[1:10] {
		text += fmt.Sprint(p)
	}
	return text
}
