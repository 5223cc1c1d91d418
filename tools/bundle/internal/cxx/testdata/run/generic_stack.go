// A generic type with methods.
package main

import (
	"fmt"
)

type stack[T any] struct{ items []T }

func (s *stack[T]) push(x T) { s.items = append(s.items, x) }
func (s *stack[T]) pop() (T, bool) {
	var zero T
	if len(s.items) == 0 {
		return zero, false
	}
	x := s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return x, true
}
func main() {
	var a stack[int]
	b := &stack[string]{}
	a.push(1)
	a.push(2)
	b.push("x")
	fmt.Println(a.pop())
	fmt.Println(b.pop())
	fmt.Println(b.pop())
	fmt.Println(a.pop())
}
