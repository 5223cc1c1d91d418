//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import "fmt"

// String is the order of up to nine paragraphs, and behind them the numbers that are none.
func (o order) String() (text string) {
	for _, p := range o[1:10] {
		text += fmt.Sprint(p)
	}
	return text
}
