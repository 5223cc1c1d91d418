// Methods on slices, maps, functions and basic types.
package main

import (
	"fmt"
)

type ints []int

func (s ints) sum() (t int) {
	for _, x := range s {
		t += x
	}
	return
}
func (s *ints) add(x int) { *s = append(*s, x) }

type set map[string]bool

func (s set) has(k string) bool { return s[k] }

type op func(int) int

func (f op) do(n int) int { return f(n) + 1 }

type flag uint8

func (f flag) on(i uint) bool { return f>>i&1 == 1 }
func main() {
	var s ints
	s.add(3)
	s.add(4)
	fmt.Println(s.sum(), s, set{"a": true}.has("a"), op(func(n int) int { return n * 2 }).do(5), flag(5).on(2), flag(5).on(1))
}
