// A range clause with = assigns to both left sides at once: the operands of the second one are evaluated
// before the first one changes.
package main

import "fmt"

type pair struct{ k, v int }

func places() (int, [4]int) {
	var b [4]int
	j := 3
	for j, b[j] = range []int{10, 20, 30} {
		fmt.Println(j, b)
	}
	return j, b
}

var order []string

func at(name string, p *int) *int {
	order = append(order, name)
	return p
}

func main() {
	fmt.Println(places())
	b := make([]int, 4)
	j := 3
	for j, b[j] = range []int{10, 20, 30} {
	}
	fmt.Println(j, b)
	m := map[int]rune{}
	for j, m[j] = range "xyz" {
	}
	fmt.Println(j, m)
	var p pair
	q := &p
	other := pair{7, 8}
	for q.k, q.v = range []int{4, 5} {
		q = &other
	}
	fmt.Println(p, other)
	ptrs := []*int{new(int), new(int), new(int)}
	i := 2
	for i, *ptrs[i] = range [3]int{100, 200, 300} {
	}
	fmt.Println(i, *ptrs[0], *ptrs[1], *ptrs[2])
	x, y := 0, 0
	for *at("key", &x), *at("value", &y) = range []int{9, 8} {
		fmt.Println(x, y, order)
		order = nil
	}
	k := 1
	c := []int{0, 0, 0, 0}
	for k, c[k] = range map[int]int{2: 50} {
	}
	fmt.Println(k, c)
	n := 4
	for n = range n {
		k += n
	}
	type tree []tree
	t := tree{{}, {{}, {}}}
	for _, t = range t {
		k += len(t)
	}
	for n, t = range (tree{{{}}, nil}) {
		k += 10 * len(t)
	}
	a := [3]int{5, 6, 7}
	for _, a[1] = range a {
		k += a[1]
	}
	for a[0], a[2] = range a {
		k += a[0] * a[2]
	}
	fmt.Println(n, len(t), k, a)
	var s []int
	defer func() { fmt.Println(recover(), j) }()
	for j, s[j] = range []int{1} {
	}
}
