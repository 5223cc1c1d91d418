// A nil pointer dereference ends the program with status 2.
package main

import "fmt"

type node struct {
	next *node
	v    int
}

func main() {
	n := &node{nil, 1}
	for {
		fmt.Println(n.v)
		n = n.next
	}
}
