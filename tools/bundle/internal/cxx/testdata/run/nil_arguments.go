// Functions as arguments: whether their parameters may be nil depends on the calls in the function that gets them.
package main

import "fmt"

type node struct{ x int }

func get(n *node) int { return n.x }

func first(n *node) int { return n.x }

func second(n, m *node) int { return n.x + m.x }

func third(n *node) int { return n.x }

func fourth(n *node) int { return n.x }

func withNode(f func(*node) int) int { return f(&node{5}) }

func withNil(f func(*node) int) int { return f(nil) }

func withBoth(f func(n, m *node) int, m *node) int { return f(&node{1}, m) }

func kept(f func(*node) int) func(*node) int { return f }

func changed(f func(*node) int) int {
	f = third
	return f(nil)
}

func later(f func(*node) int) (call func() int) {
	n := &node{7}
	call = func() int { return f(n) }
	n = nil
	return call
}

func try(name string, f func() int) {
	defer func() {
		if err := recover(); err != nil {
			fmt.Println(name, err)
		}
	}()
	fmt.Println(name, f())
}

func main() {
	try("node", func() int { return withNode(get) })
	try("nil", func() int { return withNil(first) })
	try("both", func() int { return withBoth(second, nil) })
	try("kept", func() int { return kept(fourth)(nil) })
	try("changed", func() int { return changed(get) })
	try("later", func() int { return later(fourth)() })
}
