//go:build graph

// This file is built only for tools/graph. It names the states in the picture states.svg of the README.

package main

import "fmt"

// String returns the colours of each wheel, and the number of turns left.
func (s state) String() string {
	left, right := fmt.Sprint(s.code[:wheel]), fmt.Sprint(s.code[wheel:])
	return fmt.Sprintf("%s\n%s\n%d left", left[1:len(left)-1], right[1:len(right)-1], s.left)
}
