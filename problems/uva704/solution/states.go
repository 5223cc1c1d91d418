//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import "fmt"

// String returns the colours on each wheel, and the number of turns that may follow.
func (s state) String() string {
	left, right := fmt.Sprint(s.code[:wheel]), fmt.Sprint(s.code[wheel:])
	return fmt.Sprintf("%s\n%s\n%d left", left[1:len(left)-1], right[1:len(right)-1], s.left)
}
