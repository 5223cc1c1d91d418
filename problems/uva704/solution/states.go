//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import "fmt"

// String tells what is on each wheel, and how many turns may follow.
func (s state) String() string {
	return fmt.Sprint(s.code[:wheel], " ", s.code[wheel:], ", ", s.left)
}
