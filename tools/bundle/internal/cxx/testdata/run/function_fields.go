// Fields that hold functions: always the same one, one of several, literals, nil, and in generic types.
package main

import "fmt"

type tree[T any] struct {
	op   func(a, b T) T
	list []T
}

func newTree[T any](op func(a, b T) T, list ...T) *tree[T] { return &tree[T]{op: op, list: list} }

func (t *tree[T]) fold() T {
	x := t.list[0]
	for _, y := range t.list[1:] {
		x = t.op(x, y)
	}
	return x
}

type pair struct{ a, b int }

func join(x, y pair) pair { return pair{x.a*y.a + x.b, x.a*y.b - y.b} }

func least(a, b int) int {
	if b < a {
		return b
	}
	return a
}

type hook struct {
	f    func(n int) (int, string)
	next *hook
}

func double(n int) (int, string) { return 2 * n, "double" }

// A name that the parameter below hides.
func apply(n int) int { return n * 3 }

type box struct{ apply func(int) int }

func run(apply func(int) int) int {
	b := box{apply}
	return b.apply(1) + apply(2)
}

var chosen box

func main() {
	fmt.Println(newTree(join, pair{1, 2}, pair{3, 4}, pair{5, 6}).fold())
	fmt.Println(newTree(least, 4, 2, 8).fold(), newTree(func(a, b int) int { return a - b }, 4, 2, 8).fold())

	list := &hook{f: double}
	list = &hook{func(n int) (int, string) { return n + 1, "literal" }, list}
	for h := list; h != nil; h = h.next {
		n, name := h.f(20)
		fmt.Println(n, name)
	}

	fmt.Println(run(apply))
	chosen.apply = apply
	fmt.Println(chosen.apply(7))
	for i := range 3 {
		i, j := i+1, i*2 // a field's function is evaluated before its arguments
		fmt.Println(chosen.apply(i), chosen.apply(j))
	}

	empty := &hook{}
	defer func() { fmt.Println("before the end") }()
	n, name := empty.f(1)
	fmt.Println(n, name)
}
