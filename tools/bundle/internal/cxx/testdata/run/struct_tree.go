// A binary search tree with deletion.
package main

import (
	"fmt"
)

type node struct {
	key  int
	l, r *node
}

func insert(n *node, k int) *node {
	if n == nil {
		return &node{key: k}
	}
	if k < n.key {
		n.l = insert(n.l, k)
	} else if k > n.key {
		n.r = insert(n.r, k)
	}
	return n
}
func remove(n *node, k int) *node {
	switch {
	case n == nil:
		return nil
	case k < n.key:
		n.l = remove(n.l, k)
	case k > n.key:
		n.r = remove(n.r, k)
	case n.l == nil:
		return n.r
	case n.r == nil:
		return n.l
	default:
		m := n.r
		for m.l != nil {
			m = m.l
		}
		n.key = m.key
		n.r = remove(n.r, m.key)
	}
	return n
}
func walk(n *node, d int, f func(int, int)) {
	if n != nil {
		walk(n.l, d+1, f)
		f(n.key, d)
		walk(n.r, d+1, f)
	}
}
func main() {
	var root *node
	for i := 0; i < 50; i++ {
		root = insert(root, i*37%101)
	}
	for i := 0; i < 50; i += 3 {
		root = remove(root, i*37%101)
	}
	walk(root, 0, func(k, d int) { fmt.Print(k, ":", d, " ") })
	fmt.Println()
}
