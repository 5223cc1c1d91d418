// Builtin functions are called in source order with the calls around them.
package main

import "fmt"

type stack struct{ items []int }

func (s *stack) pop() int {
	x := s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return x
}

var all []int

func push(x int) int {
	all = append(all, x)
	return x
}

func sizes() (int, int, int) { return len(all), push(7), len(all) }

func main() {
	s := &stack{items: []int{1, 2, 3, 4}}
	n, v := len(s.items), s.pop()
	fmt.Println(n, v, len(s.items))
	fmt.Println(len(s.items), s.pop(), cap(s.items), len(s.items), s.pop())
	fmt.Println(sizes())
	all = append(all, len(all), push(8), len(all))
	fmt.Println(all, len(all)*10+push(1), push(2)+len(all))
	x, y := 1, 1.0
	f := func() int { x, y = 5, 2.5; return 9 }
	a, b, c := max(x, 3), f(), max(x, 3)
	fmt.Println(a, b, c)
	x, y = 1, 1
	fmt.Println(complex(y, 0), f(), complex(0, y), min(x, 2))
	z := 1 + 2i
	g := func() float64 { z *= 2; return 0 }
	fmt.Println(real(z), g(), imag(z))
	x = 2
	p, q, r := make([]int, x), f(), make([]int, x)
	fmt.Println(len(p), q, len(r))
	m := map[string]int{"one": 1}
	h := func() int { m["two"] = 2; return len(m) }
	fmt.Println(len(m), h(), len(m), len(s.items) > 0 && s.pop() > 0, len(s.items))
}
